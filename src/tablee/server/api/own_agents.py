"""The agents that a guest lets in at their own tables: list, make and remove them."""

import secrets

from tablee.bots.programs.remote_agent import TOKEN
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.http.endpoint import Endpoints
from tablee.server.http.request_context import RequestContext
from tablee.server.names.names import checked
from tablee.server.protocol.own_agents import MadeAgent, NewAgent, OwnAgentInfo, OwnAgents
from tablee.store.own_agents import MOST
from tablee.store.rows import OwnAgent

TOKEN_BYTES = 32
ID = 16
"""The characters of a hash that distinguish a guest's agents."""

AGENTS = "/api/me/agents"
KNOWN = ("guest.unknown",)

ENDPOINTS = Endpoints()


@ENDPOINTS.on("GET", AGENTS, codes=KNOWN)
async def show(context: RequestContext) -> OwnAgents:
    """Return the agents of the guest who asks."""
    guest = await context.known_guest()
    return await _own(context, guest.id)


async def _own(context: RequestContext, guest: str) -> OwnAgents:
    programs = context.parts.thinking.programs
    found = [
        OwnAgentInfo(_id(one), one.name, one.created, programs.connected(guest, one.name))
        for one in await context.parts.store.own_agents.of_guest(guest)
    ]
    return OwnAgents(found, MOST, context.parts.settings.own_agents)


def _id(agent: OwnAgent) -> str:
    return agent.hash[:ID]


@ENDPOINTS.on(
    "POST",
    AGENTS,
    codes=(*KNOWN, "guest.name", "agent.forbidden", "agent.nameless", "agent.taken", "agent.limit"),
    created=True,
    rate="agent",
)
async def make(context: RequestContext, body: NewAgent) -> MadeAgent:
    """Make an agent, and return its token this once."""
    guest = await context.known_guest()
    if not context.parts.settings.own_agents:
        raise RefusalError("agent.forbidden")
    name = checked(body.name)
    if not guest.name:
        raise RefusalError("agent.nameless")
    token = secrets.token_urlsafe(TOKEN_BYTES)
    done = await context.parts.store.own_agents.add(guest.id, name, token, now())
    if done == "taken":
        raise RefusalError("agent.taken", name=name)
    if done == "full":
        raise RefusalError("agent.limit", limit=MOST)
    return MadeAgent(token, await _own(context, guest.id))


@ENDPOINTS.on("DELETE", AGENTS + "/{agent}", codes=(*KNOWN, "agent.unknown"))
async def remove(context: RequestContext) -> OwnAgents:
    """Remove an agent.

    Its token is void, and its connection ends: here now, at other processes within seconds.
    """
    guest = await context.known_guest()
    store, wanted = context.parts.store.own_agents, context.request.path_params["agent"]
    found = [one for one in await store.of_guest(guest.id) if _id(one) == wanted]
    if not found or not await store.remove(guest.id, found[0].hash):
        raise RefusalError("agent.unknown")
    context.parts.thinking.programs.end(guest.id, found[0].name, TOKEN)
    return await _own(context, guest.id)
