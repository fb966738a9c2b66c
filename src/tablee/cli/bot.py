"""`tablee bot`."""

import click

from tablee.bots.levels import LevelError
from tablee.bots.programs import bot_process
from tablee.cli import parameters
from tablee.games import find


@click.command()
@parameters.game
@click.option(
    "--level",
    type=click.IntRange(min=1),
    required=True,
    help="How strong: 1 is gentle, the highest is the strongest.",
)
@click.option(
    "--ms", type=click.IntRange(min=0), help="Thinking time where the host gives none, in milliseconds."
)
def bot(game: str, level: int, ms: int | None) -> None:
    """Be a bot for another program: JSON lines in, JSON lines out (docs/bot-process.md). Ends with its input."""
    rules = find(game)
    if level not in rules.bot_levels:
        raise LevelError("bot.level", {"level": level, "levels": list(rules.bot_levels)})
    bot_process.run(rules, level, ms)
