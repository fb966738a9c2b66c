"""Principal-variation search with iterative deepening (Marsland and Campbell 1982; Reinefeld 1983).

Uses a transposition table, killer moves, the history heuristic (Schaeffer 1989) and late move reductions. A value is
settled once every line behind it was played to its end: it is then exact, and the search stops.
"""

import time
from collections.abc import Callable
from typing import Any, Final

from tablee.core.native import i64, vec
from tablee.games.tokan.board import MOST_MOVES, Board
from tablee.games.tokan.evaluation import BOUND, POINT, WON, Evaluator
from tablee.games.tokan.pieces import RED
from tablee.games.tokan.transposition import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    SETTLED,
    UNKNOWN,
    TranspositionTable,
    bound_in,
    depth_in,
    key_of,
    mixed,
    move_in,
    sum_after,
    sum_of,
    value_in,
)

DEEPEST: Final = 56
NO_MOVE: Final = 0
CLOCK_EVERY: Final = 255
"""A power of two minus 1; clock and node limit are checked each time that many nodes and one more were visited."""

FIRST: Final = 1 << 40
KILLER: Final = 1 << 30
ENOUGH: Final = 0.6
"""The share of the time after which no deeper search begins, because it would hardly finish."""

SURE_WIN: Final = WON // 2
HISTORY_LIMIT: Final = 1 << 24

REDUCED_FROM_MOVE: Final = 4
REDUCED_MORE_FROM_MOVE: Final = 12
REDUCED_FROM_DEPTH: Final = 3


def wall_clock() -> float:
    """Return the elapsed real time in seconds."""
    return time.perf_counter()


