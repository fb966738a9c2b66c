"""The cost of a move on PostgreSQL with 1, 2 and 3 nodes: processor time of the nodes and of the database.

`python -m bench.node_costs` starts as many nodes, and plays at the same tables, whose two players are at neighbouring
nodes. All processes share this machine, so moves a second would only show how many cores it has. What grows with the
nodes is the work for each move, and that is independent of the cores. `--write` puts the figures into
`bench/node_costs.json`, which `bench.sizing` reads.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from bench.postgres_server import PostgresServer, postgres_server
from bench.server_process import MeasuredServer
from bench.two_nodes import Table, Taken
from tablee.games import installed
from tests.server.killing import Server

FIGURES: Final = Path(__file__).with_suffix(".json")
MOST_NODES: Final = 3
IDLE_S: Final = 10.0
FLUSHES: Final = 200
KIB: Final = 1024


@dataclass
class NodeCosts:
    """The work for each move, with this number of nodes, and for a page that is only open.

    `node_ms`, `database_ms`: processor time for a move, of all nodes together and of PostgreSQL. `page_ms`: processor
    time of a node for an open page at a table, for each second. `page_kib`: its memory. `rest_ms`: processor time of
    a node without pages, for each second.
    """

    nodes: int
    moves: int
    node_ms: float
    database_ms: float
    page_ms: float
    page_kib: float
    rest_ms: float


class Node(MeasuredServer):
    """One node on a PostgreSQL database."""

    def __init__(self, database: str, log: Path) -> None:
        Server.__init__(self, database, log, bot_workers=1)


class Cluster:
    """Nodes and their database, whose processor time is read from outside."""

    def __init__(self, nodes: list[Node], postgres: PostgresServer) -> None:
        self.nodes, self.postgres = nodes, postgres

    def spent(self) -> tuple[float, float]:
        """Return the seconds so far of all nodes, and of PostgreSQL."""
        return sum(node.spent().all for node in self.nodes), postgres_seconds(self.postgres.home)

    def memory(self) -> int:
        """Return the bytes of private memory of all nodes."""
        return sum(node.memory() for node in self.nodes)


def postgres_seconds(home: Path) -> float:
    """Return the processor time so far of the postmaster and its children, those that have ended included. On Linux."""
    postmaster = (home / "data" / "postmaster.pid").read_text().split()[0]
    ticks = 0
    for entry in Path("/proc").iterdir():
        if not entry.name.isdecimal():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if entry.name == postmaster:
            ticks += sum(map(int, fields[11:15]))
        elif fields[1] == postmaster:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measured(cluster: Cluster, given: argparse.Namespace) -> NodeCosts:
    """Play, and return the costs."""
    empty, rest = cluster.memory(), await resting(cluster)
    open_all, start = asyncio.Barrier(given.tables + 1), asyncio.Barrier(given.tables + 1)
    taken, bases = Taken(), [node.base for node in cluster.nodes]
    tables = [
        Table((bases[n % len(bases)], bases[(n + 1) % len(bases)]), None, given.game, n, given.pause)
        for n in range(given.tables)
    ]
    playing = [asyncio.create_task(table.play(taken, open_all, start, given.seconds)) for table in tables]
    await open_all.wait()
    full, idle = cluster.memory(), await resting(cluster)
    before, began = cluster.spent(), time.monotonic()
    await start.wait()
    await asyncio.gather(*playing)
    after, elapsed = cluster.spent(), time.monotonic() - began
    node, database = (
        1000 * (end - begin - at_rest * elapsed) / len(taken.steps)
        for end, begin, at_rest in zip(after, before, idle, strict=True)
    )
    pages = 2 * given.tables
    return NodeCosts(
        len(bases),
        len(taken.steps),
        round(node, 3),
        round(database, 3),
        round(1000 * (idle[0] - rest[0]) / pages, 3),
        round((full - empty) / KIB / pages, 1),
        round(1000 * rest[0] / len(bases), 3),
    )


async def resting(cluster: Cluster) -> list[float]:
    """Return the processor time of nodes and PostgreSQL for each second without moves."""
    first = cluster.spent()
    await asyncio.sleep(IDLE_S)
    return [(then - before) / IDLE_S for then, before in zip(cluster.spent(), first, strict=True)]


def flush_ms(folder: Path) -> float:
    """Return the milliseconds that this machine's disk takes to keep a small write, on average."""
    with (folder / "flushed").open("wb", buffering=0) as file:
        began = time.perf_counter()
        for _ in range(FLUSHES):
            file.write(b"x" * 512)
            os.fdatasync(file.fileno())
        return 1000 * (time.perf_counter() - began) / FLUSHES


async def measure(given: argparse.Namespace, folder: Path) -> list[NodeCosts]:
    """Return the costs with 1, 2 and 3 nodes."""
    found: list[NodeCosts] = []
    for count in range(1, MOST_NODES + 1):
        names = [f"node_{n}" for n in range(count)]
        with postgres_server(*names) as postgres:
            postgres.ask("CREATE DATABASE bench")
            nodes = [Node(postgres.url(name, "bench"), folder / f"{count}-{name}.log") for name in names]
            for node in nodes:
                await node.start()
            try:
                costs = await measured(Cluster(nodes, postgres), given)
            finally:
                for node in nodes:
                    await node.kill()
                    node.log.close()
        first = (found or [costs])[0]
        print(
            f"{count} nodes: {costs.moves} moves, {costs.node_ms:.2f} ms of the nodes for each "
            f"({costs.node_ms / first.node_ms:.2f} x one node), {costs.database_ms:.2f} ms of PostgreSQL "
            f"({costs.database_ms / first.database_ms:.2f} x); an open page {costs.page_ms:.2f} ms a second, "
            f"{costs.page_kib:.0f} KiB; a node at rest {costs.rest_ms:.1f} ms a second",
            flush=True,
        )
        found.append(costs)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=max(installed()))
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds before a move, on average")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--write", action="store_true", help="keep the figures")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        disk = flush_ms(Path(folder))
        print(f"a flush of the disk: {disk:.2f} ms")
        found = asyncio.run(measure(given, Path(folder)))
    if given.write:
        told = {"flush_ms": round(disk, 3), "nodes": [asdict(costs) for costs in found]}
        FIGURES.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    main()
