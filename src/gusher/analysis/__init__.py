"""After the game: each seat's chances over time, turning points, luck and skill, and what would have been better."""
