"""What a match at the terminal shows, asks of the bots, and notes."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from tablee.cli import terminal_match
from tablee.cli.console import Console
from tablee.cli.terminal_match import FEW, PlayerLeftError, TerminalMatch
from tablee.core.bot import Bot, BotMove
from tablee.core.game import Legal
from tablee.core.rng import Stream
from tablee.match import Match
from tests.toy import TOY, ToyGame

LEVELS = (1, 2, 5)
NO_SHORTCUT_IS_A_MOVE = "t"
"""A seed by which no player holds a card whose name is a shortcut."""


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.at = 0.0

    def perf_counter(self) -> float:
        return self.at


class Asked:
    """The bots: their answer, and the level of each question."""

    def __init__(self, clock: Clock) -> None:
        self.levels: list[int] = []
        self.answer: str | None = None
        self.clock = clock

    def bot_of(self, game: Any, level: int | None) -> Bot:
        return AskedBot(self, max(game.bot_levels) if level is None else level)


class AskedBot(Bot):
    """A bot of a level, which notes each question."""

    def __init__(self, asked: Asked, level: int) -> None:
        self.asked = asked
        self.level = level

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        self.asked.levels.append(self.level)
        self.asked.clock.at += 3
        return BotMove(self.asked.answer or moves[0], {})


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(terminal_match, "time", found)
    return found


@pytest.fixture
def bots(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Asked:
    found = Asked(clock)
    monkeypatch.setattr(terminal_match, "bot_of", found.bot_of)
    monkeypatch.setattr(TOY, "bot_levels", LEVELS)
    return found


Play = Callable[..., Match]


@pytest.fixture
def play(toy_installed: None, bots: Asked, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return the function for `play("1", "q")`, which plays with these typed lines and returns the match.

    Each line takes two seconds to type.
    """
    monkeypatch.setenv("COLUMNS", "120")

    def played(*typed: str, seed: str = "s") -> Match:
        lines = iter(typed)

        def ask(_prompt: str) -> str:
            for line in lines:
                clock.at += 2
                return line
            raise EOFError

        match = Match.new(TOY, 2, {}, seed)
        one = TerminalMatch(
            match, 0, bots.bot_of(TOY, 2), ["Ana", "Bot"], Console("en"), ask, Stream(b"s" * 32)
        )
        with suppress(PlayerLeftError):
            one.play()
        return match

    return played


def test_bots_at_the_table_play_at_its_level_and_a_hint_is_the_strongest_s(
    play: Play, bots: Asked, capfd: pytest.CaptureFixture[str]
) -> None:
    bots.answer = "draw"
    match = play("draw", "h", "draw", "q", seed=NO_SHORTCUT_IS_A_MOVE)
    assert (bots.levels, match.ply) == ([2, max(LEVELS), 2], 4)
    assert "Try draw." in capfd.readouterr().out


def test_shortcuts_are_understood_in_capitals_too(play: Play, capfd: pytest.CaptureFixture[str]) -> None:
    match = play("L", "B", "H", "Q", "draw", seed=NO_SHORTCUT_IS_A_MOVE)
    assert match.ply == 0
    out = capfd.readouterr().out
    # Once at the beginning, and once when asked for.
    assert (out.count("draw"), out.count("stock"), out.count("Try ")) == (2, 2, 1)


def test_each_move_has_the_time_of_the_player_or_bot_who_made_it(play: Play) -> None:
    # A move that the rules refuse, a list and a help are part of the turn.
    match = play("z", "l", "draw", "draw")
    assert [(one.seat, one.ms) for one in match.moves] == [(0, 6000), (1, 3000), (0, 2000), (1, 3000)]


def test_a_card_that_a_bot_draws_stays_hidden(
    play: Play, bots: Asked, capfd: pytest.CaptureFixture[str]
) -> None:
    bots.answer = "draw"
    match = play("draw")
    out = capfd.readouterr().out
    assert "Bot draws a card." in out
    own, theirs = (events[0].data["card"] for events in match.events[1:3])
    assert f"Ana draws {own}." in out
    assert f"draws {theirs}." not in out
    # In a game with hidden cards the move itself could reveal one; the own move is shown.
    assert "Ana draw\n" in out
    assert "Bot draw\n" not in out


def test_at_the_end_the_table_is_shown_then_the_ranks_from_the_first_to_the_last(
    play: Play, bots: Asked, capfd: pytest.CaptureFixture[str]
) -> None:
    match = play(*["draw"] * 20)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.ranks == [2, 1]
    out = capfd.readouterr().out
    last_move, end = out.rindex("Bot lays"), out.index("The game is over.")
    assert "open pile" in out[last_move:end]
    assert end < out.index("1. Bot") < out.index("2. Ana") < out.index(match.seed)


def test_the_score_is_shown_while_the_match_runs_and_not_after_it(
    play: Play, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ToyGame, "standing", lambda self, position: [7, 8])
    play("q")
    assert "Score so far: Ana 7  Bot 8" in capfd.readouterr().out
    assert play(*["draw"] * 20).over
    out = capfd.readouterr().out
    assert "Score so far" not in out[out.rindex("Bot lays") :]


@pytest.mark.parametrize(("many", "listed"), [(FEW, True), (FEW + 1, False)])
def test_few_moves_are_listed_at_once_and_many_on_request(
    play: Play,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    many: int,
    listed: bool,
) -> None:
    moves = [f"move{number}" for number in range(many)]
    monkeypatch.setattr(ToyGame, "legal", lambda self, position: Legal(moves))
    play("q")
    assert (f"move{many - 1}" in capfd.readouterr().out) == listed
    play("l", "q")
    assert f"move{many - 1}" in capfd.readouterr().out


@pytest.mark.parametrize("more", [True, False])
def test_a_list_that_is_not_complete_says_so(
    play: Play, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], more: bool
) -> None:
    monkeypatch.setattr(ToyGame, "legal", lambda self, position: Legal(["a"], more))
    play("q")
    assert ("others may be legal too" in capfd.readouterr().out) == more


def test_what_is_awaited_is_only_named_if_the_game_has_a_word_for_it(
    play: Play, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    play("q")
    assert "Your turn\n" in capfd.readouterr().out
    monkeypatch.setattr(terminal_match, "label", lambda *_: "lay a card")
    play("q")
    assert "Your turn: lay a card\n" in capfd.readouterr().out
