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
    FIRST_PLAYER_TOKEN,
    MOST_TRIPLES,
    PILES,
    VALUES,
    pack_of,
)
from tablee.games.toko_maja.position import NOBODY, TAKE, TokoMajaPosition, allies
from tablee.games.toko_maja.scoring import line, points, result

_NOTHING: Final = vec[i64]([0] * (PILES * CARD_COUNT))
"""An array of zeros, to copy in the length needed."""
_NO_TOKENS: Final = vec[i64]([NOBODY] * VALUES)


def deal(options: OptionValues, players: int, stream: Stream) -> TokoMajaPosition:
    """Deal round 1; a random player begins."""
    first = stream.uniform(players)
    shared = Position(options, players, TAKE, first, stream)
    position = TokoMajaPosition(
        shared,
        1,
        first,
        _NOTHING[:0],
        0,
        _NOTHING[: PILES * CARD_COUNT],
        _NOTHING[:PILES],
        _NOTHING[:players],
        _NOTHING[:2],
        _NOTHING[: players * MOST_TRIPLES],
        _NOTHING[:players],
        _NO_TOKENS[:],
        _NOTHING[:0],
        [0] * players,
        pack_of(options),
    )
    deal_round(position)
    return position


def deal_round(position: TokoMajaPosition) -> None:
    """Shuffle all cards, remove some unseen, begin three discard piles, and clear hands, triples and tokens."""
    pack = position.pack
    position.stock = pack.cards[:]
    position.stocked = pack.many
    position.stream.mix_face_down(position.stock, pack.many)
    removed = _NOTHING[: pack.removed[position.players]]
    position.removed = removed
    place: i64 = 0
    while place < len(removed):
        # Nobody ever sees these, so chance need not decide which they are.
        position.stocked -= 1
        removed[place] = position.stock[position.stocked]
        place += 1
    for pile in range(PILES):
        position.heights[pile] = 0
        position.put(pile, position.draw())
    for seat in range(position.players):
        position.hands[seat] = 0
        position.triples[seat] = 0
    position.tokens = _NO_TOKENS[:]


def end_turn(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """Pass the turn to the next player, or end the round when the stock is empty."""
    if position.stocked:
        position.phase = TAKE
        position.acting += 1
        if position.acting == position.players:
            position.acting = 0
    else:
        end_round(position, events)


def end_round(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """Count the points, then deal the next round, or end the match and leave all cards as they are."""
    for seat in range(position.players):
        position.scores[seat] += points(position, seat)
    if events is not None:
        round_ended(events, position.round)
        _add_scores(position, events)
    if position.round < position.rounds:
        _next_round(position, events)
        return
    position.phase = OVER
    position.acting = -1
    if events is not None:
        ranks = result(position).ranks
        assert ranks is not None
        over(events, [seat for seat, rank in enumerate(ranks) if rank == 1], position.scores)


def _add_scores(position: TokoMajaPosition, events: list[Event]) -> None:
    """Add a score event for each seat, or in teams for each team."""
    for seat in range(position.teams or position.players):
        own, total = line(position, seat), position.scores[seat]
        if position.teams:
            team_scored(events, seat, allies(position, seat), own, total)
        else:
            scored(events, seat, own, total)


def _next_round(position: TokoMajaPosition, events: list[Event] | None) -> None:
    """Begin the next round with the holder of the token of 5; without a holder, with a random player."""
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
