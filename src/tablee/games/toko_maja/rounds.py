"""A round from its deal to its count (rulebook: setting up a round, end of a round, end of the game)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.toko_maja import story
from tablee.games.toko_maja.cards import KINDS, VALUES, whole_deck
from tablee.games.toko_maja.position import (
    NOBODY,
    PILES,
    ROUNDS,
    TAKE,
    TokoMajaPosition,
    side_of,
)
from tablee.games.toko_maja.scoring import line, result

REMOVED: Final = {2: 20, 3: 14, 4: 8, 5: 4, 6: 2}
FIRST_PLAYER_TOKEN: Final = 4


def first_position(options: OptionValues, players: int, stream: Stream) -> TokoMajaPosition:
    """Round 1, begun by a player drawn at random."""
    first = stream.uniform(players)
    shared = Position(options, players, TAKE, first, stream)
    position = TokoMajaPosition(shared, 1, first, [], [], [], [], [], [], [], [0] * players)
    deal(position)
    return position


def deal(position: TokoMajaPosition) -> None:
    """All cards shuffled, some removed unseen, three discards begun; no cards in hand, no token taken."""
    stock = whole_deck()
    position.stream.shuffle(stock)
    position.removed = [stock.pop() for _ in range(REMOVED[position.players])]
    position.discards = [[stock.pop()] for _ in range(PILES)]
    position.stock = stock
    position.hands = [[0] * KINDS for _ in range(position.players)]
    position.laid = [[] for _ in range(position.players)]
    position.tokens = [NOBODY] * VALUES
    position.drawn = []


def end_round(position: TokoMajaPosition, told: list[Event] | None) -> None:
    """Count, then deal the next round, or end the match with everything left as it lies."""
    lines = [line(position, seat) for seat in range(position.players)]
    for seat, own in enumerate(lines):
        position.scores[seat] += own.points
    if told is not None:
        story.round_ended(told, position.round)
        for seat, own in enumerate(lines):
            if not position.teams:
                story.scored(told, seat, own, position.scores[seat])
            elif seat < position.teams:
                team = [other for other in range(position.players) if side_of(other, position.teams) == seat]
                story.team_scored(told, seat, team, own, position.scores[seat])
    if position.round == ROUNDS:
        position.phase = OVER
        position.turn = None
        if told is not None:
            ranks = result(position).ranks
            assert ranks is not None
            story.over(told, [seat for seat, rank in enumerate(ranks) if rank == 1], position.scores)
        return
    holder = position.tokens[FIRST_PLAYER_TOKEN]
    position.first = position.stream.uniform(position.players) if holder == NOBODY else holder
    position.round += 1
    deal(position)
    position.phase = TAKE
    position.turn = position.first
    if told is not None:
        tops = [pile[-1] for pile in position.discards]
        story.round_began(told, position.round, position.first, holder != NOBODY, tops, len(position.removed))
