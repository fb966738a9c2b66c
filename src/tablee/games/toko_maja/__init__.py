"""Toko Maja: three rounds of triples, the majority tokens they win, and the cards one is left with."""

from tablee.games.toko_maja.game import GAME

__all__ = ["GAME"]
