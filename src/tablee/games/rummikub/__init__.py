"""Rummikub, 2 to 4 players: groups and runs on a table that all players share.

Modules that every game has:

- `game`: `GAME`, its facts and its verbs
- `pieces`: the tiles, and the numbers of the rulebook about them
- `position`: a position, its JSON form, and its zones
- `moves`: moves and their text, `legal`, `legal_sample`
- `listing`: the legal moves of one position, whose tables are written when needed
- `numbers`: moves as whole numbers, for programs
- `encoding`: moves and observations as numbers, for machines
- `tokens`: the numbers that moves are spelt with
- `spelling`: a move that is being spelt
- `rules`: `check`, for the rule that a turn breaks, and `play`, for its effect
- `rounds`: dealing, drawing, discarding, the end of a turn and of a round
- `scoring`: the points of a round, and the winner
- `events`: what happened, as a spectator sees it
- `render`: the view on a terminal
- `playout`: whole games at high speed
- `bots`: the five levels
- `evaluation`: the value of a rack to a bot, and the choice of a discard
- `reasons`: the reason for a good move, for players

Modules of this game only:

- `sets`: groups and runs
- `opening`: the first play of a seat
- `jokers`: which jokers of the table may be freed, and where they may then lie
- `mixing`: a freed joker's set of tiles from rack and table, without two tiles from one set of the table
- `draft`: a table under construction
- `possible_sets`: all sets that some tiles can form
- `construction`: whether a table under construction can be completed
- `examination`: what the rules say about a draft
- `greedy`: plays without rearranging
- `last_tile`: the tile that bots keep if players may not go out by discarding
- `noticing`: what players who are still learning see
- `solver`: all plays, and the best of them; a package, with a README
"""

from tablee.games.rummikub.game import GAME

__all__ = ["GAME"]
