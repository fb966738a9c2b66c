"""`tablee admin ladder`: who is on the ladder of the servers, pauses, and a new beginning."""

from datetime import datetime
from typing import TYPE_CHECKING

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import Opened, of_server, opened

if TYPE_CHECKING:
    from tablee.arena.ladder.messages import Place
    from tablee.store.store import Store


@click.command()
@click.argument("name", required=False, metavar="[NAME]", help="A program on the ladder.")
@click.option(
    "--pause/--resume", default=None, help="Let the program play no more matches, or let it play again."
)
@click.option("--forget", is_flag=True, help="Delete all deals of the program; without a name, of everyone.")
@of_server
@parameters.language
def ladder(
    name: str | None, pause: bool | None, forget: bool, database: str | None, lang: str | None
) -> None:
    """List the places on the ladder with faults, or change who plays; servers may run.

    After --forget the places begin again from zero.
    """
    from tablee.server.ladder.entrants import PROGRAM

    console = Console(lang)
    with opened(database) as found:
        if name is None and pause is not None:
            raise UsageError("use.ladder_whom")
        key = None if name is None else f"{PROGRAM}{name}"
        if name is None and not forget:
            _show(console, found)
            return
        if key is not None and key not in found.ask(_entrants):
            raise UsageError("use.ladder_name", {"name": name})
        if name is not None and pause is not None:
            _pause(console, found, name, pause)
        if forget:
            console.say("ladder-forgotten", count=found.ask(lambda store: store.ladder.forget(key)))
        elif pause is None:
            _show(console, found, key)


def _pause(console: Console, found: Opened, name: str, pause: bool) -> None:
    from tablee.server.clock import now
    from tablee.store.orders import Pause

    if pause:
        found.ask(lambda store: store.orders.pause(Pause(name, now())))
        console.say("ladder-paused", name=name)
        return
    resumed = found.ask(lambda store: store.orders.resume(name))
    console.say("ladder-resumed" if resumed else "ladder-not-paused", name=name)


async def _entrants(store: "Store") -> set[str]:
    """Return the keys of all who played, or are paused."""
    from tablee.server.ladder.entrants import PROGRAM

    paused = (await store.orders.read()).pauses
    return await store.ladder.entrants() | {f"{PROGRAM}{one.program}" for one in paused}


def _show(console: Console, found: Opened, key: str | None = None) -> None:
    """Print the places of all, or of the entrant of this key, and who is paused."""
    from tablee.server.ladder.entrants import PROGRAM

    lines = [_line(console, game, place) for game, place in found.ask(_places) if key in (None, place.key)]
    for one in found.ask(lambda store: store.orders.read()).pauses:
        if key in (None, f"{PROGRAM}{one.program}"):
            since = datetime.fromtimestamp(one.at / 1000).date().isoformat()
            lines.append(console.words("ladder-listed-pause", name=one.program, since=since))
    for line in lines or [console.words("ladder-none")]:
        console.out.print(line, soft_wrap=True)


def _line(console: Console, game: str, place: "Place") -> str:
    from tablee.server.ladder.entrants import PROGRAM, level_of

    level, program = level_of(place.key), place.key.removeprefix(PROGRAM)
    return console.words(
        "ladder-place",
        game=game,
        place=str(place.place),
        who=program if level is None else console.text("ladder-level", level=str(level)),
        share=_percent(place.share),
        low=_percent(place.low),
        high=_percent(place.high),
        matches=place.matches,
        illegal=place.illegal,
        late=place.late,
        failed=place.failed,
    )


async def _places(store: "Store") -> "list[tuple[str, Place]]":
    """Return the places of each game, as they were published last."""
    import msgspec

    from tablee.arena.ladder.messages import Standings

    found = []
    for game in await store.ladder.games():
        row = await store.ladder.standings(game)
        if row is not None:
            found += [(game, place) for place in msgspec.json.decode(row.content, type=Standings).places]
    return found


def _percent(share: float) -> str:
    return f"{100 * share:.0f}"
