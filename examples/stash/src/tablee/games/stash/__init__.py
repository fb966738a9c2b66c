"""Stash: lay higher and higher, and be the first without cards.

- `game`: the facts, and each verb in a line
- `pieces`: the cards and their numbers
- `position`: the contents of a position; JSON and back
- `moves`: moves as text, and which are legal
- `rules`: the deal, which rule a move breaks, and the effect of a move
- `scoring`: the result
- `bots`: the bot
"""

from tablee.games.stash.game import GAME

__all__ = ["GAME"]
