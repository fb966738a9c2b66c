"""Reads positions from JSON (notation 3, moka), trusting no key."""

import re
from typing import Any, Final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, Position
from tablee.core.reading import Reader
from tablee.games.moka.pieces import (
    BOOM,
    CHALLENGES,
    CHALLENGES_PER_LEVEL,
    DRAW_CARDS,
    GRID_SIZE,
    HELD_SPECIALS,
    LEVELS,
    SHORTEST,
    level_of,
)
from tablee.games.moka.position import (
    AFTER,
    DEAL,
    DRAWING,
    FLIPPED,
    OBJECTION,
    TURN,
    VOTING,
    MokaPosition,
    Vote,
)
from tablee.games.moka.word import Word, is_double, matches

PHASES = (DEAL, TURN, FLIPPED, AFTER, DRAWING, VOTING, OVER)
MOST = 10**9
ANY_LEVEL: Final = frozenset(CHALLENGES)
OF_LEVEL: Final = {
    level: frozenset(challenge for challenge in CHALLENGES if level_of(challenge) == level)
    for level in LEVELS
}
PLACES: Final = {str(place): place for place in range(GRID_SIZE)}
REFUSED: Final = re.compile(f"[A-Z]{{{SHORTEST},}}")
MOST_TURNS = 100
"""The most turns owed or to be missed: there are two cards of each kind, and each passing turn removes one."""


