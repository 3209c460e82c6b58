"""Where matches are kept: one small port, and SQLite behind it."""
