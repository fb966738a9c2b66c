"""Toko Maja: three rounds of triples, the majority tokens they win, and the cards one is left with.

- `game`: the facts of the game, and its verbs in a line or two
- `pieces`: the cards, what a triple is, and every number of the rulebook
- `position`: the class of positions, as JSON and back, who sees what of it
- `moves`: the text of moves and their numbers, and which are legal
- `rules`: which rule a move breaks, and what a move does
- `rounds`: the deal, the end of a turn and of a round, who begins
- `majority`: who holds the token of a value
- `scoring`: what a round is worth, and who won
- `events`: events that tell what happened
- `playout`: whole random games
- `bots`: the five levels
- `evaluation`: what a move looks like to who does not look ahead
- `policy`: how playouts choose
- `worlds`: the arrangements of unseen cards that a search reckons with
- `inferences`: what a seat can conclude from what others did
- `reasons`: why a move is a good one, said to a person
"""

from tablee.games.toko_maja.game import GAME

__all__ = ["GAME"]
