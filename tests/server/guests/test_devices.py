"""A guest's own devices: listing them, and signing them out one by one."""

from collections.abc import Callable

import pytest

from tablee.server.guests.agents import agent_of
from tests.server.conftest import Start
from tests.server.guests.test_guests import linked
from tests.server.people import ME, Person, bot

People = Callable[[], Person]
FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
SAFARI = (
    f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) {WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1"
)
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138 Safari/537"
)


@pytest.mark.parametrize(
    ("header", "named"),
    [
        (FIREFOX, ("Firefox", "Android")),
        (SAFARI, ("Safari", "iPhone")),
        (CHROME, ("Chrome", "Windows")),
        (f"{CHROME} Edg/138.0.0.0", ("Edge", "Windows")),
        (f"{CHROME} OPR/120.0.0.0", ("Opera", "Windows")),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        ("curl/8.5.0", (None, None)),
        ("", (None, None)),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(header: str, named: tuple[str, str]) -> None:
    agent = agent_of(header)
    assert (agent.browser, agent.system) == named


async def test_all_devices_are_listed_and_which_is_this_one(person: People) -> None:
    desk, phone = person(), person()
    desk.http.headers["User-Agent"], phone.http.headers["User-Agent"] = CHROME, FIREFOX
    await desk.call("PUT", "/api/me", {"name": "Ana"})
    await linked(desk, phone)
    told = (await phone.call("GET", "/api/me/devices"))["devices"]
    assert {(one["browser"], one["system"], one["this"]) for one in told} == {
        ("Firefox", "Android", True),
        ("Chrome", "Windows", False),
    }
    assert all(one["used"] >= one["made"] > 0 for one in told)
    assert str(phone.cookie) not in str(told)


async def test_one_device_is_signed_out_and_the_others_stay(person: People) -> None:
    desk, phone, tablet = person(), person(), person()
    table = (await desk.open(ME, bot()))["table"]
    phone.http.headers["User-Agent"] = FIREFOX
    await linked(desk, phone)
    await linked(desk, tablet)
    open_link = (await phone.call("POST", "/api/me/link"))["token"]
    lost = next(
        one["id"]
        for one in (await desk.call("GET", "/api/me/devices"))["devices"]
        if one["browser"] == "Firefox"
    )
    async with await phone.sit(table) as there, await tablet.sit(table) as here:
        left = (await desk.call("DELETE", f"/api/me/devices/{lost}"))["devices"]
        assert lost not in [one["id"] for one in left]
        assert (await there.expect("error"))["code"] == "device.ended"
        assert await there.closed() == 4001
        await here.quiet()
    assert (await phone.call("GET", "/api/me"))["name"] is None
    assert (await tablet.call("GET", "/api/me"))["name"] == ""
    # The link that the lost device made for further devices is void too.
    await person().call("POST", "/api/me/claim", {"token": open_link}, 404)
    assert (await desk.call("DELETE", f"/api/me/devices/{lost}", status=404))["code"] == "device.unknown"


async def test_nobody_signs_out_the_devices_of_others(person: People) -> None:
    ana, bo = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    await bo.call("PUT", "/api/me", {"name": "Bo"})
    (of_ana,) = (await ana.call("GET", "/api/me/devices"))["devices"]
    await bo.call("DELETE", f"/api/me/devices/{of_ana['id']}", status=404)
    assert (await ana.call("GET", "/api/me"))["name"] == "Ana"


async def test_a_guest_who_signs_this_browser_out_is_nobody_here(person: People) -> None:
    ana = person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    (this,) = (await ana.call("GET", "/api/me/devices"))["devices"]
    assert (await ana.call("DELETE", f"/api/me/devices/{this['id']}"))["devices"] == []
    assert ana.cookie is None
    assert (await ana.call("GET", "/api/me/devices", status=401))["code"] == "guest.unknown"


async def test_a_device_signed_out_in_one_process_loses_its_sockets_in_another(start: Start) -> None:
    one, other = await start(), await start()
    ana, phone = Person(one.base), Person(one.base)
    table = (await ana.open(ME, bot()))["table"]
    await linked(ana, phone)
    devices = (await phone.call("GET", "/api/me/devices"))["devices"]
    phone.base = other.base
    async with await phone.sit(table) as there:
        this = next(device["id"] for device in devices if device["this"])
        await ana.call("DELETE", f"/api/me/devices/{this}")
        assert await there.closed() == 4001
    await ana.close()
    await phone.close()
