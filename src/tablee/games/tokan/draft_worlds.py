"""The draft for the search of level 5: players lay the next tiles, chance lays the rest, and the board is judged."""

from typing import Final, final

from tablee.core.game import Position
from tablee.core.native import i64, vec
from tablee.core.rng import QuickStream, Stream
from tablee.core.worlds import Worlds
from tablee.games.tokan.draft import COLUMNS, NAMES, ROWS, Strip
from tablee.games.tokan.geometry import LYING, OFF_BOARD, STANDING, Shape
from tablee.games.tokan.pieces import KINDS
from tablee.games.tokan.playout import mixed, next_state, randbelow
from tablee.games.tokan.position import DRAFT
from tablee.games.tokan.scoring import HEADS
from tablee.games.tokan.variant import Variant

EMPTY: Final = -1
KIND_COUNT: Final = len(KINDS)
OF_A_COLOUR: Final = KIND_COUNT // 2

Judgement = tuple[int, int, int]
"""Thousandths of a chance to win: for each way onto an own animal, each way onto another, each animal off the corners.

`python -m bench.tokan_draft` fits them.
"""

TOWERS_JUDGEMENT: Final[Judgement] = (12, 20, 46)
HEADS_JUDGEMENT: Final[Judgement] = (12, 26, 14)


def judgement(scoring: str) -> Judgement:
    """Return the judgement of the game in one scoring."""
    return HEADS_JUDGEMENT if scoring == HEADS else TOWERS_JUDGEMENT


@final
class DraftWorld(Position):
    """A strip on which tiles are being laid.

    - `cells`: by square, a kind or EMPTY; `supply`: by kind, the tiles not yet laid
    - `box`: the outermost columns and rows with a tile: left, bottom, right, top
    - `lead`: the judgement of the board, once it is complete, for red
    """

    def __init__(self, shared: Position, turn: i64, cells: vec[i64], supply: vec[i64], box: vec[i64]) -> None:
        super().__init__(shared.options, shared.players, shared.phase, None, shared.stream)
        self.mover: i64 = turn
        self.cells = cells
        self.supply = supply
        self.box = box
        self.lead: i64 = 0


