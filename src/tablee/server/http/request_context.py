"""One HTTP request as the handlers see it: its guest, and the cookies that its answer may set."""

from dataclasses import dataclass, field
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tablee.server.access.addresses import counted
from tablee.server.clock import now
from tablee.server.errors import RefusalError
from tablee.server.guests.agents import agent_of
from tablee.server.http import cookies
from tablee.server.live.live_match import LiveMatch
from tablee.server.parts import Parts
from tablee.store.rows import Agent, Device, Guest
from tablee.store.store import Store

NAMELESS: Final = ""
AGAIN: Final = "again"


class AskAgainError(Exception):
    """The browser has been given an identity, and is redirected to ask again."""


def address(connection: HTTPConnection) -> str:
    """Return the address of the client, in the form in which limits count it."""
    return counted(connection.client.host) if connection.client is not None else "?"


async def device_of(store: Store, connection: HTTPConnection) -> Device | None:
    """Return the device whose token is in the request's cookie."""
    token = cookies.found(connection, cookies.TOKEN)
    return None if token is None else await store.guests.device(token, now())


@dataclass
class RequestContext:
    """A request being handled."""

    parts: Parts
    request: Request
    _guest: Guest | None = None
    _device: Device | None = None
    _token: str | None = field(default=None, repr=False)
    _way_back: str | None = field(default=None, repr=False)
    _guest_read: bool = False

    @property
    def table(self) -> str:
        """The table's id in the path."""
        return str(self.request.path_params["table"])

    async def match(self) -> LiveMatch:
        """Return the match of the table in the path. Raise as `Matches.current` does."""
        return await self.parts.matches.current(self.table)

    @property
    def agent(self) -> Agent:
        """The browser and system of the client."""
        return agent_of(self.request.headers.get("user-agent", ""))

    async def guest(self) -> Guest | None:
        """Return the guest who asks, None without an identity."""
        if not self._guest_read:
            self._device = await device_of(self.parts.store, self.request)
            self._guest_read = True
            if self._device is not None:
                self._guest = self._device.guest
                used = await self.parts.store.guests.use(self._device, now(), self.agent)
                if used or not cookies.is_of_today(self.request, cookies.TOKEN):
                    # Set the cookie again, so that the browser keeps it as long from now on as the server does.
                    self._token = cookies.found(self.request, cookies.TOKEN)
        return self._guest

    async def device(self) -> Device | None:
        """Return the device that asks, None without an identity."""
        await self.guest()
        return self._device

    async def known_device(self) -> Device:
        """Return the device that asks. Raise `RefusalError` `guest.unknown` without an identity."""
        device = await self.device()
        if device is None:
            raise RefusalError("guest.unknown")
        return device

    async def known_guest(self) -> Guest:
        """Return the guest who asks. Raise `RefusalError` `guest.unknown` without an identity."""
        guest = await self.guest()
        if guest is None:
            raise RefusalError("guest.unknown")
        return guest

    async def known_at_the_door(self) -> None:
        """Raise `RefusalError` `server.by_invitation` without an identity."""
        if await self.guest() is None:
            raise RefusalError("server.by_invitation")

    async def identity_first(self, name: str = NAMELESS) -> Guest:
        """Return the guest who asks; without an identity the answer only creates one, and the browser must ask again.

        Raise `AskAgainError` then, and `RefusalError`: `guest.cookies` if the second request has no cookie,
        `address.banned` for a banned address. Without this rule, the server could act for a guest whose browser never
        learns of it: the server dies before it answers, or the browser keeps no cookies. A seat taken that way would
        be lost for ever.
        """
        guest = await self.guest()
        if guest is not None:
            return guest
        self.check_cookies()
        raise await self.newcomer(name)

    def check_cookies(self) -> None:
        """Raise `RefusalError` `guest.cookies` if this request without a cookie is already the second."""
        if AGAIN in self.request.query_params:
            raise RefusalError("guest.cookies")

    async def newcomer(self, name: str = NAMELESS) -> AskAgainError:
        """Create an identity for this browser, and return the error with which it gets its cookie.

        Raise `RefusalError` `address.banned` and `request.too_many`.
        """
        self.parts.access.bans.check(address(self.request))
        await self.parts.access.secret_limits.hit("guest", address(self.request))
        self.become(*await self.parts.store.guests.create(name, now(), self.agent))
        return AskAgainError()

    async def entering(self, name: str = NAMELESS) -> Guest:
        """Return the guest who asks for a table or a seat, as `identity_first` does.

        Raise as that does, and `RefusalError` `address.banned` for a known guest too.
        """
        self.parts.access.bans.check(address(self.request))
        return await self.identity_first(name)

    def become(self, guest: Guest, token: str, way_back: str | None = None) -> None:
        """Sign the browser in as this guest, with the cookies that the answer will set.

        `way_back`: the secret for its way back to its former guest; "": the secret that it holds is used up.
        """
        self._guest, self._token, self._guest_read = guest, token, True
        self._way_back = way_back

    def be_nobody(self, way_back: bool = True) -> None:
        """Take the browser's identity away: the answer deletes its token, and without `way_back` the way back too."""
        self._guest, self._device, self._token, self._guest_read = None, None, "", True
        if not way_back:
            self._way_back = ""

    def set_cookies(self, response: Response) -> None:
        """Set the cookies of a new identity in the answer, or delete those of an identity that is gone."""
        for cookie, value in ((cookies.TOKEN, self._token), (cookies.WAY_BACK, self._way_back)):
            if value == "":
                cookies.take(self.request, response, cookie)
            elif value is not None:
                cookies.give(self.request, response, cookie, value)
