"""Lists the legal moves of every phase, each word once with a choice of cards that scores the most."""

from tablee.core.game import Legal
from tablee.games.moka import specials
from tablee.games.moka.cards import HELD_SPECIALS, LEVELS, is_letter
from tablee.games.moka.finder import Playable, playable_words, words_soon
from tablee.games.moka.rules import may_draw_challenge, places_after_refill
from tablee.games.moka.spoken import vocabulary, written
from tablee.games.moka.state import AFTER, DEAL, DRAWING, FLIPPED, HELD_LIMIT, TURN, VOTING, MokaPosition


def every_move(position: MokaPosition) -> Legal:
    """The moves of the seat to act, in the order of the notation."""
    if position.phase not in (TURN, AFTER):
        return Legal(_moves(position, []))
    row = position.rows[position.actor()]
    words = playable_words(row, vocabulary(position), position.deck, position.any_hole)
    return Legal(_moves(position, words))


def moves_soon(position: MokaPosition) -> Legal:
    """The same for somebody who waits: of very many words only some, and `more`."""
    if position.phase not in (TURN, AFTER):
        return Legal(_moves(position, []))
    row = position.rows[position.actor()]
    words, more = words_soon(row, vocabulary(position), position.deck, position.any_hole)
    return Legal(_moves(position, words), more)


def _moves(position: MokaPosition, playable: list[Playable]) -> list[str]:
    words = [written(found.word, found.cards) for found in playable]
    if position.phase == DEAL:
        return _challenges(position)
    if position.phase == TURN:
        flips = [f"flip {place}" for place in position.filled_places()]
        challenges = _challenges(position) if may_draw_challenge(position) else []
        return [*flips, *challenges, *_plays(position), "flush", *words]
    if position.phase == FLIPPED:
        return _after_a_flip(position)
    if position.phase == AFTER:
        return [*words, "end"]
    if position.phase == DRAWING:
        return ["keep 0", "keep 1"]
    if position.phase == VOTING:
        return ["yes", "no"]
    return []


def _challenges(position: MokaPosition) -> list[str]:
    return [f"challenge {level}" for level in LEVELS if position.stacks[level]]


def _plays(position: MokaPosition) -> list[str]:
    held = position.specials[position.actor()]
    places = position.filled_places()
    found: list[str] = []
    for special in HELD_SPECIALS:
        if special in held:
            for given in specials.arguments(position, special, places):
                found.append(f"play {special} {given}".rstrip())
    return found


def _after_a_flip(position: MokaPosition) -> list[str]:
    assert position.flipped is not None
    card = position.grid[position.flipped]
    assert card is not None
    if is_letter(card):
        return ["take", "leave"]
    found = ["take"] if len(position.specials[position.actor()]) < HELD_LIMIT else []
    found.append("leave")
    for given in specials.arguments(position, card, places_after_refill(position)):
        found.append(f"use {given}".rstrip())
    return found
