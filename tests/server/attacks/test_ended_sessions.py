"""A moderator ends the sessions of a guest who has prepared every possible way back, and uses all of them."""

import pytest
from sqlalchemy import select

from tablee.store.moderation import guest_of
from tablee.store.rows import Channel
from tablee.store.schema import channels
from tests.server.conftest import Start
from tests.server.guests.authenticator import Passkey
from tests.server.guests.test_joining_identities import called, claim
from tests.server.people import FRIEND, ME, Person
from tests.server.talk.test_moderation import quarrel, report, waiting


async def passkey_of(one: Person) -> Passkey:
    question = await one.call("POST", "/api/me/passkeys/question")
    passkey = Passkey(question["site"])
    await one.call("POST", "/api/me/passkeys", passkey.made(question, one.base))
    return passkey


@pytest.mark.parametrize("merged", [False, True], ids=["alone", "merged since"])
async def test_nothing_brings_them_back_and_they_receive_nothing(start: Start, merged: bool) -> None:
    server = await start()
    base, store = server.base.replace("127.0.0.1", "localhost"), server.services.store
    people = [Person(base) for _ in range(8)]
    ana, bo, mo, tablet, second, third, fresh, zed = people
    older = await called(tablet, "Old") if merged else bo
    table = await quarrel(ana, bo)
    code = (await (await called(mo, "Mo")).call("GET", "/api/moderation"))["code"]
    assert await store.moderation.appoint(guest_of(code), server.clock.now())
    await report(ana, table)
    path = f"/api/moderation/reports/{(await waiting(mo))['report']}"
    if merged:
        await claim(bo, older, join=True)
    # The older browser may make what a new one may not yet.
    words = " ".join((await older.call("POST", "/api/me/words", {"language": "en"}))["words"])
    passkey = await passkey_of(older)
    question = await fresh.call("POST", "/api/me/passkeys/challenge")
    unfinished = await older.call("POST", "/api/me/passkeys/question")
    links = [(await bo.call("POST", "/api/me/link"))["token"] for _ in range(2)]
    await second.call("POST", "/api/me/claim", {"token": links[0]})
    await claim(third, bo)
    await claim(third, await called(zed, "Zed"))
    guest = (await store.guests.find(bo.cookie or "")).id  # type: ignore[union-attr]
    hook = Channel("hook", guest, "json", "https://x.example", {}, "en", base, 1, confirmed=1)
    assert await store.channels.add(hook)
    cookies = [one.cookie for one in (bo, older, second)]
    told = await mo.call("POST", path, {"do": "end", "who": 0})
    assert [deed["action"] for deed in told["deeds"]] == ["end"]
    for claimed, status in (({"words": words}, 404), ({"token": links[1]}, 404)):
        await fresh.call("POST", "/api/me/claim", claimed, status)
    await fresh.call("POST", "/api/me/claim", {"passkey": passkey.signed(question, base)}, 422)
    assert (await third.call("POST", "/api/me/return", status=404))["code"] == "return.closed"
    if merged:
        assert (await bo.call("POST", "/api/me/return", status=404))["code"] == "return.closed"
    new = Passkey(unfinished["site"])
    await older.call("POST", "/api/me/passkeys", new.made(unfinished, base), 401)
    assert [await store.guests.find(cookie or "") for cookie in cookies] == [None] * 3
    async with store.database.read() as connection:
        assert (await connection.execute(select(channels))).all() == []
    # Their browser is a new guest, who has no seat there.
    assert (await bo.open(ME, FRIEND))["host"]
    assert not any(seat["own"] for seat in (await bo.call("GET", f"/api/tables/{table}"))["seats"])
    for one in people:
        await one.close()
