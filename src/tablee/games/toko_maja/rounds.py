"""A round from its deal to its count (rulebook: setting up a round, end of a round, end of the game)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.native import i64, vec
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.toko_maja.events import over, round_began, round_ended, scored, team_scored
from tablee.games.toko_maja.pieces import (
    CARD_COUNT,
    DECK,
    FIRST_PLAYER_TOKEN,
    MOST_TRIPLES,
    PILES,
    REMOVED,
    VALUES,
)
from tablee.games.toko_maja.position import NOBODY, TAKE, TokoMajaPosition, allies
from tablee.games.toko_maja.scoring import Line, line, result

_NO_DISCARDS: Final = vec[i64]([0] * (PILES * CARD_COUNT))
_NO_HEIGHTS: Final = vec[i64]([0] * PILES)
_NO_TOKENS: Final = vec[i64]([NOBODY] * VALUES)
_NOTHING_DRAWN: Final = vec[i64]([0] * 2)


def deal(options: OptionValues, players: int, stream: Stream) -> TokoMajaPosition:
    """Round 1, begun by a player drawn at random."""
    first = stream.uniform(players)
    shared = Position(options, players, TAKE, first, stream)
    position = TokoMajaPosition(
        shared,
        1,
        first,
        DECK[:],
        0,
        _NO_DISCARDS[:],
        _NO_HEIGHTS[:],
        vec[i64]([0] * players),
        _NOTHING_DRAWN[:],
        vec[i64]([0] * (players * MOST_TRIPLES)),
        vec[i64]([0] * players),
        _NO_TOKENS[:],
        [],
        [0] * players,
    )
    deal_round(position)
    return position


def deal_round(position: TokoMajaPosition) -> None:
    """All cards shuffled, some removed unseen, three discards begun; no cards in hand, no token taken."""
    position.stock = DECK[:]
    position.stocked = CARD_COUNT
    position.stream.mix(position.stock, CARD_COUNT)
    position.removed = [position.draw() for _ in range(REMOVED[position.players])]
    for pile in range(PILES):
        position.heights[pile] = 0
        position.put(pile, position.draw())
    for seat in range(position.players):
        position.hands[seat] = 0
        position.triples[seat] = 0
    position.tokens = _NO_TOKENS[:]


def end_turn(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """On to the next player, or to the end of the round when the stock is empty."""
    if position.stocked:
        position.phase = TAKE
        position.acting += 1
        if position.acting == position.players:
            position.acting = 0
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
    position.acting = -1
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
    if holder == NOBODY:
        position.first = position.stream.uniform(position.players)
    else:
        position.first = holder
    position.round += 1
    deal_round(position)
    position.phase = TAKE
    position.acting = position.first
    if events is not None:
        tops: list[int] = [position.top(pile) for pile in range(PILES)]
        round_began(events, position.round, position.first, holder != NOBODY, tops, len(position.removed))
