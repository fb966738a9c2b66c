"""The placements of levels 1 to 4: the rest of the draft is laid at random several times, and boards are compared."""

from tablee.core.native import i64
from tablee.games.tokan.draft import COLUMNS, Strip
from tablee.games.tokan.evaluation import Evaluator
from tablee.games.tokan.playout import next_state, randbelow


class PlacementSampler:
    """Compares the placements of one position by sampling; `state` seeds its random numbers."""

    def __init__(self, strip: Strip, turn: int, first: int, evaluator: Evaluator, state: i64) -> None:
        self.strip = strip
        self.turn = turn
        self.first = first
        self.evaluator = evaluator
        self.state: i64 = state
        self.samples = 0

    def run(self, placements: list[str], rounds: int) -> tuple[str, float]:
        """Return the best placement and its mean value in sixteenths of a point.

        Each round samples every remaining placement once. After 4, 8, 16 ... rounds the worse half of the placements is
        dropped.
        """
        left = list(placements)
        totals = dict.fromkeys(left, 0)
        done = 0
        next_cut = 4
        while done < rounds:
            for move in left:
                totals[move] += self._sample(move)
            done += 1
            if done == next_cut and len(left) > 1:
                left.sort(key=lambda move: -totals[move])
                del left[(len(left) + 1) // 2 :]
                next_cut *= 2
            if len(left) == 1:
                break
        best = max(left, key=lambda move: totals[move])
        return best, totals[best] / done

    def _sample(self, move: str) -> int:
        """Return the value, for the player who places, of one random board that can follow a placement."""
        self.samples += 1
        strip = self.strip.copy()
        strip.place(self.turn, move)
        frames = strip.frames()
        left, bottom, shape = frames[self._below(len(frames))]
        rest = list("".join(strip.supply))
        for y in range(bottom, bottom + shape.rows):
            for square in range(y * COLUMNS + left, y * COLUMNS + left + shape.columns):
                if rest and not strip.cells[square]:
                    place = self._below(len(rest))
                    strip.cells[square] = rest[place]
                    rest[place] = rest[-1]
                    rest.pop()
        board, _, _ = strip.crop(self.first)
        value = self.evaluator.estimate(board)
        return value if self.first == self.turn else -value

    def _below(self, n: int) -> int:
        self.state = next_state(self.state)
        return randbelow(self.state, n)
