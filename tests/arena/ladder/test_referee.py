"""One deal of a ladder: the same for both seats, with equal limits; a fault loses the match, and nothing stops."""

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.arena.ladder import referee
from tablee.arena.ladder.messages import Contender, DealPlayed, Fault, PlayDeal
from tablee.bots.pool.worker_process import ProcessFailedError, ProcessTimeoutError
from tablee.bots.programs.program import IllegalAnswerError, Program
from tablee.bots.programs.stopped_processes import STOPPED, below
from tablee.core.record import parse_text
from tablee.match import Match
from tests.patience import until
from tests.processes import alive
from tests.server.programs import command, told

pytestmark = [pytest.mark.processes, pytest.mark.usefixtures("toy_installed")]

MEMORY = 256 << 20
SEED = "a" * 64
KEEPER = "resource_limits.py"
"""What keeps a program within limits, and is never stopped."""


def asked(one: str, other: str, folder: Path, ms: int = 20_000) -> PlayDeal:
    """Return a deal between programs of these behaviours, whose notes are in the folder."""
    both = [
        Contender(how, f"The {how}", command(how, folder / str(at))) for at, how in enumerate((one, other))
    ]
    return PlayDeal("toy", SEED, (both[0], both[1]), ms, MEMORY)


async def at_once() -> None:
    """Let the referee go on."""


def running_commands() -> list[str]:
    """Return the command lines of our descendants that are not stopped."""
    running = [one for one in below(os.getpid()) if one.state not in STOPPED]
    return [Path(f"/proc/{one.pid}/cmdline").read_text(encoding="utf-8") for one in running]


async def played(one: str, other: str, folder: Path, ms: int = 20_000) -> DealPlayed:
    return await referee.deal(asked(one, other, folder, ms), at_once, lambda *said: None)


def told_by(folder: Path, at: int, do: str) -> list[dict[str, Any]]:
    return [line for line in told(folder / str(at)) if line["do"] == do]


async def test_both_play_the_same_deal_from_both_seats_within_the_same_limits(tmp_path: Path) -> None:
    found = await played("behave", "again", tmp_path)
    assert [one.seats for one in found.matches] == [("behave", "again"), ("again", "behave")]
    assert [one.fault for one in found.matches] == [None, None]
    records = [parse_text(text) for text in found.records]
    assert [one.names for one in records] == [["The behave", "The again"], ["The again", "The behave"]]
    assert records[0].seed == records[1].seed
    deals = [Match.from_record(one).positions[0] for one in records]
    assert deals[0].hands == deals[1].hands
    for at in (0, 1):
        begun = told_by(tmp_path, at, "match")
        assert [line["seat"] for line in begun] == [at, 1 - at]
        # Each match has a name of its own, which is not the seed.
        assert len({line["match"] for line in begun}) == 2
        assert {line["ms"] for line in told_by(tmp_path, at, "choose")} == {20_000}
        # One process plays both matches.
        assert len({line["pid"] for line in told(tmp_path / str(at))}) == 1
    assert SEED not in "".join(json.dumps(line) for at in (0, 1) for line in told(tmp_path / str(at)))


async def test_ranks_moves_and_time_are_those_of_the_record(tmp_path: Path) -> None:
    found = await played("behave", "again", tmp_path)
    for one, text in zip(found.matches, found.records, strict=True):
        record = parse_text(text)
        match = Match.from_record(record)
        assert match.outcome is not None
        assert list(one.ranks) == match.outcome.ranks
        assert one.plies == match.ply
        asked_at = [
            len([move for move in record.moves if move.seat == seat and move.ms is not None])
            for seat in (0, 1)
        ]
        assert list(one.moves) == asked_at


@pytest.mark.parametrize(
    ("how", "kind", "ms"),
    [
        ("lie", "illegal", 20_000),
        ("die", "failed", 20_000),
        ("eat", "failed", 20_000),
        ("hang", "late", 200),
    ],
)
async def test_who_makes_a_fault_loses_both_matches_and_the_deal_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str, kind: str, ms: int
) -> None:
    monkeypatch.setattr(referee, "RESERVE_S", 0.3)
    found = await played(how, "behave", tmp_path, ms)
    for at, one in enumerate(found.matches):
        assert one.fault == Fault(at, kind)  # type: ignore[arg-type]
        assert one.ranks[at] == 2
        assert one.ranks[1 - at] == 1
        record = parse_text(found.records[at])
        assert record.resigned == [at]


