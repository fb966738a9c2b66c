"""Which bot or program is to move, and when none is."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.thinking.move_sources import BotSource, MoveSource, MoveSources, ProgramSource


class Table:
    """Ana (seat 0, a guest), a bot of level 5 (seat 1) and a program (seat 2); `given` says what is otherwise."""

    id = "T"

    def __init__(self, turn: int | None, **given: Any) -> None:
        seats = [("guest", None), ("bot", 5), ("program", None)]
        self.row = SimpleNamespace(
            state=given.get("state", "running"),
            seats=[
                SimpleNamespace(seat=seat, kind=kind, level=level, name=f"{kind} {seat}", agent=None)
                for seat, (kind, level) in enumerate(seats)
            ],
        )
        self.match = SimpleNamespace(turn=turn, resigned=given.get("resigned", []))
        self.game = SimpleNamespace(bot_levels=given.get("levels", (1, 2, 4, 5)))
        self.stood_in: frozenset[int] = given.get("stood_in", frozenset())
        self.timed_out: frozenset[int] = given.get("timed_out", frozenset())
        self.paused = given.get("paused", False)
        self.with_people = given.get("with_people", True)

    def people(self) -> list[Any]:
        return self.row.seats[:1] if self.with_people else []


def to_act(table: Table, watched: bool = False) -> MoveSource | None:
    """Return the bot or program that is to move."""
    none = cast("tuple[Any, Any, Any, Any, Any]", (None,) * 5)
    sources = MoveSources(*none, lambda table: watched and table == "T")
    return sources.to_act(cast("Any", table))


def test_a_bot_and_a_program_move_for_their_own_seats() -> None:
    assert to_act(Table(1)) == BotSource(5)
    # If a program fails, a bot of about level 3 moves.
    assert to_act(Table(2)) == ProgramSource("program 2", 2)
    assert to_act(Table(2, levels=())) == ProgramSource("program 2", None)
    assert to_act(Table(2, levels=(1, 4, 5))) == ProgramSource("program 2", 4)


def test_nobody_moves_for_a_player_who_is_there() -> None:
    assert to_act(Table(0)) is None
    others = frozenset({1, 2})
    assert to_act(Table(0, resigned=[1], stood_in=others, timed_out=others)) is None


@pytest.mark.parametrize(
    "gone", [{"resigned": [0]}, {"stood_in": frozenset({0})}, {"timed_out": frozenset({0})}]
)
def test_a_bot_moves_for_who_gave_up_is_away_or_out_of_time(gone: dict[str, Any]) -> None:
    assert to_act(Table(0, **gone)) == BotSource(2)
    assert to_act(Table(0, **gone, levels=(1, 3))) == BotSource(3)
    assert to_act(Table(0, **gone, levels=())) is None


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize("stopped", [{"state": "over"}, {"state": "waiting"}, {"paused": True}])
def test_in_a_pause_or_a_match_that_does_not_run_nothing_moves(turn: int, stopped: dict[str, Any]) -> None:
    assert to_act(Table(turn, **stopped)) is None
    assert to_act(Table(None)) is None


def test_a_table_of_bots_alone_goes_on_only_while_it_is_watched() -> None:
    assert to_act(Table(1, with_people=False)) is None
    assert to_act(Table(1, with_people=False), watched=True) == BotSource(5)
