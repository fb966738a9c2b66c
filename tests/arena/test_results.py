"""Arenas have the same results on any workers, and lose none."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from codecs import BOM_UTF8
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path

import pytest

from tablee.arena import results, workers
from tablee.arena.playing import Played, play
from tablee.arena.schedule import FORMATS, Plan, Task, tasks
from tablee.arena.workers import Workers, cluster, processes
from tablee.core.record import last_position, parse
from tablee.games import find, installed
from tablee.writing import FileError, write
from tests.patience import killed_in_the_end, look_until
from tests.processes import alive

pytestmark = pytest.mark.processes


def plan(game: str = "toko-maja", deals: int = 2) -> Plan:
    return Plan(game, 1, {}, ("random", "bot:1"), 2, deals, "test")


def run(path: Path, plan: Plan, workers: Workers) -> Generator[Played, None, None]:
    """Play what is left of a plan, and yield each game once it is in the file."""
    with results.kept(plan, path) as kept:
        yield from kept.run(workers)


def start(path: Path, plan: Plan) -> int:
    """Begin the arena, and return the number of games that its file holds."""
    with results.kept(plan, path) as kept:
        return kept.done


def without_times(games: list[Played]) -> list[Played]:
    for game in games:
        game.took = []
    return games


def here(plan: Plan, left: Iterable[Task]) -> Iterator[Played]:
    """Play everything in this process, the last task first."""
    yield from (play(plan, task) for task in reversed(list(left)))


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """Return the games of the plan, played by one process."""
    path = tmp_path_factory.mktemp("alone") / "games.jsonl"
    return without_times(list(run(path, plan(), here)))


@pytest.mark.parametrize(
    "workers",
    [
        lambda: processes(1),
        lambda: processes(2),
        pytest.param(lambda: cluster("local"), marks=pytest.mark.soak),
    ],
    ids=["one", "two", "ray"],
)
def test_results_are_the_same_for_any_number_of_workers_and_on_a_cluster(
    tmp_path: Path, alone: list[Played], workers: Callable[[], Workers]
) -> None:
    path = tmp_path / "games.jsonl"
    played = without_times(list(run(path, plan(), workers())))
    assert played == alone
    held, games = results.read(path)
    assert held == plan()
    assert without_times(games) == alone


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path, alone: list[Played]) -> None:
    path = tmp_path / "games.jsonl"
    games = run(path, plan(), lambda plan, left: (play(plan, task) for task in left))
    next(games)
    games.close()
    with path.open("ab") as file:
        file.write(b'{"number":1,"gro')
    asked: list[int] = []

    def rest(plan: Plan, left: Iterable[Task]) -> Iterator[Played]:
        for task in left:
            asked.append(task.number)
            yield play(plan, task)

    list(run(path, plan(), rest))
    assert asked == [1, 2, 3]
    assert without_times(results.read(path)[1]) == alone


def test_a_plan_without_games_gives_way_to_another(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    start(path, plan())
    assert start(path, plan(deals=3)) == 0
    assert results.read(path) == (plan(deals=3), [])


def test_the_file_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    next(run(path, plan(), here))
    before = path.read_bytes()
    with pytest.raises(results.ResultsError, match="another arena"):
        start(path, plan(deals=3))
    assert path.read_bytes() == before


def test_a_file_that_holds_something_else_is_refused_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    start(path, plan())
    path.write_bytes(path.read_bytes() + b"[]\n")
    with pytest.raises(results.ResultsError) as refused:
        results.read(path)
    assert refused.value.params == {"file": str(path), "line": 2}


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    start(path, plan())
    path.write_bytes(BOM_UTF8 + path.read_bytes())
    assert results.read(path) == (plan(), [])
    assert start(path, plan()) == 0


def test_a_file_without_a_plan_is_refused_by_its_first_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for text in (b"", b"{}\n", b"<html>"):
        path.write_bytes(text)
        with pytest.raises(results.ResultsError) as refused:
            results.read(path)
        assert refused.value.params["line"] == 1


def test_workers_end_when_the_arena_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    script = f"""
import multiprocessing
from pathlib import Path
from tablee.arena import results
from tablee.arena.schedule import Plan
from tablee.arena.workers import processes

if __name__ == "__main__":
    plan = Plan("mawoki", 1, {{}}, ("random", "bot:1"), 2, 10_000, "test")
    with results.kept(plan, Path({str(path)!r})) as kept:
        for _ in kept.run(processes(2)):
            print(*(child.pid for child in multiprocessing.active_children()), flush=True)
