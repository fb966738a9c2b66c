"""A Rummikub position, its JSON form (notation 3), and its zones."""

from typing import Any, Final

from tablee.core.errors import PositionError
from tablee.core.game import OVER, JsonObject, Position
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.zones import Json, Slot, Zone, actor, everyone, nobody, owner
from tablee.games.rummikub.jokers import JokerRules, joker_rules
from tablee.games.rummikub.listing import Listing
from tablee.games.rummikub.pieces import KIND_OF, NAMES, Box, box_of, counted, names
from tablee.games.rummikub.sets import Meld, NotASetError, in_order, read_set, tiles_of

PLAY: Final = "play"


class RummikubPosition(Position):
    """A position of Rummikub.

    Tiles are kinds. Racks are sorted, the table's sets are in order, and the pool's next tile is last. `idle` counts
    consecutive turns without a tile laid, `passes` consecutive passes.
    """

    def __init__(
        self,
        shared: Position,
        round_number: int,
        first: int,
        racks: list[list[int]],
        opened: list[bool],
        table: list[Meld],
        pool: list[int],
        drawn: int | None,
        idle: int,
        passes: int,
        scores: list[int],
    ) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.round_number = round_number
        self.first = first
        self.racks = racks
        self.opened = opened
        self.table = table
        self.pool = pool
        self.drawn = drawn
        self.idle = idle
        self.passes = passes
        self.scores = scores
        self.listing: Listing | None = None
        """The legal moves that were last numbered, until the next move; not part of the position."""

    @property
    def draws_first(self) -> bool:
        """True if every turn begins with a draw and ends with a discard (option `turns`)."""
        return bool(self.options["turns"] == "draw-discard")

    @property
    def zero_sum(self) -> bool:
        """True if the winner of a round gains what the others lose (option `scoring`)."""
        return bool(self.options["scoring"] == "zero-sum")

    @property
    def joker_rules(self) -> JokerRules:
        """Return the rules for the jokers of the table."""
        return joker_rules(self.options)

    def keeps_last(self, left: int) -> bool:
        """True if, with `left` tiles left after laying, the last one stays (option `go_out_by_discard` off)."""
        return left == 1 and not self.options["go_out_by_discard"]

    def discards(self, left: int) -> bool:
        """True if a turn that leaves `left` tiles on the rack ends with a discard."""
        return self.draws_first and left > 0 and not self.keeps_last(left)


def _order(name: str) -> int:
    return KIND_OF[name]


def _drawn_for_onlookers(position: Json, slot: Slot, stream: Stream) -> str:
    """Return a random tile of the rack of the seat to act: for others, the drawn tile can be any of them."""
    rack = position["racks"][position["turn"]]
    tile = rack[stream.uniform(len(rack))]
    assert isinstance(tile, str)
    return tile


ZONES: Final = (
    Zone("racks.*.*", owner, deck="tiles", order=_order),
    Zone("table.*.*", everyone, deck="tiles"),
    Zone("pool.*", nobody, deck="tiles"),
    Zone("drawn", actor, deck=None, copied=_drawn_for_onlookers),
)


def copy(position: RummikubPosition) -> RummikubPosition:
    """Return an independent copy of the position."""
    shared = Position(
        position.options, position.players, position.phase, position.turn, position.stream.copy()
    )
    return RummikubPosition(
        shared,
        position.round_number,
        position.first,
        [list(rack) for rack in position.racks],
        list(position.opened),
        list(position.table),
        list(position.pool),
        position.drawn,
        position.idle,
        position.passes,
        list(position.scores),
    )


def write(position: RummikubPosition) -> JsonObject:
    """Return the game's own keys in the order of the notation."""
    return {
        "round": position.round_number,
        "first": position.first,
        "racks": [names(rack) for rack in position.racks],
        "opened": list(position.opened),
        "table": [meld.names() for meld in position.table],
        "pool": names(position.pool),
        "drawn": None if position.drawn is None else NAMES[position.drawn],
        "idle": position.idle,
        "passes": position.passes,
        "scores": list(position.scores),
    }


def read(shared: Position, source: Reader) -> RummikubPosition:
    """Return the position under these keys; sets may be in any accepted order.

    Raises `PositionError`: `position.key`, or `position.pieces` for more of a tile than are in the box, or more tiles
    on a rack than are possible.
    """
    players = shared.players
    source.one_of("phase", (PLAY, OVER))
    still = 1 if shared.phase == PLAY else 0
    box = box_of(shared.options)
    points = box.most_points * shared.options["rounds"]
    position = RummikubPosition(
        shared,
        source.integer("round", 1, shared.options["rounds"]),
        source.seat("first", players),
        [sorted([KIND_OF[name] for name in rack]) for rack in source.piles("racks", KIND_OF.keys(), players)],
        _flags(source, "opened", players),
        _read_table(source),
        [KIND_OF[name] for name in source.pile("pool", KIND_OF.keys())],
        _read_drawn(source),
        source.integer("idle", 0, shared.options["stall"] * players - still),
        source.integer("passes", 0, players - still),
        source.integers("scores", players, -points, points),
    )
    everything = tiles_of(position.table) + position.pool
    most = most_on_rack(position.draws_first, players, box)
    for seat, rack in enumerate(position.racks):
        if len(rack) > most:
            raise PositionError("position.pieces", {"key": f"racks.{seat}"})
        everything += rack
    for kind, count in enumerate(counted(everything)):
        if count > box.counts[kind]:
            raise PositionError("position.pieces", {"key": NAMES[kind]})
    if position.drawn is not None and shared.turn is not None:
        if not position.draws_first:
            raise source.fault("drawn", "null")
        if position.drawn not in position.racks[shared.turn]:
            raise source.fault("drawn", f"a tile of racks.{shared.turn}")
    return position


def most_on_rack(draws_first: bool, players: int, box: Box) -> int:
    """Return the most tiles that are possible on one rack.

    In `draw-discard` a rack never exceeds the deal by more than one tile. In `play-or-draw` a rack grows most as
    follows. Its player draws in n turns. Each other player, in the n - 1 turns between, draws k times and lays
    otherwise.

    A player with 14 + k tiles can lay in 11 + k turns: three tiles at first, then one at a time; one must be left, or
    the round is over. So 2 k >= n - 12, and the pool must hold all draws: n + (players - 1) k. If other numbers of
    tiles are dealt, 14, 11 and 12 change by as much.
    """
    if draws_first:
        return box.dealt + 1
    pool = len(box.deck) - box.dealt * players
    drawn = 0
    while drawn + 1 + (players - 1) * max(0, (drawn + 4 - box.dealt) // 2) <= pool:
        drawn += 1
    return box.dealt + drawn


def _flags(source: Reader, key: str, length: int) -> list[bool]:
    flags: list[bool] = []
    for flag in source.items(key, length):
        if not isinstance(flag, bool):
            raise source.fault(key, "booleans")
        flags.append(flag)
    return flags


def _read_table(source: Reader) -> list[Meld]:
    melds: list[Meld] = []
    for index, tiles in enumerate(source.items("table")):
        key = f"table.{index}"
        kinds = [KIND_OF[name] for name in source.cards(key, tiles, KIND_OF.keys())]
        try:
            melds.append(read_set(kinds))
        except NotASetError as fault:
            raise source.fault(key, f"a set ({fault.why})") from None
    return in_order(melds)


def _read_drawn(source: Reader) -> int | None:
    value: Any = source.get("drawn")
    if value is None:
        return None
    return KIND_OF[source.one_of("drawn", KIND_OF.keys())]
