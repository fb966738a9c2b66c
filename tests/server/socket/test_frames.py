"""Messages over a socket: in order however many come at once, and compressed if that is worth it."""

from collections.abc import Callable

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from tablee.server.access import transport
from tablee.server.access.transport import WORTH_COMPRESSING, LateCompression
from tablee.server.socket.inbox import ROOM
from tests.server.conftest import Running
from tests.server.people import ME, Person, device

People = Callable[[], Person]


async def test_many_messages_at_once_are_answered_in_order(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as sitting:
        seats = [n % 3 % 2 for n in range(3 * ROOM)]
        for seat in seats:
            await sitting.send(do="look", seat=seat)
        assert [(await sitting.expect("look"))["look"] for _ in seats] == seats


async def test_short_messages_go_as_they_are(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Frame] = []

    def noted(extension: PerMessageDeflate, frame: Frame) -> Frame:
        sent.append(frame)
        return encode(extension, frame)

    encode = PerMessageDeflate.encode
    ana = person()
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table) as sitting:
        monkeypatch.setattr(PerMessageDeflate, "encode", noted)
        assert (await sitting.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
        await sitting.expect("step")
        told = [bytes(frame.data) for frame in sent if frame.opcode is Opcode.TEXT and b'"say"' in frame.data]
        assert [b'"step"' in text and len(text) >= WORTH_COMPRESSING for text in told] == [True]


async def test_a_socket_keeps_memory_for_compression_only_once_it_compresses(
    server: Running, person: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[LateCompression] = []

    class Noted(LateCompression):
        def __init__(self, negotiated: PerMessageDeflate) -> None:
            super().__init__(negotiated)
            made.append(self)

    monkeypatch.setattr(transport, "LateCompression", Noted)
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    watching = await ana.connect()
    await watching.send(do="watch")
    await watching.expect("tables", tables=[])
    kept = [{*vars(extension)} & {"encoder", "decoder"} for extension in made]
    table = (await ana.open(ME, device("Bo")))["table"]
    async with await ana.sit(table):
        assert (kept, [{*vars(extension)} & {"encoder", "decoder"} for extension in made[1:]]) == (
            [set()],
            [{"encoder"}],
        )
    await watching.socket.close()
