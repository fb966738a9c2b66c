"""TOKAN, by the rulebook, rulings 5 and notation 3, tokan.

- `game`: the facts of the game, and its verbs in a line or two
- `pieces`: the thirty tiles, how far each animal goes
- `geometry`: squares, rays and how moves are written, worked out once
- `board`: towers, the moves of whoever is to move, making them and taking them back; the hot part
- `board_text`: boards as rows of text
- `draft`: the strip on which tiles are laid in turn
- `position`: the class of positions, as JSON and back, what everybody sees
- `moves`: the text of moves, and which are legal
- `rules`: which rule a move breaks, and what a move does
- `rounds`: the deal, the end of the draft, the end of the game
- `scoring`: the two ways to count, and who won
- `events`: events that tell what happened
- `render`: the board in a terminal
- `playout`: whole random games, and counting all of them to a depth
- `bots`: the five levels
- `evaluation`: what a position seems worth before it is played out
- `search`: looking ahead, for levels 3 to 5
- `transposition`: what a search remembers of positions it has met
- `proof`: whether an outcome can be forced
- `level5`: how level 5 divides its time between searching and proving
- `draft_sampling`: how levels choose a placement
- `reasons`: why a move is a good one, said to a person
- `worlds`: the game for plain search by playouts, which other players are measured by
"""

from tablee.games.tokan.game import GAME

__all__ = ["GAME"]
