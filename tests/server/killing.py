"""Kill the server at random moments while games are played, and check that nothing acknowledged is lost.

`python -m tests.server.killing --games 200 --kills 40` for a long run; the test suite has a short one. Scripted
people know only the protocol: they come back with the last ply they have, and send again what was not acknowledged.
Now and then they take a step back.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tablee.core.record import last_position, parse_text
from tablee.games import find
from tablee.store.rows import Entry
from tablee.store.store import Store
from tests.patience import patience, patience_s, until
from tests.processes import free_port
from tests.server.people import FRIEND, ME, PatientClient, Person, Sitting, bot

GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError)
AT_ONCE = 16
AGAIN = ("database.away", "database.in_doubt", "table.busy")
"""After these refusals a page sends the same message again."""

STALE = ("move.stale", "move.over", "undo.not_last", "undo.revealed")
UNDONE = 0.1
LONGEST_S = 1_800
SERVE = (
    "import json, sys; from tablee.server.run import run; from tablee.server.options import ServeOptions; "
    "run(ServeOptions(port=int(sys.argv[1]), database=sys.argv[2], rate=1000, log_format='json', "
    "**json.loads(sys.argv[3])), countdown=0)"
)


@dataclass
class Tally:
    """The counters of a run."""

    games: int = 0
    kills: int = 0
    acknowledged: int = 0
    seen: int = 0
    plies: int = 0
    connected: int = 0
    ended: int = 0
    reconnections: int = 0
    resent: int = 0
    taken_back: int = 0
    told: int = 0
    lost: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.kills} kills, {self.plies} plies, {self.acknowledged} moves acknowledged to "
            f"clients, {self.taken_back} taken back, {self.seen} steps seen, {self.reconnections} reconnections, "
            f"{self.resent} messages sent again, "
            f"{len(self.lost)} lost, {self.seconds:.0f} s"
        )


class Server:
    """The server as a process that can be killed; `settings` are further `ServeOptions`.

    `program`: the module to run. `environment`: variables added to ours. `sign`: the path that answers once the
    server has started.
    """

    program: str = SERVE
    environment: Mapping[str, str] = {}
    sign: str = "/readyz"

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.settings = json.dumps(settings)
        self.log = log.open("ab")
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-c", self.program, str(self.port), self.database, self.settings]
        self.process = await asyncio.create_subprocess_exec(
            *command, stderr=self.log, start_new_session=True, env={**os.environ, **self.environment}
        )
        async with PatientClient() as client, patience():
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await client.get(self.base + self.sign)).is_success:
                        return
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """Cut the power: the server and its workers end without a word."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        await asyncio.wait_for(self.process.wait(), patience_s())
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


@dataclass
class Witness:
    """What one scripted person saw of one table: moves acknowledged (ply, seat, move), and steps."""

    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)
    seen: dict[int, tuple[int, str | None]] = field(default_factory=dict)


