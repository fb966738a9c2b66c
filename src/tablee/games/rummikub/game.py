"""Rummikub as a game of Tablée. Sources: the rulebook; rulings 4; notation 3, rummikub."""

from typing import Final

from tablee.core.bot import Bot
from tablee.core.errors import IllegalMoveError, OptionError
from tablee.core.events import Event
from tablee.core.game import OVER, UNDECIDED, Game, JsonObject, Legal, Position, Result
from tablee.core.options import Choice, Count, Flag, Options, OptionValues
from tablee.core.ranking import ranks
from tablee.core.reading import Reader
from tablee.core.rng import Stream
from tablee.core.zones import Json, Slot, Zone, actor, everyone, nobody, owner
from tablee.games.rummikub import story
from tablee.games.rummikub.bots import bot_of
from tablee.games.rummikub.examining import examined
from tablee.games.rummikub.moves import EFFORT, EFFORT_IN_FULL, listed_moves
from tablee.games.rummikub.picture import picture
from tablee.games.rummikub.playout import playout
from tablee.games.rummikub.position import PLAY, RummikubPosition, copied, read, written
from tablee.games.rummikub.rounds import begin_turn, deal_round, discard, draw, end_turn, standings
from tablee.games.rummikub.text import DRAW, PASS, parse
from tablee.games.rummikub.tiles import DECK, KIND_OF, NAMES
from tablee.games.rummikub.turn import Turn, judged, role_text

NAME: Final = "rummikub"
RULES: Final = 1

OPTIONS: Final = Options(
    Choice("turns", "draw-discard", "play-or-draw"),
    Count("opening", 30, 0, 100),
    Choice("joker_from", "rack", "any"),
    Flag("go_out_by_discard", True),
    Count("rounds", 1, 1, 10),
    Choice("scoring", "lowest", "zero-sum"),
    Count("stall", 20, 1, 100),
)


def _order(name: str) -> int:
    return KIND_OF[name]


def _drawn(position: Json, slot: Slot, stream: Stream) -> str:
    """The tile that the seat to act has drawn can be any of its rack."""
    rack = position["racks"][position["turn"]]
    tile = rack[stream.uniform(len(rack))]
    assert isinstance(tile, str)
    return tile


ZONES: Final = (
    Zone("racks.*.*", owner, deck="tiles", order=_order),
    Zone("table.*.*", everyone, deck="tiles"),
    Zone("pool.*", nobody, deck="tiles"),
    Zone("drawn", actor, deck=None, copied=_drawn),
)


class RummikubGame(Game[RummikubPosition]):
    """See the modules: `turn` is what may be played, `rounds` what follows, `solver` what could be."""

    def __init__(self) -> None:
        super().__init__(NAME, RULES, (2, 4), OPTIONS, ZONES, (1, 2, 3, 4, 5))

    def check_setup(self, options: OptionValues, players: int) -> None:
        if options["scoring"] == "zero-sum" and options["turns"] != "play-or-draw":
            raise OptionError("option.combination", {"names": "scoring, turns"})

    def deal(self, options: OptionValues, players: int, stream: Stream) -> RummikubPosition:
        shared = Position(options, players, PLAY, 0, stream)
        first = stream.uniform(players)
        position = RummikubPosition(shared, 1, first, [], [], [], [], None, 0, 0, [0] * players)
        deal_round(position)
        begin_turn(position)
        return position

    def read(self, shared: Position, source: Reader) -> RummikubPosition:
        return read(shared, source)

    def write(self, position: RummikubPosition) -> JsonObject:
        return written(position)

    def copy(self, position: RummikubPosition) -> RummikubPosition:
        return copied(position)

    def legal(self, position: RummikubPosition) -> Legal:
        return listed_moves(position, EFFORT_IN_FULL)

    def legal_sample(self, position: RummikubPosition) -> Legal:
        return listed_moves(position, EFFORT)

    def check(self, position: RummikubPosition, move: str) -> None:
        if move in (DRAW, PASS):
            _check_without_tiles(position, move)
        else:
            _judged(position, move)

    def examine(self, position: RummikubPosition, draft: str) -> JsonObject:
        """What the rules say of a table under construction: see `examining`."""
        if position.turn is None:
            return {"legal": False, "code": "move.over", "params": {}}
        return examined(position, position.turn, draft)

    def play(self, position: RummikubPosition, move: str) -> list[Event]:
        seat = position.turn
        assert seat is not None
        if move == DRAW:
            return [draw(position), *end_turn(position, laid=False, passed=False)]
        if move == PASS:
            return [story.passed(seat), *end_turn(position, laid=False, passed=True)]
        turn = _judged(position, move)
        events = _lay(position, seat, turn)
        if turn.discard is not None:
            events.append(discard(position, turn.discard))
        elif position.draws_first and position.racks[seat]:
            events.append(story.kept(seat))
        return events + end_turn(position, laid=bool(turn.laid), passed=False)

    def playout(self, position: RummikubPosition, seed: int) -> int:
        return playout(position, seed)

    def result(self, position: RummikubPosition) -> Result:
        if position.phase != OVER:
            return UNDECIDED
        return Result(list(position.scores), ranks(standings(position)))

    def standing(self, position: RummikubPosition) -> list[int] | None:
        """The rounds finished so far: nobody sees what the racks would add."""
        return None if position.options["rounds"] == 1 else list(position.scores)

    def render(self, view: JsonObject) -> list[str]:
        return picture(view)

    def pieces(self, options: OptionValues, players: int) -> dict[str, list[str]]:
        return {"tiles": [NAMES[kind] for kind in DECK]}

    def bot(self, level: int) -> Bot:
        return bot_of(level)


def _check_without_tiles(position: RummikubPosition, move: str) -> None:
    """A turn spent drawing or passing.

    Raises `IllegalMoveError` `rummikub.no_draw`, `rummikub.no_pass`, `rummikub.pool_empty`, `rummikub.pool_left`
    (count).
    """
    if position.draws_first:
        raise IllegalMoveError("rummikub.no_draw" if move == DRAW else "rummikub.no_pass")
    if move == DRAW and not position.pool:
        raise IllegalMoveError("rummikub.pool_empty")
    if move == PASS and position.pool:
        raise IllegalMoveError("rummikub.pool_left", {"count": len(position.pool)})


def _judged(position: RummikubPosition, move: str) -> Turn:
    seat = position.turn
    assert seat is not None
    return judged(position, seat, parse(move))


def _lay(position: RummikubPosition, seat: int, turn: Turn) -> list[Event]:
    """Put the new table down, and say what was done."""
    if not turn.laid:
        return []
    events = [story.laid(seat, turn.laid, position.table, turn.table)]
    position.table = turn.table
    for tile in turn.laid:
        position.racks[seat].remove(tile)
    if turn.opened_with is not None:
        position.opened[seat] = True
        events.append(story.opened(seat, turn.opened_with))
    for freed in turn.freed:
        events.append(story.joker_freed(seat, role_text(freed.before.role), freed.after.meld))
    return events


GAME: Final = RummikubGame()
