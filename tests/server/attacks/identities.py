"""Which browser may be which guest: a model of merges, partings and links, to be compared with the server."""

from typing import NamedTuple

from sqlalchemy import select

from tablee.store.schema import guests, merges, moderation_log, moderators, silences
from tablee.store.store import Store


class State(NamedTuple):
    """What the database says about people at one moment."""

    names: dict[str, str]
    became: dict[str, str]
    moderators: frozenset[str]
    silences: dict[str, int]
    log: list[tuple[str, str | None, str | None]]
    """Action, actor and target of every act of a moderator, oldest first."""

    def person(self, guest: str) -> str:
        """Return the guest whom this guest has become."""
        while guest in self.became:
            guest = self.became[guest]
        return guest

    def all_of(self, person: str) -> set[str]:
        """Return every guest who has become this one, and this one."""
        return {guest for guest in self.names if self.person(guest) == person}

    def silent_until(self, guest: str, now: int) -> int:
        """Return until when the present form of this guest is silenced; 0: they may speak."""
        until = self.silences.get(self.person(guest), 0)
        return until if until > now else 0


async def state(store: Store) -> State:
    """Return the present state of the database."""
    log = select(moderation_log).order_by(moderation_log.c.n)
    async with store.database.read() as connection:
        return State(
            {row.id: row.name for row in await connection.execute(select(guests))},
            {row.younger: row.older for row in await connection.execute(select(merges))},
            frozenset(row.guest for row in await connection.execute(select(moderators))),
            {row.guest: row.until for row in await connection.execute(select(silences))},
            [(row.action, row.actor, row.target) for row in await connection.execute(log)],
        )


class Entitled:
    """Which browsers may be which guest, by the order of events."""

    def __init__(self) -> None:
        self._since: dict[str, dict[int, int]] = {}
        self._merged: dict[str, int] = {}
        self._left: dict[int, tuple[str, int]] = {}
        self._steps = 0

    def let(self, browser: int, guest: str) -> None:
        """Note that this browser made this guest, was shown their link, or went back to them."""
        self._steps += 1
        self._since.setdefault(guest, {})[browser] = self._steps

    def leaves(self, browser: int, guest: str) -> None:
        """Note that this browser becomes another guest, and gets a way back to this one."""
        self._steps += 1
        self._left[browser] = guest, self._steps

    def goes_back(self, browser: int) -> str:
        """Use up the way back of this browser; return the guest to whom it leads. Raise `KeyError` if it has none."""
        return self._left.pop(browser)[0]

    def merged(self, younger: str) -> None:
        self._steps += 1
        self._merged[younger] = self._steps

    def since(self, younger: str) -> int:
        """Return when this guest became another one."""
        return self._merged[younger]

    def parted(self, younger: str, older: str) -> None:
        """Take both guests from browsers that were let in since the merge: it is unknown to which of them they
        belong.
        """
        at, concerned = self._merged.pop(younger), {younger, older}
        for guest in concerned:
            since = self._since.get(guest, {})
            self._since[guest] = {browser: step for browser, step in since.items() if step < at}
        self._left = {
            browser: (guest, step)
            for browser, (guest, step) in self._left.items()
            if guest not in concerned or step < at
        }

    def may_be(self, browser: int, guests: set[str]) -> bool:
        return any(browser in self._since.get(guest, ()) for guest in guests)
