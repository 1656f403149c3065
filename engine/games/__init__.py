"""One folder a game; nothing here knows another game."""
