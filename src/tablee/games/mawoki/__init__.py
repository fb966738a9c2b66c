"""Mawoki: cards of two coloured halves and a diagonal with an effect; the first player without cards wins.

- `game`: `GAME`, its facts and its verbs
- `pieces`: the cards, which cards match, and every number of the leaflets
- `position`: positions, their JSON form and their zones
- `moves`: moves as text and as numbers, and which are legal
- `rules`: the rule that a move breaks, and the effect of a move
- `rounds`: the deal, drawing cards, the end of a turn and of the match
- `scoring`: cards left and ranks
- `encoding`: moves and observations as numbers, for machines
- `events`: what happened, as a spectator sees it
- `playout`: random playouts
- `bots`: the bots, level by level
- `taste`: the weights of the weaker bots
- `evaluation`: the value of a card
- `features`: the features of the end of a turn, as one seat knows it
- `network`: the network that computes the chance to win from the features
- `weights`, `stealing_weights`: the numbers of that network, and with stolen cards
- `policy`: the choice of moves in playouts
- `worlds`: the possible hands of the others, for the search
- `inferences`: what a seat concludes from past events
- `reasons`: the reason for a good move, for players
"""

from tablee.games.mawoki.game import GAME

__all__ = ["GAME"]
