"""A deal that nobody chose: its seed is mixed from numbers of the server and of each browser (notation 1, Randomness).

Each party first publishes the SHA-256 of its number, and reveals the number once all have published. So the
party that reveals last cannot try values until it likes the deal.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from tablee.core.errors import RecordError
from tablee.core.rng import seed_commitment

_HEX: Final = re.compile("[0-9a-f]{64}")


class Share(NamedTuple):
    """The number of the browser at a seat: `nonce`, bound by `commitment`; None if the browser never revealed it."""

    seat: int
    commitment: str
    nonce: str | None


class Deal(NamedTuple):
    """The parts of a seed: the server's `secret`, and the shares in the order in which they are mixed."""

    secret: str
    shares: list[Share]

    def json(self) -> dict[str, Any]:
        """Return the deal as the header of a record holds it."""
        return {"secret": self.secret, "shares": [share._asdict() for share in self.shares]}


def is_hex(value: object) -> bool:
    """True if `value` is 32 bytes in lower-case hex."""
    return isinstance(value, str) and _HEX.fullmatch(value) is not None


def mixed_seed(secret: str, nonces: Iterable[str]) -> str:
    """Return, in hex, the SHA-256 of the secret's 32 bytes followed by those of each nonce.

    >>> mixed_seed("00" * 32, ["11" * 32])
    '8878b15a7d6a3a4f464e8f9f42591dbc0cf4bedea0ec309003d2b2ee53655ef8'
    """
    return hashlib.sha256(b"".join(bytes.fromhex(part) for part in (secret, *nonces))).hexdigest()


def read_deal(value: object) -> Deal | None:
    """Return the deal in a header, None if it has none. Raises `RecordError` `record.header` (key `deal`)."""
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
    """Raise `RecordError` unless `deal` makes `seed`.

    The code is `record.nonce` (seat) if a revealed nonce does not match its commitment, else `record.deal`.
    """
    shown: list[str] = []
    for share in deal.shares:
        if share.nonce is not None:
            if seed_commitment(share.nonce) != share.commitment:
                raise RecordError("record.nonce", {"line": 1, "seat": share.seat})
            shown.append(share.nonce)
    if mixed_seed(deal.secret, shown) != seed:
        raise RecordError("record.deal", {"line": 1})
