"""The secrets that a match is dealt from: one of the server, and one of each player's browser.

The server draws and commits to its secret (`TableInfo.commitment`) when the table is opened, a browser when its player
takes a seat. When all seats are taken, the browsers reveal their secrets, and the seed is settled. A browser that is
gone by then is left out, which the proof of the deal shows. If no browser takes part, the server's secret is the seed.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from tablee.core.deal import Deal, Share, mixed_seed, read_deal
from tablee.store.nonces import SHOWING_MS
from tablee.store.rows import MatchRow, Nonce


def bound(row: MatchRow, nonces: Sequence[Nonce]) -> MatchRow:
    """Return a new match, not stored yet, into whose deal the browsers of these guests put their secrets.

    If all seats are taken already, it begins as soon as they have revealed them, or a moment later without them.
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
    """Return the shares of a match that has not begun, by seat, without secrets revealed for an earlier start."""
    bound = {nonce.guest: nonce for nonce in row.nonces}
    shares: list[Share] = []
    for seat in row.seats:
        nonce = None if seat.guest is None else bound.pop(seat.guest, None)
        if nonce is not None and not _is_old(nonce, row):
            shares.append(Share(seat.seat, nonce.commitment, nonce.nonce))
    return shares


def _is_old(nonce: Nonce, row: MatchRow) -> bool:
    """True if it was revealed for a start that did not happen: it is known by now, so another one is needed."""
    return nonce.nonce is not None and nonce.starts != row.starts


def is_complete(row: MatchRow, countdown: bool) -> bool:
    """True if the deal waits for no browser any more. `countdown`: several guests get a moment to get ready."""
    guests = {seat.guest for seat in row.seats if seat.guest is not None}
    if countdown and len(guests) > 1 and row.previous is None:
        return False
    return row.starts is not None and all(share.nonce is not None for share in shares_of(row))


def settled(row: MatchRow) -> tuple[str, dict[str, Any] | None]:
    """Return the seed of a match that begins now, and the secrets that it was mixed from."""
    shares = shares_of(row)
    if not shares:
        return row.seed, None
    seed = mixed_seed(row.seed, [share.nonce for share in shares if share.nonce is not None])
    return seed, Deal(row.seed, shares).json()


def deal_of(row: MatchRow) -> Deal | None:
    """Return the secrets that the seed of a begun match was mixed from; None: the server's secret is the seed."""
    return read_deal(row.deal)


def secret_of(row: MatchRow) -> str:
    """Return the server's secret, from the opening of the table to the end of its match."""
    deal = deal_of(row)
    return row.seed if deal is None else deal.secret
