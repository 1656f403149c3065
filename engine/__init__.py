"""Games and the tables they are played at. Knows neither Discord nor SQLite."""
