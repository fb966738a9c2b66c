"""The cost for a server of many matches over days while no player is connected.

`python -m bench.day_clocks` puts 50,000 running matches of two guests into a database. Their clocks count days, and
their deadlines are spread over the days to come. It starts a server and measures the processor time of its main
process, which checks clocks. `--tables`, `--seconds`; `--database` for a database other than SQLite.
"""

import argparse
import asyncio
import os
import random
import tempfile
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert

from tablee.server.clock import now
from tablee.server.tables.create_table import new_table_id
from tablee.store.schema import guests, matches, seats
from tablee.store.store import Store
from tests.server.killing import Server

DAY_MS: Final = 24 * 3600 * 1000
GUESTS: Final = 5_000
ROWS_PER_INSERT: Final = 5_000
"""The matches that one statement inserts."""
SETTLED_S: Final = 20
"""Seconds after its start at which a server has checked everything once."""

TERMS: Final = {"clock": {"kind": "days", "days": 3, "vacation": 14, "night": [22, 8]}, "time_out": "bot"}


def rows(number: int, chance: random.Random) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return `number` matches, and their seats."""
    at = now()
    games = ("tokan", "rummikub", "mawoki", "toko-maja")
    tables, sitting = [], []
    for _ in range(number):
        table, moved = new_table_id(), at - chance.randrange(3 * DAY_MS)
        kept: dict[str, Any] = {
            "id": table,
            "game": chance.choice(games),
            "rules": 1,
            "options": {},
            "players": 2,
            "seed": f"{chance.getrandbits(256):064x}",
            "pause": 0,
            "host": f"guest {chance.randrange(GUESTS)}",
            "created": moved,
            "begun": moved,
            "repeats": False,
            "public": False,
            "state": "running",
            "ply": 0,
            "turn": 0,
            "changed": moved,
            "revision": 0,
            "terms": TERMS,
            "deadline": moved + 3 * DAY_MS + 600_000,
        }
        tables.append(kept)
        for seat in range(2):
            guest = f"guest {chance.randrange(GUESTS)}"
            sitting.append({"match": table, "seat": seat, "kind": "guest", "guest": guest, "name": ""})
    return tables, sitting


async def fill(database: str, number: int) -> None:
    """Put `number` matches into the database."""
    chance = random.Random(1)
    store = await Store.open(database)
    async with store.database.write() as connection:
        people = [{"id": f"guest {n}", "name": "", "created": now()} for n in range(GUESTS)]
        await connection.execute(insert(guests), people)
        for begin in range(0, number, ROWS_PER_INSERT):
            tables, sitting = rows(min(ROWS_PER_INSERT, number - begin), chance)
            await connection.execute(insert(matches), tables)
            await connection.execute(insert(seats), sitting)
    await store.close()


def processor_s(pid: int) -> float:
    """Return the processor time of this process in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(database: str, number: int, seconds: float, folder: Path) -> float:
    """Return the share of one core that a server uses."""
    await fill(database, number)
    server = Server(database, folder / "server.log", bot_workers=1, rules_workers=1)
    await server.start()
    try:
        assert server.process is not None
        await asyncio.sleep(SETTLED_S)
        before = processor_s(server.process.pid)
        await asyncio.sleep(seconds)
        return (processor_s(server.process.pid) - before) / seconds
    finally:
        await server.kill()
        server.log.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", default=None, help="a URL")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or str(Path(folder) / "tablee.db")
        for number in (0, given.tables):
            if number and given.database is None:
                database = str(Path(folder) / "many.db")
            share = asyncio.run(measure(database, number, given.seconds, Path(folder)))
            print(f"{number} tables with running day clocks: {100 * share:.2f} % of a core")


if __name__ == "__main__":
    main()
