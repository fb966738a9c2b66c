"""Every message over the socket of a table, as msgspec structs (docs/protocol.md says what they mean).

What a client sends has defaults for what may be left out and forbids keys that it does not know; what the server
sends always has every key. Times are milliseconds since 1970, durations milliseconds.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from tablee.core.record import Actor
from tablee.server.protocol.messages import (
    Ahead,
    Answer,
    Bytes32,
    GameEvent,
    JsonObject,
    LastPly,
    MessageId,
    MoveText,
    OfferKind,
    Outcome,
    Ply,
    Preset,
    Problem,
    ProposalInfo,
    ProposalKind,
    Report,
    SeatNumber,
    TableId,
    TableInfo,
    View,
)

TALK_CODE_POINTS = 1120
"""What the longest thing said, 280 characters as people count them, may be made of."""

# --- the socket: from the client --------------------------------------------------------------------------------------


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
    """Offers or agrees to another match; `none` withdraws or refuses. `commitment`: as in `OpenTable`."""

    id: MessageId
    kind: OfferKind
    commitment: Bytes32 | None = None


class Propose(ClientFrame, tag="propose"):
    """Proposes a change to all who play while the match runs; what `params` are depends on the kind."""

    id: MessageId
    kind: ProposalKind
    params: JsonObject = {}


class AnswerProposal(ClientFrame, tag="answer"):
    """Agrees to proposal `n` of this kind, or refuses or withdraws it."""

    id: MessageId
    kind: ProposalKind
    n: Ply
    agree: bool


class Say(ClientFrame, tag="say"):
    """Table talk: either a preset phrase or text."""

    id: MessageId
    preset: Preset | None = None
    text: Annotated[str, Meta(max_length=TALK_CODE_POINTS)] | None = None


class Look(ClientFrame, tag="look"):
    """Whose eyes this connection uses from now on, among its own seats."""

    seat: SeatNumber | None


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


# --- the socket: from the server --------------------------------------------------------------------------------------


class Step(Answer):
    """One ply as this viewer may know it: ply 0 is the deal, ply n the position after n moves.

    `move` is null while it could tell more than its events do; `standing`: what each seat would score if it ended here,
    `score_breakdown`: how that came about, as far as the viewer can tell. `by`: who decided on the move, null where
    that is not known; `helped`: they had been shown a hint for it.
    """

    ply: int
    seat: int | None
    move: str | None
    events: list[GameEvent]
    view: View
    standing: list[int] | None
    score_breakdown: list[JsonObject] | None
    at: int
    by: Actor | None
    helped: bool


class Now(Answer):
    """What is to be done; `legal` only for a seat that this connection plays and looks through.

    `undone`: how many steps were taken back so far; `undo`: whether this guest may take back the last one. `ahead`:
    moves that may be said ahead for the seat looked through.
    """

    ply: int
    turn: int | None
    legal: list[str] | None
    more: bool
    over: Outcome | None
    seed: str | None
    undone: int
    undo: bool
    ahead: list[str]


class Talk(Answer):
    """Something said at the table; `n` counts up. `own`: by whoever is told."""

    n: int
    seat: int | None
    name: str
    preset: str | None
    text: str | None
    at: int
    own: bool


class Happened(Answer):
    """Something that happened at the table besides moves, giving up and talk; `n` counts up.

    `ply`: the last that was made before. `seat`: whom it is about; null: the table as a whole. docs/protocol.md has
    the kinds and what their `params` are.
    """

    n: int
    ply: int
    kind: str
    seat: int | None
    params: JsonObject
    at: int


class ServerFrame(msgspec.Struct, tag_field="say"):
    """What the server says over the socket."""


class StepBack(Answer):
    """Seat `seat` took its last step back, so that ply `ply` was the last one again."""

    seat: int
    ply: int


class Welcome(ServerFrame, tag="welcome"):
    """Everything since the client's `last`, and every step ever taken back; `now` is null while the table waits.

    `plies` begins with `last` itself where it is told differently now that it is no longer the last. `talk` is what was
    said before to those who sit here, else what the guest said themselves; `untold`: lines that are not to be shown any
    more. `ahead`: what was said ahead for the seat looked through, null: nothing.
    """

    table: TableInfo
    look: int | None
    plies: list[Step]
    taken_back: list[StepBack]
    now: Now | None
    talk: list[Talk]
    untold: list[int]
    offer: "Offered"
    happened: list[Happened]
    ahead: Ahead | None
    proposals: list[ProposalInfo]


class StepMade(ServerFrame, tag="step"):
    """A move was made, and committed before this was sent.

    `before`: the step before as it is told from now on, where that is less than was told; null where nothing changes.
    """

    step: Step
    before: Step | None
    now: Now


class Undone(ServerFrame, tag="undone"):
    """Seat `seat` took back its last step: `step` is the last one again, and those after it are gone."""

    seat: int
    step: Step
    now: Now


class Ack(ServerFrame, tag="ack"):
    """What was sent with this id is committed; for a move, as ply `ply`."""

    id: str
    ply: int


class Refused(ServerFrame, tag="error"):
    """Nothing changed, except after `database.in_doubt`: then it is not known."""

    id: str | None
    code: str
    params: JsonObject


class TableChanged(ServerFrame, tag="table"):
    """Seats, presence, state or the next table changed."""

    table: TableInfo


class Talked(ServerFrame, tag="talk"):
    """Somebody spoke."""

    talk: Talk


class Untold(ServerFrame, tag="untold"):
    """A moderator took these lines of talk away: they are not to be shown any more."""

    lines: list[int]


class Told(ServerFrame, tag="happened"):
    """Something happened at the table."""

    event: Happened


class Offered(ServerFrame, tag="offer"):
    """Who wants another match."""

    kind: OfferKind
    by: list[int]


class Proposed(ServerFrame, tag="proposals"):
    """Everything that is proposed at the table just now."""

    proposals: list[ProposalInfo]


class Looking(ServerFrame, tag="look"):
    """The connection looks through this seat now: the last position as it may be seen from there."""

    look: int | None
    step: Step
    now: Now


class Examined(ServerFrame, tag="examined"):
    """What the rules say: `legal`, if not `code` and `params`, and what else the game has to say (`Game.examine`)."""

    id: str
    ply: int
    report: Report


class Advice(ServerFrame, tag="advice"):
    """The move that the strongest bot would make knowing what that seat knows, and why, if it has a reason to give."""

    id: str
    ply: int
    move: str
    reason: Problem | None


class OwnTables(ServerFrame, tag="tables"):
    """The guest's tables that go on, newest first, as `watch` is answered; each that changes comes as `table` then."""

    tables: list[TableInfo]


class AwaitingTold(ServerFrame, tag="awaiting"):
    """The tables where it is the guest's turn, who waits longest first: all of them, whenever they change."""

    tables: list[str]


class Pong(ServerFrame, tag="pong"):
    """Answer to a ping."""


ServerMessage: TypeAlias = (
    Welcome
    | StepMade
    | Undone
    | Ack
    | Refused
    | TableChanged
    | Talked
    | Untold
    | Told
    | Offered
    | Proposed
    | Looking
    | Examined
    | Advice
    | OwnTables
    | AwaitingTold
    | Pong
)
