"""MOKA as numbers: moves spelt with `tokens`, and what a seat knows as an array."""

from hashlib import sha256
from typing import Any, Final

from tablee.core.encoding import Field, Spelling, SpeltEncoding, unique
from tablee.core.native import i16, i64, vec
from tablee.core.options import OptionValues
from tablee.games.moka.finder import vocabulary
from tablee.games.moka.pieces import (
    ALPHABET,
    CHALLENGES,
    CHALLENGES_PER_LEVEL,
    DRAW_CARDS,
    GRID_SIZE,
    HELD_LIMIT,
    HELD_SPECIALS,
    HOLE,
    HOLES,
    LEVELS,
    ROUNDS,
    SPECIAL_COPIES,
    WORDS_TO_END,
)
from tablee.games.moka.position import AFTER, DEAL, DRAWING, FLIPPED, TURN, VOTING, MokaPosition
from tablee.games.moka.spellable import Spellable
from tablee.games.moka.spelling import MokaSpelling, numbers_of
from tablee.games.moka.tokens import ACTIONS, AS_LETTER, LETTER, LETTER_CARDS, MOST_CARDS, NAMES
from tablee.games.moka.variant import Variant, variant_of
from tablee.games.moka.word import Word

VERSION: Final = 1
PHASES: Final = (DEAL, TURN, FLIPPED, AFTER, DRAWING, VOTING)

IN_ROWS: Final = (*LETTER_CARDS, HOLE)
LYING: Final = (*IN_ROWS, *SPECIAL_COPIES)
CARD_NUMBER: Final = {card: number for number, card in enumerate(LYING, 1)}
"""The number of each card in an observation: letters, the hole, specials, from 1 on."""
SPECIAL_NUMBER: Final = {card: number for number, card in enumerate(HELD_SPECIALS, 1)}
CHALLENGE_NUMBER: Final = {challenge: number for number, challenge in enumerate(CHALLENGES, 1)}
KINDS: Final = 79
assert len(IN_ROWS) == KINDS
HIDDEN_CARD: Final = 1
DECK: Final = MOST_CARDS + 20
assert sum(SPECIAL_COPIES.values()) == DECK - MOST_CARDS

LOW_BITS: Final = 15
"""Points may have more bits than a number, so they have two: the lower 15 bits, and the others."""
MOST: Final = (1 << LOW_BITS) - 1
MOST_TURNS: Final = 100
DIGEST: Final = 8
"""The numbers of the digest of the refused words."""

WORDS: Final = (
    "moka.flipped moka.took moka.left moka.used moka.played moka.ended moka.refilled moka.gap moka.no_letter moka.drew"
    " moka.flushed moka.discarded moka.challenge moka.begins moka.turn_owed moka.skipped moka.round_over moka.over"
    " moka.scored moka.word moka.said moka.voted moka.refused moka.stole moka.swapped moka.peeked moka.saw"
    " moka.again moka.stopped moka.drew_two moka.kept moka.quake moka.boom"
    " place card kind letter r g b hole special count level challenge goal round scores cards specials challenges"
    " target index given given_kind given_letter got got_kind got_letter own places under word points double listed"
    " objection allowed yes no none spelt grid flipped stock stacks rows words seen skips extra drawn vote refused back"
    " deal turn after draw over keep achieved total dictionary hole_colour flush_discards word_after_special memory_aid"
    " contest extra_words names brands foreign_words names-brands names-foreign_words brands-foreign_words"
    " names-brands-foreign_words any impasse any-turn letters all fr nl en table any-word objection moka"
)
ALL_WORDS: Final = unique(
    [
        "",
        *WORDS.split(),
        *LEVELS,
        *LYING,
        *CHALLENGES,
        *[f"c{name}" for name in CHALLENGES],
        *ALPHABET,
        *NAMES,
    ]
)


