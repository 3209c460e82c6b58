"""A game's files: levels and a ladder, for tests."""
