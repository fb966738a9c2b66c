"""The effect of thinking bots on people: many tables with bots on few cores, and the time to acknowledge moves.

`python -m bench.bots_at_tables` plays 200 tables, each a person against a bot (every game, every level). The
server process has the workers of a machine of two cores, so that the bots' queue is always full; some people ask for
hints. It ends when every asked bot has moved, and fails if one did not. The server's log shows how long each table
waited for its bot beyond the queue and the thinking time. `--short`: fewer tables, for a shorter time.
"""

import argparse
import asyncio
import json
import math
import os
import random
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tablee.games import installed
from tests.server.killing import Server
from tests.server.people import ME, Person, Sitting, bot, device

HINTS = 0.1
"""The share of moves before which a player asks for a hint."""

TABLES_OPENING = 10
"""The tables that are opened at the same time."""

BEYOND_MS = 100
"""The longest wait for a bot, beyond queue and thinking, that does not count as late."""

WAIT_S = 300
FAILURES = ("tablee_bot_failures_total", "tablee_bot_faults_total", "tablee_faults_total")


@dataclass
class Taken:
    """Seconds: from a move to its acknowledgement, and from a bot's turn to its move."""

    acknowledged: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)
    queues: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Waited:
    """The wait of a table for one move of its bot, by the server's log, in milliseconds."""

    ms: float
    queued: float
    thought: float

    @property
    def beyond(self) -> float:
        """The part of the wait that is neither the queue nor the thinking about this move."""
        return self.ms - self.queued - self.thought


