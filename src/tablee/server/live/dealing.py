"""What a match is dealt from: the server's secret, and what the browsers of the people who sit there put in.

The secret is drawn and bound (`TableInfo.commitment`) when the table is opened, a browser when its person sits down.
When everybody sits the browsers show what they are bound to; after that the seed is settled. A browser that is gone by
then is left out, which the proof of the deal tells. Where no browser takes part, the secret itself is the seed.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.deal import Deal, Share, mixed_seed, read_deal
from tablee.store.nonces import SHOWING_MS
from tablee.store.rows import MatchRow, Nonce


def bound(row: MatchRow, nonces: Sequence[Nonce]) -> MatchRow:
    """A new match, not stored yet, into whose deal the browsers of these guests put something.

    If everybody sits already, it begins as soon as they have shown it, or a moment later without.
    """
    sitting = {seat.guest for seat in row.seats if seat.guest is not None}
    taken = tuple(nonce for nonce in nonces if nonce.guest in sitting)
    if not taken:
        return row
    row = msgspec.structs.replace(row, nonces=taken)
    if row.state != "running":
        return row
    starts = row.created + SHOWING_MS
    return msgspec.structs.replace(row, state="waiting", begun=None, turn=None, starts=starts)


def shares_of(row: MatchRow) -> list[Share]:
    """The shares of a match that has not begun, in the order of the seats; what was shown before an earlier start is
    not told."""
    bound = {nonce.guest: nonce for nonce in row.nonces}
    shares: list[Share] = []
    for seat in row.seats:
        nonce = None if seat.guest is None else bound.pop(seat.guest, None)
        if nonce is not None and not _is_old(nonce, row):
            shares.append(Share(seat.seat, nonce.commitment, nonce.nonce))
    return shares


def _is_old(nonce: Nonce, row: MatchRow) -> bool:
    """Whether it was shown for a start that did not come about: it is known by now, so it must be another."""
    return nonce.nonce is not None and nonce.starts != row.starts


def is_complete(row: MatchRow, countdown: bool) -> bool:
    """Whether nobody has to be waited for any more; `countdown`: several guests have a moment to get ready."""
    guests = {seat.guest for seat in row.seats if seat.guest is not None}
    if countdown and len(guests) > 1 and row.previous is None:
        return False
    return row.starts is not None and all(share.nonce is not None for share in shares_of(row))


def settled(row: MatchRow) -> tuple[str, dict[str, Any] | None]:
    """The seed of a match that is to begin now, and what it was made of."""
    shares = shares_of(row)
    if not shares:
        return row.seed, None
    seed = mixed_seed(row.seed, [share.nonce for share in shares if share.nonce is not None])
    return seed, Deal(row.seed, shares).json()


def deal_of(row: MatchRow) -> Deal | None:
    """What the seed of a match that has begun was made of; None: the server's secret alone is the seed."""
    return read_deal(row.deal)


def secret_of(row: MatchRow) -> str:
    """What the server put in, from the opening of the table to the end of its match."""
    deal = deal_of(row)
    return row.seed if deal is None else deal.secret
