"""SQLite: what the house remembers."""
