"""Names, faces, time zones, devices; becoming another guest, or none."""

from typing import get_args

from tablee.server.protocol.people import Animal, Colour
from tests.server.lives.browsers import Browser
from tests.server.lives.doing import Doing, deed, known

ZONES = ("Europe/Brussels", "America/New_York", "Asia/Tokyo")
MOST = 9
"""The most browsers of a life."""

LEFT = 2
"""The number of other guests that must be left for one to be lost."""


@deed("rename", 1.5)
async def rename(doing: Doing) -> None:
    """Change the guest's name."""
    await doing.call("PUT", "/api/me", {"name": doing.life.a_name()})


@deed("face", 0.5)
async def face(doing: Doing) -> None:
    """Change the guest's face."""
    chance = doing.chance
    looks = {"animal": chance.choice(get_args(Animal)), "colour": chance.choice(get_args(Colour))}
    await doing.call("PUT", "/api/me/face", looks)


@deed("zone", 0.4, known)
async def zone(doing: Doing) -> None:
    """Set the guest's time zone."""
    await doing.call("PUT", "/api/me/zone", {"zone": doing.chance.choice(ZONES)})


@deed("notice times", 0.1, known)
async def notice_times(doing: Doing) -> None:
    """Choose when to be notified."""
    wish = {"mode": "digest", "quiet_from": 60, "quiet_until": 480, "digest_at": 540, "zone": ZONES[0]}
    await doing.call("PUT", "/api/notifications", wish)


def _others(doing: Doing) -> list[Browser]:
    return [one for one in doing.life.browsers if one.guest not in (None, doing.browser.guest)]


@deed("another device", 0.4, lambda doing: known(doing) and len(doing.life.browsers) < MOST)
async def another_device(doing: Doing) -> None:
    """Sign in on another device, by a link."""
    link = await doing.call("POST", "/api/me/link")
    other = doing.life.new_browser()
    await doing.of(other).call("POST", "/api/me/claim", {"token": link.body["token"]})


@deed("merge", 0.4, lambda doing: bool(_others(doing)) and _can_lose_one(doing))
async def merge(doing: Doing) -> None:
    """Merge with another guest, who is the same person."""
    other = doing.chance.choice(_others(doing))
    link = await doing.of(other).call("POST", "/api/me/link")
    claim = {"token": link.body["token"], "join": True, "give_up": doing.chance.random() < 0.7}
    await doing.call("POST", "/api/me/claim", claim, ("merge.together",))


@deed("change over", 0.2, lambda doing: bool(_others(doing)) and _can_lose_one(doing))
async def change_over(doing: Doing) -> None:
    """Become another guest by recovery words, and lose the former one."""
    words = await doing.of(doing.chance.choice(_others(doing))).call(
        "POST", "/api/me/words", {"language": "en"}
    )
    await doing.call("POST", "/api/me/claim", {"words": " ".join(words.body["words"])})


@deed("end other devices", 0.2, known)
async def end_other_devices(doing: Doing) -> None:
    """Sign out every other device."""
    await doing.call("DELETE", "/api/me/devices")


@deed("end this device", 0.15, lambda doing: known(doing) and _can_lose_one(doing))
async def end_this_device(doing: Doing) -> None:
    """Sign this device out."""
    kept = await doing.call("GET", "/api/me/devices")
    here = next(one["id"] for one in kept.body["devices"] if one["this"])
    await doing.call("DELETE", f"/api/me/devices/{here}")


@deed("delete oneself", 0.3, lambda doing: known(doing) and _can_lose_one(doing))
async def delete_oneself(doing: Doing) -> None:
    """Delete the guest in the middle of everything."""
    await doing.call("DELETE", "/api/me")


def _can_lose_one(doing: Doing) -> bool:
    """True if enough guests are left without this browser's."""
    guests = {one.guest for one in doing.life.browsers} - {None, doing.browser.guest}
    return len(guests) >= LEFT
