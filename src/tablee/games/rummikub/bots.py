"""Five honest bots, from a careless one to one that waits until it can go out.

Each knows what its seat knows. Levels 1 to 3 find sets on their own rack, tiles to add, and some rearrangements of one
set of the table. Where a turn without tiles costs a draw, they often look at the whole table before they draw. Levels 4
and 5 find every rearrangement. Level 5 also considers tiles that may still be drawn.
"""

import random
from typing import Any, Final

from tablee.core.bot import Bot, BotMove, Weight
from tablee.games.rummikub.evaluation import (
    USUAL,
    WEIGHTS,
    RackEvaluator,
    Usefulness,
    costliest,
    least_useful,
)
from tablee.games.rummikub.jokers import joker_rules
from tablee.games.rummikub.last_tile import keeping_one, stuck_tile
from tablee.games.rummikub.moves import DRAW, PASS, write
from tablee.games.rummikub.noticing import Attention, discard, seen_play, simple_play
from tablee.games.rummikub.pieces import KIND_OF, box_of, without
from tablee.games.rummikub.reasons import why
from tablee.games.rummikub.sets import Meld, set_of_names
from tablee.games.rummikub.solver.plays import MOST_TILES, Play, best_opening, best_play

ATTENTION: Final = (
    Attention(lays=0.8, adds=0.5, splits=0.03, searches=False, insists=0.5, compared=2),
    Attention(lays=1.0, adds=0.8, splits=0.1, searches=True, insists=0.75, compared=3),
    Attention(lays=1.0, adds=1.0, splits=0.3, searches=True, insists=0.95, compared=0),
)
"""What levels 1 to 3 see."""

DANGER: Final = 4
"""The number of tiles with which an opponent may end the round before held-back tiles are laid."""


class Knowledge:
    """The knowledge of a seat that must act."""

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
        self.box = box_of(options)
        self.discards: bool = options["turns"] == "draw-discard"
        self.may_discard_last: bool = options["go_out_by_discard"]
        self.rounds: int = options["rounds"]
        self.idle_left: int = options["stall"] * self.players - known["idle"]
        self.fewest = min([len(rack) for other, rack in enumerate(known["racks"]) if other != seat])

    def most_tiles(self) -> Play | None:
        """Return the play that lays most tiles, with any rearrangement."""
        if self.opened:
            return best_play(self.table, self.rack, MOST_TILES, self.jokers)
        return self.opening()

    def opening(self) -> Play | None:
        """Return the opening that lays most tiles."""
        return best_opening(self.table, self.rack, self.needed, MOST_TILES)

    def may_stall(self) -> bool:
        """True if the round ends before the next turn of this seat if no seat lays a tile until then."""
        return self.idle_left <= self.players

    def ends_with(self, play: Play | None) -> bool:
        """True if the rack is empty after this play, or after the discard that follows it."""
        left = len(self.rack) - (0 if play is None else len(play.laid))
        return left == 0 or (left == 1 and self.discards and self.may_discard_last)

    def without_stuck_tile(self, play: Play | None) -> tuple[Play | None, int | None]:
        """Return `play`, or a play that keeps tiles that fit and the discard of a tile that would be stuck."""
        if play is None or self.may_discard_last or not self.discards or not self.opened or self.may_stall():
            return play, None
        stuck = stuck_tile(self.rack, play)
        return (play if stuck is None else keeping_one(self.table, play, self.jokers)), stuck

    def keeps(self, left: list[int]) -> bool:
        """True if the turn ends without a discard."""
        return not self.discards or not left or (len(left) == 1 and not self.may_discard_last)


class DiscardingBot(Bot):
    """Chooses its discard by the usefulness of tiles."""

    def __init__(self, how: Usefulness = USUAL) -> None:
        self.how = how

    def __reduce__(self) -> Any:
        return type(self), (self.how,)

    def weights(self, options: dict[str, Any]) -> tuple[Weight, ...]:
        return WEIGHTS

    def weighted(self, values: dict[str, float]) -> Bot:
        return type(self)(Usefulness(values))


