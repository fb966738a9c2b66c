"""The results of an arena on disk: JSON lines, the plan first, then the games in order. A broken-off file can
resume.
"""

from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from io import FileIO
from itertools import count
from pathlib import Path

import msgspec

from tablee import writing
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan, groups, seatings, tasks
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

    False if another process writes it. Raise `ResultsError` `arena.results`.
    """
    if path.is_dir() or writing.in_use(path):
        return False
    if not path.is_file() or path.stat().st_size == 0:
        return True
    return read(path)[0] == plan


class Results:
    """The file of an arena that this process writes."""

    def __init__(self, path: Path, plan: Plan, opened: FileIO) -> None:
        """Prepare the file for the games of `plan`. Raise `ResultsError` `arena.different` (file), and as `read`."""
        self.path = path
        self.plan = plan
        self._opened = opened
        held, games = read(path) if path.stat().st_size > 0 else (None, [])
        self.done = len(games)
        """The number of games that the file holds."""
        if held != plan:
            if games:
                raise ResultsError("arena.different", {"file": str(path)})
            # A plan without games is left by an arena whose players could not be started.
            opened.truncate(0)
            writing.append(opened, msgspec.json.encode(plan) + b"\n")
        else:
            opened.truncate(path.read_bytes().rfind(b"\n") + 1)

    def run(self, workers: Workers) -> Iterator[Played]:
        """Play what is left of the plan, and write each game before it is yielded. Raise `OSError`."""
        left = (task for task in tasks(self.plan) if task.number >= self.done)
        for game in in_order(workers(self.plan, left), self.done):
            writing.append(self._opened, msgspec.json.encode(game) + b"\n")
            self.done += 1
            yield game


@contextmanager
def kept(plan: Plan, path: Path | None = None) -> Iterator[Results]:
    """Open the file of an arena, by default the one that `default_path` names; no other process can write it meanwhile.

    Raise `ResultsError`: `arena.results`, or `arena.different` (file) if it holds games of another plan; `OSError`; and
    `FileError` `file.in_use` (file).
    """
    with ExitStack() as stack:
        while True:
            try:
                chosen = path or default_path(plan)
                opened = stack.enter_context(writing.held(chosen))
                break
            except writing.FileError:
                # Another arena took the default just now.
                if path is not None:
                    raise
        yield Results(chosen, plan, opened)


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
    return plan.deals * sum(len(seatings(group)) for group in groups(plan))
