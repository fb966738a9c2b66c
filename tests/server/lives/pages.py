"""The pages of a life: one open table each, put together from the socket's messages, as a real page does."""

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import patience, patience_s
from tests.server.lives.browsers import GONE, Answer, Browser
from tests.server.lives.processes import Process

RIGHT_ENDS: Final = frozenset({1000, 1001, 1012, 1013, 4001})
"""Codes with which a socket of a life may be closed: by us, by a process that ends, by a merge or a sign-out."""

Complain: TypeAlias = Callable[[str], None]

_ids = itertools.count(1)


def new_id() -> str:
    """Return the id of a new message."""
    return f"life-{next(_ids)}"


class Page:
    """One page of a browser. `guest`: the guest for whom the socket was opened.

    `told` is the table as the page shows it, and `before` as it showed it at its last welcome.
    """

    def __init__(
        self, browser: Browser, process: Process, table: str, socket: ClientConnection, complain: Complain
    ) -> None:
        self.browser = browser
        self.guest = browser.guest
        self.process = process
        self.table = table
        self.told: dict[str, Any] = {}
        self.before: dict[str, Any] = {}
        self.ended: int | None = None
        self._socket = socket
        self._complain = complain
        self._last = -1
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self._welcomed: list[asyncio.Future[Answer]] = []
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def opened(
        cls, browser: Browser, process: Process, table: str, complain: Complain
    ) -> "Page | None":
        """Open a socket that has sent nothing yet; None if the process is gone. `complain` is called with faults."""
        cookie = browser.cookie
        try:
            socket = await connect(
                process.base.replace("http", "ws", 1) + "/ws",
                origin=process.base,  # type: ignore[arg-type]
                additional_headers={} if cookie is None else {"Cookie": f"tablee_guest={cookie}"},
                max_size=None,
                open_timeout=patience_s(),
                compression=None,
            )
        except (OSError, InvalidHandshake):
            if not process.dropped:
                raise
            return None
        return cls(browser, process, table, socket, complain)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def is_open(self) -> bool:
        """True until the socket has ended."""
        return self.ended is None

    async def hello(self, last: int = -1, **more: Any) -> Answer:
        """Say hello, perhaps again. Return the welcome, after which the page has the steps after `last`."""
        self._last = last
        welcomed: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._welcomed.append(welcomed)
        await self._send({"do": "hello", "table": self.table, "last": last, **more})
        return await self._answer_of(welcomed)

    async def watch(self) -> Answer:
        """Say hello as a page that shows no table; return the guest's tables."""
        welcomed: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._welcomed.append(welcomed)
        await self._send({"do": "watch"})
        return await self._answer_of(welcomed)

    async def ask(self, **message: Any) -> Answer:
        """Send this message, with an id of its own unless it has one, and return the answer."""
        key = message.setdefault("id", new_id())
        answered = self._waiting[key] = asyncio.get_running_loop().create_future()
        await self._send(message)
        return await self._answer_of(answered)

    async def look(self, seat: int | None) -> Answer:
        """Change the viewpoint to this seat; the answer has no id."""
        looking: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting["look"] = looking
        await self._send({"do": "look", "seat": seat})
        return await self._answer_of(looking)

    async def close(self) -> None:
        """Close the socket."""
        await self._socket.close()
        await self._reader

    async def _send(self, message: dict[str, Any]) -> None:
        with suppress(ConnectionClosed):
            await self._socket.send(json.dumps(message))

    async def _answer_of(self, answered: "asyncio.Future[Answer]") -> Answer:
        if not self.is_open and not answered.done():
            answered.set_result(Answer(GONE))
        async with patience():
            return await answered

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                self._take(json.loads(text))
        self.ended = self._socket.close_code or 1006
        if self.ended not in RIGHT_ENDS and not self.process.dropped:
            self._complain(f"a page of {self.browser} was closed with {self.ended}")
        for answered in [*self._waiting.values(), *self._welcomed]:
            _settle(answered, Answer(GONE))

    def _take(self, message: dict[str, Any]) -> None:
        say = message["say"]
        if say in ("ack", "examined", "advice"):
            self._answered(message["id"], Answer(None, message))
        elif say == "error":
            self._refused(message)
        else:
            getattr(self, f"_take_{say}", lambda _: None)(message)

    def _answered(self, key: str, answer: Answer) -> None:
        answered = self._waiting.pop(key, None)
        if answered is not None:
            _settle(answered, answer)

    def _refused(self, message: dict[str, Any]) -> None:
        answer = Answer(message["code"], message, message["params"])
        if message["id"] is not None:
            self._answered(message["id"], answer)
        elif self._welcomed:
            _settle(self._welcomed.pop(0), answer)
        else:
            self._answered("look", answer)

    def _take_tables(self, message: dict[str, Any]) -> None:
        if self._welcomed:
            _settle(self._welcomed.pop(0), Answer(None, message))

    def _take_welcome(self, message: dict[str, Any]) -> None:
        self.before, self.told = self.told, folded(message)
        first = min(self.told["steps"], default=self._last + 1)
        if 0 < first <= self._last + 1:
            earlier = {ply: step for ply, step in self.before["steps"].items() if ply < first}
            self.told["steps"] = {**earlier, **self.told["steps"]}
        if self._welcomed:
            _settle(self._welcomed.pop(0), Answer(None, message))

    def _take_step(self, message: dict[str, Any]) -> None:
        step, steps = message["step"], self.told["steps"]
        last = max(steps, default=-1)
        if step["ply"] not in (last, last + 1):
            self._complain(f"a page of {self.browser} was told ply {step['ply']} after {last}")
        if message["before"] is not None:
            steps[message["before"]["ply"]] = message["before"]
        steps[step["ply"]] = step
        self._take_now(message["now"])

    def _take_now(self, now: dict[str, Any]) -> None:
        """A move is sent without the table if no clock runs."""
        self.told["now"] = now
        self.told["table"] = {**self.told["table"], "ply": now["ply"], "turn": now["turn"]}

    def _take_undone(self, message: dict[str, Any]) -> None:
        step = message["step"]
        kept = {ply: one for ply, one in self.told["steps"].items() if ply < step["ply"]}
        self.told["steps"] = {**kept, step["ply"]: step}
        self._take_now(message["now"])

    def _take_look(self, message: dict[str, Any]) -> None:
        self.told["look"], self.told["now"] = message["look"], message["now"]
        self.told["steps"][message["step"]["ply"]] = message["step"]
        self._answered("look", Answer(None, message))

    def _take_table(self, message: dict[str, Any]) -> None:
        self.told["table"] = message["table"]

    def _take_talk(self, message: dict[str, Any]) -> None:
        self.told["talk"][message["talk"]["n"]] = message["talk"]

    def _take_untold(self, message: dict[str, Any]) -> None:
        for line in message["lines"]:
            self.told["talk"].pop(line, None)

    def _take_happened(self, message: dict[str, Any]) -> None:
        self.told["happened"][message["event"]["n"]] = message["event"]

    def _take_offer(self, message: dict[str, Any]) -> None:
        self.told["offer"] = {key: message[key] for key in ("kind", "by")}

    def _take_proposals(self, message: dict[str, Any]) -> None:
        self.told["proposals"] = message["proposals"]


def folded(welcome: dict[str, Any]) -> dict[str, Any]:
    """Return what a page shows after this welcome."""
    untold = set(welcome["untold"])
    return {
        "table": welcome["table"],
        "look": welcome["look"],
        "now": welcome["now"],
        "steps": {step["ply"]: step for step in welcome["plies"]},
        "talk": {line["n"]: line for line in welcome["talk"] if line["n"] not in untold},
        "happened": {event["n"]: event for event in welcome["happened"]},
        "offer": {key: welcome["offer"][key] for key in ("kind", "by")},
        "proposals": welcome["proposals"],
    }


def _settle(answered: "asyncio.Future[Answer]", answer: Answer) -> None:
    if not answered.done():
        answered.set_result(answer)
