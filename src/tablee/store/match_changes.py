"""Changes of a match's row within the caller's transaction: its revision, its epoch, its beginning."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, exists, func, select, update

from tablee.store.changed_matches import note_changed
from tablee.store.folding import name_values
from tablee.store.nonces import SHOWING_MS
from tablee.store.outbox import enqueue
from tablee.store.prepared import Statement
from tablee.store.schema import guests, matches, nonces, proposals, seats


def touch(connection: Connection, match: str, now: int) -> None:
    """Note that something about this match changed other than a move."""
    _TOUCH.on(connection).run(connection, {"of_match": match, "now": now})
    note_changed(connection, [match])


def begin_epoch(connection: Connection, match: str) -> None:
    """Begin a new epoch, so that moves computed before are refused: players change, or the match pauses or resumes."""
    here = update(matches).where(matches.c.id == match)
    connection.execute(here.values(epoch=matches.c.epoch + 1))


def revise(connection: Connection, these: ColumnElement[bool]) -> None:
    """Have every process read these matches again, without counting this as a change of the match.

    Their rows are locked in a fixed order, so that two such changes at once do not deadlock.
    """
    locked = connection.execute(select(matches.c.id).where(these).order_by(matches.c.id).with_for_update())
    note_changed(connection, locked.scalars())
    connection.execute(update(matches).where(these).values(revision=matches.c.revision + 1))


def set_name(connection: Connection, guest: str, name: str) -> None:
    """Set this guest's name within the caller's transaction; their other tables are not revised."""
    connection.execute(update(guests).where(guests.c.id == guest).values(name_values(name)))


def revise_tables_of(connection: Connection, *of: str) -> None:
    """Revise the matches where these guests sit, propose something, or are host: they are shown differently."""
    sits = select(seats.c.match).where(seats.c.guest.in_(of))
    proposes = select(proposals.c.match).where(proposals.c.guest.in_(of))
    there = matches.c.id.in_(sits) | matches.c.id.in_(proposes)
    revise(connection, there | matches.c.host.in_(of))


def touch_waiting(connection: Connection, match: str, now: int, revision: int | None = None) -> bool:
    """Touch a match that waits. Return False, and change nothing, if it does not, or is no longer at `revision`."""
    return _touch_in(connection, match, "waiting", now, revision)


def touch_running(connection: Connection, match: str, now: int) -> bool:
    """Touch a match that runs. Return False, and change nothing, if it does not."""
    return _touch_in(connection, match, "running", now)


def _touch_in(connection: Connection, match: str, state: str, now: int, revision: int | None = None) -> bool:
    values = {"of_match": match, "in_state": state, "now": now}
    if revision is None:
        touched = _TOUCH_IN.on(connection).run(connection, values)
    else:
        touched = _TOUCH_AT.on(connection).run(connection, {**values, "at_revision": revision})
    if touched:
        note_changed(connection, [match])
    return touched > 0


def notify_begun(connection: Connection, match: str, at: int, turn: int | None, ply: int = 0) -> None:
    """Notify all players that the match has begun, and the player to act that it is their turn."""
    enqueue(connection, "begun", match, at, but_seat=turn)
    if turn is not None:
        enqueue(connection, "turn", match, at, ply=ply, seat=turn)


def begin_where_complete(
    connection: Connection, match: str, now: int, turn: int | None, countdown: int
) -> bool:
    """Begin a waiting match without a free seat, with `turn` to act, within the caller's transaction.

    If two or more guests play, a countdown of so many milliseconds comes first. Without a countdown, but with browsers
    that are bound to a nonce, the match waits for the time that they have to show it. Returns False, and changes
    nothing, if a seat is free.
    """
    (who,) = _WHO.on(connection).rows(connection, {"of_match": match})
    if who.free:
        return False
    wait = countdown if who.guests > 1 else 0
    if not wait and who.bound:
        wait = SHOWING_MS
    if wait:
        _START_AT.on(connection).run(connection, {"of_match": match, "begins": now + wait})
    else:
        _START.on(connection).run(connection, {"of_match": match, "to_act": turn, "now": now})
        notify_begun(connection, match, now, turn)
    return True


def _who() -> Select[Any]:
    """Return the query for what a start depends on: a free seat, the number of guests, and bound browsers.

    People who share a device are one guest.
    """
    here = seats.c.match == bindparam("of_match", type_=seats.c.match.type)
    bound = and_(here, nonces.c.match == seats.c.match, nonces.c.guest == seats.c.guest)
    return select(
        exists().where(here, seats.c.kind == "free").label("free"),
        select(func.count(seats.c.guest.distinct())).where(here).scalar_subquery().label("guests"),
        exists().where(bound).label("bound"),
    )


_ONE: Final = matches.c.id == bindparam("of_match")
_REVISED: Final = {"revision": matches.c.revision + 1, "changed": bindparam("now")}
_IN_STATE: Final = and_(_ONE, matches.c.state == bindparam("in_state"))
_TOUCH: Final = Statement(update(matches).where(_ONE).values(_REVISED))
_TOUCH_IN: Final = Statement(update(matches).where(_IN_STATE).values(_REVISED))
_TOUCH_AT: Final = Statement(
    update(matches).where(_IN_STATE, matches.c.revision == bindparam("at_revision")).values(_REVISED)
)
_WHO: Final = Statement(_who())
_WAITING: Final = update(matches).where(_ONE, matches.c.state == "waiting")
_START_AT: Final = Statement(_WAITING.values(starts=bindparam("begins")))
_START: Final = Statement(_WAITING.values(state="running", turn=bindparam("to_act"), begun=bindparam("now")))
