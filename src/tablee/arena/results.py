"""The results of an arena on disk: JSON lines, the plan first, then the games in order. A broken-off file can
resume.
"""

import os
from codecs import BOM_UTF8
from collections.abc import Generator, Iterable, Iterator
from itertools import count
from pathlib import Path

import msgspec

from tablee.arena.playing import Played
from tablee.arena.schedule import Plan, tasks
from tablee.arena.workers import Workers
from tablee.core.errors import TableeError

_PLAN = msgspec.json.Decoder(Plan)
_PLAYED = msgspec.json.Decoder(Played)


class ResultsError(TableeError):
    """The file holds no results of an arena, or those of another plan."""


def read(path: Path) -> tuple[Plan, list[Played]]:
    """Return the plan and the games played so far; half a line at the end, as after a power cut, is ignored.

    Raises `ResultsError` `arena.results` (file, line).
    """
    first, *others = path.read_bytes().removeprefix(BOM_UTF8).split(b"\n")
    plan: Plan | None = None
    games: list[Played] = []
    try:
        plan = _PLAN.decode(first)
        for line in others[:-1]:
            games.append(_PLAYED.decode(line))
    except msgspec.MsgspecError:
        number = 1 if plan is None else len(games) + 2
        raise ResultsError("arena.results", {"file": str(path), "line": number}) from None
    return plan, games


def default_path(plan: Plan) -> Path:
    """Return the file of this folder for an arena without a name: `arena-GAME.jsonl`, or with the first number from 2
    on that is free. An arena that was broken off keeps its file. Raise `ResultsError` `arena.results`.
    """
    names = (f"arena-{plan.game}{'' if number == 1 else f'-{number}'}.jsonl" for number in count(1))
    return next(path for path in map(Path, names) if is_free(path, plan))


def is_free(path: Path, plan: Plan) -> bool:
    """True if `path` holds nothing, or this plan: another one without games may have begun a moment ago.

    Raise `ResultsError` `arena.results`.
    """
    if not path.is_file() or path.stat().st_size == 0:
        return not path.is_dir()
    return read(path)[0] == plan


def start(path: Path, plan: Plan) -> int:
    """Prepare `path` for the games of `plan`; return the number of games that it holds already.

    Raises `ResultsError`: `arena.results`, or `arena.different` (file) if it holds games of another plan.
    """
    held, games = read(path) if path.exists() and path.stat().st_size > 0 else (None, [])
    if not games and held != plan:
        # A plan without games is left by an arena whose players could not be started.
        path.write_bytes(msgspec.json.encode(plan) + b"\n")
        return 0
    if held != plan:
        raise ResultsError("arena.different", {"file": str(path)})
    whole = path.read_bytes()
    os.truncate(path, whole.rfind(b"\n") + 1)
    return len(games)


def run(path: Path, plan: Plan, workers: Workers) -> Generator[Played, None, None]:
    """Play what is left of `plan`, and write each game before it is yielded. Raise `ResultsError`."""
    done = start(path, plan)
    left = (task for task in tasks(plan) if task.number >= done)
    with path.open("ab") as file:
        for game in in_order(workers(plan, left), done):
            file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            yield game


def in_order(games: Iterable[Played], first: int) -> Iterator[Played]:
    """Yield games by their number, from `first` on, in whatever order they arrive."""
    early: dict[int, Played] = {}
    for game in games:
        early[game.number] = game
        while first in early:
            yield early.pop(first)
            first += 1


def total(plan: Plan) -> int:
    """Return the number of games of the plan."""
    return sum(1 for _ in tasks(plan))
