"""The thinking of level 5: a first search, then a proof of the outcome if possible, then the margin.

A proof reaches the end of the game long before a search to a fixed depth does, but an unfinished proof gives no
result.
"""

from collections.abc import Callable
from typing import Final

from tablee.core.native import i64
from tablee.games.tokan.board import Board
from tablee.games.tokan.evaluation import POINT, WON, Evaluator
from tablee.games.tokan.proof import Proof
from tablee.games.tokan.scoring import MOST_MARGIN
from tablee.games.tokan.search import DEEPEST, SURE_WIN, Search, wall_clock
from tablee.games.tokan.transposition import TranspositionTable

TABLE_BITS: Final = 19

FIRST_LOOK: Final = 0.15
"""The share of the time for the first search, which also estimates the margin to try first."""

PROVING: Final = 0.75
"""The share of the time until which the outcome must be proven; the rest is for searching on without a proof."""

CLOSED: Final = 25
"""With more towers, proofs hardly ever finish within a second."""

VALUES: Final = [
    *(-WON - margin * POINT for margin in range(MOST_MARGIN, -1, -1)),
    0,
    1,
    *(WON + margin * POINT for margin in range(2, MOST_MARGIN + 1)),
]
"""The possible targets of a proof, from losing by all to winning by all; 1: winning at all."""

DRAW: Final = MOST_MARGIN + 1
WIN: Final = MOST_MARGIN + 2


class Level5:
    """The thinking about one position; `search` holds the result."""

    def __init__(
        self, board: Board, evaluator: Evaluator, roots: list[int], clock: Callable[[], float] = wall_clock
    ) -> None:
        """Set `roots`, the legal moves in the order to try them, and `clock`, which gives the time in seconds."""
        self.board = board
        self.evaluator = evaluator
        self.roots = roots
        self.clock = clock
        self.search = Search(board, evaluator, TranspositionTable(TABLE_BITS), clock)
        # Indices into VALUES: the best value known to be forced, and the least one known not to be.
        self.forced = 0
        self.beyond = len(VALUES)

    def run(self, seconds: float) -> None:
        """Think for at most `seconds`; less if there is nothing left to find."""
        search = self.search
        end = self.clock() + seconds
        if len(self.roots) == 1 or tower_count(self.board) > CLOSED:
            search.run(self.roots, DEEPEST if len(self.roots) > 1 else 1, 0, seconds)
            return
        search.run(self.roots, DEEPEST, 0, FIRST_LOOK * seconds)
        if search.exact and not search.guessed:
            return
        proof = Proof(self.board, self.evaluator, TABLE_BITS, self.clock)
        if self._outcome(proof, end - (1 - PROVING) * seconds):
            self._margin(proof, end)
            self._report()
        else:
            self._look_on(proof.refuted, end)
        search.nodes += proof.nodes

    def _outcome(self, proof: Proof, deadline: float) -> bool:
        """True if the winner is known; `forced` and `beyond` then bound the value."""
        search = self.search
        if search.exact:
            if search.value > 0:
                self.forced = place_of(search.value)
            else:
                self.beyond = place_of(search.value) + 1
            return True
        wins = self._ask(proof, WIN, deadline)
        return wins is not None and (wins or self._ask(proof, DRAW, deadline) is not None)

    def _margin(self, proof: Proof, deadline: float) -> None:
        """Narrow down the margin as far as time allows, in doubling steps away from the estimate."""
        aim = place_of(self.search.value)
        step = 1
        while self.forced + 1 < self.beyond:
            aim = min(max(aim, self.forced + 1), self.beyond - 1)
            answer = self._ask(proof, aim, deadline)
            if answer is None:
                return
            aim += step if answer else -step
            step *= 2

    def _ask(self, proof: Proof, place: int, deadline: float) -> bool | None:
        answer = proof.ask(VALUES[place], 0, deadline)
        if answer is True:
            self.forced = place
            if self.search.best not in proof.proving:
                self.search.best = proof.proving[0]
        elif answer is False:
            self.beyond = place
        return answer

    def _report(self) -> None:
        """Write the proven value into `search`: the least that is forced; if there is none, the greatest possible."""
        search = self.search
        search.exact = True
        search.value = VALUES[self.forced] if self.forced else VALUES[self.beyond - 1]
        if self.forced == WIN:
            search.value = WON + (0 if self.evaluator.heads else POINT)

    def _look_on(self, refuted: list[int], end: float) -> None:
        """Search on with the moves that the proof has not refuted."""
        search = self.search
        left = [move for move in self.roots if move not in refuted] or self.roots
        if search.best in left:
            left.remove(search.best)
            left.insert(0, search.best)
        remaining = end - self.clock()
        if remaining > 0:
            search.run(left, DEEPEST, 0, remaining)


def place_of(value: i64) -> int:
    """Return the index in VALUES of a value; for an estimate, that of the nearest margin."""
    if value > SURE_WIN:
        return WIN + max((value - WON) // POINT, 1) - 1
    if value < -SURE_WIN:
        return DRAW - 1 - (-WON - value) // POINT
    margin = (value + POINT // 2) // POINT
    return DRAW if margin == 0 else WIN + margin - 1 if margin > 0 else DRAW - 1 + margin


def tower_count(board: Board) -> i64:
    """Return the number of towers, single tiles included."""
    squares: i64 = board.red | board.black
    found: i64 = 0
    while squares != 0:
        squares &= squares - 1
        found += 1
    return found
