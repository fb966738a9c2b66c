"""Toko Maja: three rounds of triples, the majority tokens they win, and the cards left in hand.

- `game`: the game object: its facts and its verbs
- `pieces`: the cards, triples, and every number of the rulebook
- `position`: the class of positions, its JSON form and its zones
- `moves`: moves as text and as numbers, and which are legal
- `rules`: the rule that a move breaks, and the effect of a move
- `rounds`: the deal, the end of a turn and of a round, the starting player
- `majority`: the holder of the token of a value
- `scoring`: the points of a round, and the winner
- `encoding`: moves and observations as numbers, for machines
- `events`: what happened, as a spectator sees it
- `playout`: whole random games
- `bots`: the five levels
- `evaluation`: the value of a move without looking ahead
- `policy`: the choice of moves in playouts
- `worlds`: the possible arrangements of unseen cards, for the search
- `inferences`: what a seat can conclude from the actions of others
- `reasons`: the reason for a good move, for players
"""

from tablee.games.toko_maja.game import GAME

__all__ = ["GAME"]
