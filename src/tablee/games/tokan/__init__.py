"""TOKAN, by the rulebook, section 5 of the rulings and section 3 of the notation."""

from tablee.games.tokan.game import GAME

__all__ = ["GAME"]
