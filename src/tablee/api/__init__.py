"""The front door for Python: `import tablee` exports what is here (docs/python.md).

It names no game and writes no rule. In the examples `game` is a game for two in which all lies
open (`tablee.game("NAME")`).

- `games`: `game` finds one, `load` opens a record
- `match`: `Match`, a match that can be played on and taken back; `Game`, which starts matches
- `base_match`: what can be looked at in a match
- `bots`: `Bot`, whoever plays, by name and level
- `analysis`: every move of a match judged beside the best one found
- `pictures`: a view as HTML and SVG, for notebooks
"""
