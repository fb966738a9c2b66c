"""Times of notices of turns and of actions since, for each seat: they decide if another notice is useful."""

from typing import NamedTuple

from sqlalchemy import Integer, String, bindparam, func, or_, select

from tablee.store.repository import Repository
from tablee.store.schema import moves, outbox, table_events


class Attendance(NamedTuple):
    """The recent past of one seat of a match; times in milliseconds since 1970, 0: never.

    `notified`: the last notice of a turn that was sent over a channel; `moved`: the last move of a person at the seat;
    `events`: for each kind of event (`TableEvent.kind`) the last time, about the seat or the whole table.
    """

    notified: int
    moved: int
    events: dict[str, int]

    def last(self, *kinds: str) -> int:
        """Return the time of the last of these events; 0 if there was none."""
        return max((self.events.get(kind, 0) for kind in kinds), default=0)


_MATCH = bindparam("match", type_=String)
_SEAT = bindparam("seat", type_=Integer)
_TIMES = select(
    select(func.max(outbox.c.at))
    .where(
        outbox.c.match == _MATCH,
        outbox.c.channel == bindparam("channel", type_=String),
        outbox.c.kind == "turn",
        outbox.c.state == "sent",
    )
    .scalar_subquery()
    .label("notified"),
    select(func.max(moves.c.at))
    .where(moves.c.match == _MATCH, moves.c.seat == _SEAT, moves.c.message.is_not(None))
    .scalar_subquery()
    .label("moved"),
)
_EVENTS = (
    select(table_events.c.kind, func.max(table_events.c.at).label("at"))
    .where(table_events.c.match == _MATCH, or_(table_events.c.seat == _SEAT, table_events.c.seat.is_(None)))
    .group_by(table_events.c.kind)
)


class Attendances(Repository):
    """The attendance of all guests who are notified of their turns."""

    async def find(self, match: str, seat: int, channel: str) -> Attendance:
        """Return the attendance at this seat, for notices over this channel."""
        values = {"match": match, "seat": seat, "channel": channel}
        async with self._database.read() as connection:
            times = (await connection.execute(_TIMES, values)).one()
            events = (await connection.execute(_EVENTS, {"match": match, "seat": seat})).all()
        return Attendance(times.notified or 0, times.moved or 0, {row.kind: row.at for row in events})