async def test_a_program_that_does_not_start_loses_without_a_move(tmp_path: Path) -> None:
    deal = PlayDeal(
        "toy",
        SEED,
        (Contender("a", "A", ("no-such-program",)), Contender("b", "B", command("behave", tmp_path / "b"))),
        1000,
        MEMORY,
    )
    found = await referee.deal(deal, at_once, lambda *said: None)
    assert [(one.fault, one.plies) for one in found.matches] == [
        (Fault(0, "failed"), 0),
        (Fault(1, "failed"), 0),
    ]


async def test_time_beyond_that_of_a_move_comes_from_one_reserve_for_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed: list[float] = []
    real = Program.choose

    async def noted(self: Any, *given: Any) -> Any:
        allowed.append(given[-1])
        moved = await real(self, *given)
        await asyncio.sleep(0.05)
        return moved

    monkeypatch.setattr(Program, "choose", noted)
    await referee.deal(asked("behave", "again", tmp_path, 10), at_once, lambda *said: None)
    assert allowed[0] == pytest.approx(0.01 + referee.RESERVE_S)
    # Each move took at least 40 ms more than it may, and the reserve is less by that. The next match has a new one.
    assert allowed[2] <= allowed[0] - 0.04
    assert allowed.count(allowed[0]) == 4


async def test_a_match_without_end_is_a_tie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, "MOST_PLIES", 2)
    found = await played("behave", "again", tmp_path)
    assert [(one.ranks, one.plies, one.fault) for one in found.matches] == [((1, 1), 2, None)] * 2


async def test_the_machine_is_asked_before_each_start_and_each_question(tmp_path: Path) -> None:
    asked_for = 0

    async def may_go() -> None:
        nonlocal asked_for
        asked_for += 1
        questions = sum(len(told_by(tmp_path, at, "choose")) for at in (0, 1))
        starts = sum(len(told_by(tmp_path, at, "hello")) for at in (0, 1))
        assert asked_for == questions + starts + 1

    found = await referee.deal(asked("behave", "again", tmp_path), may_go, lambda *said: None)
    assert asked_for == 2 + sum(sum(one.moves) for one in found.matches)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere programs are not stopped")
async def test_no_program_thinks_on_the_time_of_the_other_or_of_the_machine(tmp_path: Path) -> None:
    awake: list[list[str]] = []

    async def noted() -> None:
        # The machine is asked before a move: until then, nobody thinks.
        awake.append(running_commands())

    found = await referee.deal(asked("burn", "behave", tmp_path), noted, lambda *said: None)
    assert len(awake) > 2
    assert not [line for lines in awake for line in lines if "programs.py" in line and KEEPER not in line]
    assert any(KEEPER in line for lines in awake for line in lines)
    assert [one.fault for one in found.matches] == [None, None]
    pids = {line["pid"] for at in (0, 1) for line in told(tmp_path / str(at))}
    assert not any(alive(pid) for pid in pids)


async def test_a_deal_that_is_broken_off_leaves_no_program(tmp_path: Path) -> None:
    async def never() -> None:
        if told(tmp_path / "1"):
            raise ConnectionError

    with pytest.raises(ConnectionError):
        await referee.deal(asked("behave", "again", tmp_path), never, lambda *said: None)
    pids = {line["pid"] for at in (0, 1) for line in told(tmp_path / str(at))}
    assert pids
    await until(lambda: not any(alive(pid) for pid in pids))


def test_each_failure_has_a_kind() -> None:
    assert referee.kind_of(IllegalAnswerError("x")) == "illegal"
    assert referee.kind_of(ProcessTimeoutError("x")) == "late"
    assert referee.kind_of(ProcessFailedError("x")) == "failed"
