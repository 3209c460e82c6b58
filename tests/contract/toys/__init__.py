"""Toy games: one sound, and many broken in one way each, to prove that the contract suite can fail."""
