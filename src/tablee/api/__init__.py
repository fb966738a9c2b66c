"""The Python API: `import tablee` exports what is here (docs/python.md).

It names no game and contains no rule. In the examples `game` is a game for two without hidden
information (`tablee.game("NAME")`).

- `games`: `game` finds one, `arena` lets bots meet at one, `compare` compares its variants, `load` opens a record
- `match`: `Match`, a match that can be continued and undone; `Game`, which starts matches
- `base_match`: the readable part of a match
- `bots`: `Bot`, a computer player, by name and level
- `agents`: agents of any author, as classes or objects
- `coder`: a game as numbers for machines, and matches played by them
- `base_coder`: the part of a coder that reads positions
- `state`: a match that is played by numbers
- `recalls`: all that a seat has seen and done, as a text and as numbers
- `batch`: many matches side by side, by numbers
- `arena`: agents and bots against each other, with intervals
- `extras`: the optional packages that are missing
- `dataset`: data sets of matches between bots, and of people who agreed
- `comparing`: variants of a game beside its base, on the same deals
- `variants`: a game with other numbers than its rulebook, read from a file
- `seeds`: the seed of a call that names none
- `analysis`: every move of a match judged beside the best one found
- `model_tables`: tables for a language model, with text for answers
- `mcp_server`: these as tools of the Model Context Protocol
- `pictures`: a view as HTML and SVG, for notebooks
"""
