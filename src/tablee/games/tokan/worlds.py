"""TOKAN for the search by playouts (`core.search`), which is plain UCT in a game without hidden pieces.

It uses no knowledge of the game. No level plays like this; it is the yardstick for the levels and other programs.
"""

from random import Random
from typing import Any, final

from tablee.core.game import Position
from tablee.core.native import i64
from tablee.core.rng import QuickStream, Stream
from tablee.core.worlds import PlayoutWorlds
from tablee.games.tokan.board import NO_MOVES, Board
from tablee.games.tokan.pieces import BLACK, RED
from tablee.games.tokan.playout import mixed, play_out
from tablee.games.tokan.scoring import HEADS, result, towers


@final
class TokanWorld(Position):
    """A board being played on."""

    def __init__(self, shared: Position, board: Board) -> None:
        super().__init__(shared.options, shared.players, shared.phase, shared.turn, shared.stream)
        self.board = board


class TokanWorlds(PlayoutWorlds[TokanWorld]):
    """The only world. Moves have the board's numbers."""

    def __init__(
        self, board: Board, scoring: str, chance: Random | None = None, first: list[int] | None = None
    ) -> None:
        """Search `board`. `chance` seeds the playouts; without it, the stream of the search does.

        `first`: the moves to compare; None means all.
        """
        super().__init__(2)
        self.chance = chance
        self.first = first
        options: dict[str, Any] = {"scoring": scoring}
        self.base = Position(options, 2, "play", board.turn, Stream(bytes(32)))
        self.board = board
        self.scoring = scoring
        self.found = NO_MOVES[:]
        """A buffer for moves."""

    def lie_open(self) -> bool:
        """Return True: nothing is hidden."""
        return True

    def sample(self, stream: QuickStream) -> TokanWorld:
        """Return a copy of the board."""
        return TokanWorld(self.base, self.board.copy())

    def actor(self, world: TokanWorld) -> int:
        """Return the colour to move."""
        return world.board.turn if world.board.can_move() else -1

    def moves(self, world: TokanWorld) -> list[int]:
        """Return every legal move; at the root, which comes first, the moves to compare."""
        first = self.first
        if first is not None:
            self.first = None
            return first
        count = world.board.generate(self.found, 0)
        return [self.found[i] for i in range(count)]

    def written(self, move: int) -> str:
        """Return the text of a move."""
        return self.board.shape.written[move]

    def play(self, world: TokanWorld, move: int) -> None:
        """Play the move by the rules."""
        world.board.play(move)

    def finish(self, world: TokanWorld, stream: QuickStream) -> None:
        """Play to the end, every legal move equally likely."""
        seed: i64 = stream.word() if self.chance is None else self.chance.getrandbits(62)
        play_out(world.board, mixed(seed), self.found)

    def rewards(self, world: TokanWorld) -> list[float]:
        """Return 1 for the winner, 0.5 each for a draw."""
        if self.scoring == HEADS:
            ranks = result(world.board, HEADS).ranks
            assert ranks is not None
            red = (ranks[BLACK] - ranks[RED] + 1) / 2
        else:
            ahead: i64 = towers(world.board, RED) - towers(world.board, BLACK)
            red = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        self.total[RED] += red
        self.total[BLACK] += 1.0 - red
        return [red, 1.0 - red]
