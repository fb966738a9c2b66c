"""The page of the HTTP API and the socket, from the endpoints and the structs of all messages.

So the hand-written docs/protocol.md can keep to how a client uses them.
"""

import re
from collections.abc import Iterator
from typing import Any, Final, get_args, get_origin

import msgspec

from build_steps.protocol import REF, ROOTS, written
from build_steps.reference.tables import NOTE, code_list, table
from tablee.server.access import transport
from tablee.server.app import ENDPOINTS
from tablee.server.delivery import connection
from tablee.server.errors import GAME_RULE
from tablee.server.http.endpoint import ALWAYS, CHANGING, OF_A_TABLE, WITH_BODY, Endpoint
from tablee.server.protocol.client_frames import ClientMessage
from tablee.server.protocol.happenings import KINDS
from tablee.server.protocol.server_frames import ServerMessage
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.server.settings import IDLE_TIMEOUT_S

INTRODUCTION: Final = f"""# HTTP API

This page is the reference of the HTTP API and the socket, for people who write a client.
It lists every request, message and type. Read [Protocol](../protocol.md) first; [Errors](errors.md) explains the codes.
{NOTE}
`GAME.*` stands for the codes of a game's own rules.
"""
GROUPS: Final = {
    "Guests": r"/api/me\b",
    "Notification settings": r"/api/notifications\b|/api/tables/\{table\}/notifications",
    "Moderation": r"/api/moderation\b|/api/tables/\{table\}/(people|reports)",
    "One table": r"/api/tables/\{table\}",
    "Tables": r"/api/(tables|quick|setup)\b",
    "Games, words and rules": r"/api/(games|words|study|address)\b",
    "The ladder": r"/api/ladder\b",
    "The operator": r"/api/(announcement|house)\b",
}
"""The headings of the requests, each with the paths below it; the first heading that fits a path has it."""

BY_FORM: Final = {
    "any request": ALWAYS,
    "any request that changes something": CHANGING,
    "a request with `{table}` in its path": OF_A_TABLE,
    "a request with a body": WITH_BODY,
}
NO_ENDPOINT: Final = ("request.method", "device.ended")
"""Codes that come before an endpoint is found, or without a question."""

REQUEST: Final = ("request", "purpose", "body", "answer", "its own codes")
ABOUT_HAPPENED: Final = "The kinds of [Happened](#happened), besides moves, resignations and talk.\n"
CLOSED: Final = {
    connection.BAD_HELLO: "bad first message",
    connection.ENDED: "this device was signed out (after the error `device.ended`)",
    connection.FOREIGN: "foreign origin or unknown host",
    connection.NO_TABLE: "no such table",
    connection.BEHIND: "the queue of outgoing messages is full",
    connection.SILENT: f"silent for {IDLE_TIMEOUT_S:g} s",
    connection.TOO_MANY: "too many messages",
    transport.INVALID_TEXT: "text that is not UTF-8",
    connection.FAULT: "a fault of the server's",
    1012: "the server stops",
    connection.LATER: "try again later: the server is full or without its database (`error` says which), or this guest"
    " has just been merged with another",
}
"""The code with which a socket is closed, and the reason. Uvicorn sends 1012."""

LIMITS: Final = {"minimum": "from {}", "maximum": "to {}", "minLength": "from {}", "maxLength": "to {}"}


def reference() -> str:
    """Return the whole of `docs/reference/http-api.md`."""
    requests = [(heading, [one for one in ENDPOINTS if _group(one.path) == heading]) for heading in GROUPS]
    said = [(_tag(kind), _linked(kind)) for kind in get_args(ServerMessage)]
    parts = [
        *(INTRODUCTION, "## Requests\n", table(("with", "refused with"), _by_form())),
        *(
            part
            for heading, some in requests
            for part in (f"### {heading}\n", table(REQUEST, map(_request, some)))
        ),
        *("## Messages\n", "### From the client\n", table(("at", "refused with"), _of_the_socket())),
        table(("`do`", "type", "its own codes"), map(_verb, get_args(ClientMessage))),
        *("### From the server\n", table(("`say`", "type"), said)),
        *(
            "### Closing\n",
            table(("close code", "reason"), [(str(code), why) for code, why in CLOSED.items()]),
        ),
        *("### Events at a table\n", ABOUT_HAPPENED, table(("`kind`", "`params`", "meaning"), _happenings())),
        *("## Types\n", *_types()),
    ]
    return "\n".join(parts)