class Player(Person):
    """A scripted person at one table, playing its seats there (or none) until the match is over.

    `most_s`: the longest time in seconds that they think.
    """

    most_s = 0.04
    refusals: Collection[str] = STALE

    def __init__(self, base: str, tally: Tally, chance: random.Random) -> None:
        super().__init__(base)
        self.tally = tally
        self.chance = chance
        self.witness = Witness()
        self.last = -1
        self.undone = 0
        self.seat: int | None = None
        self.pending: dict[str, Any] | None = None

    async def surely(self, method: str, path: str, body: Any = None) -> Any:
        """Send an HTTP request, and send it again while the server is away."""
        async with patience():
            while True:
                with contextlib.suppress(*GONE):
                    return await self.call(method, path, body)
                await asyncio.sleep(0.1)

    async def play(self, table: str) -> None:
        """Play on through every crash, as a page does: no person helps."""
        times = 0
        async with asyncio.timeout(LONGEST_S):
            while True:
                try:
                    async with await self.sit(table, self.last, undone=self.undone) as sitting:
                        times += 1
                        self.tally.connected += 1
                        try:
                            if await self._until_over(sitting):
                                break
                        finally:
                            self.tally.connected -= 1
                except GONE:
                    await asyncio.sleep(self.chance.uniform(0.05, 0.2))
        self.tally.reconnections += times - 1

    async def _until_over(self, sitting: Sitting) -> bool:
        plies, now = sitting.welcome["plies"], sitting.welcome["now"]
        if now["undone"] != self.undone:
            self._forget(-1, now)
        # The last ply comes again if it shows less since it is no longer the last.
        for step in plies[1:] if plies and plies[0]["ply"] == self.last else plies:
            self._see(step)
        if self.pending is not None and now["over"] is None:
            # Send it again, which is harmless: the answer shows if it was committed before the server died.
            self.tally.resent += 1
            await sitting.send(**self.pending)
        else:
            await self._act(sitting, now)
        while now is None or now["over"] is None:
            message = await sitting.next()
            if message["say"] == "step":
                self._see(message["step"])
                now = message["now"]
                await self._act(sitting, now)
            elif message["say"] == "undone":
                now = message["now"]
                self._forget(message["step"]["ply"] - 1, now)
                self._see(message["step"])
                await self._act(sitting, now)
            elif message["say"] == "ack":
                sent = self.pending
                self._acknowledge(message)
                back = sent is not None and now["undone"] > sent.get("undone", now["undone"])
                if back or message["ply"] <= self.last:
                    # The step is known already: no further message says that it is our turn.
                    await self._act(sitting, now)
            elif message["say"] == "error":
                await self._refused(sitting, message, now)
        return True

    async def _refused(self, sitting: Sitting, message: dict[str, Any], now: dict[str, Any]) -> None:
        if self.pending is None or message["id"] != self.pending["id"]:
            # The end of the connection, or the answer to a message that was answered before.
            return
        if message["code"] in AGAIN:
            self.tally.resent += 1
            await asyncio.sleep(self.chance.uniform(0.05, 0.2))
            await sitting.send(**self.pending)
            return
        assert message["code"] in self.refusals, message
        self.pending = None
        await self._act(sitting, now)

    def _see(self, step: dict[str, Any]) -> None:
        assert step["ply"] == self.last + 1, ("a ply was left out or told twice", step["ply"], self.last)
        self.last = step["ply"]
        self.tally.told += 1
        if step["ply"]:
            self.witness.seen[step["ply"]] = (step["seat"], step["move"])

    def _forget(self, ply: int, now: dict[str, Any]) -> None:
        """Forget the steps after `ply`, which were taken back."""
        self.last, self.undone = min(self.last, ply), now["undone"]
        for later in [seen for seen in self.witness.seen if seen > ply]:
            del self.witness.seen[later]

    def _acknowledge(self, message: dict[str, Any]) -> None:
        assert self.pending is not None
        assert self.pending["id"] == message["id"]
        if self.pending["do"] == "move":
            self.witness.acknowledged.append((message["ply"], self.pending["seat"], self.pending["move"]))
        else:
            self.tally.taken_back += 1
        self.pending = None

    async def _act(self, sitting: Sitting, now: dict[str, Any]) -> None:
        if self.pending is not None or now["over"] is not None:
            return
        named = {"id": f"{self.chance.getrandbits(64):x}", "ply": now["ply"], "undone": now["undone"]}
        # A new player at a table of before does not know their seat until they have moved.
        if now["undo"] and self.seat is not None and self.chance.random() < UNDONE:
            self.pending = {"do": "undo", "seat": self.seat, **named}
            await sitting.send(**self.pending)
        elif now["legal"]:
            await asyncio.sleep(self.chance.uniform(0, self.most_s))
            move = self.chance.choice(now["legal"])
            self.seat = now["turn"]
            self.pending = {"do": "move", "seat": self.seat, "move": move, **named}
            await sitting.send(**self.pending)


async def game(
    kind: int, name: str, base: str, tally: Tally, chance: random.Random
) -> tuple[str, list[Player]]:
    """Play one game to its end: two bots and a spectator, a person and a bot, or two people."""
    host, guest = Player(base, tally, chance), Player(base, tally, chance)
    seats = [[bot(), bot()], [ME, bot()], [ME, FRIEND]][kind % 3]
    opened = await host.surely("POST", "/api/tables", {"game": name, "seats": seats, "pause": 0})
    table: str = opened["table"]
    players = [host]
    if kind % 3 == 2:
        await guest.surely("POST", f"/api/tables/{table}/join", {})
        players.append(guest)
    await asyncio.gather(*(player.play(table) for player in players))
    await asyncio.gather(host.close(), guest.close())
    return table, players


