"""The OpenAPI document of the HTTP side, made from the endpoints and the structs."""

from collections.abc import Sequence
from types import UnionType
from typing import Any, Final, get_args

import msgspec

from tablee.server.errors import status
from tablee.server.house.house_file import PRODUCT
from tablee.server.http.endpoint import JSON, Endpoint
from tablee.server.protocol.base import TABLE_ID_PATTERN, Problem
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tablee.words.outside import CODE

REF: Final = "#/components/schemas/{name}"
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "table": {"type": "string", "pattern": TABLE_ID_PATTERN},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "language": {"type": "string", "pattern": f"^{CODE.pattern}$"},
    "key": {"type": "string", "pattern": "^[A-Za-z0-9_-]{12}$"},
    "report": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16}$"},
    "channel": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "agent": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{16}[.][0-9a-f]{32}$"},
    "game": {"type": "string", "pattern": "^[a-z0-9-]{1,40}$"},
    "record": {"type": "string", "pattern": "^[0-9]{1,9}$"},
    "device": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    "passkey": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,1400}$"},
}


def document(endpoints: Sequence[Endpoint], version: str) -> dict[str, Any]:
    """Return an OpenAPI 3.1 document, with the refusals of the socket's messages as an extension."""
    types = [Problem]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.body, *_alternatives(endpoint.answer)) if kind is not None]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": PRODUCT, "version": version},
        "paths": paths,
        "components": {"schemas": components},
        "x-socket-refusals": {"before any message": CONNECTING, "any message": ANY_MESSAGE, **REFUSALS},
    }


def _alternatives(answer: Any) -> tuple[Any, ...]:
    if isinstance(answer, str):
        return ()
    return get_args(answer) if isinstance(answer, UnionType) else (answer,)


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handle.__name__,
        "responses": _responses(endpoint, known),
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in endpoint.parameters
    ]
    if endpoint.changes and not endpoint.from_anywhere:
        origin = {"name": "Origin", "in": "header", "required": True, "schema": {"type": "string"}}
        parameters.append({**origin, "description": "This server's own, as browsers send it."})
    if endpoint.query is not None:
        schema = msgspec.json.schema_components([endpoint.query])[1][endpoint.query.__name__]
        parameters += [
            {"name": name, "in": "query", "required": False, "schema": _without_null(about)}
            for name, about in schema["properties"].items()
        ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": known[repr(endpoint.body)]}},
        }
    return operation


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a parameter: an optional parameter is left out, never null."""
    given = [one for one in schema.get("anyOf", ()) if one != {"type": "null"}]
    if given:
        return dict(given[0])
    return {"enum": [one for one in schema["enum"] if one is not None]} if "enum" in schema else schema


def _responses(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if isinstance(endpoint.answer, str):
        content: dict[str, Any] = {endpoint.answer: {"schema": {"type": "string"}}}
    else:
        schemas = [known[repr(kind)] for kind in _alternatives(endpoint.answer)]
        content = {JSON: {"schema": schemas[0] if len(schemas) == 1 else {"anyOf": schemas}}}
    responses: dict[str, Any] = {
        "201" if endpoint.created else "200": {"description": "Done", "content": content}
    }
    if endpoint.identity_first:
        responses["307"] = {"description": "The browser has an identity now: ask again, with its cookie"}
    for code in endpoint.refusals:
        number = str(status(code))
        refused = responses.setdefault(
            number, {"description": "", "content": {JSON: {"schema": known[repr(Problem)]}}}
        )
        refused["description"] += f"{', ' if refused['description'] else ''}`{code}`"
    return dict(sorted(responses.items()))
