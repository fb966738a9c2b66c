"""The tokens by which agents on other machines connect; only their hashes are stored."""

from typing import Final

from sqlalchemy import delete, insert, select

from tablee.store.guests import hashed
from tablee.store.repository import Repository
from tablee.store.rows import AgentToken
from tablee.store.schema import agent_tokens

MOST: Final = 100
"""The most tokens at a time."""


class AgentTokens(Repository):
    """The tokens, each with the name of its agent."""

    async def add(self, name: str, token: str, now: int) -> bool:
        """Keep the token of an agent; False if an agent has this name already, or there are `MOST`."""
        async with self._database.write() as connection:
            names = (await connection.execute(select(agent_tokens.c.name))).scalars().all()
            if name in names or len(names) >= MOST:
                return False
            await connection.execute(insert(agent_tokens).values(hash=hashed(token), name=name, since=now))
        return True

    async def remove(self, name: str) -> bool:
        """Delete the token of the agent of this name; False if there is none."""
        return await self._change(delete(agent_tokens).where(agent_tokens.c.name == name)) > 0

    async def all(self) -> list[AgentToken]:
        """Return all agents that have a token, by name."""
        query = select(agent_tokens.c.name, agent_tokens.c.since).order_by(agent_tokens.c.name)
        return [AgentToken(row.name, row.since) for row in await self._rows(query)]

    async def name_of(self, token: str) -> str | None:
        """Return the name of the agent with this token; None if there is none."""
        query = select(agent_tokens.c.name).where(agent_tokens.c.hash == hashed(token))
        name: str | None = await self._value(query)
        return name
