"""`tablee play`."""

import getpass
import secrets
from pathlib import Path
from typing import Annotated

import typer

from tablee import games
from tablee.cli.console import Console, UsageError
from tablee.cli.option_arguments import options_from
from tablee.cli.terminal_match import PlayerLeftError, TerminalMatch
from tablee.core.errors import OptionError
from tablee.core.rng import Stream, seed_bytes
from tablee.match import Match
from tablee.words import label


def play(
    game: Annotated[str, typer.Argument(help="Which game; `tablee games` lists them.")],
    level: Annotated[
        int | None, typer.Option(help="How strong the bots are. Default: the middle of what the game has.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play, you included. Default: the fewest.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.", min=0)] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option(
            help="A setting of the game; `tablee games` lists them. May be given several times.",
            metavar="NAME=VALUE",
        ),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option(help="Deal from this seed instead of a new one: the same seed, the same deal."),
    ] = None,
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    lang: Annotated[
        str | None, typer.Option(help="fr, nl or en. Default: the language of the environment.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(help="Write the record of the match to this file, finished or not.")
    ] = None,
) -> None:
    """Play a game against bots, here in the terminal.

    Type a move in the notation or its number in the list; ? explains the rest. Bots know no more than their seat does.
    """
    console = Console(lang)
    found = games.find(game)
    many = found.min_players if players is None else players
    match = Match.new(found, many, options_from(found, option or []), seed or secrets.token_hex(32))
    if seat >= many:
        raise UsageError("use.seat", {"seat": seat, "last": many - 1})
    chosen = sorted(found.bot_levels)[len(found.bot_levels) // 2] if level is None else level
    if chosen not in found.bot_levels:
        raise OptionError("bot.level", {"level": chosen, "levels": list(found.bot_levels)})
    names = _names(match, seat, name or _login(), console)
    console.out.rule(label(console.language, game, "name") or game)
    console.say("welcome", names=names, name=names[seat])
    console.say("commitment", style="dim", commitment=match.commitment)
    chance = Stream(seed_bytes(f"{match.commitment} bots"))
    played = TerminalMatch(match, seat, chosen, names, console, console.out.input, chance)
    try:
        played.play()
    except (PlayerLeftError, KeyboardInterrupt):
        console.say("left")
    finally:
        if save is not None:
            _save(match, names, save)
            console.say("saved", path=str(save))


def _save(match: Match, names: list[str], path: Path) -> None:
    """Raises `UsageError` `use.file`."""
    try:
        path.write_text(match.record(names).text(), encoding="utf-8")
    except OSError as error:
        raise UsageError("use.file", {"file": str(path), "reason": error.strerror or ""}) from None


def _login() -> str:
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError):
        return "?"


def _names(match: Match, seat: int, own: str, console: Console) -> list[str]:
    """The person's name, and those of bots, each with what the game calls the seat."""
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
