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
    """A message from a client over the socket."""


class Hello(ClientFrame, tag="hello"):
    """The first message; `last` is the last ply that the client has, -1 for none.

    Without `look`, the connection gets the viewpoint of the guest's own seat (of the one to act, if they play
    several); with null, that of a spectator. `undone` as in the client's `Now`: if a step was undone since,
    everything is sent again. `awaiting`: also send the tables that await the guest's turn.
    """

    table: TableId
    last: LastPly = -1
    undone: Ply = 0
    look: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    awaiting: bool = False


class Watch(ClientFrame, tag="watch"):
    """The first message of a page that shows no table: send changes of the guest's tables, and those that await their
    turn.
    """


class Move(ClientFrame, tag="move"):
    """A move; `ply` is the number of moves before it, `undone` the number of steps that were undone before."""

    id: MessageId
    ply: Ply
    seat: SeatNumber
    move: MoveText
    undone: Ply = 0


class Undo(ClientFrame, tag="undo"):
    """Takes back the seat's own last step, and the replies of bots since then; `undone` as in `Move`.

    `ply`: the last ply that the client has; replies of bots may follow it.
    """

    id: MessageId
    ply: Ply
    seat: SeatNumber
    undone: Ply = 0


class Examine(ClientFrame, tag="examine"):
    """Asks for the rules' report about a draft of a move; only this connection gets it."""

    id: MessageId
    ply: Ply
    seat: SeatNumber
    draft: MoveText


class Advise(ClientFrame, tag="advise"):
    """Asks for a good move for a seat that is to act and whose viewpoint the connection has."""

    id: MessageId
    ply: Ply
    seat: SeatNumber


class Resign(ClientFrame, tag="resign"):
    """Resigns for a seat."""

    id: MessageId
    seat: SeatNumber


class Commit(ClientFrame, tag="commit"):
    """Binds this browser for the deal of a match that waits: the SHA-256 of the 32 bytes that it will reveal."""

    id: MessageId
    commitment: Bytes32


class Reveal(ClientFrame, tag="reveal"):
    """Reveals the bytes to which this browser is bound, once the table has a time at which it starts."""

    id: MessageId
    nonce: Bytes32


class Offer(ClientFrame, tag="offer"):
    """Offers or agrees to another match; `none` withdraws or refuses.

    `missing`: what happens to seats of absent people who have not agreed: the table waits for them, bots
    take the seats, or the seats become free for others. `commitment`: as in `OpenTable`.
    """

    id: MessageId
    kind: OfferKind
    missing: Missing = "wait"
    commitment: Bytes32 | None = None


class Propose(ClientFrame, tag="propose"):
    """Proposes a change to all who play while the match runs; `params` depend on the kind.

    - `substitute` (`seat`): the proposer takes over this seat, which was given up or is a bot's.
    - `pause`: no one moves and no clock runs from then on; `resume`: the pause is over.
    - `stand_in` (`seconds`, 0 to 604800): after how long a bot plays for a player who is away, 0: never. Absence counts
      from the agreement on.
    """

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


class ChangeViewpoint(ClientFrame, tag="look"):
    """Sets the viewpoint of this connection to one of the guest's own seats; acknowledged if it has an id."""

    seat: SeatNumber | None
    id: MessageId | None = None


class Ping(ClientFrame, tag="ping"):
    """Sign of life. `hidden`: the page is in the background; guests who see no page of theirs are notified in other
    ways.
    """

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
    | ChangeViewpoint
    | Ping
)
