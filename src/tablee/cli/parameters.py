"""Options that several commands have, and what paths are read as."""

from pathlib import Path
from typing import Final

import click

A_PATH: Final[click.Path] = click.Path(path_type=Path)

language = click.option("--lang", help="fr, nl or en. Default: the language of the environment.")

record_file = click.argument(
    "file", type=A_PATH, metavar="FILE", help="A record (.jsonl); - reads standard input."
)
