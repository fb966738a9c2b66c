"""A deal that nobody chose: a seed made of what the server and each person's browser put in (notation 1, Randomness).

Each binds itself first, by the SHA-256 of what it will show, and shows it once everybody is bound. So whoever shows
last could not try values until one pleased.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tablee.core.errors import RecordError
from tablee.core.rng import seed_commitment

_HEX: Final = re.compile("[0-9a-f]{64}")


class Share(NamedTuple):
    """What the browser at a seat put in: `nonce`, bound by `commitment`; None: it was bound, but never showed it."""

    seat: int
    commitment: str
    nonce: str | None


class Deal(NamedTuple):
    """What a seed was made of: the server's `secret`, and the shares in the order in which they count."""

    secret: str
    shares: list[Share]

    def json(self) -> dict[str, Any]:
        """As the header of a record holds it."""
        return {"secret": self.secret, "shares": [share._asdict() for share in self.shares]}


def is_hex(value: object) -> bool:
    """Whether `value` is 32 bytes in hex, in lower case."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def mixed_seed(secret: str, nonces: Iterable[str]) -> str:
    """SHA-256 of the secret's 32 bytes followed by those of each nonce, in hex.

    >>> mixed_seed("00" * 32, ["11" * 32])
    '8878b15a7d6a3a4f464e8f9f42591dbc0cf4bedea0ec309003d2b2ee53655ef8'
    """
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (secret, *nonces))).hexdigest()


def read_deal(value: object) -> Deal | None:
    """The deal that a header holds, None where it holds none. Raises `RecordError` `record.header` (key `deal`)."""
    if value is None:
        return None
    fault = RecordError("record.header", {"line": 1, "key": "deal"})
    if not isinstance(value, dict) or not is_hex(value.get("secret")):
        raise fault
    shares: list[Share] = []
    listed = value.get("shares")
    if not isinstance(listed, list):
        raise fault
    for one in listed:
        if not isinstance(one, dict):
            raise fault
        seat, commitment, nonce = one.get("seat"), one.get("commitment"), one.get("nonce")
        if type(seat) is not int or not is_hex(commitment) or not (nonce is None or is_hex(nonce)):
            raise fault
        shares.append(Share(seat, str(commitment), None if nonce is None else str(nonce)))
    return Deal(value["secret"], shares)


def check_deal(deal: Deal, seed: str) -> None:
    """Raise `RecordError` unless `seed` is what `deal` makes: `record.nonce` (seat) where what a browser showed is not
    what it was bound to, else `record.deal`.
    """
    shown: list[str] = []
    for share in deal.shares:
        if share.nonce is not None:
            if seed_commitment(share.nonce) != share.commitment:
                raise RecordError("record.nonce", {"line": 1, "seat": share.seat})
            shown.append(share.nonce)
    if mixed_seed(deal.secret, shown) != seed:
        raise RecordError("record.deal", {"line": 1})
