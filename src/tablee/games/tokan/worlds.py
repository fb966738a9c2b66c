"""TOKAN as the search by playouts asks for it (`core.search`): what is plain UCT where everything lies open.

No knowledge of the game and no tricks; no level plays so, it is what they and other programs are measured by.
"""

from typing import Any, Final, final

from tablee.core.game import Position
from tablee.core.native import i64
from tablee.core.rng import QuickStream, Stream
from tablee.core.search import Worlds
from tablee.games.tokan.board import NO_MOVES, Board
from tablee.games.tokan.pieces import BLACK, RED
from tablee.games.tokan.playout import playout
from tablee.games.tokan.scoring import HEADS, result, towers

UNKNOWN: Final = -1


@final
class TokanWorld(Position):
    """A board being played on."""

    def __init__(self, shared: Position, board: Board) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.board = board
        self.found = NO_MOVES[:]
        self.count: i64 = UNKNOWN
        """The moves of the colour to move, and how many there are, once somebody asked."""

    def look(self) -> i64:
        """How many moves there are; `found` holds them."""
        if self.count == UNKNOWN:
            self.count = self.board.generate(self.found, 0)
        return self.count


class TokanWorlds(Worlds[TokanWorld]):
    """The one world there is. Moves are numbered as the board numbers them."""

    def __init__(self, board: Board, scoring: str) -> None:
        options: dict[str, Any] = {"scoring": scoring}
        self.base = Position(options, 2, "play", board.turn, Stream(bytes(32)))
        self.board = board
        self.scoring = scoring

    def sample(self, stream: QuickStream) -> TokanWorld:
        """A copy of the board."""
        return TokanWorld(self.base, self.board.copy())

    def actor(self, world: TokanWorld) -> int:
        """The colour to move."""
        return world.board.turn if world.look() else -1

    def moves(self, world: TokanWorld) -> list[int]:
        """Every legal move."""
        count = world.look()
        return [world.found[i] for i in range(count)]

    def play(self, world: TokanWorld, move: int) -> None:
        """By the rules."""
        world.board.play(move)
        world.count = UNKNOWN

    def finish(self, world: TokanWorld, stream: QuickStream) -> None:
        """Every legal move equally likely."""
        playout(world.board, stream.word())

    def rewards(self, world: TokanWorld) -> list[float]:
        """1 for winning; a draw is half of that."""
        if self.scoring == HEADS:
            ranks = result(world.board, HEADS).ranks
            assert ranks is not None
            red = (ranks[BLACK] - ranks[RED] + 1) / 2
        else:
            ahead: i64 = towers(world.board, RED) - towers(world.board, BLACK)
            red = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        return [red, 1.0 - red]
