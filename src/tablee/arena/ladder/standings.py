"""The places on a ladder: shares of points with intervals, each deal one observation."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.arena.intervals import Estimate, Tally, estimates
from tablee.arena.ladder.messages import LadderDeal, LadderMatch, PairShare, Place, Standings
from tablee.arena.ratings import points


@dataclass
class _Sum:
    """The results of one entrant so far."""

    tally: Tally = field(default_factory=Tally)
    matches: int = 0
    won: int = 0
    tied: int = 0
    moves: int = 0
    ms: int = 0
    faults: dict[str, int] = field(default_factory=lambda: {"illegal": 0, "late": 0, "failed": 0})

    def add(self, deal: int, match: LadderMatch, seat: int) -> None:
        """Add one match, in which the entrant had this seat."""
        scored = points(match.ranks[seat], match.ranks[1 - seat])
        self.tally.add(deal, scored)
        self.matches += 1
        self.won += scored == 1
        self.tied += scored == 0.5
        self.moves += match.moves[seat]
        self.ms += match.ms[seat]
        if match.fault is not None and match.fault.seat == seat:
            self.faults[match.fault.kind] += 1


def standings(deals: Sequence[LadderDeal]) -> Standings:
    """Return the ladder after these deals of one game; entrants with equal shares have the same place."""
    if not deals:
        return Standings([], [])
    sums: dict[str, _Sum] = defaultdict(_Sum)
    between: dict[tuple[str, str], Tally] = defaultdict(Tally)
    matches: dict[tuple[str, str], int] = defaultdict(int)
    for deal in deals:
        for match in deal.matches:
            for seat, key in enumerate(match.seats):
                sums[key].add(deal.number, match, seat)
            one, other = sorted(match.seats)
            at = match.seats.index(one)
            between[one, other].add(deal.number, points(match.ranks[at], match.ranks[1 - at]))
            matches[one, other] += 1
    keys, pairs = sorted(sums), sorted(between)
    found = estimates([*(sums[key].tally for key in keys), *(between[pair] for pair in pairs)])
    of_key = dict(zip(keys, found, strict=False))
    of_pair = found[len(keys) :]
    order = sorted(keys, key=lambda key: -of_key[key].share)
    return Standings(
        [_place(key, order, sums[key], of_key) for key in order],
        [
            PairShare(*pair, one.share, one.low, one.high, matches[pair])
            for pair, one in zip(pairs, of_pair, strict=True)
        ],
    )


def _place(key: str, order: Sequence[str], total: _Sum, found: dict[str, Estimate]) -> Place:
    one = found[key]
    better = sum(found[other].share > one.share for other in order)
    return Place(
        key,
        better + 1,
        one.share,
        one.low,
        one.high,
        total.matches,
        total.won,
        total.tied,
        total.faults["illegal"],
        total.faults["late"],
        total.faults["failed"],
        total.moves,
        total.ms,
    )
