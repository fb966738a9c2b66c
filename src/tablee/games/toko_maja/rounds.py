"""A round from its deal to its count (rulebook: setting up a round, end of a round, end of the game)."""

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.toko_maja.events import over, round_began, round_ended, scored, team_scored
from tablee.games.toko_maja.pieces import (
    FIRST_PLAYER_TOKEN,
    KINDS,
    PILES,
    REMOVED,
    VALUES,
    whole_deck,
)
from tablee.games.toko_maja.position import NOBODY, TAKE, TokoMajaPosition, allies
from tablee.games.toko_maja.scoring import Line, line, result


def deal(options: OptionValues, players: int, stream: Stream) -> TokoMajaPosition:
    """Round 1, begun by a player drawn at random."""
    first = stream.uniform(players)
    shared = Position(options, players, TAKE, first, stream)
    position = TokoMajaPosition(shared, 1, first, [], [], [], [], [], [], [], [0] * players)
    deal_round(position)
    return position


def deal_round(position: TokoMajaPosition) -> None:
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


def end_turn(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """On to the next player, or to the end of the round when the stock is empty."""
    assert position.turn is not None
    if position.stock:
        position.phase = TAKE
        position.turn = (position.turn + 1) % position.players
    else:
        end_round(position, events)


def end_round(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """Count, then deal the next round, or end the match with everything left as it lies."""
    lines = [line(position, seat) for seat in range(position.players)]
    for seat, own in enumerate(lines):
        position.scores[seat] += own.points
    if events is not None:
        round_ended(events, position.round)
        _tell_scores(position, lines, events)
    if position.round < position.rounds:
        _next_round(position, events)
        return
    position.phase = OVER
    position.turn = None
    if events is not None:
        ranks = result(position).ranks
        assert ranks is not None
        over(events, [seat for seat, rank in enumerate(ranks) if rank == 1], position.scores)


def _tell_scores(position: TokoMajaPosition, lines: list[Line], events: list[Event]) -> None:
    """A line for each seat, or in teams one for each team."""
    for seat, own in enumerate(lines):
        if not position.teams:
            scored(events, seat, own, position.scores[seat])
        elif seat < position.teams:
            team_scored(events, seat, allies(position, seat), own, position.scores[seat])


def _next_round(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """Begun by who holds the token of 5; if nobody does, by a player drawn at random."""
    holder = position.tokens[FIRST_PLAYER_TOKEN]
    position.first = position.stream.uniform(position.players) if holder == NOBODY else holder
    position.round += 1
    deal_round(position)
    position.phase = TAKE
    position.turn = position.first
    if events is not None:
        tops = [pile[-1] for pile in position.discards]
        round_began(events, position.round, position.first, holder != NOBODY, tops, len(position.removed))
