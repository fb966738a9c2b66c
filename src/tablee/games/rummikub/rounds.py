"""Rounds and turns: dealing, drawing, passing the turn on, and the end.

Source: rulings 4, no end in sight and who starts; notation 3, rummikub.
"""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.rummikub.events import dealt, discarded, drew, out, over, round_over, stalled
from tablee.games.rummikub.pieces import NAMES, box_of, points_in
from tablee.games.rummikub.position import PLAY, RummikubPosition
from tablee.games.rummikub.scoring import merits, round_points, winners

POOL: Final = "pool"
"""The name of the pool for the stream."""


def deal(options: OptionValues, players: int, stream: Stream) -> RummikubPosition:
    """Deal the first round and begin its first turn."""
    shared = Position(options, players, PLAY, 0, stream)
    first = stream.uniform(players)
    position = RummikubPosition(shared, 1, first, [], [], [], [], None, 0, 0, [0] * players)
    deal_round(position)
    begin_turn(position)
    return position


def deal_round(position: RummikubPosition) -> None:
    """Deal the tiles of a new round; the first turn begins."""
    box = box_of(position.options)
    pool = list(box.deck)
    stream = position.stream
    stream.shuffle_face_down(pool)
    asked = stream.asked
    racks: list[list[int]] = [[] for _ in range(position.players)]
    for _ in range(box.dealt):
        for rack in racks:
            if asked:
                stream.settle_item(pool, NAMES, POOL)
            rack.append(pool.pop())
    position.pool = pool
    position.racks = [sorted(rack) for rack in racks]
    position.table = []
    position.opened = [False] * position.players
    position.idle = 0
    position.passes = 0
    position.turn = position.first


def begin_turn(position: RummikubPosition) -> list[Event]:
    """Begin a turn: in `draw-discard` the seat to act draws, as long as the pool has tiles."""
    position.drawn = None
    if position.draws_first and position.pool:
        return [draw(position)]
    return []


def draw(position: RummikubPosition) -> Event:
    """Take the next tile of the pool for the seat to act."""
    seat = position.turn
    assert seat is not None
    if position.stream.asked:
        position.stream.settle_item(position.pool, NAMES, POOL)
    tile = position.pool.pop()
    position.racks[seat].append(tile)
    position.racks[seat].sort()
    if position.draws_first:
        position.drawn = tile
    return drew(seat, tile, len(position.pool))


def discard(position: RummikubPosition, tile: int) -> Event:
    """Put `tile` of the seat to act face down into a random place of the pool."""
    seat = position.turn
    assert seat is not None
    position.racks[seat].remove(tile)
    position.stream.slip(position.pool, tile)
    return discarded(seat, tile)


def end_turn(position: RummikubPosition, laid: bool, passed: bool) -> list[Event]:
    """Count the turn, then end the round or pass the turn on."""
    seat = position.turn
    assert seat is not None
    position.idle = 0 if laid else position.idle + 1
    position.passes = position.passes + 1 if passed else 0
    if not position.racks[seat]:
        return [out(seat), *_end_round(position, seat)]
    if position.passes >= position.players:
        return [stalled("passes"), *_end_round(position, None)]
    if position.idle >= position.options["stall"] * position.players:
        return [stalled("idle"), *_end_round(position, None)]
    position.turn = (seat + 1) % position.players
    return begin_turn(position)


def _end_round(position: RummikubPosition, winner: int | None) -> list[Event]:
    """Score the round that `winner` ended by going out (None: a stall), and deal the next or end the match."""
    racks = position.racks
    joker = box_of(position.options).joker_points
    held = [points_in(rack, joker) for rack in racks]
    points = round_points(held, winner, position.zero_sum)
    position.scores = [total + gained for total, gained in zip(position.scores, points, strict=True)]
    position.drawn = None
    best = winners(held, winner)
    events = [round_over(position.round_number, best, racks, held, points, position.scores)]
    if position.round_number == position.options["rounds"]:
        position.phase, position.turn = OVER, None
        merit = merits(position)
        best = [seat for seat in range(position.players) if merit[seat] == max(merit)]
        return [*events, over(best, position.scores)]
    position.round_number += 1
    position.first = (position.first + 1) % position.players
    deal_round(position)
    return [*events, dealt(position.round_number, position.first), *begin_turn(position)]
