"""Information states: all that a seat has seen and done in a match, as a text and as numbers."""

from array import array
from typing import Any, NamedTuple

from tablee.api.base_coder import BaseCoder
from tablee.core.light_match import LightMatch
from tablee.core.recall import Recall


class Recalled(NamedTuple):
    """All that a seat has seen and done in a match: a text in lines of JSON, and the same as numbers.

    `numbers` is an `array` of 16 bits without sign, which NumPy takes as it is.

    >>> recalled = game.coder().start(seed=1).recall(0)
    >>> len(recalled.text.splitlines()), recalled.numbers.typecode
    (1, 'H')
    """

    text: str
    numbers: "array[int]"


def recalled(
    coder: BaseCoder[Any], match: LightMatch, seat: int, kept: Recall | None, spelt: list[list[int]] | None
) -> Recall:
    """Return the information state of `seat`, continued from `kept` if there is one.

    `spelt`: the numbers of each move, if moves are spelt and these are known.
    """
    deal = coder.rules.new(coder.players, coder.options, match.seed) if kept is None else None
    if kept is None:
        kept = Recall(coder.vocabulary, seat, coder.rules.information(deal, seat))
        if spelt is None and coder.encoding.spelling(deal) is not None:
            spelt = _spelt(coder, deal, match)
    for ply in range(kept.plies, len(match.moves)):
        if spelt is not None and match.seats[ply] == seat:
            kept.spell(spelt[ply])
        kept.watch(match.seats[ply], match.moves[ply], match.events[ply + 1])
    return kept


def _spelt(coder: BaseCoder[Any], deal: Any, match: LightMatch) -> list[list[int]]:
    """Return the numbers of each move of a match, played again from its deal."""
    found = []
    for move in match.moves:
        found.append(coder.encoding.numbers(deal, move))
        coder.rules.play(deal, move)
    return found


def shown(recall: Recall) -> Recalled:
    """Return an information state as values."""
    return Recalled(recall.text(), recall.numbers())
