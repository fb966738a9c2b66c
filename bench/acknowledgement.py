"""The time until a move is acknowledged: written to the disk, over a socket, with many tables in parallel.

`python -m bench.acknowledgement` plays 50 tables against a server process on SQLite. It first plays at the pace of
people in a hurry (a move every quarter of a second at each table), then as fast as answers arrive.
"""

import argparse
import asyncio
import itertools
import random
import tempfile
import time
from pathlib import Path

from tablee.games import installed
from tests.server.killing import Server
from tests.server.people import ME, Person, device


async def table(
    base: str, game: str, pause: float, seconds: float, start: asyncio.Barrier, chance: random.Random
) -> list[float]:
    """Play both seats of one table after another; return the seconds from each move to its acknowledgement."""
    taken: list[float] = []
    one = Person(base)
    await one.call("PUT", "/api/me", {"name": "Ana"})
    await start.wait()
    until = time.monotonic() + seconds
    await asyncio.sleep(chance.uniform(0, pause))
    while time.monotonic() < until:
        opened = await one.open(ME, device("Bo"), game=game)
        async with await one.sit(opened["table"]) as sitting:
            now = sitting.welcome["now"]
            while now["over"] is None and time.monotonic() < until:
                await asyncio.sleep(chance.uniform(0, 2 * pause))
                await sitting.send(do="look", seat=now["turn"])
                now = (await sitting.expect("look"))["now"]
                move = chance.choice(now["legal"])
                began = time.perf_counter()
                await sitting.send(do="move", id=f"{now['ply']}", ply=now["ply"], seat=now["turn"], move=move)
                await sitting.expect("ack")
                taken.append(time.perf_counter() - began)
                now = (await sitting.expect("step"))["now"]
    await one.close()
    return taken


async def measure(game: str, tables: int, pause: float, seconds: float, database: str | None) -> str:
    """Return one line of figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(database or str(Path(folder) / "tablee.db"), Path(folder) / "log")
        await server.start()
        start = asyncio.Barrier(tables)
        try:
            playing = [
                table(server.base, game, pause, seconds, start, random.Random(n)) for n in range(tables)
            ]
            taken = sorted(itertools.chain.from_iterable(await asyncio.gather(*playing)))
        finally:
            await server.kill()
            server.log.close()
    p50, p99, most = (1000 * taken[int((len(taken) - 1) * share)] for share in (0.5, 0.99, 1))
    rate = len(taken) / seconds
    return f"{tables} tables, {rate:.0f} moves/s: p50 {p50:.1f} ms, p99 {p99:.1f} ms, most {most:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=max(installed()))
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default=None)
    given = parser.parse_args()
    for pause in (0.25, 0.0):
        line = asyncio.run(measure(given.game, given.tables, pause, given.seconds, given.database))
        print(f"{'a move every 0.25 s' if pause else 'as fast as answers come'}: {line}")


if __name__ == "__main__":
    main()