def codes() -> list[str]:
    """Return every code that a request or a message can be refused with."""
    listed = {code for endpoint in ENDPOINTS for code in endpoint.refusals}
    listed |= {
        *CONNECTING,
        *ANY_MESSAGE,
        *NO_ENDPOINT,
        *(code for some in REFUSALS.values() for code in some),
    }
    return sorted(listed - {GAME_RULE})


def _by_form() -> list[tuple[str, str]]:
    return [(form, code_list(some)) for form, some in BY_FORM.items()]


def _of_the_socket() -> list[tuple[str, str]]:
    return [("the handshake", code_list(CONNECTING)), ("any message", code_list(ANY_MESSAGE))]


def _group(path: str) -> str:
    return next(heading for heading, pattern in GROUPS.items() if re.match(pattern, path))


def _request(endpoint: Endpoint) -> tuple[str, ...]:
    query = "" if endpoint.query is None else f"?{'&'.join(endpoint.query.__struct_fields__)}"
    body = "" if endpoint.body is None else _linked(endpoint.body)
    common = {code for some in BY_FORM.values() for code in some}
    own = code_list([code for code in endpoint.refusals if code not in common])
    return (
        f"`{endpoint.method} {endpoint.path}{query}`",
        endpoint.summary,
        body,
        _linked(endpoint.answer),
        own,
    )


def _linked(kind: Any) -> str:
    """Return a type with links to its parts; a text is the media type of an answer that is not JSON."""
    if isinstance(kind, str):
        return f"`{kind}`"
    if get_origin(kind) is list:
        return f"list of {_linked(get_args(kind)[0])}"
    if several := get_args(kind):
        return " or ".join(map(_linked, several))
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def _tag(kind: Any) -> str:
    return f"`{kind.__struct_config__.tag}`"


def _verb(kind: Any) -> tuple[str, str, str]:
    return _tag(kind), _linked(kind), code_list(REFUSALS.get(kind.__struct_config__.tag, ()))


def _happenings() -> Iterator[tuple[str, ...]]:
    for kind, happening in KINDS.items():
        yield f"`{kind}`", code_list(happening.params), happening.meaning


def _types() -> Iterator[str]:
    queries = [endpoint.query for endpoint in ENDPOINTS if endpoint.query is not None]
    _, defined = msgspec.json.schema_components([*ROOTS, *queries], ref_template=REF + "{name}")
    for name, schema in sorted(defined.items()):
        yield f"### {name}\n"
        if "description" in schema:
            yield " ".join(schema["description"].split()) + "\n"
        keys = [
            _key(key, about, key in schema.get("required", ())) for key, about in schema["properties"].items()
        ]
        yield "\n".join(["```ts", *keys, "```", ""])


def _key(name: str, schema: dict[str, Any], required: bool) -> str:
    notes = [*_limits(schema)]
    if not required and schema.get("default") is not None:
        notes.append(f"default {msgspec.json.encode(schema['default']).decode()}")
    return f"{name}{'' if required else '?'}: {written(schema, {})};" + (
        f" // {', '.join(notes)}" if notes else ""
    )


def _limits(schema: dict[str, Any]) -> Iterator[str]:
    for part in (schema, *schema.get("anyOf", ())):
        length = " characters" if part.get("type") == "string" else ""
        bounds = [text.format(part[key]) for key, text in LIMITS.items() if key in part]
        if bounds:
            yield " ".join(bounds) + length
