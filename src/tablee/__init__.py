"""Tablée: five tabletop games, one table."""