class Search:
    """One search of one position; it plays on the board and leaves it unchanged."""

    def __init__(
        self,
        board: Board,
        evaluator: Evaluator,
        table: TranspositionTable,
        clock: Callable[[], float] = wall_clock,
    ) -> None:
        """Set up the search; `clock` gives the time in seconds."""
        self.clock = clock
        self.board = board
        self.evaluator = evaluator
        self.table = table
        self.moves: vec[i64] = vec[i64]([0] * (MOST_MOVES * (DEEPEST + 2)))
        self.ranks: vec[i64] = vec[i64]([0] * (MOST_MOVES * (DEEPEST + 2)))
        self.killers: vec[i64] = vec[i64]([NO_MOVE] * (DEEPEST + 2))
        self.history: vec[i64] = vec[i64]([0] * (2 * 64 * board.shape.size))
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.deadline = 0.0
        self.stopped = False
        # True if a value came from an estimate and not from the end of the game.
        self.guessed = False
        self.best: i64 = NO_MOVE
        self.value: i64 = 0
        self.depth = 0
        self.exact = False

    def run(self, roots: list[int], deepest: int, most_nodes: int, seconds: float) -> None:
        """Search `roots`, the moves in the order to try first, to increasing depths until a limit.

        The results are in `best`, `value`, `depth` and `exact`. 0 nodes or seconds: no such limit.
        """
        started = self.clock()
        self.most_nodes = most_nodes
        self.deadline = started + seconds if seconds > 0 else 0.0
        self.best = roots[0]
        order = list(roots)
        for depth in range(1, min(deepest, DEEPEST) + 1):
            self.guessed = False
            self._search_roots(order, depth)
            # A win that one line forces is certain, whatever the values of the other moves.
            self.exact = self.value > SURE_WIN
            if self.stopped:
                return
            self.depth = depth
            self.exact = self.exact or not self.guessed or self.value < -SURE_WIN
            if self.exact:
                return
            if seconds > 0 and self.clock() - started > ENOUGH * seconds:
                return

    def _search_roots(self, order: list[int], depth: i64) -> None:
        """Run one iteration; each new best move goes to the front of `order` for the next iteration."""
        alpha: i64 = -BOUND
        board = self.board
        taboo = board.taboo
        summed = sum_of(board)
        for place in range(len(order)):
            move: i64 = order[place]
            after = sum_after(board, summed, move)
            slid = board.play(move)
            value: i64 = 0
            if place == 0:
                value = -self._search(depth - 1, -BOUND, -alpha, 1, after)
            else:
                value = -self._search(depth - 1, -alpha - 1, -alpha, 1, after)
                if value > alpha and not self.stopped:
                    value = -self._search(depth - 1, -BOUND, -alpha, 1, after)
            board.undo(move, slid, taboo)
            if self.stopped:
                return
            if value > alpha:
                alpha = value
                self.best = move
                self.value = value
                order.insert(0, order.pop(place))

    def _out_of_time(self) -> bool:
        if self.most_nodes != 0 and self.nodes >= self.most_nodes:
            return True
        return self.deadline != 0.0 and self.clock() >= self.deadline

    def _search(self, depth: i64, alpha: i64, beta: i64, ply: i64, summed: i64) -> i64:
        """Return the value for the colour to move, exact within (alpha, beta), else a bound; `summed`: `sum_of` the
        board.
        """
        self.nodes += 1
        if self.nodes & CLOCK_EVERY == 0 and self._out_of_time():
            self.stopped = True
        if self.stopped:
            return 0
        board = self.board
        if depth <= 0 or ply > DEEPEST:
            if not board.can_move():
                return self.evaluator.final(board)
            self.guessed = True
            return self.evaluator.estimate(board)
        finding = self.table.find(mixed(summed))
        first: i64 = NO_MOVE
        if finding != UNKNOWN:
            first = move_in(finding)
            if depth_in(finding) >= depth:
                value = value_in(finding)
                bound = bound_in(finding)
                if (
                    bound == EXACT
                    or (bound == AT_LEAST and value >= beta)
                    or (bound == AT_MOST and value <= alpha)
                ):
                    if depth_in(finding) != SETTLED:
                        self.guessed = True
                    return value
        at = ply * MOST_MOVES
        end = board.generate(self.moves, at)
        if end == at:
            return self.evaluator.final(board)
        self._rank(at, end, first, self.killers[ply])
        guessed_before = self.guessed
        self.guessed = False
        best = self._try_moves(at, end, depth, alpha, beta, ply, summed)
        self.guessed = self.guessed or guessed_before
        return best

    def _try_moves(self, at: i64, end: i64, depth: i64, alpha: i64, beta: i64, ply: i64, summed: i64) -> i64:
        """Search the moves, the most promising first, and store the finding."""
        board = self.board
        taboo = board.taboo
        best: i64 = -BOUND
        best_move: i64 = NO_MOVE
        floor = alpha
        i = at
        while i < end:
            move = self._next(i, end)
            # A leaf needs no key, because it is only estimated.
            after = sum_after(board, summed, move) if depth > 1 else 0
            slid = board.play(move)
            value: i64 = 0
            if i == at:
                value = -self._search(depth - 1, -beta, -alpha, ply + 1, after)
            else:
                less: i64 = 0
                if depth >= REDUCED_FROM_DEPTH and i - at >= REDUCED_FROM_MOVE:
                    less = 2 if i - at >= REDUCED_MORE_FROM_MOVE else 1
                value = -self._search(depth - 1 - less, -alpha - 1, -alpha, ply + 1, after)
                if less != 0 and value > alpha:
                    value = -self._search(depth - 1, -alpha - 1, -alpha, ply + 1, after)
                if alpha < value < beta:
                    value = -self._search(depth - 1, -beta, -alpha, ply + 1, after)
            board.undo(move, slid, taboo)
            if self.stopped:
                return 0
            if value > best:
                best = value
                best_move = move
                if value > alpha:
                    alpha = value
                    if value >= beta:
                        self._reward(move, depth, ply)
                        break
            i += 1
        bound: i64 = EXACT if floor < best < beta else (AT_LEAST if best >= beta else AT_MOST)
        self.table.note(mixed(summed), depth if self.guessed else SETTLED, bound, best, best_move)
        return best

    def _rank(self, at: i64, end: i64, first: i64, killer: i64) -> None:
        """Rank each move: first the best one found before, then a killer, then by the tower it lands on and its
        history.
        """
        board = self.board
        turn = board.turn
        other: i64 = board.black if turn == RED else board.red
        history = self.history
        offset: i64 = turn * 64 * board.shape.size
        i = at
        while i < end:
            move = self.moves[i]
            rank: i64 = history[offset + move]
            if move == first:
                rank = FIRST
            elif move == killer:
                rank = KILLER
            else:
                landed = board.shape.target[move >> 2]
                if other >> landed & 1:
                    rank += board.heights[landed] << 10
            self.ranks[i] = rank
            i += 1

    def _next(self, i: i64, end: i64) -> i64:
        """Bring the most promising of the moves from `i` on to place `i`."""
        ranks = self.ranks
        moves = self.moves
        best = i
        k = i + 1
        while k < end:
            if ranks[k] > ranks[best]:
                best = k
            k += 1
        move = moves[best]
        rank = ranks[best]
        moves[best] = moves[i]
        ranks[best] = ranks[i]
        moves[i] = move
        ranks[i] = rank
        return move

    def _reward(self, move: i64, depth: i64, ply: i64) -> None:
        """Move a refutation to the front elsewhere: as killer, and in the history."""
        self.killers[ply] = move
        place: i64 = self.board.turn * 64 * self.board.shape.size + move
        self.history[place] += depth * depth
        if self.history[place] > HISTORY_LIMIT:
            k: i64 = 0
            size: i64 = len(self.history)
            while k < size:
                self.history[k] >>= 1
                k += 1

    def notes(self) -> dict[str, Any]:
        """Return the result as notes: `value` in points, `outcome` if one is forced."""
        outcome = "won" if self.value > SURE_WIN else "lost" if self.value < -SURE_WIN else None
        margin = (
            self.value - WON if outcome == "won" else self.value + WON if outcome == "lost" else self.value
        )
        return {
            "depth": self.depth,
            "nodes": self.nodes,
            "value": round(margin / POINT, 2),
            "outcome": outcome,
            "exact": self.exact,
            "pv": self.line(),
        }

    def line(self) -> list[str]:
        """Return the expected moves from the root on, as far as the table holds them."""
        written = self.board.shape.written
        board = self.board.copy()
        move: i64 = self.best
        found: list[str] = []
        while move != NO_MOVE and len(found) <= DEEPEST:
            found.append(written[move])
            board.play(move)
            finding = self.table.find(key_of(board))
            move = NO_MOVE if finding == UNKNOWN else move_in(finding)
        return found
