"""Screens on Discord, and what people press on them."""
