"""Restore a backup of a server that was killed, the obvious way and the documented one, while games are played.

`python -m tests.server.restoring --games 12 --steps 2000` for a longer drill; the test suite has a short one. Scripted
people play until they received `--steps` steps. Then `tablee admin backup` makes a backup, and they play on until the
server is killed. `tablee admin restore` restores it, as docs/backup.md says.
"""

import argparse
import asyncio
import contextlib
import filecmp
import itertools
import os
import random
import shutil
import sqlite3
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest.mock import ANY

from tablee.core.record import last_position, parse_text
from tablee.games import find
from tests.patience import patience, patience_s, until
from tests.server.killing import Player, Server, Tally
from tests.server.people import FRIEND, ME, PatientClient, Person, bot

LOGS: Final = ("-wal", "-shm")
REFUSED: Final = ("database.damaged", "database.checking")


@dataclass
class Drill:
    """The results of one drill."""

    games: int
    steps: int
    before: int
    after: int
    refused: bool = False
    went_on: int = 0

    def __str__(self) -> str:
        obvious = "refused" if self.refused else "as before the crash"
        return (
            f"{self.games} tables, {self.steps} steps; {self.before} moves in the backup, {self.after} when the server "
            f"was killed; the obvious way: {obvious}; the documented one: {self.went_on} matches went on"
        )


class Restarted(Server):
    """A server that may report that it is not ready."""

    sign = "/healthz"

    async def stop(self) -> None:
        """End it as an operator does."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), patience_s())


class Table:
    """A table with its people: one and a bot, or two."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.tally = Tally()
        self.id = ""
        self.people = [self._player() for _ in range(1 + number % 2)]

    def _player(self) -> Player:
        # A new player, because nobody may send a message with an id that they used before.
        return Player(self.base, self.tally, random.Random())

    async def open(self, name: str) -> None:
        """Open the table, and seat everyone."""
        host, *guests = self.people
        seats = [ME, FRIEND if guests else bot()]
        opened = await host.surely("POST", "/api/tables", {"game": name, "seats": seats, "pause": 0})
        self.id = opened["table"]
        for one in guests:
            await one.surely("POST", f"/api/tables/{self.id}/join", {})

    async def play(self) -> None:
        """Play to the end."""
        await asyncio.gather(*(one.play(self.id) for one in self.people))

    async def come_back(self) -> None:
        """Let everyone open the table again with nothing but their identity."""
        before, self.people = self.people, [self._player() for _ in self.people]
        for old, new in zip(before, self.people, strict=True):
            new.http.cookies = old.http.cookies
            await old.close()

    async def close(self) -> None:
        """Close everyone's browser."""
        for one in self.people:
            await one.close()


async def play_for_ever(name: str, number: int, server: Server, tables: list[Table]) -> None:
    """Play one match after another, at tables that are added to `tables`."""
    for again in itertools.count():
        table = Table(server.base, number + again)
        tables.append(table)
        await table.open(name)
        await table.play()


