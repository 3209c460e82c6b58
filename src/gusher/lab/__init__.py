"""The laboratory: what many games tell of a game's balance, and of what a change of its options or numbers does."""
