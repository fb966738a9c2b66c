"""Guests, and what shows that somebody is one."""

from typing import Final

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account."""

    id: str
    name: str
    face: str | None = None
    """The animal and the colour that they chose, with a space between; None: neither."""


class Agent(msgspec.Struct, frozen=True):
    """Which browser this is, and on which system, as far as it said (`Firefox`, `Android`)."""

    browser: str | None = None
    system: str | None = None


UNKNOWN: Final = Agent()


class Device(msgspec.Struct, frozen=True):
    """A browser of a guest: the hash of its token, when it was made and last used, exact to a day, and what it is."""

    guest: Guest
    hash: str
    used: int
    created: int = 0
    agent: Agent = UNKNOWN


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a guest.

    `id` and the public `key` are base64url. It is good at `site` alone (the host of the origin it was made at), and was
    made by `agent`; `used`: when somebody last came back by it. `count`: how often its device says it has signed.
    """

    id: str
    guest: str
    site: str
    key: str
    count: int
    created: int
    used: int | None
    agent: Agent


class Recovery(msgspec.Struct, frozen=True):
    """The recovery words of a guest; only the first two in the clear, the others as a hash."""

    guest: str
    hash: str
    created: int
