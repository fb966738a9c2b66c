"""`tablee bot`."""

from typing import Annotated

import typer

from tablee.bots.levels import LevelError
from tablee.bots.programs import bot_process
from tablee.games import find


def bot(
    game: Annotated[str, typer.Option(help="Which game, as `tablee games` lists it.")],
    level: Annotated[int, typer.Option(help="How strong: 1 is gentle, the highest is the strongest.", min=1)],
    ms: Annotated[
        int | None, typer.Option(help="Thinking time where the host gives none, in milliseconds.", min=0)
    ] = None,
) -> None:
    """Be a bot for another program: JSON lines in, JSON lines out (docs/bot-process.md). Ends with its input."""
    rules = find(game)
    if level not in rules.bot_levels:
        raise LevelError("bot.level", {"level": level, "levels": list(rules.bot_levels)})
    bot_process.run(rules, level, ms)
