"""Printers: a Scene becomes an SVG picture, a text for terminals or a plain list of choices."""
