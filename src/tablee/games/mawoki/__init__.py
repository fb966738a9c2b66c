"""Mawoki: cards of two coloured halves and a diagonal that acts; who has no cards left wins."""

from tablee.games.mawoki.game import GAME

__all__ = ["GAME"]
