"""Bots use only their seat's knowledge: permuting hidden cards changes no choice. Every game, every level."""

import re
import sys
import time
from functools import cache
from importlib.resources import files
from itertools import count
from random import Random
from typing import Any
from zlib import crc32

import pytest

from tablee.core.bot import BotMove
from tablee.core.events import Event
from tablee.core.game import Game
from tablee.core.rng import QuickStream
from tablee.games import installed, package
from tablee.match.match import Match
from tablee.match.story import hides

LEVELS = [(name, level) for name, game in installed().items() for level in game.bot_levels]
HIDING = sorted(name for name, game in installed().items() if hides(game))
PLIES = (0, 7, 24)
THINKING_MS = 60
NOT_BY_CHANCE = {"moka": {"vote"}}
"""Phases that random matches never reach: a vote needs a word that is in no list."""


class Clock:
    """A clock that advances one millisecond at each read: thinking times become numbers of reads."""

    looks = 0.0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1024


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Replace the clock of all bots."""
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    for name, module in list(sys.modules.items()):
        if name.startswith("tablee.") and hasattr(module, "perf_counter"):
            monkeypatch.setattr(module, "perf_counter", clock)
    return clock


def played(game: Game[Any], players: int, plies: int) -> Match:
    """Return a running match after some moves of its weakest bots, in which a seat has several moves."""
    bot = game.bot(min(game.bot_levels))
    for deal in count():
        match = Match.new(game, players, {}, f"honest {deal}")
        while (seat := match.turn) is not None and (match.ply < plies or len(match.legal().moves) < 2):
            move = bot.choose(match.information(seat), match.legal().moves, match.ply, THINKING_MS).move
            match.play(seat, move)
        if match.turn is not None:
            return match
    raise AssertionError


@cache
def by_phase(name: str) -> dict[str, Match]:
    """Return the latest position of each phase that has a choice, from some random matches."""
    game = installed()[name]
    found: dict[str, Match] = {}
    for deal in range(8):
        chance = Random(deal)
        match = Match.new(game, min(3, game.max_players), {}, f"honest {deal}")
        while (seat := match.turn) is not None and match.ply < 150:
            moves = match.legal().moves
            if len(moves) > 1:
                found[match.position.phase] = _so_far(match)
            match.play(seat, chance.choice(moves))
    return found


def _so_far(match: Match) -> Match:
    other = Match(match.game, match.seed, match.positions[0])
    other.moves, other.positions, other.events = list(match.moves), list(match.positions), list(match.events)
    return other


def permuted(match: Match, seed: int) -> Match:
    """Return a match that looks the same to the seat to act, with other cards in the places it never saw."""
    seat = match.turn
    other = _so_far(match)
    known = match.game.information(match.position, seat)
    other.positions = [*match.positions[:-1], match.game.determinization(known, QuickStream(seed))]
    chance = Random(seed)
    other.events = [[_retold(event, seat, chance) for event in events] for events in match.events]
    return other


def _retold(event: Event, seat: int | None, chance: Random) -> Event:
    data = {
        key: value if seat in event.secret.get(key, (seat,)) else _garbled(value, chance)
        for key, value in event.data.items()
    }
    return Event(event.kind, data, event.secret)


def _garbled(value: Any, chance: Random) -> Any:
    if isinstance(value, list):
        return [_garbled(item, chance) for item in value]
    return f"card {chance.random()}" if isinstance(value, str) else value


def choice(match: Match, level: int, seed: int, clock: Clock) -> BotMove:
    """Return the choice of the bot of that level for the seat to act."""
    assert match.turn is not None
    clock.looks = 0
    known, moves = match.information(match.turn), match.legal().moves
    return match.game.bot(level).choose(known, moves, seed, THINKING_MS)


@pytest.mark.parametrize("plies", PLIES)
@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_a_choice_is_unchanged_when_what_the_seat_cannot_know_is_permuted(
    name: str, level: int, plies: int, clock: Clock
) -> None:
    game = installed()[name]
    match = played(game, min(3, game.max_players), plies)
    for seed in (1, 2):
        other = permuted(match, seed)
        assert choice(other, level, seed, clock) == choice(match, level, seed, clock)


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_that_holds_in_every_phase_of_a_match(name: str, level: int, clock: Clock) -> None:
    for phase, match in by_phase(name).items():
        other = permuted(match, 1)
        assert choice(other, level, 1, clock) == choice(match, level, 1, clock), phase


def peeking(match: Match) -> str:
    """Return the move of a cheater who sees all cards."""
    dump = match.game.dump(match.position)
    del dump["rng"]
    moves = match.legal().moves
    return moves[crc32(str(dump).encode()) % len(moves)]


@pytest.mark.parametrize("name", HIDING)
def test_who_looked_at_hidden_cards_would_be_found_out_in_every_phase(name: str) -> None:
    for phase, match in by_phase(name).items():
        assert any(peeking(permuted(match, seed)) != peeking(match) for seed in range(8)), phase


@pytest.mark.parametrize("name", HIDING)
def test_the_phases_in_which_cards_are_hidden_come_up(name: str) -> None:
    """A game has a text for each of its phases."""
    said = files(package(name)).joinpath("words", "en.ftl").read_text(encoding="utf-8")
    phases = set(re.findall(rf"^{name}-await-([a-z-]+) =", said, re.MULTILINE))
    assert {phase.replace("_", "-") for phase in by_phase(name)} == phases - NOT_BY_CHANCE.get(name, set())


@pytest.mark.parametrize("name", sorted({name for name, _ in LEVELS}))
def test_what_was_permuted_differed_where_a_game_hides_anything(name: str) -> None:
    game = installed()[name]
    match = played(game, min(3, game.max_players), 7)
    dumps = [game.dump(permuted(match, seed).position) for seed in range(4)]
    shown = game.information(match.position, match.turn)
    for dump in dumps:
        del dump["rng"]
    hidden = "'?'" in str(shown)
    assert (len({str(dump) for dump in dumps}) > 1) == hidden


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_levels_choose_the_same_for_the_same_seed(name: str, level: int, clock: Clock) -> None:
    match = played(installed()[name], 2, 7)
    assert choice(match, level, 5, clock) == choice(match, level, 5, clock)
