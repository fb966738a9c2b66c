"""Guests, and the proofs of who they are."""

from typing import Final

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A person without an account."""

    id: str
    name: str
    face: str | None = None
    """The animal and the colour that they chose, separated by a space; None: neither."""


class Agent(msgspec.Struct, frozen=True):
    """The browser and its system, as far as it reports them (`Firefox`, `Android`)."""

    browser: str | None = None
    system: str | None = None


UNKNOWN: Final = Agent()


class Device(msgspec.Struct, frozen=True):
    """A browser of a guest: the hash of its token, its creation, its last use (exact to a day), and its kind."""

    guest: Guest
    hash: str
    used: int
    created: int = 0
    agent: Agent = UNKNOWN


class Passkey(msgspec.Struct, frozen=True):
    """A passkey of a guest.

    `id` and the public `key` are base64url. It is valid only at `site` (the host of the origin where it was made), and
    `agent` made it. `used`: the last sign-in with it. `count`: the number of signatures that its device reports.
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
    """The recovery words of a guest; only the first two in plain text, the others as a hash."""

    guest: str
    hash: str
    created: int


class OwnAgent(msgspec.Struct, frozen=True):
    """An agent of a guest: the hash of its token, its name, and the time at which it was made."""

    hash: str
    name: str
    created: int


class AgentToken(msgspec.Struct, frozen=True):
    """An agent on another machine that has a token: its name, and the time from which on it has."""

    name: str
    since: int
