"""An act: something that a person does at a table, when it makes sense, and when it may be refused."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tests.server.lives.browsers import Answer, Browser
from tests.server.lives.pages import Page
from tests.server.lives.processes import Process
from tests.server.lives.seen import Seen, When, nobody

if TYPE_CHECKING:
    from tests.server.lives.life import Life


class Maybe(NamedTuple):
    """A refusal that may come when this holds, and need not."""

    when: When


Refusals = Mapping[str, When | Maybe]
"""The codes with which an act may be refused, and when. If the condition holds, it must be, unless it is a `Maybe`."""


@dataclass(frozen=True)
class Scene:
    """A person at a table: the browser, the process that it uses, and the table as it was a moment ago."""

    life: "Life"
    browser: Browser
    process: Process
    seen: Seen
    chance: Random
    page: Page | None = None

    @property
    def table(self) -> str:
        """The table's id."""
        return self.seen.row.id

    def http(
        self,
        method: str,
        path: str,
        body: Any = None,
        refused: Refusals | None = None,
        done: Callable[[Answer], None] = lambda _: None,
    ) -> "Asked":
        """Return this request below the table's address."""
        where = f"/api/tables/{self.table}{path}"
        return Asked(
            lambda: self.browser.call(self.process, method, where, body),
            {"guest.unknown": nobody, **(refused or {})},
            done,
        )

    def socket(
        self,
        message: dict[str, Any],
        refused: Refusals | None = None,
        done: Callable[[Answer], None] = lambda _: None,
    ) -> "Asked":
        """Return this message over the open page."""
        page = self.page
        assert page is not None
        return Asked(lambda: page.ask(**message), {"guest.unknown": nobody, **(refused or {})}, done)

    def a_seat(self) -> int:
        """Return any seat of the table."""
        return self.chance.randrange(self.seen.row.players)


@dataclass(frozen=True)
class Asked:
    """A request on its way to a server. `done` is called with the answer if it was not refused."""

    ask: Callable[[], Awaitable[Answer]]
    refused: Refusals = field(default_factory=dict)
    done: Callable[[Answer], None] = lambda _: None


Fits = Callable[[Scene], bool]


@dataclass(frozen=True)
class Act:
    """A kind of act. `fits`: a person would do it now. `by_page`: it needs an open page."""

    kind: str
    how: Callable[[Scene], Asked]
    fits: Fits
    weight: float
    by_page: bool


ACTS: Final[dict[str, Act]] = {}
"""Every act at a table, by kind."""


def act(
    kind: str, fits: Fits, weight: float = 1.0, by_page: bool = False
) -> Callable[[Callable[[Scene], Asked]], Callable[[Scene], Asked]]:
    """Return a decorator that makes a function an act of this kind."""

    def add(how: Callable[[Scene], Asked]) -> Callable[[Scene], Asked]:
        assert kind not in ACTS
        ACTS[kind] = Act(kind, how, fits, weight, by_page)
        return how

    return add


def judged(
    kind: str, asked: Asked, answer: Answer, before: Seen, after: Seen, alone: bool = True
) -> Iterator[str]:
    """Yield the faults of this answer; none if it is right before or after the act.

    If not `alone`, the act may have met a state that lasted only a moment.
    """
    if answer.code is not None:
        rule = asked.refused.get(answer.code)
        if rule is None or (alone and not any(_holds(rule, seen) for seen in (before, after))):
            yield f"{kind} was refused: {answer.code} {dict(answer.params)} {_told(before, after)}"
    elif alone:
        for code, rule in asked.refused.items():
            if not isinstance(rule, Maybe) and rule(before) and rule(after):
                yield f"{kind} was done, not refused by {code}: {_told(before, after)}"


def _holds(rule: When | Maybe, seen: Seen) -> bool:
    return rule.when(seen) if isinstance(rule, Maybe) else rule(seen)


def _told(before: Seen, after: Seen) -> str:
    return " -> ".join(
        f"{seen.state} {seen.live.mark} turn {seen.match.turn} gave up {seen.match.resigned}"
        for seen in (before, after)
    )
