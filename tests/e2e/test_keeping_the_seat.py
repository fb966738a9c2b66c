"""A seat that outlives its browser: by a passkey, or by recovery words."""

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import CDPSession, expect

from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.tokan import open_table


@dataclass
class Authenticator:
    """The store of one browser's passkeys."""

    session: CDPSession
    id: str

    async def credentials(self) -> list[dict[str, Any]]:
        told = await self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        found: list[dict[str, Any]] = told["credentials"]
        return found

    async def add(self, credential: dict[str, Any]) -> None:
        """Add a passkey, as when a person's devices share them."""
        wanted = {"authenticatorId": self.id, "credential": credential}
        await self.session.send("WebAuthn.addCredential", wanted)


async def authenticator(person: Person) -> Authenticator:
    session = await person.context.new_cdp_session(person.page)
    await session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = await session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return Authenticator(session, made["authenticatorId"])


async def test_back_on_a_new_phone_by_a_passkey(browsing: Browsing, house: House) -> None:
    browsing.base = house.base.replace("127.0.0.1", "localhost")
    desk, phone = await browsing.person(), await browsing.person(PHONE, touch=True)
    table = await open_table(desk, [{"kind": "me"}, {"kind": "friend"}])
    kept = await authenticator(desk)
    await desk.page.goto("/")
    await desk.page.get_by_role("link", name="Keep access to my games").first.click()
    await desk.page.get_by_role("button", name="Make a passkey").click()
    await expect(desk.page.get_by_text("you can come back with this passkey")).to_be_visible()
    (credential,) = await kept.credentials()
    assert credential["isResidentCredential"]
    # The same device does not get a second one.
    await desk.page.get_by_role("button", name="Make a passkey").click()
    await expect(desk.page.get_by_text("has a passkey of yours for this site already")).to_be_visible()

    await (await authenticator(phone)).add(credential)
    await phone.page.goto("/")
    await phone.page.get_by_role("link", name="Get my seat back").tap()
    await phone.page.get_by_role("button", name="Use my passkey").tap()
    await expect(phone.page.get_by_text("your seats are here too")).to_be_visible()
    await phone.page.goto(f"/t/{table}")
    await expect(phone.page.locator("[data-mine=true]")).to_have_count(1)


@pytest.mark.slow
async def test_back_by_eight_words_bringing_along_the_seat_of_the_new_browser(browsing: Browsing) -> None:
    """Slow: two browsers, and recovery words whose hash is as expensive as in production."""
    desk, phone = await browsing.person(), await browsing.person(PHONE, touch=True)
    before = await open_table(desk, [{"kind": "me"}, {"kind": "friend"}])
    since = await open_table(phone, [{"kind": "me"}, {"kind": "friend"}])
    await desk.page.goto("/me")
    # At an IP address there are no passkeys, and the page offers the alternative.
    await expect(desk.page.get_by_text("This page cannot use passkeys")).to_be_visible()
    await desk.page.get_by_role("button", name="Show me eight words").click()
    shown = desk.page.locator("[data-words] li")
    await expect(shown).to_have_count(8)
    words = await shown.all_inner_texts()
    await desk.page.get_by_role("button", name="I have written them down").click()
    await desk.page.reload()
    await expect(desk.page.get_by_text("You have had recovery words since")).to_be_visible()
    assert not await desk.page.locator("[data-words]").count()

    await phone.page.goto("/back")
    await phone.page.get_by_label("My eight recovery words").fill(", ".join(words).upper())
    choices = phone.page.get_by_role("radio")
    for choice in await choices.all():
        await expect(choice).not_to_be_checked()
    await expect(phone.page.get_by_role("button", name="Get my seat back")).to_be_disabled()
    await phone.page.get_by_label("Bring them along").tap()
    await phone.page.get_by_role("button", name="Get my seat back").tap()
    await expect(phone.page.get_by_text("your seats are here too")).to_be_visible()
    for table in (before, since):
        for person in (desk, phone):
            await person.page.goto(f"/t/{table}")
            await expect(person.page.locator("[data-mine=true]")).to_have_count(1)
