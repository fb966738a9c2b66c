"""Interrupts the store: a statement or a commit raises instead of being carried out."""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.store.database import Database
from tablee.store.prepared import Prepared

T = TypeVar("T")


class HeldUpError(Exception):
    """The error of an interrupted statement."""


class Interruption:
    """Lets the first `allowed` statements and commits through (None: all), and makes every later one raise.

    Every later one, because an operation that retries must not succeed. Single statements do not count: they only
    read, before or after a transaction.
    """

    def __init__(self) -> None:
        self.allowed: int | None = None
        self.passed: list[str] = []

    def before(self, what: str) -> None:
        """Raise, or count the coming statement."""
        if self.allowed is None:
            return
        if len(self.passed) >= self.allowed:
            raise HeldUpError(what)
        self.passed.append(what)

    @contextmanager
    def after(self, allowed: int) -> Iterator[None]:
        """Interrupt the block after so many statements and commits."""
        self.allowed, self.passed = allowed, []
        try:
            yield
        finally:
            self.allowed = None


@contextmanager
def interrupting(database: Database) -> Iterator[Interruption]:
    """Hook into every way in which the store reaches its database."""
    interruption = Interruption()

    def statement(_connection: Connection, _cursor: Any, text: str, *_: Any) -> None:
        interruption.before(text)

    def commit(_connection: Connection) -> None:
        interruption.before("COMMIT")

    hooks: list[tuple[str, Callable[..., None]]] = [("before_cursor_execute", statement), ("commit", commit)]
    for name, hook in hooks:
        event.listen(Engine, name, hook)
    try:
        with pytest.MonkeyPatch.context() as patch:
            _hook_direct_statements(patch, interruption, database)
            _let_reads_through(patch, interruption, database)
            yield interruption
    finally:
        for name, hook in hooks:
            event.remove(Engine, name, hook)


def _hook_direct_statements(
    patch: pytest.MonkeyPatch, interruption: Interruption, database: Database
) -> None:
    """Hook into statements and commits that bypass SQLAlchemy on their way to SQLite's driver."""
    carry_out, at_once = Prepared._carry_out, database.at_once

    def counted(prepared: Prepared, connection: Connection, values: Mapping[str, Any]) -> Any:
        interruption.before(prepared._text)
        return carry_out(prepared, connection, values)

    async def committed(work: Callable[[Connection], T], **given: bool) -> T:
        def then_commit(connection: Connection) -> T:
            done = work(connection)
            interruption.before("COMMIT")
            return done

        return await at_once(then_commit, **given)

    patch.setattr(Prepared, "_carry_out", counted)
    patch.setattr(database, "at_once", committed)


def _let_reads_through(patch: pytest.MonkeyPatch, interruption: Interruption, database: Database) -> None:
    read, look = database.read, database.look

    @asynccontextmanager
    async def unhindered(**given: bool) -> AsyncIterator[AsyncConnection]:
        allowed, interruption.allowed = interruption.allowed, None
        try:
            async with read(**given) as connection:
                yield connection
        finally:
            interruption.allowed = allowed

    async def looked(work: Callable[[Connection], T]) -> T:
        allowed, interruption.allowed = interruption.allowed, None
        try:
            return await look(work)
        finally:
            interruption.allowed = allowed

    patch.setattr(database, "read", unhindered)
    patch.setattr(database, "look", looked)
