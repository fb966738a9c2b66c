"""Moves and their text, and the legal moves of every phase (notation 3, moka).

Each word is listed once, with a highest-scoring choice of cards; `rules.check` accepts any choice.
"""

import re
from typing import Final

from tablee.core.game import Legal
from tablee.games.moka import specials
from tablee.games.moka.challenges import may_draw
from tablee.games.moka.finder import Playable, has_word, playable_words, vocabulary, words_soon
from tablee.games.moka.listing import Listing
from tablee.games.moka.pieces import HELD_SPECIALS, HOLE, LEVELS, PEEK, is_letter
from tablee.games.moka.position import AFTER, ANY_TURN, DEAL, DRAWING, FLIPPED, TURN, VOTING, MokaPosition

_LEVEL: Final = "|".join(LEVELS)
_SPECIAL: Final = "|".join(HELD_SPECIALS)
FORMS: Final[dict[str, re.Pattern[str]]] = {
    "flip": re.compile("flip (0|[1-9][0-9]{0,3})"),
    "take": re.compile("take"),
    "leave": re.compile("leave"),
    "use": re.compile("use( .+)?"),
    "challenge": re.compile(f"challenge ({_LEVEL})"),
    "flush": re.compile("flush"),
    "play": re.compile(f"play ({_SPECIAL})( .+)?"),
    "keep": re.compile("keep (0|1)"),
    "word": re.compile(r"word( ([A-Z][rgb]|\*=[A-Z]))+"),
    "end": re.compile("end"),
    "yes": re.compile("yes"),
    "no": re.compile("no"),
}
"""The form of the moves of each verb."""


def is_written(move: str) -> bool:
    """True if `move` has the form of a move."""
    form = FORMS.get(move.partition(" ")[0])
    return form is not None and form.fullmatch(move) is not None


def tokens_of(draft: str) -> list[str] | None:
    """Return the cards that `draft` names if it claims a word, else None."""
    return draft.split(" ")[1:] if FORMS["word"].fullmatch(draft) else None


def spelled(tokens: list[str]) -> tuple[str, list[str]]:
    """Return the word and the cards of `Bg Or *=I Sr`: `BOIS` of `Bg Or * Sr`."""
    word = "".join([token[-1] if token[0] == HOLE else token[0] for token in tokens])
    return word, [HOLE if token[0] == HOLE else token for token in tokens]


def legal(position: MokaPosition) -> Legal:
    """Return the moves of the seat to act, in the order of the notation."""
    return Legal(listed(position).texts())


def listed(position: MokaPosition) -> Listing:
    """Do the same as `legal`, without writing the words."""
    if position.phase not in (TURN, AFTER):
        return _moves(position, [])
    row = position.rows[position.actor()]
    words = playable_words(row, vocabulary(position.options), position.deck, position.any_hole)
    return _moves(position, _sayable(position, words))


def legal_sample(position: MokaPosition) -> Legal:
    """Do the same as `legal`, but quickly: with very many words, return only some, and `more`."""
    if position.phase not in (TURN, AFTER):
        return Legal(_moves(position, []).texts())
    row = position.rows[position.actor()]
    words, more = words_soon(row, vocabulary(position.options), position.deck, position.any_hole)
    return Legal(_moves(position, _sayable(position, words)).texts(), more)


def _sayable(position: MokaPosition, words: list[Playable]) -> list[Playable]:
    """Return the words without those that were refused in this turn."""
    return [found for found in words if found.word not in position.refused] if position.refused else words


def may_flush(position: MokaPosition) -> bool:
    """True if the seat may flush: always, or, with `flush` = `impasse`, if the row makes no listed word."""
    if position.options["flush"] == ANY_TURN:
        return True
    row = position.rows[position.actor()]
    return not has_word(row, vocabulary(position.options), position.deck, position.refused)


def _moves(position: MokaPosition, words: list[Playable]) -> Listing:
    """Return the moves with these words."""
    if position.phase == TURN:
        seat = position.actor()
        held, places = position.specials[seat], position.filled_places()
        flips = [f"flip {place}" for place in places]
        limit = position.variant.held_challenges
        may = may_draw(position.challenges[seat], position.words[seat], position.deck, limit)
        challenges = _challenges(position) if may else []
        flush = ["flush"] if may_flush(position) else []
        if PEEK not in held:
            return Listing([*flips, *challenges, *_plays(position, HELD_SPECIALS), *flush], words, [])
        at = HELD_SPECIALS.index(PEEK)
        return Listing(
            [*flips, *challenges, *_plays(position, HELD_SPECIALS[:at])],
            words,
            [],
            f"play {PEEK} ",
            places,
            [*_plays(position, HELD_SPECIALS[at + 1 :]), *flush],
            position.variant.peek_cards,
        )
    if position.phase == AFTER:
        return Listing([], words, ["end"])
    if position.phase == FLIPPED:
        return _after_a_flip(position)
    return Listing(_fixed(position), [], [])


def _fixed(position: MokaPosition) -> list[str]:
    """Return the moves of a phase that does not depend on the cards."""
    if position.phase == DEAL:
        return _challenges(position)
    if position.phase == DRAWING:
        return ["keep 0", "keep 1"]
    if position.phase == VOTING:
        return ["yes", "no"]
    return []


def _challenges(position: MokaPosition) -> list[str]:
    return [f"challenge {level}" for level in LEVELS if position.stacks[level]]


def _plays(position: MokaPosition, among: tuple[str, ...]) -> list[str]:
    """Return the moves that play a held special of `among`."""
    held = position.specials[position.actor()]
    places = position.filled_places()
    found: list[str] = []
    for special in among:
        if special in held:
            for given in specials.arguments(position, special, places):
                found.append(f"play {special} {given}".rstrip())
    return found


def _after_a_flip(position: MokaPosition) -> Listing:
    card = position.flipped_card()
    if is_letter(card):
        return Listing(["take", "leave"], [], [])
    found = ["take"] if len(position.specials[position.actor()]) < position.variant.held_specials else []
    found.append("leave")
    if card == PEEK:
        places, shown = position.places_once_refilled(), position.variant.peek_cards
        return Listing(found, [], [], "use ", places, None, shown)
    for given in specials.arguments(position, card, position.places_once_refilled()):
        found.append(f"use {given}".rstrip())
    return Listing(found, [], [])
