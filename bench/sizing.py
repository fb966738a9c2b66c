"""What many people at once need, from measured costs, checked by a simulation: `python -m bench.sizing`.

The costs are those that `bench.node_costs --write` has measured. The model multiplies them, and gives numbers of cores.
The simulation plays the moves of a few seconds one by one through queues for these cores. It shows whether moves reach
the other screens soon.
"""

import argparse
import heapq
import json
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bench.node_costs import FIGURES

PEOPLE: Final = (10_000, 100_000, 1_000_000)
SEATS: Final = 3
"""Players at a table, on average."""

BETWEEN_MOVES_S: Final = 8.0
"""Seconds between two moves at a table, on average: people think, and look at the last move."""

BUSY: Final = 0.6
"""The share of a core that is planned to be busy, so that peaks find room."""

FLUSH_MS: Final = 1.0
"""Milliseconds of a flush on a server's disk with a cache that survives a power failure."""

SIMULATED_S: Final = 5.0
LARGEST_STEP_MS: Final = 250.0
"""The time to the other screens that 99 of 100 moves may take."""


class Costs(NamedTuple):
    """The work for a move and a page: milliseconds of processor time, and memory in KiB.

    `node_ms`: at the node of the player who moves. `watch_ms`: at another node with a player of the table.
    """

    node_ms: float
    watch_ms: float
    database_ms: float
    page_ms: float
    page_kib: float
    flush_ms: float


@dataclass
class Plan:
    """The machines for so many people."""

    people: int
    moves: float
    nodes: int
    database_cores: int
    memory_gib: float

    @classmethod
    def of(cls, people: int, costs: Costs) -> "Plan":
        """Return what this number of people needs, by multiplication."""
        moves = people / SEATS / BETWEEN_MOVES_S
        each = costs.node_ms + costs.watch_ms * (SEATS - 1)
        nodes = max(1, math.ceil((moves * each + people * costs.page_ms) / 1000 / BUSY))
        database = max(1, math.ceil(moves * costs.database_ms / 1000 / BUSY))
        return cls(people, moves, nodes, database, people * costs.page_kib / 1024 / 1024)


def known_costs() -> Costs:
    """Return the measured costs."""
    told = json.loads(FIGURES.read_text())
    one, two = told["nodes"][0], told["nodes"][1]
    return Costs(
        one["node_ms"],
        max(0.0, two["node_ms"] - one["node_ms"]),
        one["database_ms"],
        one["page_ms"],
        one["page_kib"],
        FLUSH_MS,
    )


class Cores:
    """Cores that serve one piece of work after the other, in the order of arrival."""

    def __init__(self, count: int) -> None:
        self._free_at = [0.0] * count
        self.busy = 0.0

    def serve(self, at: float, seconds: float) -> float:
        """Return when work that arrives now is done; call this in the order of arrival."""
        begun = max(at, heapq.heappop(self._free_at))
        heapq.heappush(self._free_at, begun + seconds)
        self.busy += seconds
        return begun + seconds


class Disk:
    """A disk that keeps all commits that wait when a flush begins with that flush."""

    def __init__(self, flush: float) -> None:
        self._flush = flush
        self._ends = 0.0

    def commit(self, at: float) -> float:
        """Return when a commit that arrives now is kept; call this in the order of arrival."""
        if at >= self._ends:
            # No flush is under way: a new one begins.
            self._ends = at + self._flush
        elif at > self._ends - self._flush:
            # The flush that began before this commit does not hold it; the next one will.
            self._ends += self._flush
        return self._ends


def simulated(plan: Plan, costs: Costs, seconds: float, chance: random.Random) -> list[float]:
    """Return the milliseconds from the sending of each move to the last of the other screens, in order."""
    nodes = [Cores(1) for _ in range(plan.nodes)]
    pages = plan.people * costs.page_ms / 1000 / plan.nodes
    database, disk = Cores(plan.database_cores), Disk(costs.flush_ms / 1000)
    events: list[tuple[float, int, int, float]] = []
    at = 0.0
    while (at := at + chance.expovariate(plan.moves)) < seconds:
        events.append((at, 0, chance.randrange(plan.nodes), at))
    heapq.heapify(events)
    taken: list[float] = []
    while events:
        at, step, node, sent = heapq.heappop(events)
        if step == 0:
            # The node's core also has the pings of its pages.
            work = chance.expovariate(1000 / costs.node_ms) / max(0.1, 1 - pages)
            heapq.heappush(events, (nodes[node].serve(at, work), 1, node, sent))
        elif step == 1:
            done = database.serve(at, chance.expovariate(1000 / costs.database_ms))
            heapq.heappush(events, (done, 2, node, sent))
        elif step == 2:
            heapq.heappush(events, (disk.commit(at), 3, node, sent))
        else:
            others = [chance.randrange(plan.nodes) for _ in range(SEATS - 1)]
            works = [0.0 if other == node else costs.watch_ms / 1000 for other in others]
            seen = [nodes[other].serve(at, work) for other, work in zip(others, works, strict=True)]
            taken.append(1000 * (max(seen) - sent))
    return taken


def share(taken: Sequence[float], part: float) -> float:
    """Return the value that this part of the values does not exceed."""
    return sorted(taken)[int((len(taken) - 1) * part)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, nargs="*", default=PEOPLE)
    parser.add_argument("--seconds", type=float, default=SIMULATED_S)
    given = parser.parse_args()
    costs = known_costs()
    print(
        f"{'people':>9} {'moves/s':>8} {'nodes':>6} {'database cores':>15} {'memory':>9}   simulated p50, p99"
    )
    late = False
    for people in given.people:
        plan = Plan.of(people, costs)
        taken = simulated(plan, costs, given.seconds, random.Random(people))
        late = late or share(taken, 0.99) > LARGEST_STEP_MS
        print(
            f"{people:9,} {plan.moves:8,.0f} {plan.nodes:6} {plan.database_cores:15} {plan.memory_gib:5.1f} GiB"
            f"   {share(taken, 0.5):.0f} ms, {share(taken, 0.99):.0f} ms",
            flush=True,
        )
    return 1 if late else 0


if __name__ == "__main__":
    raise SystemExit(main())
