"""Mawoki: cards of two coloured halves and a diagonal that acts; who has no cards left wins.

- `game`: `GAME`, its facts and its verbs
- `pieces`: the cards, which go onto which, and every number of the leaflets
- `position`: positions, their JSON form and who sees what of it
- `moves`: the text of moves and back, and which are legal
- `rules`: which rule a move breaks, and what a move does
- `rounds`: the deal, drawing cards, the end of a turn and of the match
- `scoring`: cards left and ranks
- `events`: what happened, as an onlooker sees it
- `playout`: random playouts
- `bots`: the computer players, level by level
- `evaluation`: what a card is worth
- `features`: what a seat can tell of a turn's end
- `network`: the network that makes a chance to win of it
- `weights`: the numbers of that network
- `policy`: how playouts choose
- `worlds`: the hands that a seat must reckon with, for the search
- `inferences`: what a seat concludes from what it saw happen
- `reasons`: why a move is a good one, told to people
"""

from tablee.games.mawoki.game import GAME

__all__ = ["GAME"]
