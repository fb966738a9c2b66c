"""Thinking time is given in milliseconds, and counted in seconds."""

from typing import Any

import pytest

from tablee.api.bots import Bot
from tablee.api.match import Match
from tablee.bots import uct
from tablee.bots.uct import UctBot
from tablee.core.search import SOON, Search
from tablee.match.match import Match as Played
from tests.toy import TOY


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, float]]:
    """Record the playouts and the seconds that each search may use; every search makes ten playouts."""
    found: list[tuple[int, float]] = []

    def searching(*given: Any) -> Any:
        search = Search(*given)

        class Short:
            def run(self, most: int, seconds: float, patiently: bool) -> None:
                found.append((most, seconds))
                search.run(10, 0.0)

            def __getattr__(self, name: str) -> Any:
                return getattr(search, name)

        return Short()

    monkeypatch.setattr(uct, "Search", searching)
    return found


@pytest.mark.parametrize(
    ("playouts", "ms", "allowed"),
    [
        (None, 250, (0, 0.25)),
        (None, 1, (0, max(0.001, SOON))),
        (40, None, (40, 0.0)),
        (40, 2000, (40, 2.0)),
    ],
)
def test_a_search_is_given_the_time_and_the_playouts_asked_for(
    limits: list[tuple[int, float]], playouts: int | None, ms: int | None, allowed: tuple[int, float]
) -> None:
    position = TOY.new(2, {}, "seed")
    known, moves = TOY.information(position, 0), TOY.legal(position).moves
    UctBot(TOY, playouts).choose(known, ["a", "b"] if len(moves) < 2 else moves, 1, ms)
    assert limits == [pytest.approx(allowed)]


@pytest.mark.parametrize(("name", "allowed"), [("uct:250ms", (0, 0.25)), ("uct:40", (40, 0.0))])
def test_a_bot_has_the_time_or_the_playouts_of_its_name(
    limits: list[tuple[int, float]], name: str, allowed: tuple[int, float]
) -> None:
    match: Match[Any] = Match(Played.new(TOY, 2, {}, "seed"))
    while len(match.legal) < 2:
        match.push(match.legal[0])
    Bot(TOY, name).choose(match)
    assert limits == [pytest.approx(allowed)]
