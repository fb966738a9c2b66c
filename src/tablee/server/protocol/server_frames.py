"""Every message from the server to pages over a socket."""

from typing import TypeAlias

import msgspec

from tablee.core.record import Actor
from tablee.server.protocol.base import Answer, GameEvent, JsonObject, Problem, Report, View
from tablee.server.protocol.client_frames import OfferKind
from tablee.server.protocol.tables import Ahead, Outcome, ProposalInfo, TableInfo


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