async def admin(*words: str) -> tuple[int | None, str]:
    """The exit status of `tablee admin`, and what it says."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tablee",
        "admin",
        *words,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env={**os.environ, "LANG": "C"},
    )
    async with patience():
        said, _ = await process.communicate()
    return process.returncode, said.decode()


async def backup(file: Path, to: Path) -> None:
    """A backup while the server runs; and no restore then."""
    assert await admin("backup", str(to), "--database", str(file)) == (0, ANY)
    status, said = await admin("restore", str(to), "--database", str(file))
    assert (status, "is using the database" in said) == (3, True), said


def rows(file: Path, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def moves(file: Path) -> set[tuple[str, int, str]]:
    return set(rows(file, "SELECT match, ply, move FROM moves"))


async def records_are_whole(base: str, file: Path) -> None:
    """Check that every match can be read and replayed, and that its record has the moves of the log."""
    async with PatientClient(base_url=base) as client:
        for table, begun in rows(file, "SELECT id, begun FROM matches"):
            if begun is None:
                continue
            answer = await client.get(f"/api/tables/{table}")
            assert answer.is_success, (table, answer.text)
            if answer.json()["state"] == "over":
                record = parse_text((await client.get(f"/api/tables/{table}/record")).text)
                last_position(find(record.game), record)
                # Read the log only now: a bot may have made the last move a moment ago.
                assert len(record.moves) == sum(match == table for match, _, _ in moves(file))


async def refuses(base: str) -> bool:
    """Return true if the server reports that its database cannot be used; then check that it accepts nothing."""
    person = Person(base)
    async with patience():
        while True:
            ready = await person.http.get("/readyz")
            if "checked" not in ready.text:
                break
            await asyncio.sleep(0.05)
    refused: bool = ready.status_code == 503
    if refused:
        assert ready.text == "the database is damaged\n"
        assert (await person.call("PUT", "/api/me", {"name": "Ana"}, 503))["code"] in REFUSED
        assert (await person.http.get("/healthz")).is_success
        metrics = (await person.http.get("/metrics")).text
        assert "tablee_faults_total 0.0" in metrics
    await person.close()
    return refused


async def restore(file: Path, copy: Path) -> None:
    """As docs/backup.md says."""
    status, said = await admin("restore", str(copy), "--database", str(file))
    assert (status, "The old database was kept" in said) == (0, True), said
    assert not _logs(file)


def _logs(file: Path) -> list[str]:
    return [ending for ending in LOGS if Path(f"{file}{ending}").exists()]


async def run(name: str, games: int, steps: int, folder: Path) -> Drill:
    """Play at `games` tables for `steps` steps, and for as many after the backup; then restore it."""
    file, copy, tables = folder / "tablee.db", folder / "copy.db", list[Table]()
    server = Restarted(str(file), folder / "server.log")

    def told() -> int:
        return sum(table.tally.told for table in tables)

    await server.start()
    try:
        playing = [
            asyncio.create_task(play_for_ever(name, number, server, tables)) for number in range(games)
        ]
        await until(lambda: told() > steps)
        await backup(file, copy)
        await until(lambda: told() > 2 * steps)
        await server.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        drill = Drill(games, told(), len(moves(copy)), len(moves(file)))
        drill.refused = await obviously(server, file, copy)
        drill.went_on = await as_documented(server, file, copy, tables)
    finally:
        with contextlib.suppress(ProcessLookupError):
            await server.kill()
        server.log.close()
        for table in tables:
            await table.close()
    return drill


async def obviously(server: Restarted, file: Path, copy: Path) -> bool:
    """Copy the backup over the file and start. Return true if the server refuses; else check that it has the last
    commits.
    """
    before = moves(file)
    shutil.copy(copy, file)
    await server.start()
    refused = await refuses(server.base)
    if not refused:
        # The write-ahead log had everything since the backup.
        await records_are_whole(server.base, file)
        assert moves(file) >= before
    await server.stop()
    if refused:
        assert filecmp.cmp(file, copy, shallow=False)
    return refused


async def as_documented(server: Restarted, file: Path, copy: Path, tables: list[Table]) -> int:
    """Restore it by `tablee admin`; all matches are as in the backup, and go on to their ends. How many did."""
    await restore(file, copy)
    running = {match for (match,) in rows(copy, "SELECT id FROM matches WHERE state = 'running'")}
    await server.start()
    assert not await refuses(server.base)
    assert moves(file) >= moves(copy)
    await records_are_whole(server.base, file)
    going_on = [table for table in tables if table.id in running]
    assert len(going_on) == len(running)
    for table in going_on:
        await table.come_back()
    await asyncio.gather(*(table.play() for table in going_on))
    assert rows(file, "SELECT count(*) FROM matches WHERE state = 'running'") == [(0,)]
    await records_are_whole(server.base, file)
    await server.stop()
    return len(going_on)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tokan")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--steps", type=int, default=2000)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(run(given.game, given.games, given.steps, Path(folder))))


if __name__ == "__main__":
    main()
