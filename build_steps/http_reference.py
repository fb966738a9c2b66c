"""Write the reference of the HTTP API and the socket: `python -m build_steps.http_reference FILE`.

It comes from the endpoints, the structs of all messages, the codes of refusals and their English sentences. So the
hand-written docs/protocol.md can keep to how a client uses them.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec
from fluent.syntax import ast, parse

from build_steps.protocol import REF, ROOTS, written
from tablee.server.app import ENDPOINTS
from tablee.server.errors import GAME_RULE, status
from tablee.server.http.endpoint import ALWAYS, CHANGING, OF_A_TABLE, WITH_BODY, Endpoint
from tablee.server.protocol.client_frames import ClientMessage
from tablee.server.protocol.server_frames import ServerMessage
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.words.sentences import message_id

INTRODUCTION: Final = """# Requests, messages and errors

This page is the reference of the HTTP API and the socket, for people who write a client.
It lists every request, message, type and error. Read [Protocol](../protocol.md) first.
`make protocol` writes this page from the server's own code: change nothing here.
"""
GROUPS: Final = {
    "Guests": r"/api/me\b",
    "Notification settings": r"/api/notifications\b|/api/tables/\{table\}/notifications",
    "Moderation": r"/api/moderation\b|/api/tables/\{table\}/(people|reports)",
    "One table": r"/api/tables/\{table\}",
    "Tables": r"/api/(tables|quick|setup)\b",
    "Games, words and rules": r"/api/(games|words|study)\b",
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
ABOUT_ERRORS: Final = """Each error has its English sentence; names in braces are parameters.
`GAME.*`, in the lists above, stands for the codes of a game's own rules.
"""
LIMITS: Final = {"minimum": "from {}", "maximum": "to {}", "minLength": "from {}", "maxLength": "to {}"}


def reference() -> str:
    """Return the whole of `docs/reference/http-api.md`."""
    requests = [(heading, [one for one in ENDPOINTS if _group(one.path) == heading]) for heading in GROUPS]
    said = [(_tag(kind), _linked(kind)) for kind in get_args(ServerMessage)]
    errors = [(f"`{code}`", str(status(code)), sentence(code)) for code in codes()]
    parts = [
        *(INTRODUCTION, "## Requests\n", _table(("with", "refused with"), _by_form())),
        *(
            part
            for heading, some in requests
            for part in (f"### {heading}\n", _table(REQUEST, map(_request, some)))
        ),
        *("## Messages\n", "### From the client\n", _table(("at", "refused with"), _of_the_socket())),
        _table(("`do`", "type", "its own codes"), map(_verb, get_args(ClientMessage))),
        *("### From the server\n", _table(("`say`", "type"), said)),
        *("## Types\n", *_types()),
        *("## Errors\n", ABOUT_ERRORS, _table(("code", "status", "sentence"), errors)),
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


def sentence(code: str) -> str:
    """Return the English sentence of a code, with its parameters in braces."""
    return " ".join(_text(_messages()[message_id(code)]).split()).replace("|", "\\|")


def _messages() -> dict[str, ast.Pattern]:
    source = (files("tablee.words") / "en.ftl").read_text(encoding="utf-8")
    return {
        one.id.name: one.value
        for one in parse(source).body
        if isinstance(one, ast.Message) and one.value is not None
    }


def _text(pattern: ast.Pattern) -> str:
    return "".join(
        one.value if isinstance(one, ast.TextElement) else _placed(one.expression) for one in pattern.elements
    )


def _placed(expression: Any) -> str:
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"{{{name}}}"
        case ast.SelectExpression(variants=variants):
            return next(_text(one.value) for one in variants if one.default)
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _placed(first)
    raise ValueError(expression)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines) + "\n"


def _code_list(some: Sequence[str]) -> str:
    return ", ".join(f"`{code}`" for code in some)


def _by_form() -> list[tuple[str, str]]:
    return [(form, _code_list(some)) for form, some in BY_FORM.items()]


def _of_the_socket() -> list[tuple[str, str]]:
    return [("the handshake", _code_list(CONNECTING)), ("any message", _code_list(ANY_MESSAGE))]


def _group(path: str) -> str:
    return next(heading for heading, pattern in GROUPS.items() if re.match(pattern, path))


def _request(endpoint: Endpoint) -> tuple[str, ...]:
    query = "" if endpoint.query is None else f"?{'&'.join(endpoint.query.__struct_fields__)}"
    body = "" if endpoint.body is None else _linked(endpoint.body)
    common = {code for some in BY_FORM.values() for code in some}
    own = _code_list([code for code in endpoint.refusals if code not in common])
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
    several = kind if isinstance(kind, tuple) else get_args(kind)
    if several:
        return " or ".join(map(_linked, several))
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def _tag(kind: Any) -> str:
    return f"`{kind.__struct_config__.tag}`"


def _verb(kind: Any) -> tuple[str, str, str]:
    return _tag(kind), _linked(kind), _code_list(REFUSALS.get(kind.__struct_config__.tag, ()))


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


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(reference(), encoding="utf-8")
