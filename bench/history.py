"""The time for a guest with 10,000 finished matches to get a page of them, and a search result.

`python -m bench.history` fills a database (SQLite, or an empty one that `--database` names) with those matches,
against 2,000 others, and with 20,000 of other people. Then it sends each request to a server process 20 times, over
HTTP.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from urllib.parse import urlencode

from sqlalchemy import insert

from tablee.games import find, installed
from tablee.store.folding import name_values
from tablee.store.schema import guests, matches, seats
from tablee.store.store import Store
from tests.server.killing import Server
from tests.server.people import Person

OTHERS = 2_000
DAY_MS = 24 * 3600 * 1000
ROWS_PER_INSERT = 1_000
"""The matches that one statement inserts."""
COUNTING = 1_000
TIMES = 20
SYLLABLES = ("an", "bo", "cé", "di", "el", "fa", "gu", "hy", "io", "ju", "ka", "lo", "mi", "nö", "or", "pe")


def finished(number: int, game: str, opened: int) -> dict[str, object]:
    """Return a finished match of two players; one in a thousand counts."""
    return {
        "id": f"bench{number:011}",
        "game": game,
        "rules": find(game).rules,
        "options": find(game).options.fill({}),
        "players": 2,
        "seed": "00" * 32,
        "pause": 0,
        "host": None,
        "created": opened,
        "begun": opened,
        "previous": None,
        "repeats": False,
        "state": "over",
        "ply": 40,
        "turn": None,
        "changed": opened + 600_000,
        "outcome": {"scores": [20, 10], "ranks": [1, 2], "resigned": []},
        "revision": 0,
        "terms": {"counts": number % COUNTING == 0, "talk": "players", "clock": {"kind": "days", "days": 1}},
    }


def seat(number: int, seat: int, guest: str, opened: int) -> dict[str, object]:
    """Return a seat of a match."""
    values = {"match": f"bench{number:011}", "seat": seat, "kind": "guest", "guest": guest, "name": ""}
    return {**values, "level": None, "opened": opened, "past": True, "counts": number % COUNTING == 0}


async def fill(store: Store, me: str, number: int, chance: random.Random) -> None:
    """Insert `number` finished matches of this guest, and twice as many of other people among them."""
    others = [f"other{n:05}" for n in range(OTHERS)]
    async with store.database.write() as connection:
        named = [
            {"id": one, "created": 1, **name_values("".join(chance.choices(SYLLABLES, k=4)).title())}
            for one in others
        ]
        await connection.execute(insert(guests), named)
    games = sorted(installed())
    for start in range(0, 3 * number, ROWS_PER_INSERT):
        several = range(start, start + ROWS_PER_INSERT)
        sitting = []
        for one in several:
            first, second = chance.sample(others, 2)
            first = me if one % 3 == 0 else first
            sitting += [seat(one, 0, first, one * 600_000), seat(one, 1, second, one * 600_000)]
        rows = [finished(one, chance.choice(games), one * 600_000) for one in several]
        async with store.database.write() as connection:
            await connection.execute(insert(matches), rows)
            await connection.execute(insert(seats), sitting)


def processor_seconds(pid: int) -> float:
    """Return the processor time of this process, over all its threads, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def asked(person: Person, path: str, server: int) -> str:
    """Return a line: the time of answers, the server's part of it, and the number of tables in them."""
    taken = []
    before = processor_seconds(server)
    for _ in range(TIMES):
        began = time.perf_counter()
        answer = await person.call("GET", path)
        taken.append(1000 * (time.perf_counter() - began))
    worked = 1000 * (processor_seconds(server) - before) / TIMES
    found = answer["tables"] if isinstance(answer, dict) else answer
    times = f"median {statistics.median(taken):6.1f} ms, least {min(taken):6.1f} ms, the server worked {worked:5.1f} ms"
    return f"{path:60} {times}, {len(found)} tables"


async def measure(number: int, database: str) -> None:
    """Print a line for each question."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or str(Path(folder) / "tablee.db"), Path(folder) / "log")
        await server.start()
        process = server.process
        assert process is not None
        person = Person(server.base)
        store = await Store.open(database or str(Path(folder) / "tablee.db"))
        try:
            await person.call("PUT", "/api/me", {"name": "Ana"})
            me = await store.guests.find(person.cookie or "")
            assert me is not None
            await fill(store, me.id, number, random.Random(1))
            middle = number * 600_000 * 3 // 2
            questions = (
                "/api/tables",
                "/api/tables/history",
                f"/api/tables/history?{urlencode({'after': f'{middle}.bench'})}",
                "/api/tables/history?name=ana",
                "/api/tables/history?name=nobody-is-called-so",
                f"/api/tables/history?{urlencode({'game': max(installed()), 'name': 'anané'})}",
                "/api/tables/history?counts=yes",
                "/api/tables/history?counts=no",
                f"/api/tables/history?{urlencode({'counts': 'yes', 'name': 'nobody-is-called-so'})}",
                "/api/tables/history?state=running",
                f"/api/tables/history?{urlencode({'since': middle - DAY_MS, 'before': middle})}",
                "/api/tables/awaiting",
            )
            for question in questions:
                print(await asked(person, question, process.pid), flush=True)
        finally:
            await person.close()
            await store.close()
            await server.kill()
            server.log.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    asyncio.run(measure(given.matches, given.database))


if __name__ == "__main__":
    main()
