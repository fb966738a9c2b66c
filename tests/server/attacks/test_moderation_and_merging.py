"""People merge, leave, go back, delete themselves and change names while moderators act on them, in random order."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablee.store.moderation import guest_of
from tests.marks import always_and_soak
from tests.server.attacks.identities import Entitled, State, state
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

BROWSERS = 5
HOUR_MS = 3_600_000
ACTS = {"unname": "unname", "silence": "silence", "end": "end", "remove": "remove"}


class Walk:
    """Browsers of strangers, a player who reports them, and a moderator; `seed` decides what they do."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.store = server.services.store
        self.chance = random.Random(seed)
        self.browsers = [Person(server.base) for _ in range(BROWSERS)]
        self.ana, self.mo = Person(server.base), Person(server.base)
        self.table = ""
        self.names = 0
        self.spoken: list[int] = []
        self.entitled = Entitled()
        self.gone: set[str] = set()
        self.withdrawn: set[str] = set()
        self.removed: set[int] = set()
        self.called: dict[str, str] = {}
        self.told: list[str] = []

    async def begin(self) -> None:
        self.table = (await self.ana.open(ME, FRIEND))["table"]
        for browser in (self.mo, *self.browsers):
            await self.rename(browser)
        await self.appoint(self.mo)
        for browser in (self.mo, *self.browsers):
            await self.speak(browser)
        for _ in range(3):
            await self.report()

    async def close(self) -> None:
        for one in (self.ana, self.mo, *self.browsers):
            await one.close()

    # --- what is known ------------------------------------------------------------------------------------------------

    async def guest(self, browser: Person) -> str | None:
        found = await self.store.guests.find(browser.cookie or "")
        return None if found is None else found.id

    def number(self, browser: Person) -> int:
        return self.browsers.index(browser) if browser in self.browsers else -1

    async def now_is(self, browser: Person) -> None:
        """Note the guest of this browser, who was created by it."""
        guest = await self.guest(browser)
        if guest is not None and not self.entitled.may_be(
            self.number(browser), (await self.state()).all_of(guest)
        ):
            assert guest not in self.called, "a guest of somebody else"
            self.entitled.let(self.number(browser), guest)

    async def state(self) -> State:
        return await state(self.store)

    async def asked(self, one: Person, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = await one.http.request(method, path, json=body)
        assert answer.status_code < 500, (method, path, answer.text)
        told = answer.json()
        return answer.status_code, told

    # --- what people do -----------------------------------------------------------------------------------------------

    async def rename(self, browser: Person) -> None:
        self.names += 1
        await browser.call("PUT", "/api/me", {"name": f"Name {self.names}"})
        await self.now_is(browser)
        self.called[await self.guest(browser) or ""] = f"Name {self.names}"

    async def speak(self, browser: Person) -> None:
        guest = await self.guest(browser)
        if guest is None:
            return
        silent = (await self.state()).silent_until(guest, self.server.clock.now())
        async with await browser.sit(self.table) as sitting:
            answer = await sitting.answered(do="say", text="you fool")
            assert answer.get("code") == ("talk.silenced" if silent else None), answer
            if not silent:
                self.spoken.append((await sitting.expect("talk"))["talk"]["n"])

    async def claim(self, browser: Person, join: bool) -> None:
        other = self.chance.choice([one for one in self.browsers if one is not browser])
        status, link = await self.asked(other, "POST", "/api/me/link")
        if status != 200:
            return
        before = await self.state()
        whose, here = await self.guest(other), await self.guest(browser)
        assert whose is not None
        status, _ = await self.asked(browser, "POST", "/api/me/claim", {"token": link["token"], "join": join})
        assert status == 200
        if here is not None and here != whose:
            self.entitled.leaves(self.number(browser), here)
        for younger in (await self.state()).became.keys() - before.became.keys():
            self.entitled.merged(younger)
        self.entitled.let(self.number(browser), whose)

    async def go_back(self, browser: Person) -> None:
        before = await self.state()
        status, _ = await self.asked(browser, "POST", "/api/me/return")
        after = await self.state()
        parted = before.became.keys() - after.became.keys()
        # The last merge is parted first.
        for younger in sorted(parted, key=self.entitled.since, reverse=True):
            self.entitled.parted(younger, before.became[younger])
        if status == 200:
            was, guest = self.entitled.goes_back(self.number(browser)), await self.guest(browser)
            assert guest == after.person(was)
            self.entitled.let(self.number(browser), guest)

    async def delete(self, browser: Person) -> None:
        guest = await self.guest(browser)
        if guest is None:
            return
        everybody = (await self.state()).all_of(guest)
        status, _ = await self.asked(browser, "DELETE", "/api/me")
        if status == 200:
            self.gone |= everybody

    async def appoint(self, browser: Person) -> None:
        status, told = await self.asked(browser, "GET", "/api/moderation")
        if status == 200 and told["code"]:
            assert await self.store.moderation.appoint(guest_of(told["code"]), self.server.clock.now())

    async def report(self) -> None:
        line = self.chance.choice(self.spoken)
        body = {"line": line, "reason": self.chance.choice(["insult", "threat", "spam"]), "text": ""}
        await self.asked(self.ana, "POST", f"/api/tables/{self.table}/reports", body)

    async def act(self, moderator: Person) -> None:
        """Act on one of a report's people; check what was done, and to whom."""
        before, actor = await self.state(), await self.guest(moderator)
        report = self.chance.choice(await self.store.reports.open(50))
        people, lines = report.evidence["people"], report.evidence["lines"]
        do, who = self.chance.choice(sorted(ACTS)), self.chance.randrange(len(people))
        decision: dict[str, Any] = {"do": do, "who": who}
        if do == "silence":
            decision["hours"] = self.chance.choice([0, 1, 24, 24 * 60])
        if do == "remove":
            said = self.chance.choice(lines)
            decision, who = {"do": do, "line": said["n"]}, said["who"]
        target = before.person(people[who]["guest"])
        status, told = await self.asked(moderator, "POST", f"/api/moderation/reports/{report.id}", decision)
        after = await self.state()
        new = after.log[len(before.log) :]
        if actor not in before.moderators:
            assert status in (401, 403)
        elif target == actor or actor in (report.reporter, report.target):
            assert (status, told["code"]) == (403, "moderation.own")
        else:
            assert status in (200, 404)
        if status != 200 or decision.get("line") in self.removed:
            assert new == []
            return
        assert new == [(ACTS[do], actor, target)]
        await self.done(before, after, target, decision)

    async def done(self, before: State, after: State, target: str, decision: dict[str, Any]) -> None:
        at = self.server.clock.now()
        match decision["do"]:
            case "silence":
                until = after.silent_until(target, at)
                assert (
                    abs(until - at - HOUR_MS * decision["hours"]) < HOUR_MS / 2
                    or decision["hours"] == 0 == until
                )
            case "remove":
                self.removed.add(decision["line"])
            case "end":
                self.gone |= before.all_of(target)
            case "unname":
                assert after.names[target] == ""
                self.withdrawn |= {self.called[one] for one in before.all_of(target) if one in self.called}

    # --- one step, and what holds after every one ---------------------------------------------------------------------

    async def step(self) -> None:
        browser = self.chance.choice(self.browsers)
        acts: list[tuple[int, str, Callable[[], Awaitable[None]]]] = [
            (4, "join", lambda: self.claim(browser, True)),
            (2, "leave", lambda: self.claim(browser, False)),
            (4, "go back", lambda: self.go_back(browser)),
            (5, "act", lambda: self.act(self.mo)),
            (2, "act as", lambda: self.act(browser)),
            (2, "speak", lambda: self.speak(browser)),
            (2, "rename", lambda: self.rename(browser)),
            (1, "report", self.report),
            (1, "appoint", lambda: self.appoint(browser)),
            (1, "delete", lambda: self.delete(browser)),
            (1, "wait", self.wait),
        ]
        _, name, act = self.chance.choices(acts, [weight for weight, _, _ in acts])[0]
        self.told.append(f"{self.number(browser)} {name}")
        before = await self.state()
        await act()
        await self.check(before, await self.state(), name)

    async def wait(self) -> None:
        self.server.clock.put_forward(self.chance.choice([1, 12, 40]) * 3600)

    async def check(self, before: State, after: State, name: str) -> None:
        said = self.told[-12:]
        assert after.log[: len(before.log)] == before.log, said
        assert all(actor != target for _, actor, target in after.log), said
        # Only the operator gives the role, and no merge keeps it.
        assert name == "appoint" or after.moderators <= before.moderators, said
        for younger in after.became.keys() - before.became.keys():
            assert not {younger, after.became[younger]} & after.moderators, said
        lost = [("merge", None, one) for one in before.moderators - after.moderators if one not in self.gone]
        assert sorted(after.log[len(before.log) :]) == sorted(lost) or name in ("act", "act as", "appoint"), (
            said
        )
        # Only a moderator shortens a silence in force.
        at = self.server.clock.now()
        if name not in ("act", "act as"):
            for guest in before.names.keys() - self.gone:
                assert after.silent_until(guest, at) >= before.silent_until(guest, at), said
        assert not self.withdrawn & set(after.names.values()), said
        for browser in self.browsers:
            one = await self.guest(browser)
            if one is not None:
                assert one not in self.gone, said
                assert one not in after.became, said
                assert self.entitled.may_be(self.number(browser), after.all_of(one)), said


@pytest.fixture
async def server(start: Start) -> Running:
    return await start(reports_per_guest=1000)


@pytest.mark.parametrize(("seed", "steps"), always_and_soak((1, 60), *((seed, 300) for seed in range(2, 12))))
async def test_no_order_of_merging_and_parting_undoes_what_moderators_did(
    server: Running, seed: int, steps: int
) -> None:
    walk = Walk(server, seed)
    await walk.begin()
    for _ in range(steps):
        await walk.step()
    await walk.close()
