"""No text that a client sends is a fault of ours, on either database: not with a NUL, and not with half a character."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from msgspec import inspect

from tablee.server.app import ENDPOINTS
from tablee.server.http.endpoint import Endpoint
from tablee.server.protocol.client_frames import ClientMessage, Hello, Watch
from tests.server.conftest import Running, Start
from tests.server.operations.test_alarms import value
from tests.server.people import ME, Person, bot

TEXTS = ("a\0b", "\ud800")
IN_ADDRESSES = ("%00", "a%00b", "%ED%A0%80", "%C0%80")
KNOWN = {"game": "toy", "language": "en", "zone": "Europe/Brussels", "kind": "guest"}
"""Valid values for fields with these names, so that the others are read too."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """Return a database of each kind."""
    return str(
        request.getfixturevalue("sqlite_file" if request.param == "sqlite" else "postgres_with_tables")
    )


@pytest.fixture
async def running(address: str, start: Start) -> Running:
    return await start(database=address)


def sample(kind: inspect.Type, name: str = "") -> Any:
    """Return a value of this type, as plain as possible."""
    if isinstance(kind, inspect.StructType):
        known: dict[str, Any] = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        return known | {field.encode_name: sample(field.type, field.encode_name) for field in kind.fields}
    if isinstance(kind, inspect.UnionType):
        return sample(max(kind.types, key=lambda one: isinstance(one, inspect.StrType)), name)
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.ListType):
        return [sample(kind.item_type, name)]
    if isinstance(kind, inspect.DictType):
        return {"a": "b"}
    if isinstance(kind, inspect.StrType):
        return KNOWN.get(name, "a")
    return {inspect.IntType: 0, inspect.BoolType: False}.get(type(kind))


def poisoned(value: Any, text: str) -> Iterator[Any]:
    """Yield `value` with one text in it, or one key, replaced by `text`; each one after the other."""
    if isinstance(value, str):
        yield text
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from ([*value[:place], other, *value[place + 1 :]] for other in poisoned(item, text))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from ({**value, key: other} for other in poisoned(item, text))
            yield {**{name: one for name, one in value.items() if name != key}, text: item}


def bodies(endpoint: Endpoint) -> Iterator[bytes]:
    """Yield bodies with one bad text each: half characters as JSON may write them."""
    if endpoint.body is None:
        yield b""
        return
    for kind in alternatives(endpoint.body):
        for text in TEXTS:
            yield from (json.dumps(one).encode() for one in poisoned(sample(kind), text))


def alternatives(kind: Any) -> tuple[inspect.Type, ...]:
    told = inspect.type_info(kind)
    return told.types if isinstance(told, inspect.UnionType) else (told,)


def addresses(endpoint: Endpoint, table: str) -> Iterator[str]:
    """Yield addresses with one bad part each."""
    good = {name: table if name == "table" else "a" for name in endpoint.parameters}
    for name in endpoint.parameters:
        for text in IN_ADDRESSES:
            yield endpoint.path.format(**good | {name: text})
    path = endpoint.path.format(**good)
    yield path
    if endpoint.query is not None:
        for field in msgspec.structs.fields(endpoint.query):
            yield from (f"{path}?{field.encode_name}={text}" for text in IN_ADDRESSES)


async def test_every_request_with_such_a_text_is_answered(running: Running) -> None:
    ana = Person(running.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    table = (await ana.open(ME, bot()))["table"]
    guest = (await running.services.store.matches.find(table)).host  # type: ignore[union-attr]
    assert guest is not None
    assert await running.services.store.moderation.appoint(guest, 1)
    asked = 0
    faults: list[tuple[str | bytes, ...]] = []
    for endpoint in ENDPOINTS:
        if endpoint.path == "/api/me" and endpoint.method == "DELETE":
            continue
        for address in addresses(endpoint, table):
            body = None if endpoint.body is None else b"{}"
            answer = await ana.http.request(endpoint.method, address, content=body)
            faults += [(endpoint.method, address)] if answer.status_code == 500 else []
            asked += 1
        plain = endpoint.path.replace("{table}", table)
        for path in {plain, *(plain.format_map(dict.fromkeys(endpoint.parameters, "a")),)}:
            for body in bodies(endpoint) if "{" not in path else ():
                answer = await ana.http.request(endpoint.method, path, content=body)
                faults += [(endpoint.method, path, body)] if answer.status_code == 500 else []
                asked += 1
    assert faults == []
    assert asked > 500
    assert value(running, "tablee_faults_total") == 0
    await ana.close()


async def test_the_search_of_the_history_is_malformed_with_a_nul(running: Running) -> None:
    ana = Person(running.base)
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    for name in ("name", "game", "after", "state"):
        for text in ("%00", "a%00", "%00b"):
            answer = await ana.call("GET", f"/api/tables/history?{name}={text}", status=400)
            assert answer["code"] == "request.malformed"
    found = await ana.call("GET", f"/api/tables/history?name={quote('￿')}")
    assert found["tables"] == []
    await ana.close()


async def test_every_message_of_a_socket_with_such_a_text_is_answered(running: Running) -> None:
    ana = Person(running.base)
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for kind in alternatives(ClientMessage):
            assert isinstance(kind, inspect.StructType)
            if kind.cls in (Hello, Watch):
                continue
            for text in TEXTS:
                for message in poisoned(sample(kind), text):
                    await sitting.socket.send(json.dumps(message))
                    await sitting.send(do="ping")
                    await sitting.expect("pong")
    for text in TEXTS:
        for message in ({"do": "hello", "table": text}, {"do": text}, {"do": "watch", text: 1}):
            other = await ana.connect()
            await other.socket.send(json.dumps(message))
            assert (await other.next())["say"] == "error"
            await other.closed()
    assert value(running, "tablee_faults_total") == 0
    await ana.close()
