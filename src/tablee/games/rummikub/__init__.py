"""Rummikub, 2 to 4 players."""

from tablee.games.rummikub.game import GAME

__all__ = ["GAME"]
