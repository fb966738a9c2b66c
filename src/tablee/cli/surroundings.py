"""What the machine gives a server: room, a disk that keeps its word quickly, a clock that is right."""

import os
import shutil
import stat
import statistics
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import tablee
from tablee.cli.console import Console
from tablee.cli.finding import Finding

LITTLE_BYTES: Final = 64 * 1024 * 1024
"""With less room a backup or a migration fails, and soon every move."""

SOME_BYTES: Final = 1024 * 1024 * 1024

SLOW_MS: Final = 50
"""A disk whose sync takes longer holds up every move by as much."""

SYNCS: Final = 9
DRIFT_S: Final = 0.05
"""So far apart wall and monotonic time may be after a moment: more is a clock that is being put right, or wrong."""


def examine(console: Console, file: Path | None) -> Iterator[Finding]:
    """Everything there is to look at; `file` is an SQLite database, None with PostgreSQL."""
    wall, steady = time.time(), time.monotonic()
    if file is not None and file.parent.is_dir():
        yield _room(console, file.parent)
        yield from _folder(console, file.parent)
        yield from _sync(console, file.parent)
    yield _clock(console)
    drift = (time.time() - wall) - (time.monotonic() - steady)
    if abs(drift) > DRIFT_S:
        yield Finding(None, console.words("clock-jumps", seconds=round(drift, 2)))


def _room(console: Console, folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    fine = False if free < LITTLE_BYTES else None if free < SOME_BYTES else True
    message = "room" if fine else "room-little"
    return Finding(fine, console.words(message, folder=str(folder), free=free // 1_000_000))


def _folder(console: Console, folder: Path) -> Iterator[Finding]:
    """Check that other users cannot replace the database by a file of theirs."""
    mode = folder.stat().st_mode
    if os.name == "posix" and mode & (stat.S_IWGRP | stat.S_IWOTH) and not mode & stat.S_ISVTX:
        yield Finding(None, console.words("folder-open", folder=str(folder)))


def _sync(console: Console, folder: Path) -> Iterator[Finding]:
    """Measure how long the disk takes to sync 4 KiB, as for every move."""
    taken: list[float] = []
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            for _ in range(SYNCS):
                file.write(bytes(4096))
                begun = time.perf_counter()
                os.fsync(file.fileno())
                taken.append(1000 * (time.perf_counter() - begun))
    except OSError:
        # What keeps the database from being written to is said already.
        return
    median = statistics.median(taken)
    fine = None if median > SLOW_MS else True
    yield Finding(fine, console.words("sync-slow" if fine is None else "sync", ms=round(median, 1)))


def _clock(console: Console) -> Finding:
    """Check that the clock shows a time after the installation of this program."""
    built = Path(tablee.__file__).stat().st_mtime
    now = time.time()
    shown = datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d %H:%M")
    return Finding(now >= built, console.words("clock" if now >= built else "clock-wrong", time=shown))