class Seats:
    """A person at one table against a bot; at every second table with another person at the same device."""

    def __init__(self, number: int, base: str, pause: float, taken: Taken, door: asyncio.Semaphore) -> None:
        self.door = door
        self.chance = random.Random(number)
        self.person = Person(base, f"10.0.{number // 250}.{1 + number % 250}")
        games = list(installed().values())
        self.game = games[number % len(games)]
        levels = self.game.bot_levels
        opponent = bot(levels[number // len(games) % len(levels)])
        two = self.game.max_players > 2 and number // len(games) % 2
        self.seats = [ME, device("Bo"), opponent] if two else [ME, opponent]
        self.pause = pause
        self.taken = taken
        self.asked: float | None = None

    async def play(self, ready: asyncio.Barrier, seconds: float) -> None:
        """Play one match after another for `seconds`, from when all are seated; the last one ends on a person's
        turn.
        """
        until = math.inf
        while time.monotonic() < until:
            async with await self.sit() as sitting:
                beating = asyncio.create_task(beat(sitting))
                if until == math.inf:
                    await ready.wait()
                    until = time.monotonic() + seconds
                await self.match(sitting, until)
                beating.cancel()
        await self.person.close()

    async def sit(self) -> Sitting:
        """Sit down at a new table; a semaphore limits how many do so at the same time."""
        async with self.door:
            if self.person.cookie is None:
                await self.person.call("PUT", "/api/me", {"name": "Ana"})
            opened = await self.person.open(*self.seats, game=self.game.name)
            return await self.person.sit(opened["table"])

    async def match(self, sitting: Sitting, until: float) -> None:
        now = sitting.welcome["now"]
        turned = time.perf_counter()
        while now["over"] is None:
            if now["turn"] == len(self.seats) - 1:
                now = (await self.expect(sitting, "step"))["now"]
                self.taken.bots.append(time.perf_counter() - turned)
                turned = time.perf_counter()
                continue
            if time.monotonic() > until:
                return
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
            await sitting.send(do="look", seat=now["turn"])
            now = (await self.expect(sitting, "look"))["now"]
            if self.asked is None and self.chance.random() < HINTS:
                await sitting.send(do="advise", id=f"h{now['ply']}", ply=now["ply"], seat=now["turn"])
                self.asked = time.perf_counter()
            move = self.chance.choice(now["legal"])
            began = time.perf_counter()
            await sitting.send(do="move", id=f"{now['ply']}", ply=now["ply"], seat=now["turn"], move=move)
            await self.expect(sitting, "ack")
            turned = time.perf_counter()
            self.taken.acknowledged.append(turned - began)
            now = (await self.expect(sitting, "step"))["now"]

    async def expect(self, sitting: Sitting, say: str) -> dict[str, Any]:
        """Return the next message of this kind; an answer to a hint request may come before it."""
        async with asyncio.timeout(WAIT_S):
            while (message := await sitting.told())["say"] != say:
                if message["say"] in ("advice", "error") and self.asked is not None:
                    self.taken.hints.append(time.perf_counter() - self.asked)
                    self.asked = None
                elif message["say"] == "error":
                    raise AssertionError(message)
        return message


async def beat(sitting: Sitting) -> None:
    """Send signs of life."""
    while True:
        await asyncio.sleep(4)
        await sitting.send(do="ping")


async def metrics(base: str) -> dict[str, float]:
    """Return the server's metrics, summed over their labels."""
    async with httpx.AsyncClient() as client:
        text = (await client.get(base + "/metrics")).text
    sums: dict[str, float] = {}
    for name, labels, value in re.findall(r"^(tablee_\w+)({.*})? (\S+)$", text, re.MULTILINE):
        key = name + (labels if "le=" in labels or "priority" in labels else "")
        sums[key] = sums.get(key, 0.0) + float(value)
        if key != name:
            sums[name] = sums.get(name, 0.0) + float(value)
    return sums


async def watch(base: str, taken: Taken) -> None:
    """Read the length of the queue every second."""
    while True:
        await asyncio.sleep(1)
        taken.queues.append((await metrics(base))["tablee_bot_questions_waiting"])


async def measure(tables: int, pause: float, seconds: float, workers: int) -> list[str]:
    """Return lines of figures. Raise `AssertionError` if a bot's move failed or never came."""
    taken = Taken()
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "log"
        server = Server(str(Path(folder) / "tablee.db"), written, bot_workers=workers)
        await server.start()
        try:
            ready, door = asyncio.Barrier(tables + 1), asyncio.Semaphore(TABLES_OPENING)
            async with asyncio.TaskGroup() as playing:
                for number in range(tables):
                    seats = Seats(number, server.base, pause, taken, door)
                    playing.create_task(seats.play(ready, seconds))
                await ready.wait()
                before = await metrics(server.base)
                watching = asyncio.create_task(watch(server.base, taken))
            watching.cancel()
            counted = {
                name: value - before.get(name, 0) for name, value in (await metrics(server.base)).items()
            }
        finally:
            await server.kill()
            server.log.close()
        log = written.read_bytes()
    failed = {name: counted[name] for name in FAILURES if counted.get(name)}
    assert not failed, (failed, [line for line in log.splitlines() if b'"level": "warning"' in line])
    waits = waited(log)
    return [
        f"{tables} tables, {workers} workers, {len(taken.acknowledged) / seconds:.0f} people's moves/s, "
        f"{len(taken.bots)} bots' moves, {len(taken.hints)} hints, none failed; load {os.getloadavg()[0]:.1f}",
        f"acknowledgement {spread(taken.acknowledged, 1000, 'ms')}",
        f"in the server: {within(counted, 0.05):.2%} within 50 ms, {within(counted, 0.1):.2%} within 100 ms",
        f"the queue {spread(taken.queues, 1, 'questions')}",
        f"a table waits for its bot {spread(taken.bots, 1, 's')}",
        f"beyond queue and thinking {spread([wait.beyond for wait in waits], 1, 'ms')}; "
        f"more than {BEYOND_MS} ms at {sum(wait.beyond > BEYOND_MS for wait in waits)} of {len(waits)} moves",
        f"a hint takes {spread(taken.hints, 1, 's')}",
        *parts(counted, taken),
    ]


def parts(counted: dict[str, float], taken: Taken) -> list[str]:
    """Return the parts of the wait for bots."""
    queued = counted.get('tablee_bot_wait_seconds_sum{priority="turn"}')
    if queued is None:
        return []
    questions = counted['tablee_bot_wait_seconds_count{priority="turn"}']
    answers, thought = counted["tablee_bot_answers_total"], counted["tablee_bot_thinking_seconds_total"]
    return [
        f"in the mean a table waits {sum(taken.bots) / len(taken.bots):.3f} s; a table's question waits "
        f"{queued / questions:.3f} s in the queue; a question is thought about for {thought / answers:.3f} s",
    ]


def waited(log: bytes) -> list[Waited]:
    """Return the wait of tables for each requested bot move, as the server logged it."""
    lines = (json.loads(line) for line in log.splitlines() if b'"bot moved"' in line)
    return [
        Waited(line["ms"], line["queued_ms"], line["thought_ms"]) for line in lines if line["queued_ms"] > 0
    ]


def within(counted: dict[str, float], seconds: float) -> float:
    """Return the share of moves that the server acknowledged within `seconds`, by its own clock."""
    return (
        counted[f'tablee_move_ack_seconds_bucket{{le="{seconds}"}}']
        / counted["tablee_move_ack_seconds_count"]
    )


def spread(values: list[float], factor: float, unit: str) -> str:
    """Return median, 99th percentile and maximum."""
    if not values:
        return "never"
    ordered = sorted(values)
    shown = (
        factor * ordered[min(len(ordered) - 1, math.ceil(len(ordered) * share))] for share in (0.5, 0.99, 1)
    )
    return "p50 {:.3g}, p99 {:.3g}, most {:.3g} {unit}".format(*shown, unit=unit)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=2, help="seconds that people think, in the mean")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="40 tables for 10 seconds")
    given = parser.parse_args()
    tables, seconds = (40, 10.0) if given.short else (given.tables, given.seconds)
    for line in asyncio.run(measure(tables, given.pause, seconds, given.workers)):
        print(line)


if __name__ == "__main__":
    main()
