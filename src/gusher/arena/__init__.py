"""Bots against bots: plans, guarded play, statistics and ratings."""
