"""`tablee play`."""

import getpass
import secrets
from contextlib import nullcontext
from pathlib import Path

import click

from tablee import games
from tablee.bots.weights import Values, weighted_bot, weights_for
from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.files import to_write
from tablee.cli.option_arguments import options_from, say_variant
from tablee.cli.terminal_match import PlayerLeftError, TerminalMatch
from tablee.core.errors import OptionError
from tablee.core.rng import Stream, seed_bytes
from tablee.match import Match
from tablee.words import label
from tablee.writing import new_file


@click.command()
@click.argument("game", help="Which game; `tablee games` lists them.")
@click.option("--level", type=int, help="The level of the bots. Default: the game's middle level.")
@click.option(
    "--weights",
    type=parameters.PATH,
    metavar="FILE",
    help="Weights of the bots, as `tablee tune` writes them; the level is that of the file by default.",
)
@click.option("--players", type=int, help="The number of players, you included. Default: the fewest.")
@click.option("--seat", type=click.IntRange(min=0), default=0, help="Your seat, counted from 0.")
@click.option(
    "--option",
    multiple=True,
    metavar="NAME=VALUE",
    help="A setting of the game; `tablee games` lists them. May be given several times.",
)
@parameters.variant
@click.option("--seed", help="Deal from this seed instead of a random one; equal seeds give equal deals.")
@click.option("--name", help="Your name.")
@parameters.language
@click.option(
    "--save",
    type=parameters.PATH,
    metavar="FILE",
    help="Write the record of the match to this file, finished or not.",
)
def play(
    game: str,
    level: int | None,
    weights: Path | None,
    players: int | None,
    seat: int,
    option: tuple[str, ...],
    variant: Path | None,
    seed: str | None,
    name: str | None,
    lang: str | None,
    save: Path | None,
) -> None:
    """Play a game against bots, here in the terminal.

    Type a move in the notation or its number in the list; ? explains the rest. Bots know no more than their seat does.
    """
    console = Console(lang)
    found = games.find(game)
    many = found.min_players if players is None else players
    match = Match.new(found, many, options_from(found, option, variant), seed or secrets.token_hex(32))
    if save is not None:
        # Check now, so that no match is played that cannot be saved.
        to_write(save, weights, variant)
    if seat >= many:
        raise UsageError("use.seat", {"seat": seat, "last": many - 1})
    values: Values = {}
    if weights is not None:
        level, values = weights_for(found, weights, level)
    chosen = sorted(found.bot_levels)[len(found.bot_levels) // 2] if level is None else level
    if chosen not in found.bot_levels:
        raise OptionError("bot.level", {"level": chosen, "levels": list(found.bot_levels)})
    bot = weighted_bot(found, chosen, match.options, values)
    names = _names(match, seat, name or _login(), console)
    console.out.rule(label(console.language, game, "name") or game)
    console.say("welcome", names=names, name=names[seat])
    say_variant(console, found, match.options)
    console.say("commitment", style="dim", commitment=match.commitment)
    chance = Stream(seed_bytes(f"{match.commitment} bots"))
    played = TerminalMatch(match, seat, bot, names, console, console.out.input, chance)
    with nullcontext() if save is None else new_file(save) as file:
        try:
            played.play()
        except (PlayerLeftError, KeyboardInterrupt):
            console.say("left")
        finally:
            if file is not None:
                file.write(match.record(names).text())
                console.say("saved", path=str(save))


def _login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "?"


def _names(match: Match, seat: int, own: str, console: Console) -> list[str]:
    """Return the names of the person and the bots, each with the game's name of the seat."""
    names = []
    bots = 0
    for each in range(match.players):
        if each == seat:
            name = own
        else:
            bots += 1
            name = console.words("bot", number=bots) if match.players > 2 else console.words("bot-alone")
        colour = label(console.language, match.game.name, "seat", each)
        names.append(f"{name} ({colour})" if colour else name)
    return names
