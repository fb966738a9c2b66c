"""A bot without a choice does not reveal that by its haste, if cards are hidden."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.bots.pool.counters import QuestionProgress
from tablee.core.bot import BotMove
from tablee.core.game import Legal
from tablee.games import find
from tablee.match import Match
from tablee.server.live.live_match import LiveMatch
from tablee.server.thinking import move_sources
from tablee.server.thinking.choice_times import KEPT, ChoiceTimes
from tablee.server.thinking.fair_shares import FairShares
from tablee.server.thinking.move_sources import BotSource, MoveSources
from tablee.server.thinking.seeds import SecretSeeds


def test_a_choice_time_is_one_of_the_latest_choices_of_the_same_bot() -> None:
    times = ChoiceTimes()
    assert times.draw("level 5") == 0
    for seconds in range(KEPT + 4):
        times.note("level 5", float(seconds))
    assert {times.draw("level 5") for _ in range(400)} <= set(range(4, KEPT + 4))
    assert times.draw("level 1") == 0


@pytest.mark.parametrize(("name", "waits"), [("mawoki", True), ("tokan", False)])
async def test_a_move_without_a_choice_takes_as_long_as_choices_did(
    name: str, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the thinker, which takes a minute, lets time pass."""
    clock, slept = [0.0], []

    class Slow:
        async def choose(self, asked: Any, **_: Any) -> BotMove:
            clock[0] += 60
            return BotMove(asked.moves[0], {})

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(move_sources, "perf_counter", lambda: clock[0])
    monkeypatch.setattr(move_sources, "asyncio", SimpleNamespace(sleep=sleep))
    metrics = cast(Any, SimpleNamespace(bots_thinking=SimpleNamespace(track_inprogress=Untracked)))
    sources = MoveSources(
        cast(Any, Slow()), cast(Any, None), metrics, SecretSeeds(), FairShares(), lambda _: True
    )
    match = Match.new(find(name), 2, {}, "pace")
    live = cast(
        LiveMatch,
        SimpleNamespace(
            id="t",
            match=match,
            game=match.game,
            row=SimpleNamespace(game=name, id="t", host="h", seats=2 * [SimpleNamespace(kind="bot")]),
        ),
    )
    first = match.legal().moves
    monkeypatch.setattr(match, "legal", lambda: Legal([first[0], first[0]]))
    assert await sources.choose(live, match.turn or 0, BotSource(2), QuestionProgress()) == (first[0], "bot")
    assert slept == []
    monkeypatch.setattr(match, "legal", lambda: Legal(first[:1]))
    assert await sources.choose(live, match.turn or 0, BotSource(2), QuestionProgress()) == (first[0], "bot")
    assert slept == ([60.0] if waits else [])


class Untracked:
    """A metric that counts nothing."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None
