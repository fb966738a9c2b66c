"""From when on a bot plays for a player who is away: to the millisecond, for short and for long absences."""

from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from tablee.server.tables.stand_ins import NOTED_EVERY_MS, StandIns
from tablee.store.presences import LONG_STAND_IN_S

AT: Final = 10_000_000
"""The time of each question."""
SHORT_S: Final = 60
SHORT: Final = 1000 * SHORT_S
LONG: Final = 1000 * LONG_STAND_IN_S


class Table:
    """A running match of Ana (seat 0) and Bo (seat 1), in which it is Bo's turn."""

    id = "T"

    def __init__(
        self, stand_in: int, begun: int = 0, since: int = 0, moved: int = 0, bot_at: int = 0
    ) -> None:
        self.row = SimpleNamespace(stand_in=stand_in, begun=begun, stand_in_since=since)
        self.match = SimpleNamespace(turn=1, ply=4)
        self.moved = moved
        self.bot_at = bot_at

    def people(self) -> list[Any]:
        return [SimpleNamespace(seat=seat, guest=guest) for seat, guest in enumerate(("ana", "bo"))]

    def playing(self, guest: str | None) -> list[int]:
        return {"ana": [0], "bo": [1]}.get(str(guest), [])

    def played_for(self, seat: int, since: int) -> bool:
        return seat == 1 and self.bot_at > since

    def made_at(self, _ply: int) -> int:
        return self.moved


def away(table: Table, present: set[str], seen: dict[str, int]) -> tuple[set[int], dict[int, int]]:
    """Return the seats for which bots play now, and those for which they soon will."""
    connections = SimpleNamespace(present=lambda _table: present)
    none = cast(Any, None)
    stand_ins = StandIns(none, none, none, cast(Any, connections), none)
    last = {("T", guest): at for guest, at in seen.items()}
    now, soon = stand_ins._away(cast(Any, table), last, AT)
    return set(now), dict(soon)


def test_a_bot_plays_once_the_agreed_time_has_passed_and_not_a_moment_before() -> None:
    assert away(Table(SHORT_S), {"ana"}, {"bo": AT - SHORT}) == ({1}, {})
    assert away(Table(SHORT_S), {"ana"}, {"bo": AT - SHORT + 1}) == (set(), {1: AT + 1})
    assert away(Table(SHORT_S), {"bo"}, {"ana": AT - SHORT}) == ({0}, {})


def test_that_one_soon_will_is_told_once_two_notes_of_presence_are_missing() -> None:
    missing = AT - 2 * NOTED_EVERY_MS
    assert away(Table(SHORT_S), {"ana"}, {"bo": missing}) == (set(), {})
    assert away(Table(SHORT_S), {"ana"}, {"bo": missing - 1}) == (set(), {1: missing - 1 + SHORT})


@pytest.mark.parametrize("later", ["begun", "since"])
def test_the_time_begins_with_the_match_and_with_the_agreement(later: str) -> None:
    soon = {1: AT - 20_000 + SHORT}
    assert away(Table(SHORT_S, **{later: AT - 20_000}), {"ana"}, {"bo": 1}) == (set(), soon)


def test_if_nobody_is_there_the_match_waits_unless_people_come_and_go() -> None:
    assert away(Table(SHORT_S), set(), {}) == (set(), {})
    assert away(Table(SHORT_S), {"a spectator"}, {}) == (set(), {})
    assert away(Table(LONG_STAND_IN_S), set(), {}) == ({1}, {})


def test_no_bot_plays_where_none_was_agreed_or_for_who_is_there() -> None:
    assert away(Table(0), {"ana"}, {}) == (set(), {})
    assert away(Table(SHORT_S), {"ana", "bo"}, {}) == (set(), {})


def test_over_days_the_time_runs_only_in_the_players_own_turn() -> None:
    # Both were away for long; Ana's turn has not come, and Bo's began with the last move.
    began = AT - LONG
    assert away(Table(LONG_STAND_IN_S, moved=began), set(), {}) == ({1}, {})
    assert away(Table(LONG_STAND_IN_S, moved=began + 1), set(), {}) == (set(), {1: AT + 1})


def test_over_days_a_bot_that_has_moved_moves_at_once_in_the_next_turn_until_the_player_is_back() -> None:
    just_now = AT - 1
    assert away(Table(LONG_STAND_IN_S, moved=just_now, bot_at=AT - 500), set(), {"bo": 1}) == ({1}, {})
    back = {"bo": AT - 400}
    assert away(Table(LONG_STAND_IN_S, moved=just_now, bot_at=AT - 500), set(), back) == (set(), {})
    # In a match that people play together a bot's move changes nothing.
    assert away(Table(SHORT_S, bot_at=AT - 500), {"ana"}, {"bo": AT - 1000}) == (set(), {})
    assert away(Table(SHORT_S, moved=just_now), {"ana"}, {"bo": AT - SHORT}) == ({1}, {})
