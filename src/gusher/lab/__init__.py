"""The laboratory: learns how positions end by playing, and says how well. Needs numpy (the extra `lab`)."""
