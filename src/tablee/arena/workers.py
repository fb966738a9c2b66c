"""The places where an arena's games are played: processes of this machine, or a Ray cluster. The results are the
same.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Self, TypeAlias, TypeVar

from tablee.arena.playing import ArenaWorker, Played, UnplayableError, lend, play, play_together
from tablee.arena.schedule import Plan, Task
from tablee.bots.agent import Agent
from tablee.core.errors import TableeError

TOGETHER = 256
"""Games that run at the same time where agents play, so that an agent gets so many questions in one call."""

MOST = 1000
"""The most processes that are ever started."""

AHEAD = 4
"""Sets of games handed out for each worker, so that no worker waits for its next set."""


class ClusterError(TableeError):
    """A cluster that cannot be used."""


Workers: TypeAlias = Callable[[Plan, Iterable[Task]], Iterator[Played]]
"""Plays tasks in parallel, and yields games in the order in which they end."""

R = TypeVar("R")
Sets: TypeAlias = Iterable[tuple[Plan, list[Task]]]
"""Games to be played by one worker at the same time, of one plan or of several."""

Use: TypeAlias = Callable[[Plan, list[Played]], R]
"""What the worker makes of a set of games, so that the games need not travel; a function of a module."""


def processes(count: int | None, agents: Mapping[str, Agent] | None = None) -> Workers:
    """Return workers in `count` processes of this machine; None means one for each core. `in_processes` says more."""

    def played(plan: Plan, tasks: Iterable[Task]) -> Iterator[Played]:
        sets = ((plan, few) for few in _sets(tasks, TOGETHER if agents else 1))
        for games in in_processes(count, agents or {}, sets, _as_they_are):
            yield from games

    return played


def in_processes(
    count: int | None, agents: Mapping[str, Agent], sets: Sets, use: Use[R], ordered: bool = False
) -> Iterator[R]:
    """Play sets of games in `count` processes of this machine, and yield what `use` makes of each set.

    `agents`: the players that are objects; each process gets a copy of them. `ordered`: yield in the order of the
    sets, of which no more than `AHEAD` for each worker are ever held. Raises `UnplayableError` `arena.workers` if a
    process ends by itself, or cannot find the class of an agent.
    """
    with Processes(count, agents) as kept:
        yield from kept.play(sets, use, ordered)


class Processes:
    """Processes that play sets of games, for as long as the context lasts; `in_processes` says more."""

    def __init__(self, count: int | None, agents: Mapping[str, Agent]) -> None:
        self._size = min(count or os.cpu_count() or 1, MOST)
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(
            self._size, mp_context=context, initializer=_begin, initargs=(agents,)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: object) -> None:
        # From Python 3.14 on, `terminate_workers` does this. A set that has begun may take slow bots minutes.
        processes = [] if error is None else list(self._pool._processes.values())
        sent = self._pool._result_queue
        self._pool.shutdown(wait=error is None, cancel_futures=error is not None)
        for process in processes:
            process.terminate()
        if processes:
            # Half a result may be in the pipe; without its other end nothing waits for the rest.
            sent._writer.close()  # type: ignore[attr-defined]

    def play(self, sets: Sets, use: Use[R], ordered: bool = False) -> Iterator[R]:
        """Yield what `use` makes of each set. Raise as `in_processes` does."""
        spread = _spread_in_order if ordered else _spread
        try:
            yield from spread(sets, self._size * AHEAD, lambda one: self._submit(use, one))
        except BrokenProcessPool:
            raise UnplayableError("arena.workers") from None

    def _submit(self, use: Use[R], one: tuple[Plan, list[Task]]) -> "Future[R]":
        """Hand out a set of games; the first one starts the processes."""
        with _without_ctrl_c():
            return self._pool.submit(_used, use, one)


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """Let Ctrl+C wait, also in the processes that start here: they have nothing to say about it until `_begin`."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def here(agents: Mapping[str, Agent]) -> Workers:
    """Return the workers of this process, which asks `agents` itself, also inside a running event loop."""

    def played(plan: Plan, tasks: Iterable[Task]) -> Iterator[Played]:
        sets = ((plan, few) for few in _sets(tasks, TOGETHER))
        for games in in_this_process(agents, sets, _as_they_are):
            yield from games

    return played


def in_this_process(agents: Mapping[str, Agent], sets: Sets, use: Use[R]) -> Iterator[R]:
    """Play sets of games in this process, and yield what `use` makes of each set."""
    # A notebook's thread has an event loop that runs, so the games have a thread of their own.
    with ThreadPoolExecutor(1) as thread:
        worker = ArenaWorker(agents)
        try:
            for plan, few in sets:
                yield use(plan, thread.submit(worker.play, plan, few).result())
        except BaseException:
            # After Ctrl+C the games end at their next move.
            worker.stop()
            raise
        finally:
            thread.submit(worker.close).result()


def _as_they_are(_: Plan, games: list[Played]) -> list[Played]:
    return games


def _used(use: Use[R], one: tuple[Plan, list[Task]]) -> R:
    plan, few = one
    return use(plan, play_together(plan, few))


def _sets(tasks: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """Yield the tasks in sets of at most `size`."""
    waiting = iter(tasks)
    while few := list(islice(waiting, size)):
        yield few


def _begin(agents: Mapping[str, Agent]) -> None:
    """Prepare a worker process. Ctrl+C is the arena's, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    lend(agents)
    _end_with_parent()


def _end_with_parent() -> None:
    """Have this process end as soon as the arena's process is gone, for any reason: no other process would use it."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait_for_end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait_for_end, daemon=True).start()


def _spread(sets: Sets, ahead: int, submit: "Callable[[tuple[Plan, list[Task]]], Future[R]]") -> Iterator[R]:
    """Hand out sets of tasks, `ahead` at a time, and yield what comes of those that are done."""
    waiting = iter(sets)
    under_way = {submit(few) for few in islice(waiting, ahead)}
    while under_way:
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        under_way |= {submit(few) for few in islice(waiting, len(done))}
        for future in done:
            yield future.result()


def _spread_in_order(
    sets: Sets, ahead: int, submit: "Callable[[tuple[Plan, list[Task]]], Future[R]]"
) -> Iterator[R]:
    """Do the same as `_spread`, and yield in the order of the sets."""
    waiting = iter(sets)
    under_way = deque(submit(few) for few in islice(waiting, ahead))
    while under_way:
        yield under_way.popleft().result()
        under_way += (submit(few) for few in islice(waiting, 1))


def cluster(address: str) -> Workers:
    """Return workers on a Ray cluster: `ray://HOST:PORT`, `auto` for this machine's own, `local` for a new one here.

    Raises `ClusterError`: `arena.no_ray` without the extra `tablee[cluster]`, `arena.cluster` (address, reason)
    if no cluster answers.
    """
    try:
        import ray
    except ImportError:
        raise ClusterError("arena.no_ray") from None

    def played(plan: Plan, tasks: Iterable[Task]) -> Iterator[Played]:
        settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
        if address == "local":
            settings["include_dashboard"] = False
        try:
            ray.init(**settings)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise ClusterError("arena.cluster", {"address": address, "reason": str(problem)}) from None
        try:
            cores: float = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
            ahead = AHEAD * max(1, int(cores))
            remote = ray.remote(play)
            waiting = iter(tasks)
            under_way = [remote.remote(plan, task) for task in islice(waiting, ahead)]
            while under_way:
                done, under_way = ray.wait(under_way)
                under_way += [remote.remote(plan, task) for task in islice(waiting, len(done))]
                for each in done:
                    yield ray.get(each)
        finally:
            ray.shutdown()

    return played
