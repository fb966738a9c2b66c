"""Rummikub as numbers: moves spelt with `tokens`, and what a seat knows as an array."""

from typing import Any, Final

from tablee.core.encoding import Field, Spelling, SpeltEncoding, unique
from tablee.core.native import i16, i64, vec
from tablee.core.options import OptionValues
from tablee.games.rummikub.pieces import BOX, COPIES, DECK, KINDS, NAMES, NUMBERS, box_of
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.spelling import RummikubSpelling, numbers_of
from tablee.games.rummikub.tokens import ACTIONS, LONGEST_MOVE, MOST_SETS, TOKEN_NAMES

VERSION: Final = 1
MOST_ROUNDS: Final = 10
MOST_IDLE: Final = 400
LONGEST_SET: Final = NUMBERS

WORDS: Final = (
    "rummikub.drew rummikub.discarded rummikub.laid rummikub.opened rummikub.joker_freed rummikub.kept"
    " rummikub.passed rummikub.out rummikub.stalled rummikub.round_over rummikub.dealt rummikub.over tile colour"
    " number seat pool tiles before after points stood_for set why round winners left held totals first scores"
    " round first racks opened table pool drawn idle passes scores turns opening joker_from joker_lift joker_to"
    " go_out_by_discard rounds scoring stall play over spelt draw pass draw-discard play-or-draw rack any long-"
    " sets any-end any-set new-set mixed-set lowest zero-sum = rummikub"
)
ALL_WORDS: Final = unique([*WORDS.split(), *NAMES, *[f"= / {tile}" for tile in NAMES]])


def fields(players: int, most_points: int) -> tuple[Field, ...]:
    """Return the parts of an observation; tiles are in the order of the notation."""
    points = most_points * MOST_ROUNDS
    return (
        # The seat to act, none once the match is over; the one that began the round.
        Field("turn", (players,)),
        Field("first", (players,)),
        Field("round", (1,), MOST_ROUNDS),
        # The own rack by tile, the number of tiles on each rack, and the seats that have opened.
        Field("rack", (KINDS,), COPIES),
        Field("racks", (players,), len(DECK)),
        Field("opened", (players,)),
        # The table by tile, and its sets in order: 1 to 53, 0 is none.
        Field("table", (KINDS,), COPIES),
        Field("sets", (MOST_SETS, LONGEST_SET), KINDS),
        Field("pool", (1,), len(DECK)),
        # If a tile was drawn in this turn, and which, if the seat knows.
        Field("drew", (1,)),
        Field("drawn", (KINDS,)),
        Field("idle", (1,), MOST_IDLE),
        Field("passes", (1,), players),
        Field("scores", (players,), points, -points),
        # In the own move so far: tiles of sets taken apart that no new set has; and its numbers, each plus 1.
        Field("loose", (KINDS,), COPIES),
        Field("spelt", (LONGEST_MOVE,), ACTIONS),
    )


def longest(players: int, rounds: int, stall: int) -> int:
    """Return a limit of the moves of a match: in a round each tile is laid once, and between are few idle turns."""
    return rounds * (len(DECK) + 1) * stall * players


class RummikubEncoding(SpeltEncoding[RummikubPosition]):
    """The numbers of Rummikub."""

    def __init__(self, players: int, options: OptionValues) -> None:
        parts = fields(players, max(BOX.most_points, box_of(options).most_points))
        most = longest(players, options["rounds"], options["stall"])
        super().__init__(VERSION, players, ACTIONS, parts, ALL_WORDS, most, LONGEST_MOVE)
        self.options = options
        size = sum([part.size for part in parts])
        self._spelt_at = size - LONGEST_MOVE
        self._loose_at = size - LONGEST_MOVE - KINDS

    def __reduce__(self) -> Any:
        return RummikubEncoding, (self.players, self.options)

    def name(self, number: int) -> str:
        return TOKEN_NAMES[number]

    def spelling(self, position: RummikubPosition) -> Spelling[RummikubPosition]:
        return RummikubSpelling(position, self._loose_at, self._spelt_at)

    def numbers(self, position: RummikubPosition, move: str) -> list[int]:
        return numbers_of(position, move)

    def observe(self, position: RummikubPosition, seat: i64, out: vec[i16], at: i64) -> None:
        own = seat
        players = self.players
        start = at
        if position.acting >= 0:
            out[start + (position.acting - own + players) % players] = 1
        first: i64 = position.first
        out[start + players + (first - own + players) % players] = 1
        start += 2 * players
        out[start] = i16(position.round_number)
        start += 1
        for kind in position.racks[own]:
            out[start + kind] += 1
        start += KINDS
        for place in range(players):
            other: i64 = (own + place) % players
            out[start + place] = i16(len(position.racks[other]))
            if position.opened[other]:
                out[start + players + place] = 1
        start += 2 * players
        sets: i64 = start + KINDS
        for meld in position.table:
            for at_tile, kind in enumerate(meld.tiles):
                out[start + kind] += 1
                out[sets + at_tile] = i16(kind + 1)
            sets += LONGEST_SET
        start += KINDS + MOST_SETS * LONGEST_SET
        out[start] = i16(len(position.pool))
        start += 1
        drawn = position.drawn
        if drawn is not None:
            out[start] = 1
            if position.acting == own:
                out[start + 1 + drawn] = 1
        start += 1 + KINDS
        out[start] = i16(position.idle)
        out[start + 1] = i16(position.passes)
        start += 2
        for place in range(players):
            out[start + place] = i16(position.scores[(own + place) % players])
