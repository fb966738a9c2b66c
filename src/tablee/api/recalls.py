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


def recalled(coder: BaseCoder[Any], match: LightMatch, seat: int) -> Recall:
    """Return the information state of `seat` in a match, from its deal on."""
    deal = coder.rules.new(coder.players, coder.options, match.seed)
    begun = Recall(coder.vocabulary, seat, coder.rules.information(deal, seat))
    return carried_on(
        begun, match, None if coder.encoding.spelling(deal) is None else _spelt(coder, deal, match)
    )


def carried_on(recall: Recall, match: LightMatch, spelt: list[list[int]] | None) -> Recall:
    """Add what happened since to an information state, and return it. `spelt`: the numbers of each spelt move."""
    for ply in range(recall.plies, len(match.moves)):
        if spelt is not None and match.seats[ply] == recall.seat:
            recall.spell(spelt[ply])
        recall.watch(match.seats[ply], match.moves[ply], match.events[ply + 1])
    return recall


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
