"""`tablee doctor`."""

import asyncio
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from tablee import games
from tablee.api.extras import missing_packages
from tablee.bots.levels import think
from tablee.cli import logs_read, parameters, running, surroundings
from tablee.cli.console import Console
from tablee.cli.deployment import examine as outside
from tablee.cli.finding import Finding, failed
from tablee.cli.installation import (
    compilation,
    is_in_a_copy,
    pages_size,
    required_packages,
)
from tablee.cli.serve import ensure_free
from tablee.core.errors import OptionError, TableeError
from tablee.core.game import Game
from tablee.words import LANGUAGES, label, sentence, speaks

if TYPE_CHECKING:
    from tablee.server.play.log_check import Examined
    from tablee.store.opening import Diagnosis


LOGS_S: Final = 60
"""The most seconds that the doctor spends on reading logs."""

PLIES: Final = 12
"""Enough moves to show that a game has everything it needs."""

MARKS: Final = {True: "[bold green]✓[/]", None: "[yellow]·[/]", False: "[bold red]✗[/]"}


@click.command()
@click.option("--database", help="The database to check. Default: the one that `serve` would use.")
@click.option(
    "--port",
    type=click.IntRange(1, 65535),
    default=8000,
    envvar="TABLEE_SERVE_PORT",
    help="The port to check. TABLEE_SERVE_PORT replaces the default.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    envvar="TABLEE_SERVE_HOST",
    help="The address to check. TABLEE_SERVE_HOST replaces the default.",
)
@click.option(
    "--deployment",
    metavar="URL",
    help="Check a running server from outside instead, at the address that people use.",
)
@click.option(
    "--house",
    type=parameters.PATH,
    envvar="TABLEE_SERVE_HOUSE",
    metavar="FILE",
    help="The house file to check. Default: the value of TABLEE_SERVE_HOUSE.",
)
@parameters.language
@click.pass_context
def doctor(
    ctx: click.Context,
    database: str | None,
    port: int,
    host: str,
    deployment: str | None,
    house: Path | None,
    lang: str | None,
) -> None:
    """Check what is installed, compiled and reachable; exit status 1 if anything needs attention.

    The status is 3 if a server could not start, as that of `tablee serve` is.
    """
    console = Console(lang)
    ill: list[int] = []
    findings = outside(console, deployment) if deployment else examine(console, database, host, port, house)
    for finding in findings:
        console.out.print(MARKS[finding.fine], finding.text, soft_wrap=True)
        if finding.fine is False:
            ill.append(finding.status)
    if ill:
        console.say("unhealthy", style="bold red", count=len(ill))
        ctx.exit(max(ill))
    console.say("healthy", style="bold green")


