"""Under a house file with a name, every text that reaches people is by that name."""

import html
import json
from collections.abc import AsyncIterator
from typing import Any, Final

import pytest

from tablee.server.house.house_file import House
from tests.server.conftest import Start
from tests.server.notifications.conftest import HOME
from tests.server.notifications.endpoint import Endpoint
from tests.server.notifications.test_mail import ORIGIN, Letterbox, smtp, text_of
from tests.server.people import ME, Person, bot

NAME: Final = 'Chez "Ana" <Écus>'
PRODUCT: Final = "Tablée"


@pytest.fixture
async def letterbox() -> AsyncIterator[Letterbox]:
    """Yield a mail server."""
    async with Letterbox() as letterbox:
        yield letterbox


@pytest.fixture
async def guest(start: Start, letterbox: Letterbox) -> AsyncIterator[Person]:
    """Yield a guest without a name at a server with the name."""
    server = await start(house=House(NAME), own_networks=HOME, smtp=smtp(letterbox.port), origins=(ORIGIN,))
    guest = Person(server.base.replace("127.0.0.1", "localhost"))
    await guest.open(ME, bot())
    yield guest
    await guest.close()


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("en", f"wants to hear at this address when it is their turn at {NAME} ({ORIGIN})."),
        (
            "fr",
            f"a demandé à recevoir un courriel à cette adresse à chacun de ses tours sur {NAME} ({ORIGIN}).",
        ),
        ("nl", f"heeft gevraagd om op dit adres een mail te krijgen bij elke beurt op {NAME} ({ORIGIN})."),
    ],
)
async def test_a_mail_comes_from_the_house_and_asks_for_it(
    guest: Person, letterbox: Letterbox, language: str, who: str
) -> None:
    body = {"address": "bo@home.example", "language": language}
    await guest.call("POST", "/api/notifications/mail", body)
    letter = await letterbox.take(1)
    (sender,) = letter["From"].addresses
    assert (sender.display_name, sender.addr_spec) == (NAME, "tablee@play.example")
    assert who in text_of(letter)
    assert PRODUCT not in text_of(letter) + str(letter["Subject"])


@pytest.mark.parametrize(
    ("kind", "more", "at", "shown"),
    [
        ("json", {}, "title", NAME),
        ("discord", {}, "content", r'Chez "Ana" \<Écus\>'),
        ("matrix", {"room": "!abc:home.example", "token": "syt"}, "body", NAME),
    ],
)
async def test_the_first_message_to_a_webhook_is_by_the_house(
    guest: Person, kind: str, more: dict[str, str], at: str, shown: str
) -> None:
    async with Endpoint() as endpoint:
        body = {"kind": kind, "address": endpoint.base, "language": "nl", **more}
        await guest.call("POST", "/api/notifications/webhooks", body)
        (greeting,) = await endpoint.take(1)
    said: dict[str, Any] = json.loads(greeting.body)
    assert said[at].split("\n")[0] == shown
    assert PRODUCT not in json.dumps(said, ensure_ascii=False)


async def test_the_passkey_of_a_guest_without_a_name_is_listed_by_the_house(guest: Person) -> None:
    question = await guest.call("POST", "/api/me/passkeys/question")
    assert question["name"] == NAME
    await guest.call("PUT", "/api/me", {"name": "Ana"})
    question = await guest.call("POST", "/api/me/passkeys/question")
    assert question["name"] == "Ana"


async def test_a_page_names_the_house_alone_before_its_script_runs_and_without_one(guest: Person) -> None:
    """The title and the description are also what a program shows that previews an invitation."""
    for path in ("/", "/t/aaaaaaaaaaaaaaaa", "/manifest.fr.webmanifest", "/manifest.nl.webmanifest"):
        answer = await guest.http.get(path)
        if path == "/" and answer.status_code == 404:
            pytest.skip("the pages are not built")
        assert PRODUCT not in answer.text, path
        assert (json.dumps(NAME, ensure_ascii=False)[1:-1] in answer.text) or (
            html.escape(NAME) in answer.text
        ), path
