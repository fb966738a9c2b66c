"""A deed: something that is done away from any one table."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.server.lives.browsers import Answer, Browser
from tests.server.lives.processes import Process

if TYPE_CHECKING:
    from tests.server.lives.life import Life


@dataclass(frozen=True)
class Doing:
    """The browser that acts, and the process that it uses."""

    life: "Life"
    browser: Browser
    process: Process
    chance: Random

    def of(self, browser: Browser) -> "Doing":
        """Return the same for another browser, with any process."""
        return Doing(self.life, browser, self.life.a_process(), self.chance)

    async def call(self, method: str, path: str, body: Any = None, refused: tuple[str, ...] = ()) -> Answer:
        """Send this request; a refusal other than these is a fault."""
        answer = await self.browser.call(self.process, method, path, body)
        if answer.code is not None and answer.code not in refused:
            self.life.problem(f"{method} {path} of {self.browser} was refused: {answer.code} {answer.params}")
        return answer


How = Callable[[Doing], Awaitable[None]]


@dataclass(frozen=True)
class Deed:
    """A kind of deed. `fits`: it can be done now."""

    kind: str
    how: How
    fits: Callable[[Doing], bool]
    weight: float


DEEDS: Final[dict[str, Deed]] = {}
"""Every deed, by kind."""


def deed(
    kind: str, weight: float = 1.0, fits: Callable[[Doing], bool] = lambda doing: True
) -> Callable[[How], How]:
    """Return a decorator that makes a function a deed of this kind."""

    def add(how: How) -> How:
        assert kind not in DEEDS
        DEEDS[kind] = Deed(kind, how, fits, weight)
        return how

    return add


def known(doing: Doing) -> bool:
    """True if the browser has an identity."""
    return doing.browser.guest is not None
