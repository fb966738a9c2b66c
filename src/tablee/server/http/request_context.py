"""One HTTP request as the handlers see it: its guest, its body, and the cookie its answer may set."""

from dataclasses import dataclass, field
from typing import Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tablee.server.access.addresses import counted
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.agents import agent_of
from tablee.server.services import Services
from tablee.store.guests import TOKEN_MS
from tablee.store.rows import Agent, Device, Guest

COOKIE: Final = "tablee_guest"
COOKIE_S: Final = TOKEN_MS // 1000
NAMELESS: Final = ""
AGAIN: Final = "again"


class AskAgainError(Exception):
    """The browser has been given an identity, and is sent back to ask again."""


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, in the form in which limits count it."""
    return counted(connection.client.host) if connection.client is not None else "?"


async def device_of(services: Services, connection: HTTPConnection) -> Device | None:
    """The browser that the request's cookie stands for."""
    token = connection.cookies.get(COOKIE)
    return None if not token or len(token) > 100 else await services.store.guests.device(token, now())


@dataclass
class RequestContext:
    """A request being handled. `body` and `query` are the structs that its endpoint declares, None without one."""

    services: Services
    request: Request
    body: Any = None
    query: Any = None
    _guest: Guest | None = None
    _device: Device | None = None
    _token: str | None = field(default=None, repr=False)
    _looked: bool = False

    @property
    def table(self) -> str:
        """The table's id in the path."""
        return str(self.request.path_params["table"])

    @property
    def agent(self) -> Agent:
        """Which browser asks."""
        return agent_of(self.request.headers.get("user-agent", ""))

    async def guest(self) -> Guest | None:
        """Who asks, None without an identity."""
        if not self._looked:
            self._device = await device_of(self.services, self.request)
            self._looked = True
            if self._device is not None:
                self._guest = self._device.guest
                if await self.services.store.guests.use(self._device, now(), self.agent):
                    # The browser is to keep the cookie as long as the server does from now on.
                    self._token = self.request.cookies[COOKIE]
        return self._guest

    async def device(self) -> Device | None:
        """The browser that asks, None without an identity."""
        await self.guest()
        return self._device

    async def known_device(self) -> Device:
        """The browser that asks. Raises `RefusalError` `guest.unknown`."""
        device = await self.device()
        if device is None:
            raise RefusalError("guest.unknown")
        return device

    async def known_guest(self) -> Guest:
        """Who asks. Raises `RefusalError` `guest.unknown`."""
        guest = await self.guest()
        if guest is None:
            raise RefusalError("guest.unknown")
        return guest

    async def identity_first(self, name: str = NAMELESS) -> Guest:
        """Who asks; without an identity the answer only makes one, and the request must come again.

        Raises `AskAgainError` then, and `RefusalError` `guest.cookies` where it came again without its cookie. What
        would otherwise be done for a guest whose browser never hears of it (the server dies before it answers, or the
        browser keeps no cookies) could be found by nobody: a seat taken for ever.
        """
        guest = await self.guest()
        if guest is not None:
            return guest
        if AGAIN in self.request.query_params:
            raise RefusalError("guest.cookies")
        self.services.rate_limits.hit("guest", address(self.request))
        self.become(*await self.services.store.guests.create(name, now(), self.agent))
        raise AskAgainError

    def become(self, guest: Guest, token: str) -> None:
        """Make the browser this guest from now on, by the cookie that the answer will set."""
        self._guest, self._token, self._looked = guest, token, True

    def be_nobody(self) -> None:
        """Take the browser's identity away: the answer deletes the cookie."""
        self._guest, self._device, self._token, self._looked = None, None, "", True

    def set_cookie(self, response: Response) -> None:
        """Set the cookie of a new identity in the answer, or delete that of one that is gone."""
        if self._token == "":
            response.delete_cookie(COOKIE, path="/")
        elif self._token is not None:
            response.set_cookie(
                COOKIE,
                self._token,
                max_age=COOKIE_S,
                path="/",
                secure=self.request.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )
