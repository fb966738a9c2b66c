"""Refusals of sockets: when they open, of any message, and of the first."""

import itertools
from typing import Any, Final

from websockets.asyncio.client import connect

from tablee.core.errors import TableeError
from tablee.server.errors import RefusalError
from tests.server.people import Sitting
from tests.server.protocol.refusals.book import over_sockets
from tests.server.protocol.refusals.of_every_request import FAILURES
from tests.server.protocol.refusals.scene import NOWHERE, Scene

BEFORE: Final = "before any message"
ANY: Final = "any message"
ONE_SOCKET: Final = {"connections_per_address": 1, "http_per_address": 1000}

MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "move": {"ply": 0, "seat": 0, "move": "draw"},
    "undo": {"ply": 0, "seat": 0},
    "examine": {"ply": 0, "seat": 0, "draft": "draw"},
    "advise": {"ply": 0, "seat": 0},
    "resign": {"seat": 0},
    "commit": {"commitment": "0" * 64},
    "reveal": {"nonce": "0" * 64},
    "offer": {"kind": "rematch"},
    "propose": {"kind": "stand_in", "params": {"seconds": 60}},
    "answer": {"kind": "stand_in", "n": 1, "agree": True},
    "say": {"preset": "hello"},
    "look": {"seat": 0},
}
"""A valid message with each verb that may follow `hello`."""


_ids = itertools.count(1)


async def code_of(sitting: Sitting, verb: str, **more: Any) -> str:
    """Return the code with which this message is refused; `ack` and the like if it is not."""
    await sitting.send(do=verb, id=f"asked-{next(_ids)}", **MESSAGES[verb] | more)
    while True:
        message = await sitting.next()
        if message["say"] == "error":
            return str(message["code"])
        if message["say"] in ("ack", "advice", "examined"):
            return str(message["say"])


async def error(sitting: Sitting) -> str:
    """Return the code of the next error."""
    return str((await sitting.expect("error"))["code"])


@over_sockets("host.unknown", BEFORE)
async def by_a_foreign_name(scene: Scene) -> str:
    port = scene.server.base.rpartition(":")[2]
    evil: Any = f"http://evil.example:{port}"
    async with connect(f"ws://evil.example:{port}/ws", host="127.0.0.1", origin=evil) as socket:
        return await error(Sitting(socket))


@over_sockets("origin.foreign", BEFORE)
async def from_a_page_of_another_site(scene: Scene) -> str:
    return await error(await scene.connect(scene.stranger(), origin="https://evil.example"))


@over_sockets("request.too_many", BEFORE)
async def too_often_from_one_address(scene: Scene) -> str:
    await scene.at(rate=1e-9, connections_per_address=10, http_per_address=1000)
    person = scene.stranger(address="203.0.113.1")
    await scene.connect(person)
    return await error(await scene.connect(person))


@over_sockets("server.full", BEFORE)
async def one_more_of_an_address(scene: Scene) -> str:
    await scene.at(**ONE_SOCKET)
    person = scene.stranger(address="203.0.113.2")
    await scene.connect(person)
    return await error(await scene.connect(person))


@over_sockets("address.banned", BEFORE)
async def from_a_banned_address(scene: Scene) -> str:
    return await error(await scene.connect(scene.stranger(await scene.banned())))


@over_sockets("address.banned", "hello")
async def a_player_from_a_banned_address_at_another_table(scene: Scene) -> str:
    ana = await scene.guest(address=await scene.banned())
    own, other = await scene.running(), await scene.running()
    ana.http.cookies = own.ana.http.cookies
    sitting = await scene.connect(ana)
    await sitting.send(do="hello", table=other.id, last=-1)
    return await error(sitting)


@over_sockets("server.by_invitation", "hello")
async def a_stranger_at_a_server_by_invitation(scene: Scene) -> str:
    await scene.at(by_invitation=True)
    table = await scene.running()
    sitting = await scene.connect(scene.stranger())
    await sitting.send(do="hello", table=table.id, last=-1)
    return await error(sitting)