class DraftWorlds(Worlds[DraftWorld]):
    """The only world, because nothing is hidden. A move is a square of the strip times `KIND_COUNT`, plus a kind."""

    def __init__(self, strip: Strip, turn: int, judged_by: Judgement) -> None:
        onto_own, onto_other, corner = judged_by
        self.onto_own: i64 = onto_own
        self.onto_other: i64 = onto_other
        self.corner: i64 = corner
        self.base = Position({}, 2, DRAFT, turn, Stream(bytes(32)))
        self.turn: i64 = turn
        self.cells: vec[i64] = vec[i64]([KINDS.index(kind) if kind else EMPTY for kind in strip.cells])
        supply = "".join(strip.supply)
        self.supply: vec[i64] = vec[i64]([supply.count(kind) for kind in KINDS])
        left, bottom, columns, rows = strip.box()
        self.box: vec[i64] = vec[i64]([left, bottom, left + columns - 1, bottom + rows - 1])
        variant: Variant = strip.variant
        self.reach: vec[i64] = vec[i64]([variant.reach[variant.first[kind]] for kind in range(KIND_COUNT)])
        # Buffers for one board: the kinds on its squares, and those still to lay.
        self.kinds: vec[i64] = vec[i64]([EMPTY] * LYING.size)
        self.rest: vec[i64] = vec[i64]([EMPTY] * LYING.size)

    def lie_open(self) -> bool:
        """Return True: nothing is hidden."""
        return True

    def sample(self, stream: QuickStream) -> DraftWorld:
        """Return a copy of the strip."""
        return DraftWorld(self.base, self.turn, self.cells[:], self.supply[:], self.box[:])

    def actor(self, world: DraftWorld) -> int:
        """Return the player who lays the next tile."""
        kind: i64 = OF_A_COLOUR * world.mover
        supply = world.supply
        return world.mover if supply[kind] + supply[kind + 1] + supply[kind + 2] > 0 else -1

    def moves(self, world: DraftWorld) -> list[int]:
        """Return every legal placement."""
        supply = world.supply
        lowest: i64 = OF_A_COLOUR * world.mover
        found: list[int] = []
        for square in range(COLUMNS * ROWS):
            if world.cells[square] == EMPTY and touches(world.cells, square) and fits(world.box, square):
                kind = lowest
                while kind < lowest + OF_A_COLOUR:
                    if supply[kind] > 0:
                        found.append(square * KIND_COUNT + kind)
                    kind += 1
        return found

    def written(self, move: int) -> str:
        """Return the text of a placement."""
        return f"{KINDS[move % KIND_COUNT]}@{NAMES[move // KIND_COUNT]}"

    def play(self, world: DraftWorld, move: int) -> None:
        """Lay a tile."""
        square: i64 = move // KIND_COUNT
        kind: i64 = move % KIND_COUNT
        x: i64 = square % COLUMNS
        y: i64 = square // COLUMNS
        world.cells[square] = kind
        world.supply[kind] -= 1
        box = world.box
        box[0] = min(box[0], x)
        box[1] = min(box[1], y)
        box[2] = max(box[2], x)
        box[3] = max(box[3], y)
        world.mover = 1 - world.mover

    def finish(self, world: DraftWorld, stream: QuickStream) -> None:
        """Lay the rest at random within a board that the tiles can still fill, and judge it."""
        state: i64 = mixed(stream.word())
        box = world.box
        lying = frames(box, LYING)
        state = next_state(state)
        frame = randbelow(state, lying + frames(box, STANDING))
        shape = LYING
        if frame >= lying:
            shape = STANDING
            frame -= lying
        columns: i64 = shape.columns
        left: i64 = max(0, box[2] + 1 - columns)
        bottom: i64 = max(0, box[3] + 1 - shape.rows)
        across: i64 = min(box[0], COLUMNS - columns) - left + 1
        corner = (bottom + frame // across) * COLUMNS + left + frame % across
        many = self._gather(world.supply)
        rest = self.rest
        kinds = self.kinds
        size: i64 = shape.size
        square: i64 = 0
        while square < size:
            kind = world.cells[corner + square // columns * COLUMNS + square % columns]
            if kind == EMPTY and many > 0:
                state = next_state(state)
                place = randbelow(state, many)
                kind = rest[place]
                many -= 1
                rest[place] = rest[many]
            kinds[square] = kind
            square += 1
        world.lead = self.judged(shape)

    def _gather(self, supply: vec[i64]) -> i64:
        """Write the kinds still to lay into `rest`; return their number."""
        many: i64 = 0
        kind: i64 = 0
        while kind < KIND_COUNT:
            end = many + supply[kind]
            while many < end:
                self.rest[many] = kind
                many += 1
            kind += 1
        return many

    def judged(self, shape: Shape) -> i64:
        """Return red's lead on the board in `kinds`, in thousandths of a chance to win."""
        kinds = self.kinds
        target = shape.target
        lead: i64 = 0
        size: i64 = shape.size
        square: i64 = 0
        while square < size:
            kind = kinds[square]
            if kind != EMPTY:
                black = kind >= OF_A_COLOUR
                worth: i64 = 0
                ray: i64 = square << 4 | self.reach[kind]
                last: i64 = ray + 12
                while ray <= last:
                    end = target[ray]
                    if end != OFF_BOARD and kinds[end] != EMPTY:
                        worth += self.onto_own if (kinds[end] >= OF_A_COLOUR) == black else self.onto_other
                    ray += 4
                lead += -worth if black else worth
            square += 1
        columns: i64 = shape.columns
        lead += self._cornered(kinds[0]) + self._cornered(kinds[columns - 1])
        return lead + self._cornered(kinds[size - columns]) + self._cornered(kinds[size - 1])

    def _cornered(self, kind: i64) -> i64:
        """Return the effect of this kind in a corner on red's lead."""
        if kind == EMPTY:
            return 0
        return self.corner if kind >= OF_A_COLOUR else -self.corner

    def rewards(self, world: DraftWorld) -> list[float]:
        """Return each player's chance to win."""
        chance = min(1.0, max(0.0, 0.5 + float(world.lead) / 1000.0))
        return [chance, 1.0 - chance]


def touches(cells: vec[i64], square: i64) -> bool:
    """True if an edge of `square` touches a tile (`Strip.touches`)."""
    x: i64 = square % COLUMNS
    return (
        (x > 0 and cells[square - 1] != EMPTY)
        or (x < COLUMNS - 1 and cells[square + 1] != EMPTY)
        or (square >= COLUMNS and cells[square - COLUMNS] != EMPTY)
        or (square < COLUMNS * (ROWS - 1) and cells[square + COLUMNS] != EMPTY)
    )


def fits(box: vec[i64], square: i64) -> bool:
    """True if `box`, extended by `square`, fits into a board (`Strip.fits`)."""
    x: i64 = square % COLUMNS
    y: i64 = square // COLUMNS
    columns: i64 = max(box[2], x) - min(box[0], x) + 1
    rows: i64 = max(box[3], y) - min(box[1], y) + 1
    lying = columns <= LYING.columns and rows <= LYING.rows
    return lying or (columns <= STANDING.columns and rows <= STANDING.rows)


def frames(box: vec[i64], shape: Shape) -> i64:
    """Return the number of places at which a board of this shape contains `box`."""
    across: i64 = min(box[0], COLUMNS - shape.columns) - max(0, box[2] + 1 - shape.columns) + 1
    up: i64 = min(box[1], ROWS - shape.rows) - max(0, box[3] + 1 - shape.rows) + 1
    return across * up if across > 0 and up > 0 else 0