async def somebody_plays(tally: Tally) -> None:
    """Wait until a person has received a move."""
    told = tally.told
    await until(lambda: tally.told > told)


async def kill_now_and_then(
    server: Server,
    games: int,
    kills: int,
    finished: asyncio.Queue[str],
    tally: Tally,
    chance: random.Random,
) -> None:
    """Kill the server and start it again, at random moments.

    If more games are played than at once, some finish from one kill to the next. Games that are played at the same time
    also end at the same time, so waiting for one of the last ones would leave no game to kill.
    On a busy machine a server may be up for long before a person is connected: no kill comes earlier, because nobody
    would notice it.
    """
    between = max(0, games - AT_ONCE) // kills
    for kill in range(kills):
        for _ in range(between if kill else 0):
            await finished.get()
        await somebody_plays(tally)
        await asyncio.sleep(chance.uniform(0.05, 0.5))
        # Those who were connected may have ended their games by now.
        await until(lambda: tally.connected > 0 or tally.ended == games)
        await server.kill()
        tally.kills += 1
        await server.start()


async def check(server: Server, games: list[tuple[str, list[Player]]], tally: Tally) -> None:
    """Compare the steps that clients saw with the log, and replay every match."""
    store = await Store.open(server.database)
    async with PatientClient(base_url=server.base) as client:
        for table, players in games:
            entries: dict[int, Entry] = {entry.ply: entry for entry in await store.log.entries(table)}
            back = {
                (one.entry.ply, one.entry.seat, one.entry.move) for one in await store.log.taken_back(table)
            }
            tally.plies += len(entries)
            for player in players:
                _compare(table, player.witness, entries, back, tally)
            assert sorted(entries) == list(range(1, len(entries) + 1))
            record = parse_text((await client.get(f"/api/tables/{table}/record")).text)
            last_position(find(record.game), record)
            assert record.result is not None, ("not over", table)
            assert len(record.moves) == len(entries)
    tally.games = len(games)
    await store.close()


def _compare(
    table: str,
    witness: Witness,
    entries: dict[int, Entry],
    back: set[tuple[int, int, str]],
    tally: Tally,
) -> None:
    for ply, seat, move in witness.acknowledged:
        tally.acknowledged += 1
        kept = entries.get(ply)
        if (kept is None or (kept.seat, kept.move) != (seat, move)) and (ply, seat, move) not in back:
            tally.lost.append(f"{table} ply {ply}: acknowledged {move}, kept {kept}")
    for ply, (seat, shown) in witness.seen.items():
        tally.seen += 1
        kept = entries.get(ply)
        if kept is None or kept.seat != seat or shown not in (None, kept.move):
            tally.lost.append(f"{table} ply {ply}: shown {shown}, kept {kept}")


async def run(
    name: str, games: int, kills: int, seed: int, folder: Path, database: str | None = None
) -> Tally:
    """Play `games` games of `name` (16 at once) while the server is killed `kills` times."""
    async with asyncio.timeout(LONGEST_S):
        return await _run(name, games, kills, seed, folder, database)


async def _run(name: str, games: int, kills: int, seed: int, folder: Path, database: str | None) -> Tally:
    began, tally, chance = time.monotonic(), Tally(), random.Random(seed)
    server = Server(database or str(folder / "tablee.db"), folder / "server.log")
    await server.start()
    try:
        finished: asyncio.Queue[str] = asyncio.Queue()
        killing = asyncio.create_task(kill_now_and_then(server, games, kills, finished, tally, chance))
        tables = asyncio.Semaphore(AT_ONCE)

        async def one(n: int) -> tuple[str, list[Player]]:
            async with tables:
                played = await game(n, name, server.base, tally, random.Random(seed + n))
            finished.put_nowait(played[0])
            tally.ended += 1
            return played

        played = await asyncio.gather(*(one(n) for n in range(games)))
        await killing
        await check(server, played, tally)
    finally:
        await server.kill()
        server.log.close()
    tally.seconds = time.monotonic() - began
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tokan")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--database", default=None, help="a URL, to kill over PostgreSQL")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(run(given.game, given.games, given.kills, seed, Path(folder), given.database))
    print(f"seed {seed}: {tally}")
    print(json.dumps(tally.lost))
    sys.exit(bool(tally.lost))


if __name__ == "__main__":
    main()
