"""Five honest players: from one of moods to one that holds back until it can go out.

Each knows what its seat knows. Levels differ in what they see: sets on their own rack (1, 2), simple additions to the
table (3), every rearrangement (4 and 5), what may still be drawn (5).
"""

import random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove
from tablee.games.rummikub.evaluation import RackEvaluator, least_useful
from tablee.games.rummikub.greedy import added
from tablee.games.rummikub.jokers import joker_rules
from tablee.games.rummikub.moves import DRAW, PASS, write
from tablee.games.rummikub.pieces import JOKER, KIND_OF, without
from tablee.games.rummikub.reasons import why
from tablee.games.rummikub.sets import Meld, in_order, set_of_names
from tablee.games.rummikub.solver.plays import MOST_TILES, Play, best_opening, best_play

LAYING_MOOD: Final = 0.6
DANGER: Final = 4
"""An opponent with so few tiles may end the round before those held back are laid."""


class Knowledge:
    """What a seat knows when it must act."""

    def __init__(self, known: dict[str, Any]) -> None:
        options: dict[str, Any] = known["options"]
        seat: int = known["turn"]
        self.known = known
        self.players: int = known["players"]
        self.rack = [KIND_OF[name] for name in known["racks"][seat]]
        self.table = [set_of_names(tiles) for tiles in known["table"]]
        self.opened: bool = known["opened"][seat]
        self.needed: int = options["opening"]
        self.jokers = joker_rules(options)
        self.discards: bool = options["turns"] == "draw-discard"
        self.may_discard_last: bool = options["go_out_by_discard"]
        self.rounds: int = options["rounds"]
        self.fewest = min([len(rack) for other, rack in enumerate(known["racks"]) if other != seat])

    def most_tiles(self) -> Play | None:
        """The play that lays most tiles, whatever must be rearranged."""
        if self.opened:
            return best_play(self.table, self.rack, MOST_TILES, self.jokers)
        return best_opening(self.table, self.rack, self.needed, MOST_TILES)

    def own_sets(self) -> Play | None:
        """New sets from the rack alone."""
        return best_opening(self.table, self.rack, 0 if self.opened else self.needed, MOST_TILES)

    def simple(self) -> Play | None:
        """What is seen at first sight: sets of one's own, and tiles that can be added to a set as it lies."""
        own = self.own_sets()
        if not self.opened:
            return own
        melds = list(self.table if own is None else own.table)
        laid = [] if own is None else list(own.laid)
        laid += added(melds, without(self.rack, laid))
        return Play(in_order(melds), laid) if laid else None

    def ends_with(self, play: Play | None) -> bool:
        """Whether the rack is empty after this play, or after the discard that follows it."""
        left = len(self.rack) - (0 if play is None else len(play.laid))
        return left == 0 or (left == 1 and self.discards and self.may_discard_last)

    def keeps(self, left: list[int]) -> bool:
        """Whether nothing is discarded."""
        return not self.discards or not left or (len(left) == 1 and not self.may_discard_last)


class MoodyBot(Bot):
    """Level 1: lays sets from its rack when it feels like it, and discards whatever it likes, but never a joker."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = random.Random(seed)
        seen = Knowledge(known)
        play = seen.own_sets()
        if play is not None and chance.random() >= LAYING_MOOD:
            play = None
        left = without(seen.rack, [] if play is None else play.laid)
        liked = [tile for tile in left if tile != JOKER] or left
        discard = None if seen.keeps(left) else chance.choice(liked)
        return bot_move(seen, moves, play, discard, False, play is not None)


class RackBot(Bot):
    """Levels 2 and 3: sets from the rack, 3 with simple additions; they discard what goes least with the rest."""

    def __init__(self, adds: bool) -> None:
        self.adds = adds

    def __reduce__(self) -> Any:
        return RackBot, (self.adds,)

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        seen = Knowledge(known)
        play = seen.simple() if self.adds else seen.own_sets()
        left = without(seen.rack, [] if play is None else play.laid)
        discard = None if seen.keeps(left) else least_useful(left, _after(seen, play) if self.adds else [])
        return bot_move(seen, moves, play, discard, self.adds, play is not None)


class GreedyBot(Bot):
    """Level 4: lays as many tiles as can be laid, and discards the tile least likely to be of use."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        seen = Knowledge(known)
        play = seen.most_tiles()
        left = without(seen.rack, [] if play is None else play.laid)
        discard = None if seen.keeps(left) else least_useful(left, _after(seen, play))
        return bot_move(seen, moves, play, discard, True, play is not None)


class PatientBot(Bot):
    """Level 5: opens when it can, then keeps its tiles together until all of them go out, and never misses that.

    What lies on the rack can be laid next turn as well, and until then helps nobody else. What to discard is decided by
    trying what may be drawn. Where laid tiles count however the round ends (more rounds, more players) it holds back
    only while nobody is nearly out; where every turn without a tile costs a draw, it lays.
    """

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        seen = Knowledge(known)
        most = seen.most_tiles()
        play = None if self.holds_back(seen, most) else most
        left = without(seen.rack, [] if play is None else play.laid)
        discard: int | None = None
        if len(left) == 1 and not seen.keeps(left):
            discard = left[0]
        elif not seen.keeps(left):
            opened = seen.opened or play is not None
            evaluator = RackEvaluator(left, _after(seen, play), opened, seen.jokers, random.Random(seed))
            discard = evaluator.discard(left)
        return bot_move(seen, moves, play, discard, True, most is not None)

    def holds_back(self, seen: Knowledge, most: Play | None) -> bool:
        """Whether to lay nothing, though it could."""
        if most is None or not seen.discards or not seen.opened or seen.ends_with(most):
            return False
        counts = seen.players > 2 or seen.rounds > 1
        return not (counts and seen.fewest <= DANGER)


def _after(seen: Knowledge, play: Play | None) -> list[Meld]:
    return seen.table if play is None else play.table


def bot_move(
    seen: Knowledge, moves: list[str], play: Play | None, discard: int | None, explains: bool, able: bool
) -> BotMove:
    """The choice as it is written; `able`: whether something could be laid."""
    if play is None and not seen.discards:
        move = DRAW if DRAW in moves else PASS
    else:
        move = write(None if play is None else play.table, discard)
    notes = {"laid": 0 if play is None else len(play.laid)}
    return BotMove(move, notes, why(seen.known, move, able) if explains else None)


def bot(level: int) -> Bot:
    """The player of a level. Raises `ValueError` for a level there is not."""
    if level == 1:
        return MoodyBot()
    if level in (2, 3):
        return RackBot(adds=level == 3)
    if level == 4:
        return GreedyBot()
    if level == 5:
        return PatientBot()
    raise ValueError(f"no level {level}")
