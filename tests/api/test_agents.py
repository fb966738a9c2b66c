"""A `tablee.Agent` plays in `play_out`: its class or an object, one question at a time or several."""

from collections.abc import Sequence
from typing import Any

import pytest

import tablee
from tablee.bots.agent import Agent


class First(tablee.Agent):
    """Plays the first legal move, and keeps the questions."""

    def __init__(self) -> None:
        self.asked: list[tablee.Seen] = []

    def choose(self, seen: tablee.Seen) -> str:
        self.asked.append(seen)
        return seen.legal[0]


class InSets(tablee.Agent):
    """Answers sets of questions only."""

    def choose_many(self, seen: Sequence[tablee.Seen]) -> list[str]:
        return [one.legal[0] for one in seen]


def first(match: tablee.Match, seed: int) -> str:
    return match.legal[0]


@pytest.mark.parametrize(
    "agent", [First, First(), InSets, InSets()], ids=["class", "object", "sets", "sets' object"]
)
def test_an_agent_plays_as_the_same_function_does(game: tablee.Game, agent: Any) -> None:
    played = game.start(seed=1).play_out(agent, seed=1, plies=6)
    assert played.moves == game.start(seed=1).play_out(first, seed=1, plies=6).moves
    assert played.ply == 6


def test_it_sees_what_its_seat_knows_and_nothing_else(game: tablee.Game) -> None:
    match, agent = game.start(seed=1).play_out("random", seed=3, plies=1), First()
    match.copy().play_out(agent, seed=1, plies=1)
    (seen,) = agent.asked
    assert (seen.information, seen.legal, seen.more) == (
        match.information(),
        match.legal.moves,
        match.legal.more,
    )
    assert (seen.game, seen.options, seen.players) == (game.name, match.options, match.players)
    assert (seen.seat, seen.ply, seen.ms) == (match.turn, 1, None)
    assert 0 <= seen.seed < 1 << 64
    assert set(tablee.Seen._fields) == {"information", "legal", "more", "ply", "seed", "ms"}


def test_the_same_seed_asks_with_the_same_seeds(game: tablee.Game) -> None:
    seeds = []
    for _ in range(2):
        agent = First()
        game.start(seed=1).play_out(agent, seed=7, plies=3)
        seeds.append([seen.seed for seen in agent.asked])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 3


def test_what_it_does_to_its_question_changes_no_match(game: tablee.Game) -> None:
    class Careless(tablee.Agent):
        def choose(self, seen: tablee.Seen) -> str:
            move = seen.legal.pop(0)
            seen.legal.clear()
            seen.information.clear()
            return move

    assert (
        game.start(seed=1).play_out(Careless, plies=4).moves
        == game.start(seed=1).play_out(first, plies=4).moves
    )


def test_a_class_with_neither_method_is_refused_where_it_is_written() -> None:
    with pytest.raises(TypeError, match=r"Idle has no method choose\(seen\), and no choose_many\(seen\)"):
        type("Idle", (Agent,), {})
