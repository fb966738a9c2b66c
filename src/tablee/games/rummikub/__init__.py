"""Rummikub, 2 to 4 players: groups and runs on a table that belongs to everybody.

The rooms of every game:

- `game`: `GAME`, its facts and its verbs
- `pieces`: the tiles, and the numbers of the rulebook about them
- `position`: a position, its JSON form, and who sees what of it
- `moves`: the text of moves and back, `legal`, `legal_sample`
- `rules`: `check`, which rule a turn breaks, and `play`, what it does
- `rounds`: dealing, drawing, discarding, the end of a turn and of a round
- `scoring`: what a round is worth, who has won
- `events`: what an onlooker sees happen
- `render`: the view on a terminal
- `playout`: whole games in a moment
- `bots`: the five levels
- `evaluation`: what a rack is worth to a bot, and which tile it parts with
- `reasons`: why a move is a good one, said to people

Of this game alone:

- `sets`: groups and runs
- `opening`: the first time somebody plays
- `jokers`: which jokers of the table may be freed, and where they then lie
- `mixing`: a freed joker's set of the rack's tiles and the table's, in which no set of the table goes on
- `draft`: a table under construction
- `examination`: what the rules say of a draft
- `greedy`: what can be laid without rearranging anything
- `solver`: everything that can be laid, and the best of it; a package, docs/rummikub-solver.md
"""

from tablee.games.rummikub.game import GAME

__all__ = ["GAME"]