def read(shared: Position, source: Reader) -> MokaPosition:
    """Return the position that `source` describes.

    Raises `PositionError`. Cards may be missing, but no card may occur too often.
    """
    source.one_of("phase", PHASES)
    position = MokaPosition(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
    players = shared.players
    cards = position.deck.copies
    letters = position.deck.letters
    position.round = source.integer("round", 1, position.variant.rounds)
    grid = source.items("grid", GRID_SIZE)
    source.cards("grid", [card for card in grid if card is not None], cards)
    position.grid = list(grid)
    position.stock = source.pile("stock", cards)
    position.stacks = _stacks(source)
    position.rows = source.piles("rows", letters, players)
    position.specials = source.piles("specials", HELD_SPECIALS, players)
    position.challenges = source.piles("challenges", ANY_LEVEL, players)
    position.words = [_words(source, position, words) for words in source.items("words", players)]
    position.seen = [_seen(source, position, seen) for seen in source.items("seen", players)]
    position.skips = source.integers("skips", players, 0, MOST_TURNS)
    position.scores = source.integers("scores", players, 0, MOST)
    position.extra = source.integer("extra", 0, MOST_TURNS)
    position.flipped = _flipped(source, position)
    position.drawn = _drawn(source, position, letters)
    position.vote = _vote(source, position)
    position.refused = _refused(source)
    if not source.counted:
        _check_counts(position)
    return position


def _stacks(source: Reader) -> dict[str, list[str]]:
    given = source.get("stacks")
    if not isinstance(given, dict) or sorted(given) != sorted(LEVELS):
        raise source.fault("stacks", " ".join(LEVELS))
    stacks: dict[str, list[str]] = {}
    for level in LEVELS:
        stacks[level] = source.cards(f"stacks.{level}", given[level], OF_LEVEL[level])
    return stacks


def _laid(source: Reader, key: str, position: MokaPosition, given: Any) -> Word:
    """Return a word with its cards; its points are accepted as given."""
    if not isinstance(given, dict):
        raise source.fault(key, "object")
    word = given.get("word")
    cards = source.cards(key, given.get("cards"), position.deck.letters)
    if not isinstance(word, str) or len(word) < SHORTEST or not matches(word, cards):
        raise source.fault(key, "word of its cards")
    points = given.get("points")
    if type(points) is not int or not 0 <= points <= MOST:
        raise source.fault(key, "points")
    return Word(word, cards, points, is_double(cards, position.any_hole))


def _words(source: Reader, position: MokaPosition, given: Any) -> list[Word]:
    most = position.variant.words - (position.phase != OVER)
    if not isinstance(given, list) or len(given) > most:
        raise source.fault("words", f"lists of at most {most}")
    return [_laid(source, "words", position, one) for one in given]


def _seen(source: Reader, position: MokaPosition, given: Any) -> set[int]:
    if not isinstance(given, dict):
        raise source.fault("seen", "objects")
    places: set[int] = set()
    for key, card in given.items():
        place = PLACES.get(key)
        if place is None:
            raise source.fault("seen", f"0..{GRID_SIZE - 1}")
        if card is None or card != position.grid[place]:
            raise source.fault("seen", "cards of the grid")
        places.add(place)
    return places


def _flipped(source: Reader, position: MokaPosition) -> int | None:
    if position.phase != FLIPPED:
        if source.get("flipped") is not None:
            raise source.fault("flipped", "null")
        return None
    place = source.integer("flipped", 0, GRID_SIZE - 1)
    if position.grid[place] in (None, BOOM):
        raise source.fault("flipped", "place of a card to take or leave")
    return place


def _drawn(source: Reader, position: MokaPosition, letters: frozenset[str]) -> list[str] | None:
    given = source.get("drawn")
    if position.phase != DRAWING:
        if given is not None:
            raise source.fault("drawn", "null")
        return None
    drawn = source.cards("drawn", given, letters)
    if len(drawn) != DRAW_CARDS:
        raise source.fault("drawn", "two letters")
    return drawn


def _vote(source: Reader, position: MokaPosition) -> Vote | None:
    given = source.get("vote")
    if position.phase != VOTING:
        if given is not None:
            raise source.fault("vote", "null")
        return None
    if not isinstance(given, dict):
        raise source.fault("vote", "object")
    inner = Reader(given)
    seat = inner.seat("seat", position.players)
    if seat == position.turn:
        raise source.fault("vote", "another seat's word")
    laid = _laid(source, "vote", position, given)
    left = list(position.rows[seat])
    for card in laid.cards:
        if card not in left:
            raise source.fault("vote", "cards of the row")
        left.remove(card)
    yes = inner.integer("yes", 0, position.players - 2)
    no = inner.integer("no", 0, position.players - 2)
    assert position.turn is not None
    if no > 0 and position.options["contest"] == OBJECTION:
        raise source.fault("no", "0: one is enough")
    if yes + no != (position.turn - seat - 1) % position.players:
        raise source.fault("vote", "a vote of each seat before")
    return Vote(seat, laid, yes, no, inner.one_of("back", (TURN, AFTER)))


def _refused(source: Reader) -> list[str]:
    """Return the refused words; older positions lack this key."""
    if "refused" not in source.source:
        return []
    refused: list[str] = []
    for word in source.items("refused"):
        if not isinstance(word, str) or REFUSED.fullmatch(word) is None or word in refused:
            raise source.fault("refused", "words, each once")
        refused.append(word)
    return refused


def _check_counts(position: MokaPosition) -> None:
    """Check that no card occurs more often than in its deck."""
    lying = [*position.stock, *(card for card in position.grid if card is not None), *(position.drawn or [])]
    for seat in range(position.players):
        lying += position.rows[seat] + position.specials[seat]
        for laid in position.words[seat]:
            lying += laid.cards
    counted = _counted(lying)
    for card, copies in position.deck.copies.items():
        if counted.get(card, 0) > copies:
            raise PositionError("position.pieces", {"key": card})
    challenges = [card for hand in [*position.challenges, *position.stacks.values()] for card in hand]
    counted = _counted(challenges)
    for challenge in CHALLENGES:
        if counted.get(challenge, 0) > 1:
            raise PositionError("position.pieces", {"key": challenge})
    assert len(challenges) <= len(LEVELS) * CHALLENGES_PER_LEVEL


def _counted(cards: list[str]) -> dict[str, int]:
    counted: dict[str, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    return counted
