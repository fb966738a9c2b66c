"""The cost of a second node on PostgreSQL: from a move at one node to the screen at the other.

`python -m bench.two_nodes` starts two server processes on one database, and plays at 50 tables in three ways. Both
players are at node A; or one player is at each node; or both are at A, with a spectator at B. Each line shows the time
from the sending of a move to its step at the other player, and from its acknowledgement (after the commit) to that
step. The last line counts the statements of node B for each move that it only watches, less those of an idle node.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.move_tables import beat, drain
from bench.postgres_server import PostgresServer, postgres_server
from tablee.games import installed
from tests.server.killing import Server
from tests.server.people import FRIEND, ME, Person, Sitting

IDLE_S: Final = 5.0
RATIO: Final = 2.0
"""Two nodes may take this many times as long as one, half of the time."""

STATEMENTS: Final = 8
"""The most statements of a node for each move that it watches."""


@dataclass
class Taken:
    """Seconds of all moves: until the other player had the step, since the sending and since the acknowledgement."""

    steps: list[float] = field(default_factory=list)
    after_ack: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)

    def line(self, seconds: float) -> str:
        """Return the figures in one line."""
        rate = len(self.steps) / seconds
        told = [f"{rate:.0f} moves/s"]
        for name, taken in (("sent to screen", self.steps), ("acknowledged", self.acks)):
            told.append(
                f"{name} p50 {1000 * share(taken, 0.5):.1f} ms, p99 {1000 * share(taken, 0.99):.1f} ms"
            )
        told.append(f"from acknowledgement to screen p50 {1000 * share(self.after_ack, 0.5):.1f} ms")
        return "; ".join(told)


def share(taken: Sequence[float], part: float) -> float:
    """Return the value that this part of the values does not exceed."""
    return sorted(taken)[int((len(taken) - 1) * part)] if taken else float("nan")


class Table:
    """Two people who alternate, each at a node; and spectators at a further one, if any."""

    def __init__(
        self, nodes: tuple[str, str], spectator: str | None, game: str, number: int, pause: float
    ) -> None:
        self.people = [Person(node) for node in nodes]
        self.spectator = None if spectator is None else Person(spectator)
        self.tasks: list[asyncio.Task[None]] = []
        self.game, self.pause, self.chance = game, pause, random.Random(number)

    async def play(
        self, taken: Taken, open_all: asyncio.Barrier, start: asyncio.Barrier, seconds: float
    ) -> None:
        """Play one match after another for so long, from the moment when all tables are open."""
        for person, name in zip(self.people, ("Ana", "Bo"), strict=True):
            await person.call("PUT", "/api/me", {"name": name})
        sittings = await self._open()
        await open_all.wait()
        await start.wait()
        until = time.monotonic() + seconds
        while True:
            await self._play_one(sittings, taken, until)
            for task in self.tasks:
                task.cancel()
            self.tasks.clear()
            for sitting in sittings:
                await sitting.socket.close()
            if time.monotonic() >= until:
                break
            sittings = await self._open()
        for person in self.people:
            await person.close()

    async def _open(self) -> list[Sitting]:
        """Open a table; return the sockets of both players, and of the spectator."""
        ana, bo = self.people
        table: str = (await ana.open(ME, FRIEND, game=self.game))["table"]
        await bo.call("POST", f"/api/tables/{table}/join", {})
        sittings = [await person.sit(table) for person in self.people]
        if self.spectator is not None:
            sittings.append(await self.spectator.sit(table))
            self.tasks.append(asyncio.create_task(drain(sittings[-1])))
        self.tasks += [asyncio.create_task(beat(sitting)) for sitting in sittings]
        return sittings

    async def _play_one(self, sittings: Sequence[Sitting], taken: Taken, until: float) -> None:
        nows: list[dict[str, Any]] = [sitting.welcome["now"] for sitting in sittings[:2]]
        while (turn := nows[0]["turn"]) is not None and time.monotonic() < until:
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
            nows = await move(sittings, nows[turn], turn, self.chance, taken)


async def move(
    sittings: Sequence[Sitting], now: dict[str, Any], turn: int, chance: random.Random, taken: Taken
) -> list[dict[str, Any]]:
    """Make a move; return the new state at each seat."""
    ply = now["ply"]
    began = time.perf_counter()

    async def acknowledged() -> float:
        await sittings[turn].expect("ack")
        return time.perf_counter()

    async def stepped(sitting: Sitting) -> tuple[float, dict[str, Any]]:
        step = await sitting.reach(ply + 1)
        return time.perf_counter(), step["now"]

    chosen = chance.choice(now["legal"])
    await sittings[turn].send(do="move", id=f"{ply}.{turn}", ply=ply, seat=turn, move=chosen)
    ack, (screen, other) = await asyncio.gather(acknowledged(), stepped(sittings[1 - turn]))
    _, own = await stepped(sittings[turn])
    taken.acks.append(ack - began)
    taken.steps.append(screen - began)
    taken.after_ack.append(screen - ack)
    return [own, other] if turn == 0 else [other, own]


async def played(
    nodes: tuple[str, str],
    spectator: str | None,
    given: argparse.Namespace,
    opened: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0),
) -> Taken:
    """Play at all tables, once all are open and `opened` has returned; return the times."""
    taken = Taken()
    open_all, start = asyncio.Barrier(given.tables + 1), asyncio.Barrier(given.tables + 1)
    tables = [Table(nodes, spectator, given.game, number, given.pause) for number in range(given.tables)]

    async def begin() -> None:
        await open_all.wait()
        await opened()
        await start.wait()

    await asyncio.gather(begin(), *(table.play(taken, open_all, start, given.seconds) for table in tables))
    return taken


async def measure(given: argparse.Namespace, postgres: PostgresServer, folder: Path) -> bool:
    """Print the figures; return true if all targets were met."""
    postgres.ask("CREATE DATABASE bench")
    a = Server(postgres.url("node_a", "bench"), folder / "a.log", bot_workers=1)
    b = Server(postgres.url("node_b", "bench"), folder / "b.log", bot_workers=1)
    await a.start()
    await b.start()
    try:
        one, two = Taken(), Taken()
        for _ in range(given.rounds):
            for label, nodes, taken in (
                ("one node", (a.base, a.base), one),
                ("two nodes", (a.base, b.base), two),
            ):
                some = await played(nodes, None, given)
                print(f"{label}: {some.line(given.seconds)}", flush=True)
                taken.steps += some.steps
        statements, moves = await watched(a.base, b.base, given, postgres)
    finally:
        for server in (a, b):
            await server.kill()
            server.log.close()
    ratio = share(two.steps, 0.5) / share(one.steps, 0.5)
    each = statements / max(1, moves)
    print(f"two nodes take {ratio:.2f} times as long as one (p50; target: at most {RATIO:g})")
    print(f"statements of the node that watches, for each move: {each:.2f} (target: at most {STATEMENTS})")
    return ratio <= RATIO and each <= STATEMENTS


async def watched(a: str, b: str, given: argparse.Namespace, postgres: PostgresServer) -> tuple[float, int]:
    """Return the statements of node B while its spectators watch moves at node A, and the moves."""
    idle, before, began = 0.0, 0, 0.0

    async def opened() -> None:
        nonlocal idle, before, began
        # Without moves, but with all tables and sockets open.
        first = postgres.statements("node_b")
        await asyncio.sleep(IDLE_S)
        before, began = postgres.statements("node_b"), time.monotonic()
        idle = (before - first) / IDLE_S

    taken = await played((a, a), b, given, opened)
    statements = postgres.statements("node_b") - before
    return statements - idle * (time.monotonic() - began), len(taken.steps)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=max(installed()))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds before a move, on average")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    with postgres_server("node_a", "node_b") as postgres, tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(measure(given, postgres, Path(folder))) else 1


if __name__ == "__main__":
    raise SystemExit(main())
