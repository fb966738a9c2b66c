"""The bots of TOKAN, weakest first.

Levels 1 to 4 have limits of their own, so that the same seed gives the same choice on every machine. Only level 5 uses
the thinking time.
"""

from collections.abc import Callable
from typing import Any, Final

from tablee.core.bot import Bot, BotMove, Reason, Weight
from tablee.core.game import Position
from tablee.core.native import i64
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.search import Search as Tree
from tablee.core.search import thinking_seconds
from tablee.games.tokan.board import Board
from tablee.games.tokan.draft_sampling import PlacementSampler
from tablee.games.tokan.draft_worlds import DraftWorlds, judgement
from tablee.games.tokan.evaluation import BOUND, HIGHEST, NAMES, POINT, Evaluator, Weights, lead, usual
from tablee.games.tokan.level5 import Level5
from tablee.games.tokan.pieces import RED
from tablee.games.tokan.playout import next_state, randbelow, seeded
from tablee.games.tokan.position import TokanPosition, read
from tablee.games.tokan.reasons import why
from tablee.games.tokan.search import Search, wall_clock
from tablee.games.tokan.transposition import TranspositionTable

LEAD: Final = 1000
"""For the level that only counts points: the weight of a point on the board, relative to an estimate."""

SMALL_TABLE_BITS: Final = 12

DRAFT_EXPLORATION: Final = 0.1
"""Exploration of the search in the draft, where rewards hardly differ."""

MOST_ITERATIONS: Final = 100_000
"""The most iterations for a placement; they take some 60 MB of memory."""


class TokanBot(Bot):
    """Reads its information; uses sampling for placements, and `move_on` for moves."""

    def __init__(self, rounds: int, explains: bool = False, judges: Weights | None = None) -> None:
        """Set `rounds`, the samples per placement, and `explains`: the bot gives reasons.

        `judges`: the weights of its evaluation; None for those of the game.
        """
        self.rounds = rounds
        self.explains = explains
        self.judges = judges

    def __reduce__(self) -> Any:
        return type(self), (self.rounds, self.explains, self.judges)

    def weights(self, options: dict[str, Any]) -> tuple[Weight, ...]:
        rows = zip(NAMES, usual(options["scoring"]), HIGHEST, strict=True)
        return tuple([Weight(name, value, 0, high, True) for name, value, high in rows])

    def weighted(self, values: dict[str, float]) -> Bot:
        own_risk, other_risk, freedom, tempo, calm = [int(values[name]) for name in NAMES]
        return self.judging((own_risk, other_risk, freedom, tempo, calm))

    def judging(self, judges: Weights) -> Bot:
        """Return this bot with these weights."""
        return type(self)(self.rounds, self.explains, judges)

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        position = read_known(known)
        evaluator = Evaluator(position.options["scoring"], self.judges)
        state = seeded(seed)
        if position.strip is not None:
            return self._place(position, evaluator, moves, state, ms)
        assert position.board is not None
        return self.move_on(position.board, evaluator, shuffled(moves, state), ms)

    def _place(
        self, position: TokanPosition, evaluator: Evaluator, moves: list[str], state: i64, ms: int | None
    ) -> BotMove:
        assert position.strip is not None
        assert position.turn is not None
        sampler = PlacementSampler(position.strip, position.turn, position.first, evaluator, state)
        move, value = sampler.run(shuffled(moves, state), self.rounds)
        notes = {"samples": sampler.samples, "value": round(value / POINT, 2)}
        return BotMove(
            move, notes, Reason("tokan.why-place", {"samples": sampler.samples}) if self.explains else None
        )

    def move_on(self, board: Board, evaluator: Evaluator, moves: list[str], ms: int | None) -> BotMove:
        """Return a move; `moves` are in random order, so that the first of equal moves is a random one."""
        raise NotImplementedError


class CarelessBot(TokanBot):
    """Level 1: a random move, or a second one if the first lands on an own animal."""

    def weights(self, options: dict[str, Any]) -> tuple[Weight, ...]:
        return ()

    def move_on(self, board: Board, evaluator: Evaluator, moves: list[str], ms: int | None) -> BotMove:
        own: i64 = board.red if board.turn == RED else board.black
        code: i64 = board.shape.codes[moves[0]]
        lands_on_own = own >> board.shape.target[code >> 2] & 1
        return BotMove(moves[1] if lands_on_own and len(moves) > 1 else moves[0], {})


class GreedyBot(TokanBot):
    """Level 2: the move with the largest lead after it."""

    def move_on(self, board: Board, evaluator: Evaluator, moves: list[str], ms: int | None) -> BotMove:
        return greedy(board, evaluator, moves)


