"""MOKA: words of cards from a grid to be remembered, for two to six players (rulebook moka; rulings 3)."""

from typing import Final

from tablee.games.moka.game import MokaGame

GAME: Final = MokaGame()

__all__ = ["GAME"]
