"""What the operator has set at the command line, for all processes: announcement, bans, drains, and pauses."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import bindparam, func, literal, select, update

from tablee.core.errors import TableeError
from tablee.store.insertion import insert_into
from tablee.store.repository import Repository
from tablee.store.schema import orders

T = TypeVar("T")
ANNOUNCEMENT: Final = "announcement"
BANS: Final = "bans"
DRAINS: Final = "drains"
PAUSES: Final = "pauses"

MOST_BANS: Final = 1000
"""The number of bans: each process compares new addresses with all of them."""

MOST_DRAINS: Final = 64
"""The number of drains that are kept, the newest: those of processes that have ended since are of no use."""

CHANGED: Final = select(literal(1)).where(
    select(func.coalesce(func.sum(orders.c.n), 0)).scalar_subquery() != bindparam("orders_seen")
)
"""Finds a row if anything was set or taken back since `orders_seen`, an `Orders.revision`."""


class Announcement(msgspec.Struct, frozen=True):
    """A message of the operator to everybody. `until` None: it holds until it is taken back."""

    text: str
    at: int
    until: int | None


class Ban(msgspec.Struct, frozen=True):
    """A banned network, as `ipaddress` writes it; `players`: people with a seat are shut out too."""

    network: str
    at: int
    players: bool


class Drain(msgspec.Struct, frozen=True):
    """The wish that a process takes no new tables. `node`: its machine and port; None: every process."""

    node: str | None
    at: int


class Pause(msgspec.Struct, frozen=True):
    """The wish that a program of this name plays no matches for the ladder."""

    program: str
    at: int


class TooManyBansError(TableeError):
    """No more bans fit: `ban.limit` (most)."""


class Orders(NamedTuple):
    """Everything that is set. `revision` grows with each change."""

    revision: int
    announcement: Announcement | None
    bans: tuple[Ban, ...] = ()
    drains: tuple[Drain, ...] = ()
    pauses: tuple[Pause, ...] = ()


class OperatorOrders(Repository):
    """What the operator has set."""

    async def read(self) -> Orders:
        """Return everything that is set. Raise `DatabaseAwayError`."""
        rows = await self._rows(select(orders))
        content = {row.kind: row.content for row in rows}
        return Orders(
            sum(row.n for row in rows),
            _converted(content.get(ANNOUNCEMENT), Announcement | None),
            tuple(_bans(content.get(BANS))),
            tuple(_drains(content.get(DRAINS))),
            tuple(_pauses(content.get(PAUSES))),
        )

    async def announce(self, announcement: Announcement) -> None:
        """Set the announcement, in the place of an earlier one."""
        await self._set(ANNOUNCEMENT, lambda _: msgspec.to_builtins(announcement))

    async def take_back(self, now: int) -> bool:
        """Take the announcement back; False if there is none."""
        before = await self._set(ANNOUNCEMENT, lambda _: None)
        announcement: Announcement | None = _converted(before, Announcement | None)
        return announcement is not None and (announcement.until is None or announcement.until > now)

    async def ban(self, ban: Ban) -> None:
        """Ban a network, in the place of an earlier ban of it. Raise `TooManyBansError`."""

        def banned(content: Any) -> Any:
            others = [one for one in _bans(content) if one.network != ban.network]
            if len(others) >= MOST_BANS:
                raise TooManyBansError("ban.limit", {"most": MOST_BANS})
            return msgspec.to_builtins([*others, ban])

        await self._set(BANS, banned)

    async def lift(self, network: str) -> bool:
        """Lift the ban of this network; False if there is none."""

        def lifted(content: Any) -> Any:
            return msgspec.to_builtins([one for one in _bans(content) if one.network != network])

        before = await self._set(BANS, lifted)
        return any(one.network == network for one in _bans(before))

    async def drain(self, drain: Drain) -> None:
        """Have a process drain, or all of them."""

        def drained(content: Any) -> Any:
            others = [one for one in _drains(content) if one.node != drain.node]
            return msgspec.to_builtins([*others, drain][-MOST_DRAINS:])

        await self._set(DRAINS, drained)

    async def end_drains(self, node: str | None) -> bool:
        """End the drain of this process (None: every drain); False if there is none."""

        def ended(content: Any) -> Any:
            return msgspec.to_builtins([one for one in _drains(content) if node not in (None, one.node)])

        before = _drains(await self._set(DRAINS, ended))
        return any(node in (None, one.node) for one in before)

    async def pause(self, pause: Pause) -> None:
        """Have a program play no matches for the ladder; doing so twice is harmless."""

        def paused(content: Any) -> Any:
            others = [one for one in _pauses(content) if one.program != pause.program]
            return msgspec.to_builtins([*others, pause])

        await self._set(PAUSES, paused)

    async def resume(self, program: str) -> bool:
        """Let this program play for the ladder again; False if it was not paused."""

        def resumed(content: Any) -> Any:
            return msgspec.to_builtins([one for one in _pauses(content) if one.program != program])

        before = _pauses(await self._set(PAUSES, resumed))
        return any(one.program == program for one in before)

    async def _set(self, kind: str, change: Callable[[Any], Any]) -> Any:
        """Set the content of this kind to what `change` makes of it (None: nothing yet); return what it was."""
        first = insert_into(orders, self._database.dialect.name).values(kind=kind, n=0, content=None)
        async with self._database.write() as connection:
            await connection.execute(first.on_conflict_do_nothing())
            # The lock makes another command wait, so that it changes what this one has set.
            here = orders.c.kind == kind
            before = (await connection.execute(select(orders).where(here).with_for_update())).one()
            values = {"n": before.n + 1, "content": change(before.content)}
            await connection.execute(update(orders).where(here).values(values))
        return before.content


def _bans(content: Any) -> list[Ban]:
    return msgspec.convert(content or [], list[Ban])


def _drains(content: Any) -> list[Drain]:
    return msgspec.convert(content or [], list[Drain])


def _pauses(content: Any) -> list[Pause]:
    return msgspec.convert(content or [], list[Pause])


def _converted(content: Any, to: Any) -> Any:
    return None if content is None else msgspec.convert(content, to)