class SearchBot(TokanBot):
    """Levels 3 and 4: search to a fixed depth, and to a limit of positions (nodes)."""

    def __init__(self, rounds: int, deepest: int, most_nodes: int, judges: Weights | None = None) -> None:
        super().__init__(rounds, explains=True, judges=judges)
        self.deepest = deepest
        self.most_nodes = most_nodes

    def __reduce__(self) -> Any:
        return SearchBot, (self.rounds, self.deepest, self.most_nodes, self.judges)

    def judging(self, judges: Weights) -> Bot:
        return SearchBot(self.rounds, self.deepest, self.most_nodes, judges)

    def move_on(self, board: Board, evaluator: Evaluator, moves: list[str], ms: int | None) -> BotMove:
        search = Search(board, evaluator, TranspositionTable(SMALL_TABLE_BITS))
        roots = [board.shape.codes[move] for move in moves]
        search.run(roots, self.deepest if len(roots) > 1 else 1, self.most_nodes, 0.0)
        return bot_move(board, moves, search)


class Level5Bot(TokanBot):
    """Level 5: searches and proves outcomes until the thinking time is up, measured by its clock.

    In the draft it searches by playouts, whose ends it judges.
    """

    def __init__(self, clock: Callable[[], float], judges: Weights | None = None) -> None:
        super().__init__(rounds=0, explains=True, judges=judges)
        self.clock = clock

    def __reduce__(self) -> Any:
        return Level5Bot, (self.clock, self.judges)

    def judging(self, judges: Weights) -> Bot:
        return Level5Bot(self.clock, judges)

    def _place(
        self, position: TokanPosition, evaluator: Evaluator, moves: list[str], state: i64, ms: int | None
    ) -> BotMove:
        strip = position.strip
        assert strip is not None
        assert position.turn is not None
        worlds = DraftWorlds(strip, position.turn, judgement(position.options["scoring"]))
        tree = Tree(worlds, state, DRAFT_EXPLORATION)
        tree.run(1 if len(moves) == 1 else MOST_ITERATIONS, thinking_seconds(ms))
        best = tree.best()
        notes = {"samples": tree.iterations, "chance": round(best.mean(), 3)}
        return BotMove(
            worlds.written(best.move), notes, Reason("tokan.why-place", {"samples": tree.iterations})
        )

    def move_on(self, board: Board, evaluator: Evaluator, moves: list[str], ms: int | None) -> BotMove:
        level5 = Level5(board, evaluator, [board.shape.codes[move] for move in moves], self.clock)
        level5.run(thinking_seconds(ms))
        return bot_move(board, moves, level5.search)


def bot_move(board: Board, moves: list[str], search: Search) -> BotMove:
    """Return the choice that a search found, with its reason."""
    best = board.shape.written[search.best]
    notes = search.notes()
    return BotMove(best, notes, why(board, moves, best, notes))


def read_known(known: dict[str, Any]) -> TokanPosition:
    """Return the position that a seat knows: all but the random stream, which is not needed after the deal."""
    shared = Position(known["options"], known["players"], known["phase"], known["turn"], Stream(bytes(32)))
    return read(shared, Reader(known))


def shuffled(moves: list[str], state: i64) -> list[str]:
    """Return the moves in an order that depends only on `state`."""
    order = list(moves)
    for i in range(len(order) - 1, 0, -1):
        state = next_state(state)
        j = randbelow(state, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def greedy(board: Board, evaluator: Evaluator, moves: list[str]) -> BotMove:
    """Return the move with the largest lead after it; of equals, the one with the best estimate."""
    best, most = moves[0], -BOUND * LEAD
    for move in moves:
        after = board.copy()
        after.play(board.shape.codes[move])
        value = -LEAD * lead(after, evaluator) - evaluator.estimate(after)
        if value > most:
            best, most = move, value
    return BotMove(best, {})


def bot(level: int, clock: Callable[[], float] = wall_clock) -> Bot:
    """Return the bot of a level, 1 to 5; `clock` gives the seconds for level 5."""
    if level == 1:
        return CarelessBot(rounds=1)
    if level == 2:
        return GreedyBot(rounds=4)
    if level == 3:
        return SearchBot(rounds=12, deepest=3, most_nodes=10_000)
    if level == 4:
        return SearchBot(rounds=40, deepest=5, most_nodes=40_000)
    return Level5Bot(clock)


LEVELS: Final = (1, 2, 3, 4, 5)
