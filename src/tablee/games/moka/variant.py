"""The numbers of one match: cards in its deck, and limits of its rules."""

from typing import Final

from tablee.core.options import OptionValues, Parameter
from tablee.games.moka.decks import DECKS, LETTERS, Deck
from tablee.games.moka.pieces import (
    AGAIN,
    BOOM,
    CHALLENGE_LIMIT,
    DOUBLE,
    DRAW,
    FLUSH,
    HELD_LIMIT,
    HOLES,
    PEEK,
    PEEK_CARDS,
    QUAKE,
    ROUNDS,
    SPECIAL_COPIES,
    STEAL,
    STOP,
    SWAP,
    WORDS_TO_END,
)

ROUNDS_PLAYED: Final = Parameter("rounds", ROUNDS, 1, 6)
"""Rounds of a match."""

WORDS_NEEDED: Final = Parameter("words", WORDS_TO_END, 1, WORDS_TO_END)
"""Words of a player that end a round. Encodings have places for three."""

SPECIALS_HELD: Final = Parameter("held_specials", HELD_LIMIT, 1, HELD_LIMIT)
"""The most specials that a player may hold. Encodings have places for three."""

CHALLENGES_HELD: Final = Parameter("held_challenges", CHALLENGE_LIMIT, 1, 6)
"""The most unachieved challenges that a player may hold."""

CARDS_PEEKED: Final = Parameter("peek_cards", PEEK_CARDS, 1, 4)
"""The cards of the grid that binoculars show. With more, a position would have thousands of moves."""

DOUBLED: Final = Parameter("double", DOUBLE, 1, 5)
"""The factor for the points of a double MOKA."""

HOLES_IN: Final = Parameter("holes", HOLES, 0, HOLES)
"""Holes in the deck. Encodings count eight at most."""

MOST_COPIES: Final = 6
SPECIALS_IN: Final = {
    card: Parameter(name, SPECIAL_COPIES[card], 0, MOST_COPIES)
    for card, name in (
        (BOOM, "booms"),
        (STEAL, "steals"),
        (SWAP, "swaps"),
        (PEEK, "peeks"),
        (AGAIN, "agains"),
        (STOP, "stops"),
        (DRAW, "draws"),
        (FLUSH, "flushes"),
        (QUAKE, "quakes"),
    )
}
"""The copies of each special in the deck."""

PARAMETERS: Final = (
    ROUNDS_PLAYED,
    WORDS_NEEDED,
    SPECIALS_HELD,
    CHALLENGES_HELD,
    CARDS_PEEKED,
    DOUBLED,
    HOLES_IN,
    *SPECIALS_IN.values(),
)
CHOICES: Final = 11
"""Options that every match has; more are parameters."""


class Variant:
    """The numbers of one match.

    `words` of a player end a round; `held_specials` and `held_challenges` are the most that a player may hold;
    `peek_cards` is what binoculars show.
    """

    def __init__(self, deck: Deck, options: OptionValues) -> None:
        self.deck = deck
        self.rounds: int = ROUNDS_PLAYED.of(options)
        self.words: int = WORDS_NEEDED.of(options)
        self.held_specials: int = SPECIALS_HELD.of(options)
        self.held_challenges: int = CHALLENGES_HELD.of(options)
        self.peek_cards: int = CARDS_PEEKED.of(options)


RULEBOOK: Final = {language: Variant(deck, {}) for language, deck in DECKS.items()}
"""The numbers of the rulebook, by the language of the deck."""

_KEPT: Final = 64
_OTHERS: Final[dict[str, Variant]] = {}
"""The last variants with other numbers, by the language and these numbers."""


def variant_of(options: OptionValues) -> Variant:
    """Return the numbers of a match with these options."""
    language: str = options["dictionary"]
    if len(options) == CHOICES:
        return RULEBOOK[language]
    # Without the words that the table allows, which may be many.
    numbers = {
        parameter.name: options[parameter.name] for parameter in PARAMETERS if parameter.name in options
    }
    if not numbers:
        return RULEBOOK[language]
    key = f"{language} {numbers}"
    found = _OTHERS.get(key)
    if found is None:
        if len(_OTHERS) >= _KEPT:
            _OTHERS.clear()
        found = _OTHERS[key] = Variant(_deck(language, numbers), numbers)
    return found


def _deck(language: str, numbers: OptionValues) -> Deck:
    """Return the deck of a language with these numbers."""
    specials = {card: parameter.of(numbers) for card, parameter in SPECIALS_IN.items()}
    return Deck(*LETTERS[language], HOLES_IN.of(numbers), specials, DOUBLED.of(numbers))
