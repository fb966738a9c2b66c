"""Proof-number search, depth first (df-pn: Nagai 2002; thresholds with slack as in Pawlewicz and Lew 2007).

It answers if a final value of at least a target can be forced, and always expands the seemingly cheapest move. The
*proof number* of a position estimates how many more positions must be settled to say yes, the *disproof number* to say
no. A side with few moves is settled soon. So this search sees the end of a game long before a search to a fixed depth.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.native import i64, vec
from tablee.games.tokan.board import MOST_MOVES, Board
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.pieces import RED
from tablee.games.tokan.search import DEEPEST, wall_clock
from tablee.games.tokan.transposition import KEY_BITS, mixed, sum_after, sum_of

NEVER: Final = (1 << 30) - 1
"""The number if a proof (or disproof) is no longer possible; the other number is then 0."""

NUMBER_BITS: Final = 30
SHIFTED: Final = 1 << NUMBER_BITS
YES: Final = NEVER
"""A finding is the proof number times SHIFTED, plus the disproof number: here 0 and NEVER."""

NO: Final = NEVER << NUMBER_BITS
NOTHING: Final = -1

QUESTION: Final = 0x2127599BF4325C37
"""An odd factor that keeps the findings of different questions apart."""

SLOTS: Final = 4
"""The number of slots in the table that a finding may use."""

CLOCK_EVERY: Final = 63
"""A power of two minus 1; the clock is checked each time that many positions and one more were visited."""


class Proof:
    """Answers questions about one position, one after the other, and leaves the board unchanged."""

    def __init__(
        self, board: Board, evaluator: Evaluator, bits: int, clock: Callable[[], float] = wall_clock
    ) -> None:
        """Set the table size, 2 ** `bits` findings, and `clock`, which gives the time in seconds."""
        self.board = board
        self.evaluator = evaluator
        self.clock = clock
        self.mask: i64 = (1 << bits) - SLOTS
        self.keys: vec[i64] = vec[i64]([NOTHING] * (1 << bits))
        self.findings: vec[i64] = vec[i64]([0] * (1 << bits))
        # By ply and move: the moves, the sums of the positions after them, and the findings there.
        self.moves: vec[i64] = vec[i64]([0] * (MOST_MOVES * (DEEPEST + 2)))
        self.sums: vec[i64] = vec[i64]([0] * (MOST_MOVES * (DEEPEST + 2)))
        self.numbers: vec[i64] = vec[i64]([0] * (MOST_MOVES * (DEEPEST + 2)))
        self.nodes: i64 = 0
        self.most_nodes: i64 = 0
        self.deadline = 0.0
        self.stopped = False
        self.proving: list[int] = []
        self.refuted: list[int] = []

    def ask(self, aim: int, most_nodes: int, deadline: float) -> bool | None:
        """Return True if the colour to move can force a value (`Evaluator.final`) of at least `aim`, False if not,
        None if unknown.

        Stops after `most_nodes` positions or at `deadline` on the clock; 0: no such limit. `proving` are the moves
        that force the value, `refuted` those that do not. There must be a legal move.
        """
        self.most_nodes = self.nodes + most_nodes if most_nodes else 0
        self.deadline = deadline
        self.stopped = False
        finding = self._settle(NEVER, NEVER, aim, sum_of(self.board), 0)
        end = self.board.generate(self.moves, 0)
        self.proving = [self.moves[i] for i in range(end) if self.numbers[i] == NO]
        self.refuted = [self.moves[i] for i in range(end) if self.numbers[i] == YES]
        if finding == YES:
            return True
        return False if finding == NO else None

    def _out_of_time(self) -> bool:
        if self.most_nodes != 0 and self.nodes >= self.most_nodes:
            return True
        return self.deadline != 0.0 and self.clock() >= self.deadline

    def _settle(self, most_proof: i64, most_disproof: i64, aim: i64, summed: i64, ply: i64) -> i64:
        """Return the finding for the board once one of its numbers has reached its limit; `summed` is `sum_of` the
        board.
        """
        self.nodes += 1
        if (self.nodes & CLOCK_EVERY == 0 and self._out_of_time()) or ply > DEEPEST:
            self.stopped = True
        board = self.board
        taboo = board.taboo
        numbers = self.numbers
        at = ply * MOST_MOVES
        end = board.generate(self.moves, at)
        i = at
        while i < end:
            self.sums[i] = sum_after(board, summed, self.moves[i])
            numbers[i] = self._known(self.moves[i], self.sums[i], 1 - aim)
            i += 1
        while True:
            # A proof needs one disproven reply; a disproof needs all replies proven.
            proof: i64 = NEVER
            second: i64 = NEVER
            disproof: i64 = 0
            best = at
            i = at
            while i < end:
                number = numbers[i] & NEVER
                if number < proof:
                    second = proof
                    proof = number
                    best = i
                elif number < second:
                    second = number
                disproof += numbers[i] >> NUMBER_BITS
                i += 1
            if proof == 0 or disproof > NEVER:
                disproof = NEVER
            if proof >= most_proof or disproof >= most_disproof or self.stopped:
                finding = proof * SHIFTED + disproof
                self._note(mixed((summed + aim * QUESTION) & KEY_BITS), finding)
                return finding
            more_proof: i64 = NEVER
            if most_disproof < NEVER:
                more_proof = most_disproof - disproof + (numbers[best] >> NUMBER_BITS)
            more_disproof = second + 1 + second // 4
            if more_disproof > most_proof:
                more_disproof = most_proof
            slid = board.play(self.moves[best])
            numbers[best] = self._settle(more_proof, more_disproof, 1 - aim, self.sums[best], ply + 1)
            board.undo(self.moves[best], slid, taboo)

    def _known(self, move: i64, summed: i64, aim: i64) -> i64:
        """Return the finding after `move`; for a new position, its disproof number is its number of ways to move."""
        key = mixed((summed + aim * QUESTION) & KEY_BITS)
        place: i64 = key & self.mask
        last: i64 = place + SLOTS
        while place < last:
            if self.keys[place] == key:
                return self.findings[place]
            place += 1
        board = self.board
        taboo = board.taboo
        slid = board.play(move)
        own: i64 = board.red if board.turn == RED else board.black
        _, ways, _ = self.evaluator.survey(board, own, board.red | board.black, board.taboo)
        finding: i64 = SHIFTED + ways
        if finding == SHIFTED:
            finding = YES if self.evaluator.final(board) >= aim else NO
            self._note(key, finding)
        board.undo(move, slid, taboo)
        return finding

    def _note(self, key: i64, finding: i64) -> None:
        """Store a finding in a free slot, or replace one of its slots."""
        place: i64 = key & self.mask
        last: i64 = place + SLOTS
        taken: i64 = place + (key >> 40 & (SLOTS - 1))
        while place < last:
            if self.keys[place] == key or self.keys[place] == NOTHING:
                taken = place
                break
            place += 1
        self.keys[taken] = key
        self.findings[taken] = finding
