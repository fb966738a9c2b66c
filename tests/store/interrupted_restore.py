"""Restore a backup again and again, each time ended without a word at a later step; print what the database was then.

`python -m tests.store.interrupted_restore FOLDER` needs `old.db` with its log, and `backup.db`, in the folder. It
prints a line for each try: `old`, `new`, or what is wrong. Each try runs in a process of its own, forked from this one.
"""

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from tablee.store.backups.restoring import restore
from tablee.store.soundness import Check
from tablee.store.store import Store

CHANGES: Final = ("os.link", "os.rename", "os.remove", "open", "sqlite3.connect")
"""What changes files, or lets SQLite change them."""

ENDED: Final = 9
DONE: Final = 0
OLD: Final = 330
NEW: Final = 20
"""How many guests the two databases have."""


def ended_at(step: int, folder: Path) -> None:
    """End this process before the step-th change of a file in the folder."""
    left = step

    def look(event: str, words: tuple[Any, ...]) -> None:
        nonlocal left
        if event not in CHANGES or str(folder) not in str(words[0]) or words[1:2] == ("r",):
            return
        left -= 1
        if left == 0:
            os._exit(ENDED)

    sys.addaudithook(look)


def apart(work: Callable[[], int]) -> int:
    """Run `work` in a process of its own, and return its result."""
    child = os.fork()
    if child == 0:
        status = 255
        try:
            status = work()
        finally:
            os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


async def _nothing_to_verify(_store: Store) -> None:
    pass


def interrupted(step: int, file: Path, backup: Path) -> int:
    """Restore the backup, and be ended at that step."""
    ended_at(step, file.parent)
    asyncio.run(restore(str(file), backup, _nothing_to_verify))
    return DONE


def found(file: Path) -> int:
    """1 for the old database, 2 for the new one, whole."""

    async def whole() -> bool:
        check = Check(file)
        problem = await check.problem()
        await (await Store.open(str(file))).close()
        return problem is None

    if not asyncio.run(whole()):
        return 3
    with closing(sqlite3.connect(file)) as connection:
        (count,) = connection.execute("SELECT count(*) FROM guests").fetchone()
    return {OLD: 1, NEW: 2}.get(count, 4)


def main(folder: Path) -> None:
    """Try every step, until one is beyond the end."""
    for step in range(1, 1000):
        place = folder / f"try-{step}"
        place.mkdir()
        file = place / "tablee.db"
        for ending in ("", "-wal"):
            shutil.copy2(f"{folder / 'old.db'}{ending}", f"{file}{ending}")
        status = apart(lambda step=step, file=file: interrupted(step, file, folder / "backup.db"))  # type: ignore[misc]
        answer = apart(lambda file=file: found(file))  # type: ignore[misc]
        print({1: "old", 2: "new", 3: "damaged", 4: "mixed"}.get(answer, f"status {answer}"), flush=True)
        shutil.rmtree(place)
        if status == DONE:
            return
        assert status == ENDED, status


if __name__ == "__main__":
    main(Path(sys.argv[1]))
