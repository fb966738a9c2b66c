"""TOKAN, by the rulebook, rulings 5 and notation 3, tokan.

- `game`: the game object: its facts and its verbs
- `pieces`: the thirty tiles, and the reach of each animal
- `variant`: other numbers than the rulebook's, and the boards that hold the tiles
- `geometry`: squares, rays and the text of moves, computed once
- `board`: towers, the moves of the colour to move, making and undoing them; the hot part
- `board_text`: boards as rows of text
- `draft`: the strip on which players lay tiles in turn
- `position`: the class of positions, its JSON form and its zones
- `moves`: the text of moves, and which are legal
- `rules`: the rule that a move breaks, and the effect of a move
- `numbers`: moves as whole numbers, for programs
- `rounds`: the deal, the end of the draft, the end of the game
- `scoring`: the two ways to count, and the winner
- `encoding`: moves and observations as numbers, for machines
- `events`: what happened, as a spectator sees it
- `render`: the board in a terminal
- `playout`: whole random games, and counts of all games to a depth
- `bots`: the five levels
- `evaluation`: the estimated value of a position before the end
- `search`: looking ahead, for levels 3 to 5
- `transposition`: the cache of positions that a search has met
- `proof`: whether an outcome can be forced
- `level5`: how level 5 divides its time between searching and proving
- `draft_sampling`: the placements of levels 1 to 4
- `draft_worlds`: the draft for the search of level 5
- `reasons`: the reason for a good move, for players
- `worlds`: the game for plain search by playouts, the yardstick for other bots
"""

from tablee.games.tokan.game import GAME

__all__ = ["GAME"]
