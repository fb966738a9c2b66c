"""The places where an arena's games are played: processes of this machine, or a Ray cluster. The results are the
same.
"""

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeAlias

from tablee.arena.playing import ArenaWorker, Played, UnplayableError, lend, play, play_together
from tablee.arena.schedule import Plan, Task
from tablee.bots.agent import Agent
from tablee.core.errors import TableeError

TOGETHER = 256
"""Games that run at the same time where agents play, so that an agent gets so many questions in one call."""

AHEAD = 4
"""Sets of games handed out for each worker, so that no worker waits for its next set."""


class ClusterError(TableeError):
    """A cluster that cannot be used."""


Workers: TypeAlias = Callable[[Plan, Iterable[Task]], Iterator[Played]]
"""Plays tasks in parallel, and yields games in the order in which they end."""


def processes(count: int | None, agents: Mapping[str, Agent] | None = None) -> Workers:
    """Return workers in `count` processes of this machine; None means one for each core.

    `agents`: the players that are objects; each process gets a copy of them. The workers raise `UnplayableError`
    `arena.workers` if a process ends by itself, or cannot find the class of an agent.
    """
    size = count or os.cpu_count() or 1
    lent = agents or {}

    def played(plan: Plan, tasks: Iterable[Task]) -> Iterator[Played]:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(size, mp_context=context, initializer=_begin, initargs=(lent,)) as pool:
            try:
                sets = _sets(tasks, TOGETHER if lent else 1)
                for games in _spread(sets, size * AHEAD, lambda few: pool.submit(play_together, plan, few)):
                    yield from games
            except BrokenProcessPool:
                raise UnplayableError("arena.workers") from None
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise

    return played


def here(agents: Mapping[str, Agent]) -> Workers:
    """Return the workers of this process, which asks `agents` itself, also inside a running event loop."""

    def played(plan: Plan, tasks: Iterable[Task]) -> Iterator[Played]:
        # A notebook's thread has an event loop that runs, so the games have a thread of their own.
        with ThreadPoolExecutor(1) as thread:
            worker = ArenaWorker(agents)
            try:
                for few in _sets(tasks, TOGETHER):
                    yield from thread.submit(worker.play, plan, few).result()
            except BaseException:
                # After Ctrl+C the games end at their next move.
                worker.stop()
                raise
            finally:
                thread.submit(worker.close).result()

    return played


def _sets(tasks: Iterable[Task], size: int) -> Iterator[list[Task]]:
    """Yield the tasks in sets of at most `size`."""
    waiting = iter(tasks)
    while few := list(islice(waiting, size)):
        yield few


def _begin(agents: Mapping[str, Agent]) -> None:
    """Prepare a worker process."""
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


def _spread(
    sets: Iterable[list[Task]], ahead: int, submit: "Callable[[list[Task]], Future[list[Played]]]"
) -> Iterator[list[Played]]:
    """Hand out sets of tasks, `ahead` at a time, and yield the games that are done."""
    waiting = iter(sets)
    under_way = {submit(task) for task in islice(waiting, ahead)}
    while under_way:
        done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
        under_way |= {submit(task) for task in islice(waiting, len(done))}
        for future in done:
            yield future.result()


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
