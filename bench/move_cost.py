"""The cost of a move for the server: processor time by game and by viewer, and the wait of people.

`python -m bench.move_cost` starts server processes on SQLite and plays against them; the clients are this process,
and are counted separately. It has five parts, of which you can name one or several:

- `cost`: one table of each game at a server of its own, one after the other. It measures a view for another seat and a
  move, each after a rest. It also measures a move that follows the one before at once, and each further viewer. The
  server's own time without requests (`idle`) is subtracted. Every run plays the same matches. The games alternate, so
  that a slow minute affects all of them; the lower quartile of the rounds counts, because disturbances only add time.
  A bare server (`bench.bare_server`) alternates with them: the ratio of our moves to its moves, made in the same way,
  does not change with the hour;
- `full`, `rate`, `club`: many tables in parallel (`bench.move_loads`);
- `trace`: as `rate`, with the waits of the slowest hundred moves, in a server that records them (`bench.move_trace`).

`--source FOLDER` also measures another version with this `src`, alternating with this one. `--short`: less of each.
"""

import argparse
import asyncio
import statistics
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

from bench.bare_server import bare_table
from bench.move_loads import CLUB_TABLES, club, full, rate
from bench.move_tables import DEALT, Table, serving, watching
from bench.move_trace import TRACED
from bench.server_process import Spent
from tablee.games import installed

PARTS: Final = ("cost", "full", "rate", "club", "trace")
SETTLED_S: Final = 0.003
"""Seconds to wait after an answer, so that the server's remaining work belongs to the request; caches cool down
too.
"""

VIEWERS: Final = 20
ROUNDS: Final = 36
FULL_ROUNDS: Final = 6
FULL_ROUND_S: Final = 2.5
SEQUENCE: Final = 4
"""This many times as many moves are made without a rest, because they take less time."""
WATCHED: Final = 4
"""This many times fewer moves are made with many viewers, because they rest longer and each viewer counts."""
BARE: Final = 2
"""This many times as many moves are made by the bare server, because all others are compared with it."""
NOTHING: Final = Spent(0.0, 0.0, 1.0)
LOOKS: Final = 20
"""The number of requested views for the cost of one."""

MAY_COST_MS: Final = 1.0
VIEWER_MAY_COST_MS: Final = 0.1
MAY_TAKE_MS: Final = {"rate": 50, "club": 100}


class Size(NamedTuple):
    """The amount of play: moves for each figure of `cost`, seconds of `rate`, `club` and `trace`, and of `idle`."""

    moves: int = 1440
    seconds: float = 20.0
    idle: float = 8.0


SHORT: Final = Size(720, 8.0, 4.0)


class Costs(NamedTuple):
    """Milliseconds of the server's processor time in one round: of a view, of a move, and of each further viewer.

    `following`: a move without a rest before it. `main`: the part of a move on the event loop's thread. `idle`:
    the server's time in a second without requests. `bare`, `bare_following`: a move on the bare server.
    """

    look: float
    move: float
    following: float
    main: float
    viewer: float
    idle: float
    bare: float
    bare_following: float


def lower_quartile(figures: Sequence[float]) -> float:
    return statistics.quantiles(figures, n=4, method="inclusive")[0]


async def cost(
    games: Sequence[str], size: Size, versions: Mapping[str, Path | None]
) -> dict[tuple[str, str], list[Costs]]:
    """Return the rounds of each game by each version, all of which alternate."""
    moves = size.moves // ROUNDS
    async with AsyncExitStack() as stack:
        bare = await bare_table(stack)
        tables = {
            (game, name): Table(await stack.enter_async_context(serving(source, DEALT)), game, 0)
            for game in games
            for name, source in versions.items()
        }
        for table in tables.values():
            await played(table, moves, 0)
        await at_bare(bare, moves)
        taken = await asyncio.gather(*(by_itself(table, size.idle) for table in tables.values()))
        idle = dict(zip(tables, taken, strict=True))
        rounds: dict[tuple[str, str], list[Costs]] = {which: [] for which in tables}
        for _ in range(ROUNDS):
            for game in games:
                of_bare = await at_bare(bare, moves)
                for name in versions:
                    which = game, name
                    rounds[which].append(await one_round(tables[which], moves, idle[which], of_bare))
        for table in (bare, *tables.values()):
            await table.close()
    return rounds


async def by_itself(table: Table, seconds: float) -> Spent:
    """Return the server's time while a player sits at this table and does nothing."""
    before = table.server.spent()
    await asyncio.sleep(seconds)
    return table.server.spent().since(before)


async def at_bare(bare: Table, moves: int) -> tuple[float, float]:
    """Return milliseconds of the bare server for a move after a rest, and for one that follows at once."""
    _, made = await played(bare, BARE * moves, 0)
    return mean(made, lambda one: one.all, NOTHING), await in_sequence(bare, SEQUENCE * moves, NOTHING)


