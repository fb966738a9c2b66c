"""The agents that a guest lets in at their own tables (docs/write-a-bot.md)."""

from tablee.server.protocol.base import Answer, NameText, Request


class OwnAgentInfo(Answer):
    """An agent of this guest; `connected`: to the process that answers."""

    id: str
    name: str
    made: int
    connected: bool


class OwnAgents(Answer):
    """The agents of this guest, the oldest first, of at most `most`.

    `allowed`: this server lets agents of guests in.
    """

    agents: list[OwnAgentInfo]
    most: int
    allowed: bool


class NewAgent(Request):
    """The name of a new agent; tables show it with its owner: “Fox (Ana)”."""

    name: NameText


class MadeAgent(Answer):
    """The agents of this guest with a new one, and its `token`, which is shown only once."""

    token: str
    own: OwnAgents