def fields(players: int, variant: Variant) -> tuple[Field, ...]:
    """Return the parts of an observation; a card is its number in `CARD_NUMBER`, 0 is none.

    Their sizes are the same for all variants.
    """
    return (
        # deal, turn, flipped, after, draw or vote, and the seat to act; none once the match is over.
        Field("phase", (len(PHASES),)),
        Field("turn", (players,)),
        Field("round", (1,), max(ROUNDS, variant.rounds)),
        # The copies of each letter card and of the hole in each row; then all rows in order, one after the other.
        Field("rows", (players, KINDS), HOLES),
        Field("order", (MOST_CARDS,), KINDS),
        # By place of the grid: 0 is a gap, 1 a card that the seat does not know; else the card plus 1.
        Field("grid", (GRID_SIZE,), len(LYING) + 1),
        Field("flipped", (GRID_SIZE,)),
        # The places whose card each seat has seen.
        Field("seen", (players, GRID_SIZE)),
        Field("stock", (1,), max(DECK, len(variant.deck.cards))),
        Field("stacks", (len(LEVELS),), CHALLENGES_PER_LEVEL),
        # The held specials in order, 1 to 8.
        Field("specials", (players, HELD_LIMIT), len(HELD_SPECIALS)),
        # The own challenges in order, 1 to 30, and how many each seat has.
        Field("challenges", (len(CHALLENGES),), len(CHALLENGES)),
        Field("challenge_counts", (players,), len(CHALLENGES)),
        # The letters of all words, one word after the other: 1 to 78 from cards, 79 to 104 from holes. Then the length
        # and the points of each word; of points the lower 15 bits and the others.
        Field("words", (MOST_CARDS,), ACTIONS),
        Field("lengths", (players, WORDS_TO_END), MOST_CARDS),
        Field("points", (players, WORDS_TO_END, 2), MOST),
        # The turns that each seat misses, and those owed to the seat to act.
        Field("skips", (players,), MOST_TURNS),
        Field("extra", (1,), MOST_TURNS),
        Field("scores", (players, 2), MOST),
        Field("drawn", (DRAW_CARDS,), KINDS),
        # A vote: the seat that claims, the votes for and against, the points, the phase to return to: turn or after.
        Field("vote", (players,)),
        Field("votes", (2,), players),
        Field("vote_points", (2,), MOST),
        Field("back", (2,)),
        # The number of words refused in this turn, and a digest of them.
        Field("refused", (1 + DIGEST,), MOST),
        # The numbers of the own move so far, each plus 1; in a vote the letters of the word, as in `words`.
        Field("spelt", (MOST_CARDS,), ACTIONS),
    )


