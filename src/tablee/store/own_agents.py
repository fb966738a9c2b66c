"""The agents that guests let in at their own tables, each by a token; only hashes of tokens are stored."""

from typing import Final, Literal

from sqlalchemy import delete, insert, select

from tablee.store.folding import folded
from tablee.store.guests import hashed
from tablee.store.repository import Repository
from tablee.store.rows import OwnAgent
from tablee.store.schema import guests, own_agents

MOST: Final = 3
"""The most agents of one guest at a time."""


class OwnAgents(Repository):
    """The agents of all guests."""

    async def add(self, guest: str, name: str, token: str, now: int) -> Literal["added", "taken", "full"]:
        """Keep the token of an agent, unless this guest has one of this name (`taken`), or `MOST` (`full`).

        Case and accents make no other name.
        """
        async with self._database.write() as connection:
            # Locked, so that no other agent of this guest is added at the same time.
            await connection.execute(select(guests.c.id).where(guests.c.id == guest).with_for_update())
            there = select(own_agents.c.name).where(own_agents.c.guest == guest)
            names = (await connection.execute(there)).scalars().all()
            if folded(name) in map(folded, names):
                return "taken"
            if len(names) >= MOST:
                return "full"
            made = {"hash": hashed(token), "guest": guest, "name": name, "created": now}
            await connection.execute(insert(own_agents).values(made))
        return "added"

    async def remove(self, guest: str, hash: str) -> bool:
        """Delete an agent of this guest; False if they have none with this hash."""
        one = delete(own_agents).where(own_agents.c.guest == guest, own_agents.c.hash == hash)
        return await self._change(one) > 0

    async def of_guest(self, guest: str) -> list[OwnAgent]:
        """Return the agents of this guest, the oldest first."""
        query = select(own_agents).where(own_agents.c.guest == guest)
        query = query.order_by(own_agents.c.created, own_agents.c.name)
        return [OwnAgent(row.hash, row.name, row.created) for row in await self._rows(query)]

    async def of_token(self, token: str) -> tuple[str, str] | None:
        """Return the guest and the name of the agent with this token; None if there is none."""
        query = select(own_agents.c.guest, own_agents.c.name).where(own_agents.c.hash == hashed(token))
        row = await self._first(query)
        return None if row is None else (row.guest, row.name)