@over_sockets("request.malformed", ANY)
async def no_json(scene: Scene) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana)
    await sitting.socket.send("[")
    return await error(sitting)


@over_sockets("request.too_large", ANY)
async def too_much(scene: Scene) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana)
    await sitting.socket.send("x" * (scene.server.services.settings.message + 1))
    return await error(sitting)


@over_sockets("request.too_many", ANY)
async def too_fast(scene: Scene) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana)
    scene.patch.setattr(scene.server.services.rate_limits, "count", lambda *_: False)
    scene.patch.setattr(scene.server.services.rate_limits, "hit", refused_as_too_many)
    await sitting.send(do="ping")
    return await error(sitting)


def refused_as_too_many(kind: str, who: str) -> None:
    """Raise the refusal in place of counting messages, because two hundred in ten seconds are allowed."""
    if kind == "message":
        raise RefusalError("request.too_many", seconds=10)


@over_sockets("hello.first", ANY)
async def before_hello_or_after_watch(scene: Scene) -> str:
    ana = await scene.guest()
    codes = set()
    for verb, message in MESSAGES.items():
        sitting = await scene.connect(ana)
        await sitting.send(do=verb, id="first", **message)
        codes.add(await error(sitting))
    watching = await scene.connect(ana)
    await watching.send(do="watch")
    await watching.expect("tables")
    for verb in MESSAGES:
        codes.add(await code_of(watching, verb))
    (code,) = codes
    return code


def enter(failure: Exception) -> None:
    code = failure.code if isinstance(failure, TableeError) else "server.fault"

    @over_sockets(code, ANY)
    async def provoked(scene: Scene) -> str:
        table = await scene.running()
        sitting = await table.sit(table.ana)

        async def fail(*_: object) -> None:
            raise failure

        scene.patch.setattr(scene.server.services.play, "refresh", fail)
        return await code_of(sitting, "say")


for one in FAILURES:
    enter(one)


async def greeted(scene: Scene, who: Any, **hello: Any) -> str:
    """Return the code with which a first message is refused."""
    sitting = await scene.connect(who)
    await sitting.send(**{"do": "hello", **hello})
    return await error(sitting)


@over_sockets("table.unknown", "hello")
async def to_no_table(scene: Scene) -> str:
    return await greeted(scene, scene.stranger(), table=NOWHERE)


@over_sockets("seat.unknown", "hello")
async def through_the_eyes_of_no_seat(scene: Scene) -> str:
    table = await scene.running()
    return await greeted(scene, table.ana, table=table.id, look=9)


@over_sockets("seat.not_yours", "hello")
async def through_anothers_eyes(scene: Scene) -> str:
    table = await scene.running()
    return await greeted(scene, table.ana, table=table.id, look=1)


@over_sockets("table.watched", "hello")
async def one_more_onlooker(scene: Scene) -> str:
    await scene.at(spectators_per_table=1)
    table = await scene.running()
    await table.sit(scene.stranger())
    return await greeted(scene, scene.stranger(), table=table.id)


@over_sockets("server.full", "hello")
async def to_another_table_by_a_socket_kept_for_players(scene: Scene) -> str:
    await scene.at(**ONE_SOCKET)
    table, other = await scene.running(), await scene.running()
    await table.sit(table.ana)
    return await greeted(scene, table.ana, table=other.id)


@over_sockets("guest.unknown", "watch")
async def news_for_nobody(scene: Scene) -> str:
    return await greeted(scene, scene.stranger(), do="watch")


@over_sockets("hello.again", "hello", "watch")
async def to_another_table_than_before(scene: Scene, verb: str) -> str:
    table = await scene.running()
    sitting = await table.sit(table.ana)
    await sitting.send(**({"do": "watch"} if verb == "watch" else {"do": "hello", "table": NOWHERE}))
    return await error(sitting)