"""
    program = tmp_path / "arena.py"
    program.write_text(script)
    path_there = os.pathsep.join(folder for folder in sys.path if folder)
    command = [sys.executable, str(program)]
    env = {**os.environ, "PYTHONPATH": path_there}
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as arena,
        killed_in_the_end(arena),
    ):
        assert arena.stdout is not None
        workers = list(map(int, arena.stdout.readline().split()))
        arena.kill()
    assert len(workers) == 2
    look_until(lambda: not any(map(alive, workers)))
    games = len(results.read(path)[1])
    assert games >= 1
    # No lock is left behind.
    assert start(path, plan("mawoki", 10_000)) == games


@pytest.mark.parametrize("name", sorted(installed()))
def test_every_game_of_an_arena_is_a_record_that_replays(name: str) -> None:
    first = next(tasks(plan(name)))
    played = play(plan(name), first)
    record = parse(played.record)
    position = last_position(find(name), record)
    assert position.turn is None
    assert record.names == list(first.seating)
    assert len(played.legal) == len(record.moves)


@pytest.mark.parametrize("ordered", [True, False])
def test_sets_wait_for_each_process(ordered: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    handed_out: list[int] = []

    def spread(sets: object, most: int, submit: object) -> Iterator[int]:
        handed_out.append(most)
        yield most

    monkeypatch.setattr(workers, "_spread_in_order" if ordered else "_spread", spread)
    for count in (1, 3):
        list(workers.in_processes(count, {}, iter(()), lambda plan, games: 0, ordered=ordered))
    assert handed_out == [4, 12]


def test_another_plan_that_has_no_games_yet_keeps_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    begun, other = plan(), plan(deals=3)
    assert start(results.default_path(begun), begun) == 0
    assert results.default_path(begun) == Path("arena-toko-maja.jsonl")
    assert results.default_path(other) == Path("arena-toko-maja-2.jsonl")


def test_two_arenas_at_once_write_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with results.kept(plan()) as first, results.kept(plan()) as same, results.kept(plan(deals=3)) as other:
        names = [str(one.path) for one in (first, same, other)]
        assert names == ["arena-toko-maja.jsonl", "arena-toko-maja-2.jsonl", "arena-toko-maja-3.jsonl"]
        games = list(zip(first.run(here), same.run(here), strict=True))
    assert len(games) == 4
    assert [len(results.read(Path(name))[1]) for name in names] == [4, 4, 0]
    with results.kept(plan()) as again:
        assert (str(again.path), again.done) == (names[0], 4)


def test_a_file_that_an_arena_writes_is_refused_to_others(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with results.kept(plan(), path) as kept:
        games = kept.run(here)
        next(games)
        before = path.read_bytes()
        with pytest.raises(FileError) as refused:
            start(path, plan())
        assert (refused.value.code, refused.value.params) == ("file.in_use", {"file": str(path)})
        with pytest.raises(FileError):
            write(path, "something else")
        assert path.read_bytes() == before
        assert len(list(games)) == 3


def _sends_much(_: Plan, games: list[Played]) -> bytes:
    return bytes(100_000_000 * len(games))


def test_processes_that_are_ended_while_they_send_leave_nothing_that_waits() -> None:
    before = set(threading.enumerate())
    with pytest.raises(KeyboardInterrupt), workers.Processes(2, {}) as kept:
        next(kept.play(((plan(), [task]) for task in tasks(plan())), _sends_much))
        raise KeyboardInterrupt
    look_until(lambda: set(threading.enumerate()) <= before)


def _hears(_: Plan, games: list[Played]) -> tuple[bool, bool]:
    ignores = signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    return ignores, signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def test_ctrl_c_is_for_the_arena_and_not_for_its_processes() -> None:
    with workers.Processes(1, {}) as kept:
        first, *_ = kept.play(((plan(), [task]) for task in tasks(plan(deals=1))), _hears)
    assert first == (True, False)
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_number_of_games_is_known_before_they_are_listed(form: str, seats: int) -> None:
    several = Plan("toko-maja", 1, {}, ("random", "bot:1", "bot:2", "bot:1"), seats, 3, "test", form)
    assert results.total(several) == len(list(tasks(several)))
    assert results.total(plan(deals=10**30)) == 2 * 10**30


def _takes_long(_: Plan, games: list[Played]) -> int:
    time.sleep(3600)
    return len(games)


def test_ctrl_c_ends_the_processes_though_a_set_has_begun() -> None:
    before = set(multiprocessing.active_children())
    former = signal.signal(signal.SIGALRM, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), workers.Processes(1, {}) as kept:
            signal.setitimer(signal.ITIMER_REAL, 3)
            next(kept.play(((plan(), [task]) for task in tasks(plan())), _takes_long))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, former)
    look_until(lambda: set(multiprocessing.active_children()) <= before)
