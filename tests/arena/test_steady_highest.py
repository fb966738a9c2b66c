"""The highest level with fixed thought: equal results on every machine, every deal from every side."""

import pytest

from bench.steady_highest import Match, SteadyTokanBot, steady
from tablee.bots.levels import bot_of
from tablee.games import find
from tablee.games.rummikub.bots import PatientBot
from tablee.games.tokan.bots import SearchBot


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("mawoki", {}),
        ("toko-maja", {"rounds": 1}),
        ("tokan", {}),
        ("tokan", {"setup": "draft"}),
    ],
)
def test_the_highest_level_plays_the_same_matches_again(name: str, options: dict[str, object]) -> None:
    game = find(name)
    shares = []
    for _ in range(2):
        match = Match(game, options, 2, (steady(game, 5, 20, 20), steady(game, 4, 20, 20)))
        match.play("again", 0)
        match.play("again", 1)
        shares.append(match.beaten.by_deal)
    assert shares[0] == shares[1]


def test_a_deal_is_played_from_every_seat_and_by_every_team() -> None:
    one_round: dict[str, object] = {"teams": 2, "rounds": 1}
    for name, options, seats, games in (("mawoki", {}, 3, 3), ("toko-maja", one_round, 4, 2)):
        game = find(name)
        match = Match(game, options, seats, (bot_of(game, 1), bot_of(game, 1)))
        match.play("seats", 0)
        assert match.beaten.by_deal[0][1] == games
        assert str(match).endswith(f", {games} games")
        assert ("wins" in str(match)) == (games > 2)


def test_the_stronger_bot_has_the_larger_share() -> None:
    game = find("tokan")
    match = Match(game, {}, 2, (bot_of(game, 3), bot_of(game, 1)))
    match.play("stronger", 0)
    assert match.beaten.by_deal[0] == (2.0, 2.0)
    other = Match(game, {}, 2, (bot_of(game, 1), bot_of(game, 3)))
    other.play("stronger", 0)
    assert other.beaten.by_deal[0] == (0.0, 2.0)


def test_lower_levels_and_those_without_a_clock_play_as_they_are() -> None:
    assert isinstance(steady(find("tokan"), 4, 20, 20), SearchBot)
    assert isinstance(steady(find("rummikub"), 5, 20, 20), PatientBot)


def test_looks_at_the_clock_take_its_time() -> None:
    bot = SteadyTokanBot(20, 20)
    assert [bot.clock() for _ in range(3)] == pytest.approx([0.001, 0.002, 0.003])
