"""Discord: slash commands and presses become actions of the house, screens become messages."""
