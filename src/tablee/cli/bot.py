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
    help="The level: 1 is the weakest, the highest is the strongest.",
)
@click.option(
    "--ms", type=click.IntRange(min=0), help="Thinking time in milliseconds, if the host gives none."
)
def bot(game: str, level: int, ms: int | None) -> None:
    """Run a bot for another program: JSON lines in, JSON lines out (docs/bot-process.md). Exits at end of input."""
    rules = find(game)
    if level not in rules.bot_levels:
        raise LevelError("bot.level", {"level": level, "levels": list(rules.bot_levels)})
    bot_process.run(rules, level, ms)