def examine(
    console: Console, database: str | None, host: str, port: int, house: Path | None
) -> Iterator[Finding]:
    """Run every check, one after the other."""
    yield from _python(console)
    yield from _rules(console)
    yield from _games(console)
    size = pages_size()
    yield Finding(size > 0, console.words("pages", size=size // 1000) if size else console.words("no-pages"))
    if house is not None:
        yield _house(console, house)
    yield from _database(console, database)
    yield from surroundings.examine(console, _file(database))
    yield from _port(console, host, port)


def _house(console: Console, path: Path) -> Finding:
    """Check that a server could use this house file."""
    from tablee.server.house.house_file import house_in  # slow to import, as in `_database`

    try:
        house = house_in(path)
    except TableeError as error:
        return failed(console, error)
    return Finding(True, console.words("house", path=str(path), name=house.called))


def _port(console: Console, host: str, port: int) -> Iterator[Finding]:
    """Check that a server can listen on the port, or that a Tablée server already does."""
    from tablee.server.run import CANNOT_START  # slow to import, as in `_database`

    try:
        ensure_free(host, port, ("serve", "--host", host))
    except TableeError as error:
        ours, _ = required_packages()
        found = list(running.answering(console, host, port, ours)) if error.code == "serve.port" else []
        yield from found or [failed(console, error)._replace(status=CANNOT_START)]
    else:
        yield Finding(True, console.words("port", port=str(port)))


def _python(console: Console) -> Iterator[Finding]:
    number = ".".join(map(str, sys.version_info[:3]))
    new_enough = sys.version_info >= (3, 11)
    yield Finding(new_enough, console.words("python" if new_enough else "python-old", version=number))
    ours, packages = required_packages()
    yield Finding(True, console.words("version", version=ours))
    missing = missing_packages(packages)
    if missing:
        yield Finding(False, console.words("needs-missing", missing=missing))
    else:
        yield Finding(True, console.words("needs", packages=[f"{name} {version(name)}" for name in packages]))


def _rules(console: Console) -> Iterator[Finding]:
    found = compilation()
    if not found.compiled:
        yield Finding(None, console.words("uncompiled-copy" if is_in_a_copy() else "uncompiled"))
    elif found.interpreted:
        yield Finding(False, console.words("half-compiled", count=found.modules, missing=found.interpreted))
    else:
        yield Finding(True, console.words("compiled", count=found.modules))
    if found.stale:
        yield Finding(False, console.words("stale", stale=found.stale))


def _games(console: Console) -> Iterator[Finding]:
    try:
        names = list(dict(games.installed()))
    except Exception as failure:  # another package's game may fail in any way
        yield Finding(False, console.words("game-broken", game="?", problem=repr(failure)))
        return
    if not names:
        yield Finding(False, console.words("no-games"))
    for name in names:
        yield _game(console, name)
        missing = [language for language in LANGUAGES if not speaks(name, language)]
        if missing:
            yield Finding(False, console.words("words-missing", game=name, missing=missing))


def _game(console: Console, name: str) -> Finding:
    """Check if a game can be played with every named value of every option."""
    game = games.find(name)
    title = label(console.language, name, "name") or name
    try:
        for option in game.options.all.values():
            for value in option.schema().get("enum", [option.default]):
                _try_out(game, option.name, value)
    except TableeError as error:
        problem = sentence(error.code, error.params, console.language)
        return Finding(False, console.words("game-broken", game=title, problem=problem))
    except Exception as failure:  # any failure is a finding
        return Finding(False, console.words("game-broken", game=title, problem=repr(failure)))
    return Finding(True, console.words("game-fine", game=title, levels=list(game.bot_levels)))


def _try_out(game: Game[Any], option: str, value: object) -> None:
    """Let the weakest bots play a few moves with this option, with as few players as possible."""
    position = None
    for players in range(game.min_players, game.max_players + 1):
        try:
            position = game.new(players, {option: value}, "doctor")
            break
        except OptionError as refused:
            # A value may need other values than the defaults; that is no fault of this installation.
            if players == game.max_players and refused.code != "option.combination":
                raise
    for _ in range(PLIES):
        if position is None or position.turn is None:
            return
        known = game.information(position, position.turn)
        choice = think(game, known, game.legal(position).moves, min(game.bot_levels), None, 0)
        position, _ = game.apply(position, choice.move)


def _database(console: Console, given: str | None) -> Iterator[Finding]:
    """Check if a server could open the database and write to it."""
    # Imported here because the import is slow, and most commands do not need it.
    from tablee.server.run import default_database
    from tablee.store.address import normalised, shown

    try:
        address = given or default_database()
        name = shown(normalised(address))
        found, logs = asyncio.run(_examined(address))
    except TableeError as error:
        yield failed(console, error)
        return
    if found.version is None:
        yield Finding(None, console.words("database-new", database=name))
        return
    yield Finding(True, console.words("database", database=name))
    if found.refusal is None:
        yield Finding(True, console.words("database-writes"))
    else:
        yield Finding(False, console.words("database-no-writes", reason=found.refusal))
    if found.version != found.newest:
        yield Finding(None, console.words("database-older", version=found.version, newest=found.newest))
    if found.is_open_to_others:
        yield Finding(None, console.words("database-open", path=name))
    if found.log is not None:
        yield Finding(None, console.words("database-log", path=found.log))
    if logs is not None:
        yield from logs_read.findings(console, logs, LOGS_S)


def _file(given: str | None) -> Path | None:
    """The SQLite file that a server would open, None with PostgreSQL or an address that it refuses."""
    from tablee.server.run import default_database
    from tablee.store.address import normalised
    from tablee.store.sqlite_file import located

    try:
        url = normalised(given or default_database())
    except TableeError:
        return None
    return located(str(url.database)) if url.get_backend_name() == "sqlite" else None


async def _examined(address: str) -> "tuple[Diagnosis, Examined | None]":
    """Examine a database, and its logs if its tables are up to date."""
    from tablee.server.play.log_check import examine as read_logs
    from tablee.store.opening import diagnosed
    from tablee.store.store import Store

    async with diagnosed(address) as (found, database):
        if found.version != found.newest:
            return found, None
        return found, await read_logs(Store(database), LOGS_S)
