"""Told when it is your turn: what is due is judged, put into words and sent, by push, mail or a known service."""
