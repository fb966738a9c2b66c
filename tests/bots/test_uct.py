"""Plain search by playouts: any game, open or hidden, with only the seat's knowledge."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import games
from tablee.bots.uct import LINE, Expectation, GameWorlds, UctBot
from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.match import Match
from tests.toy import TOY

ALL = list(games.installed().values())
OPEN = [game for game in ALL if game.name == "tokan"]


def known(game: Game[Any], position: Any) -> tuple[dict[str, Any], list[str]]:
    return game.information(position, position.turn), game.legal(position).moves


def near_the_end(game: Game[Any], seed: int) -> Any:
    """Return a position with a choice from which a random match ended in four moves."""
    for again in range(100):
        match = Match.new(game, 2, {}, f"near the end {seed} {again}")
        chance = Random(again)
        while match.turn is not None:
            match.play(match.turn, chance.choice(match.legal().moves))
        position = match.positions[-5]
        if 1 < len(game.legal(position).moves) < 6:
            break
    return position


def value(game: Game[Any], position: Any, seat: int) -> float:
    """Return the result of `seat` if both play perfectly."""
    if position.turn is None:
        return rewards(game.result(position).ranks or [])[seat]
    outcomes = [value(game, game.apply(position, move)[0], seat) for move in game.legal(position).moves]
    return max(outcomes) if position.turn == seat else min(outcomes)


def test_the_reward_is_the_share_of_the_others_that_one_beats() -> None:
    assert rewards([1, 2]) == [1.0, 0.0]
    assert rewards([1, 1]) == [0.5, 0.5]
    assert rewards([2, 1, 2]) == [0.25, 1.0, 0.25]
    assert rewards([1]) == [0.0]


@pytest.mark.parametrize("seed", range(4))
def test_where_everything_lies_open_it_finds_the_best_move_near_the_end(seed: int) -> None:
    (game,) = OPEN
    position = near_the_end(game, seed)
    choice = UctBot(game, playouts=600).choose(*known(game, position), seed, None)
    after, _ = game.apply(position, choice.move)
    assert value(game, after, position.turn) == value(game, position, position.turn)


def test_where_cards_are_hidden_it_still_sees_a_win() -> None:
    position = TOY.load({**TOY.dump(TOY.new(2, {}, "s")), "hands": [["a"], ["b", "c"]]})
    choice = UctBot(TOY, playouts=60).choose(*known(TOY, position), 1, None)
    assert (choice.move, choice.notes["playouts"]) == ("a", 60)


@pytest.mark.parametrize("game", [TOY, *ALL], ids=lambda game: game.name)
def test_what_a_move_promises_can_be_asked(game: Game[Any]) -> None:
    question, moves = known(game, game.new(2, {}, "asked"))
    shares = UctBot(game, playouts=8).assess(question, moves[0], 3, None)
    assert shares == UctBot(game, playouts=8).assess(question, moves[0], 3, None)
    assert sum(shares.shares) == pytest.approx(1)


def test_equal_questions_get_equal_answers_and_time_is_kept() -> None:
    question = known(TOY, TOY.new(3, {}, "s"))
    bot = UctBot(TOY, playouts=40)
    assert bot.choose(*question, 5, None) == bot.choose(*question, 5, None)
    assert UctBot(TOY).choose(*question, 5, 20).notes["playouts"] >= 1
    assert UctBot(TOY).choose(*question, 5, 0).notes["playouts"] == 1


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_it_plays_every_game(game: Game[Any]) -> None:
    for players in {game.min_players, game.max_players}:
        position = game.new(players, {}, "any game")
        question = known(game, position)
        assert UctBot(game, playouts=2).choose(*question, 1, None).move in question[1]


def test_where_everything_lies_open_the_player_who_must_answer_well_does() -> None:
    (game,) = OPEN
    position = near_the_end(game, 1)
    seat = position.turn
    for move in game.legal(position).moves:
        after, _ = game.apply(position, move)
        told = UctBot(game, playouts=1500)
        perfect = value(game, after, seat)
        assert told.assess(known(game, position)[0], move, 3, None).shares[seat] == pytest.approx(
            perfect, abs=0.1
        )
        assert told.survey(after, 3, None).shares[seat] == pytest.approx(perfect, abs=0.1)


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.name)
@pytest.mark.parametrize("plies", [0, 7])
def test_a_search_by_numbers_finds_what_the_one_by_texts_finds(
    game: Game[Any], plies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choose, assess and survey alike: the same seed gives the same playouts."""

    def answers(seed: int) -> list[Any]:
        match = Match.new(game, 2, {"scoring": ["towers", "heads"][seed % 2]}, seed)
        for _ in range(plies):
            match.play(match.turn or 0, Random(seed).choice(match.legal().moves))
        bot, (view, moves) = UctBot(game, playouts=120), known(game, match.position)
        return [
            bot.choose(view, moves, seed, None),
            bot.choose(view, moves[::2], seed, None),
            bot.assess(view, moves[-1], seed, None),
            bot.survey(match.position, seed, None),
        ]

    by_numbers = [answers(seed) for seed in range(4)]
    monkeypatch.setattr(UctBot, "_open_worlds", texts)
    assert [answers(seed) for seed in range(4)] == by_numbers


def texts(bot: UctBot, position: Any, chance: Random, first: list[str] | None) -> GameWorlds:
    """Return the worlds of any game, played by texts of moves."""
    return GameWorlds(bot.game, lambda: bot.game.copy(position), chance, position.players, first)


def node(mover: int, visits: int, mean: float = 0.0, **children: SimpleNamespace) -> SimpleNamespace:
    """Return a node of a search tree, reached by a move of `mover`; its mean is the value for `mover`."""
    return SimpleNamespace(mover=mover, visits=visits, children=children, mean=lambda: mean)


def told(game: Game[Any], root: SimpleNamespace, total: list[float]) -> Expectation:
    """Return what the bot makes of a search with this tree, and these sums over all playouts."""
    search: Any = SimpleNamespace(root=root)
    return UctBot(game)._expected(search, total)


AVERAGE = Expectation([0.25, 0.75], 1000)


def test_between_two_in_an_open_game_the_end_of_the_most_tried_line_decides() -> None:
    (game,) = OPEN
    answered = node(1, 700, b=node(0, 600, 0.9), c=node(0, 90, 0.1))
    root = node(-1, 1000, a=answered, d=node(1, 290, 0.2))
    assert told(game, root, [250.0, 750.0]) == Expectation([0.9, pytest.approx(0.1)], 600)  # type: ignore[list-item]
    last = node(-1, 1000, a=node(1, LINE, 0.6), d=node(0, LINE - 1, 0.2))
    assert told(game, last, [250.0, 750.0]) == Expectation([0.4, 0.6], LINE)


def test_a_line_that_was_tried_too_seldom_is_not_trusted() -> None:
    (game,) = OPEN
    seldom = node(1, 700, b=node(0, LINE - 1, 0.9), c=node(0, LINE - 2, 0.1))
    for root in (node(-1, 1000), node(-1, 1000, a=node(0, LINE - 1, 0.9)), node(-1, 1000, a=seldom)):
        assert told(game, root, [250.0, 750.0]) == AVERAGE


def test_with_hidden_cards_or_more_players_the_average_of_all_playouts_counts() -> None:
    (game,) = OPEN
    line = node(-1, 1000, a=node(0, 900, 0.9))
    assert told(TOY, line, [250.0, 750.0]) == AVERAGE
    assert told(game, line, [250.0, 500.0, 750.0]) == Expectation([0.25, 0.5, 0.75], 1000)
