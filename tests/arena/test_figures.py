"""What a comparison measures in matches, example by example, and that every game has it."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.arena import figures
from tablee.arena.figures import (
    COUNTS,
    EVENTS,
    FIGURES,
    UNUSED,
    Deal,
    _laid_open,
    _luck,
    _of_match,
    _skill,
    _waits,
    measured,
    strengths,
    unused,
)
from tablee.arena.leads import Leads, leads
from tablee.arena.playing import Played, play
from tablee.arena.schedule import Plan, tasks
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.games import find, installed

PLAN = Plan("tokan", 1, {}, ("bot:1", "bot:2"), 2, 1, "test")


def game(names: tuple[str, ...], ranks: list[int], group: int = 0) -> Played:
    record: list[dict[str, Any]] = [{"names": list(names)}, {"scores": [0, 0], "ranks": ranks}]
    return Played(0, group, 0, record, [], [0, 0], [0, 0])


@pytest.mark.parametrize(
    ("turns", "waits"),
    [([0, 1, 0, 1], [1, 1]), ([0, 0, 1, 1, 1, 0], [3]), ([0, 1, 2, 0], [2]), ([0, 0, 0], [])],
)
def test_waiting_counts_the_moves_of_others_between_two_turns(turns: list[int], waits: list[int]) -> None:
    assert list(_waits(turns)) == waits


def test_skill_is_what_higher_levels_score_against_lower_ones() -> None:
    games = [game(("bot:1", "bot:2"), [2, 1]), game(("bot:2", "bot:1"), [1, 1])]
    assert list(_skill(PLAN, games)) == [1.0, 0.5]


def test_players_of_unknown_strength_have_no_part_in_skill() -> None:
    plan = Plan("tokan", 1, {}, ("random", "Fox", "Ann", "bot:3"), 2, 1, "test", meanings={"Ann": "bot:2"})
    assert strengths(plan) == {"random": 0, "Ann": 2, "bot:3": 3}
    assert list(_skill(plan, [game(("Fox", "random"), [1, 2])])) == []


def test_luck_is_how_often_one_seat_wins_whoever_sits_there() -> None:
    same = [game(("bot:1", "bot:2"), [1, 2]), game(("bot:2", "bot:1"), [1, 2])]
    better = [game(("bot:1", "bot:2"), [2, 1], 1), game(("bot:2", "bot:1"), [1, 2], 1)]
    tied = [game(("bot:1", "bot:2"), [1, 1], 2), game(("bot:2", "bot:1"), [1, 2], 2)]
    assert list(_luck(PLAN, [*same, *better, *tied])) == [1.0, 0.0, 0.5]


TEAMS = Plan("toko-maja", 1, {"teams": 2}, ("bot:1", "bot:2"), 4, 1, "test")
"""Seats 0 and 2 play against seats 1 and 3."""


@pytest.mark.parametrize(("ranks", "tie"), [([1, 3, 1, 3], 0.0), ([3, 1, 3, 1], 0.0), ([1, 1, 1, 1], 1.0)])
def test_partners_who_win_together_are_no_tie(
    monkeypatch: pytest.MonkeyPatch, ranks: list[int], tie: float
) -> None:
    monkeypatch.setattr(figures, "leads", lambda *_: Leads(0, 0.0, False))
    one = game(("bot:1", "bot:2", "bot:1", "bot:2"), ranks)
    one.record.insert(1, {"seat": 0, "move": "x"})
    one.legal.append(1)
    found = dict(_of_match(find(TEAMS.game), TEAMS, one, [], [], frozenset()))
    assert found["ties"] == tie


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        ([1, 3, 1, 3], [1, 3, 1, 3], 1.0),
        ([1, 3, 1, 3], [3, 1, 3, 1], 0.0),
        ([1, 1, 1, 1], [1, 3, 1, 3], 0.5),
        ([1, 1, 1, 1], [1, 1, 1, 1], 0.5),
    ],
)
def test_luck_in_teams_is_how_often_one_side_wins(one: list[int], other: list[int], share: float) -> None:
    names = ("bot:1", "bot:2", "bot:1", "bot:2")
    assert list(_luck(TEAMS, [game(names, one), game(names, other)])) == [share]


def test_a_piece_comes_into_play_when_a_player_shows_it_to_all() -> None:
    events = [
        Event("g.drew", {"seat": 0, "card": "a"}, {"card": (0,)}),
        Event("g.laid", {"seat": 1, "cards": [["b"], {"onto": "c"}], "word": "x"}),
        Event("g.turned", {"card": "d"}),
        Event("g.gave", {"seat": 0, "card": "e"}, {"card": (0, 1)}),
    ]
    assert set(_laid_open(events, frozenset("abcdef"), 2)) == {"b", "c", "e"}


def test_unused_is_the_share_of_known_events_that_a_match_lacks() -> None:
    deal = Deal(0, 2, {}, 2, {}, {("g.laid", None): 2, ("g.stole", None): 1})
    assert unused(deal, {("g.laid", None), ("g.stole", None), ("g.won", None)}) == 0.5


def course(*standings: list[int] | None, fewest: bool = False) -> tuple[Any, list[Any]]:
    """Return rules whose positions show these scores, and the positions."""
    rules = SimpleNamespace(
        sides=lambda options, players: [0, 1],
        fewest_wins=lambda options: fewest,
        standing=lambda position: position.scores,
    )
    return rules, [
        SimpleNamespace(options={}, players=len(standings[-1] or ()), scores=scores) for scores in standings
    ]


@pytest.mark.parametrize(
    ("standings", "ranks", "found"),
    [
        # The winner was behind last after the second of four moves.
        (([0, 0], [1, 0], [0, 1], [1, 1], [2, 1]), [1, 2], Leads(2, 0.5, True)),
        # Never behind: a tie is no lead.
        (([0, 0], [0, 0], [1, 0], [1, 1], [2, 1]), [1, 2], Leads(0, 0.0, False)),
        # Behind at half, and both win in the end.
        (([0, 0], [0, 2], [0, 2], [1, 2], [2, 2]), [1, 1], Leads(0, 0.0, False)),
        # The game shows no scores at first.
        ((None, None, [0, 3], [4, 3], [5, 3]), [1, 2], Leads(1, 0.5, True)),
    ],
)
def test_leads_by_the_scores_shown(standings: tuple[Any, ...], ranks: list[int], found: Leads) -> None:
    assert leads(*course(*standings), ranks) == found


def test_where_the_fewest_points_win_they_lead() -> None:
    assert leads(*course([5, 5], [4, 5], [4, 3], [4, 0], fewest=True), [2, 1]) == Leads(1, 1 / 3, True)


def test_a_side_leads_with_the_scores_of_its_seats() -> None:
    """Partners have the same score: they lead as one."""
    rules, positions = course([0, 0, 0, 0], [1, 0, 1, 0], [1, 2, 1, 2], [3, 2, 3, 2])
    rules.sides = lambda options, players: [0, 1, 0, 1]
    assert leads(rules, positions, [1, 3, 1, 3]) == Leads(2, 2 / 3, False)


@pytest.mark.parametrize("rules", installed().values(), ids=installed())
def test_every_game_has_every_figure(rules: Game[Any]) -> None:
    """Of any game: unless it shows no piece, as a sixth game may, or has no two levels."""
    players = ("random", f"bot:{min(rules.bot_levels)}") if rules.bot_levels else ("random", "random")
    plan = Plan(rules.name, rules.rules, rules.options.defaults(), players, rules.min_players, 1, "figures")
    games = [play(plan, task) for task in tasks(plan)]
    found = measured(plan, games)
    assert found == measured(plan, games)
    assert (found.deal, found.seats, found.games) == (0, plan.seats, len(games))
    optional = {"dead_cards", "skill", "luck"} if rules.name not in ALL_FIGURES else set()
    assert set(FIGURES) - {UNUSED} - optional <= set(found.values)
    for name, value in found.values.items():
        assert value >= 0, name
        assert name in COUNTS or value <= 1, name
    assert 0 <= unused(found, set(found.did)) < 1
    assert set(FIGURES) > EVENTS | COUNTS


ALL_FIGURES = ("mawoki", "moka", "rummikub", "toko-maja", "tokan")
