"""TOKAN, by the rulebook, rulings 5 and notation 3, tokan."""

from tablee.games.tokan.game import GAME

__all__ = ["GAME"]
