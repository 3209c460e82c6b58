"""The laboratory: what many games tell of a game and of a change of it, and how values are learned by playing."""
