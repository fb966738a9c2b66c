"""Every message from the server to pages over a socket."""

from typing import TypeAlias

import msgspec

from tablee.core.record import Actor
from tablee.server.protocol.base import Answer, GameEvent, JsonObject, Problem, Report, View
from tablee.server.protocol.client_frames import OfferKind
from tablee.server.protocol.tables import Ahead, Outcome, ProposalInfo, TableInfo


class Step(Answer):
    """One ply as this viewer may know it: ply 0 is the deal, ply n the position after n moves.

    - `move`: null while it could reveal more than its events do.
    - `standing`: what each seat would score if the match ended here; `score_breakdown`: its parts, as far as the
      viewer knows them.
    - `by`: the actor who decided on the move, null if unknown; `helped`: they had seen a hint for it.
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
    """What can be done now; `legal` only for a seat that this connection plays and has as viewpoint.

    `undone`: the number of steps taken back so far; `undo`: true if this guest may take back their last one, with
    the replies of bots since then. `ahead`: moves that may be made ahead for the seat of the viewpoint.
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
    """A line of talk at the table; `n` counts up. `own`: the reader is the author."""

    n: int
    seat: int | None
    name: str
    preset: str | None
    text: str | None
    at: int
    own: bool


class EarlierTalk(Talk):
    """A line of talk at the table `table`, which this table follows in its series; `n` counts the lines there.

    `seat`: the seat that its author has here, null if none.
    """

    table: str


class Happened(Answer):
    """An event at the table other than moves, resigning and talk; `n` counts up.

    `ply`: the last ply before it. `seat`: the seat concerned; null: the table as a whole. `happenings.KINDS` has the
    kinds and their `params`; clients ignore kinds that they do not know.
    """

    n: int
    ply: int
    kind: str
    seat: int | None
    params: JsonObject
    at: int


class ServerFrame(msgspec.Struct, tag_field="say"):
    """A message from the server over the socket."""


class StepBack(Answer):
    """Seat `seat` took its last step back, with the replies of bots to it, so that ply `ply` was the last one again."""

    seat: int
    ply: int


class Welcome(ServerFrame, tag="welcome"):
    """Everything since the client's `last`, and every step ever taken back; `now` is null while the table waits.

    - `plies`: they begin with `last` itself if it has changed by no longer being the last.
    - `talk`: the earlier lines for those who sit here, else the guest's own lines; `untold`: lines that must not be
      shown any more.
    - `earlier`: for a player, the last lines from the earlier tables of the series at which they sat too.
    - `ahead`: the move made ahead for the seat of the viewpoint; null: none.
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
    earlier: list[EarlierTalk] = []


class StepMade(ServerFrame, tag="step"):
    """A move was made, and committed before this was sent.

    `before`: the step before, if it must now be shown with less than was sent; null if it is unchanged.
    """

    step: Step
    before: Step | None
    now: Now


class Undone(ServerFrame, tag="undone"):
    """Seat `seat` took back its last step: `step` is the last one again; the replies of bots are gone too."""

    seat: int
    step: Step
    now: Now


class Ack(ServerFrame, tag="ack"):
    """The message with this id is committed; for a move, as ply `ply`."""

    id: str
    ply: int


class Refused(ServerFrame, tag="error"):
    """A message was refused, and nothing changed; only after `database.in_doubt` is that unknown."""

    id: str | None
    code: str
    params: JsonObject


class TableChanged(ServerFrame, tag="table"):
    """Seats, presence, state or the next table changed."""

    table: TableInfo


class LineSaid(ServerFrame, tag="talk"):
    """A line of talk."""

    talk: Talk


class EarlierLineSaid(ServerFrame, tag="earlier"):
    """A line of talk at an earlier table of the series, for a player who sits at both."""

    talk: EarlierTalk


class LinesRemoved(ServerFrame, tag="untold"):
    """A moderator removed these lines of talk: they must not be shown any more.

    `table`: the earlier table of the series at which they were said; null: this one.
    """

    lines: list[int]
    table: str | None = None


class EventHappened(ServerFrame, tag="happened"):
    """An event at the table."""

    event: Happened


class Offered(ServerFrame, tag="offer"):
    """The offers of another match."""

    kind: OfferKind
    by: list[int]


class Proposed(ServerFrame, tag="proposals"):
    """All open proposals at the table."""

    proposals: list[ProposalInfo]


class ViewpointChanged(ServerFrame, tag="look"):
    """The viewpoint of the connection is this seat now, with the last position as that seat may see it."""

    look: int | None
    step: Step
    now: Now


class Examined(ServerFrame, tag="examined"):
    """The rules' report: `legal`; if false, `code` and `params`; and what else the game reports (`Game.examine`)."""

    id: str
    ply: int
    report: Report


class Advice(ServerFrame, tag="advice"):
    """The move that the strongest bot would make with the knowledge of that seat, and its reason, if it has one."""

    id: str
    ply: int
    move: str
    reason: Problem | None


class OwnTables(ServerFrame, tag="tables"):
    """The answer to `watch`: the guest's tables that go on, newest first. Each later change comes as `table`."""

    tables: list[TableInfo]


class AwaitingChanged(ServerFrame, tag="awaiting"):
    """The tables where people await the guest's turn, longest wait first: all of them, whenever they change."""

    tables: list[str]


class Announced(ServerFrame, tag="announcement"):
    """The message of the operator to everybody, in any language; null: none holds any more. `at`: when it was set.

    It comes after the answer to `hello` or `watch` if one holds, and whenever it changes.
    """

    text: str | None
    at: int


class Pong(ServerFrame, tag="pong"):
    """The answer to a ping."""


ServerMessage: TypeAlias = (
    Welcome
    | StepMade
    | Undone
    | Ack
    | Refused
    | TableChanged
    | LineSaid
    | EarlierLineSaid
    | LinesRemoved
    | EventHappened
    | Offered
    | Proposed
    | ViewpointChanged
    | Examined
    | Advice
    | OwnTables
    | AwaitingChanged
    | Announced
    | Pong
)
