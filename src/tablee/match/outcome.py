"""How a match ended, for each seat: by the rules, or because players gave up.

Giving up is not a move: the rules do not know it, and they can replay all moves of a match. So this module,
one layer above the rules, computes the end of a match.

- A side (a seat, or a team) has given up when all its seats have. The match is over when at most one side has
  not given up, or when the rules end it.
- Until then a bot moves for the seats that gave up; their moves are moves like any others.
- Sides that did not give up rank as by the rules. Those that did rank behind them all, the first to give up last.
"""

from typing import NamedTuple

from tablee.core.game import Result
from tablee.core.ranking import ranks


class Outcome(NamedTuple):
    """The end of a match, by seat. `scores` is None if the match did not end by the rules.

    `ranks`: 1 + the number of sides that did better; `resigned`: seats that gave up, in that order.
    """

    scores: list[int] | None
    ranks: list[int]
    resigned: list[int]


def outcome(result: Result, sides: list[int], resigned: list[int]) -> Outcome | None:
    """Return the outcome of a match with this `result` by the rules and these seats given up, in order; None:
    it goes on.

    `sides` is the side of each seat (`Game.sides`).
    """
    if result.ranks is None and not resigned and len(set(sides)) > 1:
        return None
    gave_up: dict[int, int] = {}
    for side in set(sides):
        turns = [resigned.index(seat) if seat in resigned else None for seat in _seats(sides, side)]
        if None not in turns:
            gave_up[side] = max(turn for turn in turns if turn is not None)
    if result.ranks is None and len(set(sides)) - len(gave_up) > 1:
        return None
    order_keys: dict[int, tuple[bool, int]] = {}
    for side in set(sides):
        by_rules = -min(result.ranks[seat] for seat in _seats(sides, side)) if result.ranks else 0
        order_keys[side] = (False, gave_up[side]) if side in gave_up else (True, by_rules)
    order = sorted(order_keys)
    rank_of = dict(zip(order, ranks([order_keys[side] for side in order]), strict=True))
    return Outcome(result.scores, [rank_of[side] for side in sides], list(resigned))


def _seats(sides: list[int], side: int) -> list[int]:
    return [seat for seat, own in enumerate(sides) if own == side]
