"""Options that several commands have, and the type of their paths."""

from pathlib import Path
from typing import Final

import click

PATH: Final[click.Path] = click.Path(path_type=Path)

game = click.option("--game", required=True, help="Which game, as `tablee games` lists it.")

language = click.option("--lang", help="fr, nl or en. Default: the language of the environment.")

variant = click.option(
    "--variant",
    type=PATH,
    metavar="FILE",
    help="A variant: a TOML file with numbers and options of the game. An --option prevails over it.",
)

record_file = click.argument(
    "file", type=PATH, metavar="FILE", help="A record (.jsonl); - reads standard input."
)