class MokaEncoding(SpeltEncoding[MokaPosition]):
    """The numbers of MOKA."""

    def __init__(self, options: OptionValues, players: int) -> None:
        parts = fields(players, variant_of(options))
        super().__init__(VERSION, players, ACTIONS, parts, ALL_WORDS, None, MOST_CARDS + 1)
        self.options = options
        self._spellable: Spellable | None = None
        spelt_at = sum([part.size for part in parts]) - MOST_CARDS
        self._spelt_at: i64 = spelt_at

    def __reduce__(self) -> Any:
        return MokaEncoding, (self.options, self.players)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MokaEncoding) and (other.options, other.players) == (
            self.options,
            self.players,
        )

    def __hash__(self) -> int:
        return hash(self.players)

    def name(self, number: int) -> str:
        return NAMES[number]

    def spelling(self, position: MokaPosition) -> Spelling[MokaPosition]:
        if self._spellable is None:
            self._spellable = Spellable(vocabulary(self.options))
        return MokaSpelling(position, self._spellable, self._spelt_at)

    def numbers(self, position: MokaPosition, move: str) -> list[int]:
        return numbers_of(position, move)

    def observe(self, position: MokaPosition, seat: i64, out: vec[i16], at: i64) -> None:
        own = seat
        players = self.players
        start = at
        if position.acting >= 0:
            out[start + PHASES.index(position.phase)] = 1
            out[start + len(PHASES) + (position.acting - own + players) % players] = 1
        start += len(PHASES) + players
        out[start] = i16(position.round)
        start = self._rows(position, own, start + 1, out)
        start = self._grid(position, own, start, out)
        start = self._held(position, own, start, out)
        start = self._words(position, own, start, out)
        start = self._counts(position, own, start, out)
        self._vote(position, own, start, out)

    def _rows(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write `rows` and `order`; return the index after them."""
        players = self.players
        order: i64 = start + players * KINDS
        end: i64 = order + MOST_CARDS
        place: i64 = 0
        while place < players:
            for card in position.rows[(own + place) % players]:
                number: i64 = CARD_NUMBER[card]
                out[start + number - 1] += 1
                out[order] = i16(number)
                order += 1
            start += KINDS
            place += 1
        return end

    def _grid(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write the fields from `grid` to `seen`; return the index after them."""
        known = position.seen[own]
        flipped = position.flipped
        for place, card in enumerate(position.grid):
            if card is not None:
                shown = place in known or place == flipped
                out[start + place] = i16(CARD_NUMBER[card] + 1) if shown else HIDDEN_CARD
        start += GRID_SIZE
        if flipped is not None:
            out[start + flipped] = 1
        start += GRID_SIZE
        for other in range(self.players):
            for place in position.seen[(own + other) % self.players]:
                out[start + place] = 1
            start += GRID_SIZE
        return start

    def _held(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write the fields from `stock` to `challenge_counts`; return the index after them."""
        players = self.players
        out[start] = i16(len(position.stock))
        start += 1
        for level in LEVELS:
            out[start] = i16(len(position.stacks[level]))
            start += 1
        for other in range(players):
            for place, special in enumerate(position.specials[(own + other) % players][:HELD_LIMIT]):
                out[start + place] = i16(SPECIAL_NUMBER[special])
            start += HELD_LIMIT
        for place, challenge in enumerate(position.challenges[own]):
            out[start + place] = i16(CHALLENGE_NUMBER[challenge])
        start += len(CHALLENGES)
        for other in range(players):
            out[start + other] = i16(len(position.challenges[(own + other) % players]))
        return start + players

    def _words(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write the fields from `words` to `points`; return the index after them."""
        players = self.players
        letters = start
        lengths: i64 = start + MOST_CARDS
        points: i64 = lengths + players * WORDS_TO_END
        for other in range(players):
            for place, laid in enumerate(position.words[(own + other) % players]):
                letters = spelt(laid, letters, out)
                out[lengths + place] = i16(len(laid.cards))
                in_two(laid.points, points + 2 * place, out)
            lengths += WORDS_TO_END
            points += 2 * WORDS_TO_END
        return points

    def _counts(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> i64:
        """Write the fields from `skips` to `drawn`; return the index after them."""
        players = self.players
        for other in range(players):
            out[start + other] = i16(position.skips[(own + other) % players])
        start += players
        out[start] = i16(position.extra)
        start += 1
        for other in range(players):
            in_two(position.scores[(own + other) % players], start, out)
            start += 2
        if position.drawn is not None:
            for place, card in enumerate(position.drawn):
                out[start + place] = i16(CARD_NUMBER[card])
        return start + DRAW_CARDS

    def _vote(self, position: MokaPosition, own: i64, start: i64, out: vec[i16]) -> None:
        """Write the fields from `vote` on."""
        players = self.players
        vote = position.vote
        if vote is not None:
            out[start + (vote.seat - own + players) % players] = 1
            out[start + players] = i16(vote.yes)
            out[start + players + 1] = i16(vote.no)
            in_two(vote.laid.points, start + players + 2, out)
            out[start + players + 4 + (0 if vote.back == TURN else 1)] = 1
        start += players + 6
        refused = position.refused
        if refused:
            out[start] = i16(len(refused))
            digest = sha256(" ".join(refused).encode()).digest()
            for place in range(DIGEST):
                out[start + 1 + place] = i16((digest[2 * place] << 8 | digest[2 * place + 1]) & MOST)
        if vote is not None:
            spelt(vote.laid, start + 1 + DIGEST, out)


def spelt(laid: Word, start: i64, out: vec[i16]) -> i64:
    """Write the letters of a word; return the index after them."""
    for place, card in enumerate(laid.cards):
        number = AS_LETTER + ord(laid.text[place]) - 65 if card == HOLE else LETTER + CARD_NUMBER[card] - 1
        out[start] = i16(number - LETTER + 1)
        start += 1
    return start


def in_two(points: int, start: i64, out: vec[i16]) -> None:
    """Write points as two numbers."""
    out[start] = i16(points & MOST)
    out[start + 1] = i16(points >> LOW_BITS)
