"""Every message from pages to the server over a socket."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tablee.server.protocol.base import Bytes32, JsonObject, MoveText, Ply, SeatNumber

Preset: TypeAlias = Literal[
    "hello",
    "good_luck",
    "good_move",
    "oops",
    "one_moment",
    "your_turn",
    "thanks",
    "sorry",
    "well_played",
    "again",
    "bye",
    "react_smile",
    "react_laugh",
    "react_wow",
    "react_sad",
    "react_heart",
    "react_thumb",
]
Missing: TypeAlias = Literal["wait", "bot", "free"]
OfferKind: TypeAlias = Literal["rematch", "revenge", "none"]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[ -~]+$")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
ProposalKindName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z_]+$")]
LastPly: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000)]

TALK_CODE_POINTS = 3360
"""The code points of the longest message: 280 visible characters of 12 each (`text.CODE_POINTS_EACH`)."""


class ClientFrame(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What a client asks for over the socket."""


class Hello(ClientFrame, tag="hello"):
    """First message; `last` is the last ply the client has, -1 for none.

    Without `look` the connection looks through the guest's own seat (the one to act, if they play several); with null
    through nobody's. `undone` as in the client's `Now`: if a step was taken back since, everything comes again.
    `awaiting`: to be told besides at which tables it is the guest's turn.
    """

    table: TableId
    last: LastPly = -1
    undone: Ply = 0
    look: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    awaiting: bool = False


class Watch(ClientFrame, tag="watch"):
    """First message of a page that shows no table: what happens at the guest's tables, and where it is their turn."""


class Move(ClientFrame, tag="move"):
    """A move; `ply` is how many were made before it, `undone` how many steps were taken back before."""

    id: MessageId
    ply: Ply
    seat: SeatNumber
    move: MoveText
    undone: Ply = 0


class Undo(ClientFrame, tag="undo"):
    """Takes back the seat's own last step, of ply `ply`; `undone` as in `Move`."""

    id: MessageId
    ply: Ply
    seat: SeatNumber
    undone: Ply = 0


class Examine(ClientFrame, tag="examine"):
    """What do the rules say of this move, which is still being built? Nobody else hears of it."""

    id: MessageId
    ply: Ply
    seat: SeatNumber
    draft: MoveText


class Advise(ClientFrame, tag="advise"):
    """Which move is a good one? Asked for a seat that is to act, by whoever looks through it."""

    id: MessageId
    ply: Ply
    seat: SeatNumber


class Resign(ClientFrame, tag="resign"):
    """Gives up for a seat."""

    id: MessageId
    seat: SeatNumber


class Commit(ClientFrame, tag="commit"):
    """Binds this browser for the deal of a match that waits: the SHA-256 of the 32 bytes it will show."""

    id: MessageId
    commitment: Bytes32


class Reveal(ClientFrame, tag="reveal"):
    """Shows what this browser is bound to, once the table says when it starts."""

    id: MessageId
    nonce: Bytes32


class Offer(ClientFrame, tag="offer"):
    """Offers or agrees to another match; `none` withdraws or refuses.

    `missing`: what becomes of the seats of people who are away and have not agreed: they are waited for, bots sit
    there, or the seats stay free for whoever comes. `commitment`: as in `OpenTable`.
    """

    id: MessageId
    kind: OfferKind
    missing: Missing = "wait"
    commitment: Bytes32 | None = None


class Propose(ClientFrame, tag="propose"):
    """Proposes a change to all who play while the match runs; what `params` are depends on the kind."""

    id: MessageId
    kind: ProposalKindName
    params: JsonObject = {}


class AnswerProposal(ClientFrame, tag="answer"):
    """Agrees to proposal `n` of this kind, or refuses or withdraws it."""

    id: MessageId
    kind: ProposalKindName
    n: Ply
    agree: bool


class Say(ClientFrame, tag="say"):
    """Table talk: either a preset phrase or text."""

    id: MessageId
    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=TALK_CODE_POINTS)] | None = None


class Look(ClientFrame, tag="look"):
    """Whose eyes this connection uses from now on, among its own seats; acknowledged where it has an id."""

    seat: SeatNumber | None
    id: MessageId | None = None


class Ping(ClientFrame, tag="ping"):
    """Sign of life. `hidden`: the page lies behind others; whoever sees no page of theirs is told by other ways."""

    hidden: bool = False


ClientMessage: TypeAlias = (
    Hello
    | Watch
    | Move
    | Undo
    | Examine
    | Advise
    | Resign
    | Commit
    | Reveal
    | Offer
    | Propose
    | AnswerProposal
    | Say
    | Look
    | Ping
)