class LearningBot(DiscardingBot):
    """Levels 1 to 3: see what a learning player sees. They always see how own sets and added tiles end the round."""

    def __init__(self, attention: Attention, explains: bool, how: Usefulness = USUAL) -> None:
        super().__init__(how)
        self.attention = attention
        self.explains = explains

    def __reduce__(self) -> Any:
        return LearningBot, (self.attention, self.explains, self.how)

    def weighted(self, values: dict[str, float]) -> Bot:
        return LearningBot(self.attention, self.explains, Usefulness(values))

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = random.Random(seed)
        seen = Knowledge(known)
        most = self._play(seen, DRAW in moves, chance)
        play, tile = seen.without_stuck_tile(most)
        left = without(seen.rack, [] if play is None else play.laid)
        if tile is None and not seen.keeps(left):
            joker = seen.box.joker_points
            tile = discard(left, _after(seen, play), self.attention, chance, joker, self.how)
        return bot_move(seen, moves, play, tile, self.explains, most is not None)

    def _play(self, seen: Knowledge, can_draw: bool, chance: random.Random) -> Play | None:
        """Return the play that the bot sees; None if it sees none, or is not in the mood."""
        attention = self.attention
        if not seen.opened:
            return seen.opening() if chance.random() < attention.lays else None
        simple = simple_play(seen.table, seen.rack, seen.jokers)
        if simple is not None and seen.ends_with(simple):
            return simple
        play = seen_play(seen.table, seen.rack, seen.jokers, attention, chance)
        if play is None and not seen.discards and self._looks_again(can_draw, chance):
            return seen.most_tiles()
        return play

    def _looks_again(self, can_draw: bool, chance: random.Random) -> bool:
        """True if the bot looks at the whole table before it draws, or before it passes."""
        attention = self.attention
        return (attention.searches and not can_draw) or chance.random() < attention.insists


class GreedyBot(DiscardingBot):
    """Level 4: lays as many tiles as possible, and discards the tile least likely to be useful."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        seen = Knowledge(known)
        most = seen.most_tiles()
        play, tile = seen.without_stuck_tile(most)
        left = without(seen.rack, [] if play is None else play.laid)
        if tile is None and not seen.keeps(left):
            tile = least_useful(left, _after(seen, play), seen.box.joker_points, how=self.how)
        return bot_move(seen, moves, play, tile, True, most is not None)


class PatientBot(DiscardingBot):
    """Level 5: opens when it can, then keeps its tiles until all of them can go out, and never misses that.

    Tiles on the rack can also be laid next turn, and until then they help no opponent. The bot chooses its discard by
    trying possible draws.

    If laid tiles count however the round ends (several rounds, or more than two players), it holds back only while no
    opponent is nearly out. If each turn without laying costs a draw, it lays.

    If the round may stall before its next turn, it lays what it can, or else discards the costliest tile.
    """

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        seen = Knowledge(known)
        most = seen.most_tiles()
        play, tile = seen.without_stuck_tile(None if self.holds_back(seen, most) else most)
        left = without(seen.rack, [] if play is None else play.laid)
        if tile is None and not seen.keeps(left):
            tile = self._discard(seen, play, left, random.Random(seed))
        return bot_move(seen, moves, play, tile, True, most is not None)

    def _discard(self, seen: Knowledge, play: Play | None, left: list[int], chance: random.Random) -> int:
        """Return the tile of `left` to discard."""
        if len(left) == 1:
            return left[0]
        if play is None and seen.may_stall():
            return costliest(left, seen.box.joker_points)
        opened = seen.opened or play is not None
        last = 1 if seen.may_discard_last else 0
        table = _after(seen, play)
        evaluator = RackEvaluator(left, table, opened, seen.jokers, seen.box, chance, self.how, last)
        return evaluator.discard(left)

    def holds_back(self, seen: Knowledge, most: Play | None) -> bool:
        """True if the bot should lay nothing although it could."""
        if most is None or not seen.discards or not seen.opened or seen.ends_with(most) or seen.may_stall():
            return False
        counts = seen.players > 2 or seen.rounds > 1
        return not (counts and seen.fewest <= DANGER)


def _after(seen: Knowledge, play: Play | None) -> list[Meld]:
    return seen.table if play is None else play.table


def bot_move(
    seen: Knowledge, moves: list[str], play: Play | None, discard: int | None, explains: bool, able: bool
) -> BotMove:
    """Return the choice as a move; `able`: the bot could have laid something."""
    if play is None and not seen.discards:
        move = DRAW if DRAW in moves else PASS
    else:
        move = write(None if play is None else play.table, discard)
    notes = {"laid": 0 if play is None else len(play.laid)}
    return BotMove(move, notes, why(seen.known, move, able) if explains else None)


def bot(level: int) -> Bot:
    """Return the bot of a level. Raises `ValueError` for an unknown level."""
    if level in (1, 2, 3):
        return LearningBot(ATTENTION[level - 1], explains=level == 3)
    if level == 4:
        return GreedyBot()
    if level == 5:
        return PatientBot()
    raise ValueError(f"no level {level}")