async def one_round(table: Table, moves: int, idle: Spent, of_bare: tuple[float, float]) -> Costs:
    """Play `moves` moves with one viewer, more of them without rests, and fewer with further viewers."""
    looks, alone = await played(table, moves, 0)
    following = await in_sequence(table, SEQUENCE * moves, idle)
    _, watched = await played(table, moves // WATCHED, VIEWERS)
    look, move, with_viewers = (mean(spent, lambda one: one.all, idle) for spent in (looks, alone, watched))
    main = mean(alone, lambda one: one.main, idle)
    viewer = (with_viewers - move) / VIEWERS
    by_itself = 1000 * idle.all / idle.seconds
    return Costs(look, move, following, main, viewer, by_itself, *of_bare)


def mean(spent: list[Spent], of: Callable[[Spent], float], idle: Spent) -> float:
    """Return the mean in milliseconds, without the server's idle time."""
    return 1000 * statistics.fmean(of(one) - of(idle) * one.seconds / idle.seconds for one in spent)


async def played(table: Table, moves: int, viewers: int) -> tuple[list[Spent], list[Spent]]:
    """Play `moves` moves with `viewers` viewers; return the times of each view and each move."""
    server = table.server
    looks: list[Spent] = []
    made: list[Spent] = []

    async def settled() -> Spent:
        await asyncio.sleep(SETTLED_S * (1 + viewers / 5))
        return server.spent()

    while len(made) < moves:
        await table.open()
        async with watching(server, table.id, viewers):
            before = await settled()
            while table.now["over"] is None and len(made) < moves:
                await table.look()
                looked = await settled()
                await table.move()
                after = await settled()
                looks.append(looked.since(before))
                made.append(after.since(looked))
                before = after
    return looks, made


async def in_sequence(table: Table, moves: int, idle: Spent) -> float:
    """Return the mean time of moves that follow each other at once, with one viewer.

    Each is made with a view of the player to act. The views are measured separately, at the table before and after
    the moves.
    """
    server = table.server

    def taken(before: Spent) -> float:
        spent = server.spent().since(before)
        return spent.all - idle.all * spent.seconds / idle.seconds

    async def looked() -> float:
        await asyncio.sleep(SETTLED_S)
        before = server.spent()
        for _ in range(LOOKS):
            await table.look()
        return taken(before) / LOOKS

    made, of_moves = 0, 0.0
    while made < moves:
        await table.open()
        async with watching(server, table.id, 0):
            first = await looked()
            before, here = server.spent(), made
            while table.now["over"] is None and made < moves:
                await table.look()
                await table.move()
                made += 1
            await asyncio.sleep(SETTLED_S)
            both = taken(before)
            of_moves += both - (made - here) * statistics.fmean((first, await looked()))
    return 1000 * of_moves / moves


def asked(name: str, figure: float, most: float) -> str:
    return f"{name} {figure:.2f} (asked: {most:g})"


def print_costs(games: Sequence[str], size: Size, versions: Mapping[str, Path | None]) -> None:
    for (game, name), rounds in asyncio.run(cost(games, size, versions)).items():
        costs = Costs(*map(lower_quartile, zip(*rounds, strict=True)))
        usual = Costs(*map(statistics.median, zip(*rounds, strict=True)))
        move = asked("move", costs.move, MAY_COST_MS)
        following = asked("following at once", costs.following, MAY_COST_MS)
        viewer = asked("viewer", costs.viewer, VIEWER_MAY_COST_MS)
        print(
            f"{name} cost {game}: look {costs.look:.2f}, {move} ({costs.main:.2f} in the event loop), "
            f"{costs.move / costs.bare:.2f} x a bare server's {costs.bare:.2f}, {following}, "
            f"{costs.following / costs.bare_following:.2f} x its {costs.bare_following:.2f}, {viewer} ms; "
            f"by itself {costs.idle:.1f} ms a second; medians: move {usual.move:.2f}, "
            f"following at once {usual.following:.2f} ms",
            flush=True,
        )


def print_full(games: Sequence[str], size: Size, versions: Mapping[str, Path | None]) -> None:
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for _ in range(FULL_ROUNDS):
        for game in games:
            for name, source in versions.items():
                waits = asyncio.run(full(game, FULL_ROUND_S, source))
                found[game, name].append(waits.cost)
    for (game, name), figures in found.items():
        each = ", ".join(f"{figure:.2f}" for figure in figures)
        print(f"{name} full {game}: {asked('move', min(figures), MAY_COST_MS)} ms ({each})", flush=True)


def print_club(name: str, size: Size, source: Path | None) -> None:
    waits, memory = asyncio.run(club(size.seconds, source))
    print(f"{name} club: {waits}; p99 asked: {MAY_TAKE_MS['club']} ms")
    kib = [f"{figure / 1024:.1f} KiB" for figure in memory]
    print(
        f"{name} club: memory {kib[0]} a table with one socket, {kib[1]} a further socket, {kib[2]} more a table after "
        f"{len(waits.taken) / CLUB_TABLES:.1f} moves",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--source", type=Path)
    parser.add_argument("--game", action="append", choices=list(installed()))
    parser.add_argument("--short", action="store_true")
    given = parser.parse_args()
    size = SHORT if given.short else Size()
    versions = {"there": given.source, "here": None} if given.source else {"here": None}
    parts = given.parts or PARTS
    games = given.game or list(installed())
    if "cost" in parts:
        print_costs(games, size, versions)
    if "full" in parts:
        print_full(games, size, versions)
    for name, source in versions.items() if "rate" in parts else ():
        waits = asyncio.run(rate(size.seconds, source))
        print(f"{name} rate: {waits}; p99 asked: {MAY_TAKE_MS['rate']} ms", flush=True)
    for name, source in versions.items() if "club" in parts else ():
        print_club(name, size, source)
    if "trace" in parts:
        print(f"trace: {asyncio.run(rate(size.seconds, None, TRACED))}", flush=True)


if __name__ == "__main__":
    main()
