"""The reason for a good move of MOKA, for players: its effect, independent of the bot that chose it."""

from typing import Any

from tablee.core.bot import Reason
from tablee.games.moka.challenges import is_met
from tablee.games.moka.finder import Playable, best_words, vocabulary
from tablee.games.moka.moves import spelled
from tablee.games.moka.pieces import (
    AGAIN,
    DRAW,
    FLUSH,
    PEEK,
    STEAL,
    STOP,
    SWAP,
    in_words,
    is_letter,
    level_of,
)
from tablee.games.moka.position import DEAL
from tablee.games.moka.variant import variant_of
from tablee.games.moka.word import lay

Known = dict[str, Any]


def why(known: Known, moves: list[str], move: str) -> Reason:
    """Return the reason for `move`; the seat to act knows `known`."""
    verb, _, given = move.partition(" ")
    row: list[str] = known["rows"][known["turn"]]
    if verb == "challenge":
        if known["phase"] == DEAL:
            return Reason("moka.why-deal", {"level": given})
        return Reason("moka.why-challenge", {"level": given})
    if verb == "word":
        return _why_word(known, given)
    if verb == "flip":
        return _why_flip(known, row, int(given))
    if verb in ("take", "leave"):
        return _why_take(known, row, known["grid"][known["flipped"]], verb == "take")
    if verb == "flush":
        return Reason("moka.why-flush", {"count": len(row)})
    if verb == "end":
        return Reason("moka.why-end", {})
    if verb == "keep":
        return Reason("moka.why-keep", in_words(known["drawn"][int(given)]))
    if verb in ("yes", "no"):
        params = {"word": known["vote"]["word"], "points": known["vote"]["points"]}
        return Reason("moka.why-accept", params) if verb == "yes" else Reason("moka.why-refuse", params)
    if verb == "use":
        return _why_special(known, known["grid"][known["flipped"]], given)
    special, _, given = given.partition(" ")
    return _why_special(known, special, given)


def _why_word(known: Known, given: str) -> Reason:
    seat: int = known["turn"]
    variant = variant_of(known["options"])
    deck = variant.deck
    any_hole = known["options"]["hole_colour"] == "any"
    laid = lay(*spelled(given.split(" ")), deck, any_hole)
    before = [lay(one["word"], one["cards"], deck, any_hole) for one in known["words"][seat]]
    params = {"word": laid.text, "points": laid.points}
    met = [
        int(level_of(challenge))
        for challenge in known["challenges"][seat]
        if is_met(challenge, [*before, laid], deck) and not is_met(challenge, before, deck)
    ]
    if met:
        return Reason("moka.why-word-challenge", {**params, "level": sum(met)})
    if len(before) == variant.words - 1:
        return Reason("moka.why-word-last", params)
    return Reason("moka.why-word", params)


def best_with(known: Known, row: list[str]) -> Playable | None:
    """Return the word that scores most with these cards, None if they make none."""
    options = known["options"]
    words = best_words(row, vocabulary(options), variant_of(options).deck, options["hole_colour"] == "any")
    return words[0] if words else None


def _better_with(known: Known, row: list[str], card: str) -> Playable | None:
    """Return the word that `card` makes possible, if it scores more than the row's own best."""
    own, found = best_with(known, row), best_with(known, [*row, card])
    return found if found is not None and (own is None or found.points > own.points) else None


def _why_flip(known: Known, row: list[str], place: int) -> Reason:
    card = known["grid"][place]
    if card == "?":
        return Reason("moka.why-flip-new", {"unseen": known["grid"].count("?")})
    params = {**in_words(card), "place": place}
    if not is_letter(card):
        return Reason("moka.why-flip-special", params)
    found = _better_with(known, row, card)
    if found is None:
        return Reason("moka.why-flip-letter", params)
    return Reason("moka.why-flip-word", {**params, "word": found.word, "points": found.points})


def _why_take(known: Known, row: list[str], card: str, takes: bool) -> Reason:
    params = in_words(card)
    if not is_letter(card):
        return Reason("moka.why-take-special", params) if takes else Reason("moka.why-leave-special", params)
    if not takes:
        return Reason("moka.why-leave-letter", params)
    found = _better_with(known, row, card)
    if found is None:
        return Reason("moka.why-take-letter", params)
    return Reason("moka.why-take-word", {**params, "word": found.word, "points": found.points})


def _why_special(known: Known, special: str, given: str) -> Reason:
    if special in (STEAL, SWAP):
        target, _, index = given.rpartition(">")[2].partition(".")
        params = {**in_words(known["rows"][int(target)][int(index)]), "target": int(target)}
        return Reason("moka.why-steal", params) if special == STEAL else Reason("moka.why-swap", params)
    if special == STOP:
        return Reason("moka.why-stop", {"target": int(given)})
    if special == FLUSH:
        count = len(known["rows"][int(given)])
        return Reason("moka.why-force", {"target": int(given), "count": count})
    if special == PEEK:
        return Reason("moka.why-peek", {})
    if special == AGAIN:
        return Reason("moka.why-again", {})
    if special == DRAW:
        return Reason("moka.why-draw", {})
    return Reason("moka.why-quake", {})
