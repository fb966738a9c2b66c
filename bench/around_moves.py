"""What surrounds a move, beside its peers in the same run: `python -m bench.around_moves`.

Servers on SQLite open tables, receive players after a restart, and answer requests. The peer of the server's work is a
move of TOKAN at the same server, made after a rest. The peer of a request is `/healthz`. Rounds alternate, and the
least of each counts, because other programs only add time. A second server counts the SQL statements of the same work.
In this process, the store reads a match and stores moves beside Python's own `sqlite3`. A missed target counts in the
exit status.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from bench.move_cost import NOTHING, mean, played
from bench.move_tables import Table
from bench.row import Row, print_table
from bench.server_process import MeasuredServer, Spent
from bench.statement_count import PROGRAM, VARIABLE, counted
from tablee.store.store import Store
from tests.server.killing import SERVE
from tests.server.people import FRIEND, ME, Person, Sitting

ROUNDS: Final = 4
PAIRS: Final = 12
"""The pairs of guests, who each open a table in every round and come back after every restart."""

MOVES: Final = 60
REQUESTS: Final = 150
COUNTDOWN_S: Final = 0.02
SETTLED_S: Final = 0.25
IDLE_S: Final = 3.0
READINGS: Final = 200
LOGGED: Final = 3_000
STATEMENTS: Final = 30

MATCH: Final = """
SELECT m.*, f.id FROM matches m LEFT JOIN matches f ON f.previous = m.id WHERE m.id = ?
"""
SEATS: Final = """
SELECT s.*, g.name, g.face, g.zone, r.at FROM seats s LEFT JOIN guests g ON g.id = s.guest
LEFT JOIN resignations r ON r."match" = s."match" AND r.seat = s.seat AND r.taken_over IS NULL
WHERE s."match" = ? ORDER BY s.seat
"""
NONCES: Final = 'SELECT * FROM nonces WHERE "match" = ? ORDER BY guest'
COLUMNS: Final = '"match", ply, seat, move, message, ms, at, by, helped'
ONE_TREE: Final = """
CREATE TABLE log ("match" TEXT, ply INTEGER, seat INTEGER, move TEXT, message TEXT, ms INTEGER, at INTEGER, by TEXT,
helped BOOLEAN, PRIMARY KEY ("match", ply)) WITHOUT ROWID
"""


class Pair(NamedTuple):
    """Two guests, each at home, and the tables at which they play."""

    one: Person
    two: Person
    tables: list[str]

    async def open(self) -> None:
        """Open a table, have the other guest join, and wait until the countdown is over."""
        table = await self.one.open(ME, FRIEND, game="tokan")
        await self.two.call("POST", f"/api/tables/{table['table']}/join", {})
        self.tables.append(table["table"])
        await asyncio.sleep(3 * COUNTDOWN_S)


class Server(MeasuredServer):
    """A measured server whose countdown is short, and that may count its statements."""

    def __init__(self, folder: Path, counts: bool) -> None:
        super().__init__(folder)
        self.program = (PROGRAM if counts else SERVE).replace("countdown=0", f"countdown={COUNTDOWN_S}")
        self._statements = folder / "statements"
        self.environment = {VARIABLE: str(self._statements)}
        self._counts = counts
        self.idle = NOTHING

    async def measure(self, times: int, work: Callable[[], Awaitable[object]]) -> float:
        """Return milliseconds of the server for one of the `times` pieces of `work`, or its statements if it counts."""
        await asyncio.sleep(SETTLED_S)
        if self._counts:
            before = counted(self._statements)
            await work()
            await asyncio.sleep(SETTLED_S)
            return (counted(self._statements) - before) / times
        start = self.spent()
        await work()
        await asyncio.sleep(SETTLED_S)
        return 1000 * self._without_idle(self.spent().since(start)) / times

    def _without_idle(self, spent: Spent) -> float:
        return spent.all - self.idle.all * spent.seconds / self.idle.seconds


async def one_by_one(works: Sequence[Callable[[], Awaitable[object]]]) -> None:
    for work in works:
        await work()


async def opened(server: Server, pairs: Sequence[Pair]) -> float:
    return await server.measure(len(pairs), lambda: one_by_one([pair.open for pair in pairs]))


async def asked(server: Server, person: Person, path: str) -> float:
    return await server.measure(REQUESTS, lambda: one_by_one(REQUESTS * [lambda: person.http.get(path)]))


def watch(pair: Pair) -> dict[str, object]:
    return {"do": "watch"}


def hello(pair: Pair) -> dict[str, object]:
    return {"do": "hello", "table": pair.tables[-1], "last": -1}


async def greeted(
    server: Server, pairs: Sequence[Pair], first: Callable[[Pair], dict[str, object]], say: str
) -> float:
    """Return the cost of the first message of one of each pair, on an open socket, up to its answer."""
    sittings: list[tuple[Sitting, Pair]] = [(await pair.one.connect(), pair) for pair in pairs]

    async def greet() -> None:
        for sitting, pair in sittings:
            await sitting.send(**first(pair))
            await sitting.expect(say)

    cost = await server.measure(len(pairs), greet)
    for sitting, _ in sittings:
        await sitting.socket.close()
    return cost


async def one_round(
    server: Server, pairs: Sequence[Pair], alone: Person, move: Callable[[], Awaitable[float]]
) -> dict[str, float]:
    """Return the cost of each piece of work, by name."""
    found = {"open": await opened(server, pairs), "move": await move()}
    found["tables"] = await asked(server, alone, "/api/tables")
    found["healthz"] = await asked(server, alone, "/healthz")
    await server.kill()
    await server.start()
    await asked(server, alone, "/healthz")
    # The first of all pays for the work that the server does once, such as compiling statements.
    warm, *others = pairs
    for first, say in ((watch, "tables"), (hello, "welcome")):
        await greeted(server, [warm], first, say)
    found["watch"] = await greeted(server, others, watch, "tables")
    found["hello"] = await greeted(server, others, hello, "welcome")
    return found


async def measured(counts: bool) -> dict[str, float]:
    """Return the least cost of each piece of work in all rounds; the first round is not counted."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), counts)
        await server.start()
        alone = Person(server.base)
        await alone.call("PUT", "/api/me", {"name": "Cy"})
        pairs = [Pair(Person(server.base), Person(server.base), []) for _ in range(PAIRS)]
        for pair in pairs:
            await pair.one.call("PUT", "/api/me", {"name": "Ana"})
            await pair.two.call("PUT", "/api/me", {"name": "Bo"})
        await pairs[0].open()
        await asyncio.sleep(IDLE_S / 2)
        start = server.spent()
        await asyncio.sleep(IDLE_S)
        server.idle = server.spent().since(start)

        async def move() -> float:
            table = Table(server, "tokan", 0)
            await played(table, MOVES // 10, 0)
            _, made = await played(table, MOVES, 0)
            await table.close()
            return mean(made, lambda one: one.all, server.idle)

        least: dict[str, float] = {}
        try:
            for _ in range(1 if counts else ROUNDS):
                for name, cost in (await one_round(server, pairs, alone, move)).items():
                    least[name] = min(least.get(name, inf), cost)
        finally:
            for person in [alone, *(person for pair in pairs for person in pair[:2])]:
                await person.close()
            await server.kill()
            server.log.close()
        return least


async def server_rows() -> list[Row]:
    """Return the rows of the server."""
    cost, statements = await measured(counts=False), await measured(counts=True)
    move, of_move = cost["move"], "a move of TOKAN"
    number = statements["open"]
    return [
        Row("open a table for two", of_move, "ms", cost["open"], move, 20, most=True),
        Row("its statements", f"target of {STATEMENTS}", "", number, STATEMENTS, 1.0, most=True),
        Row("hello of a player after a restart", of_move, "ms", cost["hello"], move, 4, most=True),
        Row("its statements", "one table", "", statements["hello"], 1, 25, most=True),
        Row("watch of the start page after a restart", of_move, "ms", cost["watch"], move, 1, most=True),
        Row("its statements", "one guest", "", statements["watch"], 1, 6, most=True),
        Row(
            "GET /api/tables without tables",
            "GET /healthz",
            "ms",
            cost["tables"],
            cost["healthz"],
            3,
            most=True,
        ),
        Row("its statements", "one guest", "", statements["tables"], 1, 4, most=True),
    ]


def times(work: Callable[[], object], number: int) -> float:
    """Return microseconds of this process for one piece of work."""
    start = process_time()
    for _ in range(number):
        work()
    return 1e6 * (process_time() - start) / number


async def store_rows() -> list[Row]:
    """Return the rows of the store, measured in this process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tablee.db"
        match = await a_match(file)
        store, direct = await Store.open(str(file)), sqlite3.connect(file)
        ours = theirs = inf
        try:
            for _ in range(ROUNDS + 1):
                start = process_time()
                for _ in range(READINGS):
                    await store.matches.find(match)
                ours = min(ours, 1e6 * (process_time() - start) / READINGS)
                theirs = min(theirs, times(lambda: read_directly(direct, match), READINGS))
            entries = [*logged(direct, match)]
        finally:
            direct.close()
            await store.close()
        return [
            Row(
                "read one match from the store",
                "its statements with sqlite3",
                "us",
                ours,
                theirs,
                8,
                most=True,
            ),
            *entries,
        ]


async def a_match(file: Path) -> str:
    """Have a server open a table for two in this file; return its id."""
    with tempfile.TemporaryDirectory() as folder:
        server = MeasuredServer(Path(folder))
        server.database = str(file)
        await server.start()
        pair = Pair(Person(server.base), Person(server.base), [])
        await pair.open()
        for person in pair[:2]:
            await person.close()
        await server.kill()
        server.log.close()
        return pair.tables[0]


def read_directly(direct: sqlite3.Connection, match: str) -> None:
    for statement in (MATCH, SEATS, NONCES):
        direct.execute(statement, (match,)).fetchall()


def logged(direct: sqlite3.Connection, match: str) -> Iterator[Row]:
    """Yield the rows about a move in the log, compared with the same columns in one tree."""
    direct.execute("PRAGMA foreign_keys=OFF")
    direct.execute(ONE_TREE)
    least = {"moves": inf, "log": inf}
    for number in range(ROUNDS):
        for table in least:
            statement = f"INSERT INTO {table} ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            start = process_time()
            for ply in range(LOGGED):
                place = (f"{match}{number:03}{ply // 30:03}", ply % 30, ply % 2)
                direct.execute(
                    statement, (*place, "b3-b4 red", f"3f1c{ply:08x}", 1200, 1_764_000_000_000, "person", 0)
                )
            direct.commit()
            least[table] = min(least[table], 1e6 * (process_time() - start) / LOGGED)
    size: dict[str, float] = {}
    for table in least:
        stored = direct.execute(
            "SELECT sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_schema WHERE tbl_name = ?)",
            (table,),
        )
        size[table] = stored.fetchone()[0] / (ROUNDS * LOGGED)
    yield Row(
        "bytes of a move in the log",
        "the same columns in one tree",
        "bytes",
        size["moves"],
        size["log"],
        1.1,
        most=True,
    )
    yield Row(
        "insert of a move", "the same columns in one tree", "us", least["moves"], least["log"], 1.2, most=True
    )


def rows() -> Iterator[Row]:
    """Yield every row."""
    yield from asyncio.run(server_rows())
    yield from asyncio.run(store_rows())


if __name__ == "__main__":
    sys.exit(print_table(rows()))
