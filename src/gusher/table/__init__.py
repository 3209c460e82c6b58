"""The table: who sits where, what is stored before it is told, what may be taken back."""
