"""What clients recorded at one table, and what its log says afterwards, as plain data.

Times are seconds of one clock, that of the machine on which all clients run.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class State(NamedTuple):
    """A state of a match. A later state is greater, because a step back counts `undone` up."""

    undone: int
    ply: int


class Sent(NamedTuple):
    """A message that a client sent; the same message may be sent again."""

    at: float
    id: str
    do: str
    seat: int
    move: str | None = None


class Answered(NamedTuple):
    """The answer to a message: acknowledged as `ply`, or refused with `code`."""

    at: float
    id: str
    ply: int | None = None
    code: str | None = None


class Stood(NamedTuple):
    """The state of the match as a server sent it, with the frame that sent it: `welcome`, `step` or `undone`."""

    at: float
    frame: str
    state: State
    over: bool = False


class Shown(NamedTuple):
    """One ply as a client received it; `move` is None if the frame hid it."""

    at: float
    state: State
    seat: int | None
    move: str | None


class Saw(NamedTuple):
    """The first time that a client received the code of this card, with the state of the match in that frame."""

    at: float
    state: State
    card: str


class Happened(NamedTuple):
    """An event at a table as a client received it; `n` counts up."""

    at: float
    n: int
    kind: str
    seat: int | None


@dataclass
class Client:
    """Everything that one client recorded at one table; `look`: its seat, None for a spectator.

    `frames`: the states and plies that it received, in order.
    """

    name: str
    look: int | None
    sent: list[Sent] = field(default_factory=list)
    answered: list[Answered] = field(default_factory=list)
    frames: list[Stood | Shown] = field(default_factory=list)
    saw: list[Saw] = field(default_factory=list)
    happened: list[Happened] = field(default_factory=list)


class Move(NamedTuple):
    """A move in the log; `message`: the sender's id for it, None for a bot's."""

    ply: int
    seat: int
    move: str
    message: str | None = None


class Undone(NamedTuple):
    """A move that was taken back by the message `by`; the log numbers them from 1."""

    n: int
    move: Move
    by: str


class Event(NamedTuple):
    """An event at the table in the log."""

    n: int
    ply: int
    kind: str
    seat: int | None


@dataclass
class Log:
    """What the database says about one match.

    - `resigned`: the seats whose resignation is stored, once for each.
    - `may_know`: for each viewpoint, the first state in which it may know each card.
    """

    moves: list[Move]
    undone: list[Undone] = field(default_factory=list)
    resigned: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    over: bool = True
    may_know: Mapping[int | None, Mapping[str, State]] = field(default_factory=dict)


class Match(NamedTuple):
    """One match: its log, and everything that clients recorded."""

    table: str
    log: Log
    clients: list[Client]


class Finding(NamedTuple):
    """One thing that must not happen: its kind, the table, and a sentence."""

    kind: str
    table: str
    words: str
