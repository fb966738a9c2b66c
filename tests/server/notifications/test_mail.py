"""Mails: only to an address that was confirmed, and one tap ends them."""

import asyncio
import re
from collections.abc import AsyncIterator
from email import message_from_string, policy
from email.message import EmailMessage
from typing import Self

import pytest
from hypothesis import given
from hypothesis.strategies import from_regex
from sqlalchemy import select
from structlog.testing import capture_logs

from tablee.server.notifications.mail import ADDRESS, MailError, composed, mailbox, parsed
from tablee.server.settings import Smtp
from tablee.store.rows import Channel
from tablee.store.schema import outbox
from tests.patience import patience, until
from tests.server.conftest import Running, Start
from tests.server.notifications.conftest import Pair, settled
from tests.server.people import ME, Person, bot

ORIGIN = "https://play.example"


class Letterbox:
    """A mail server that keeps every mail, except for addresses at `nowhere.example`."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self._more = asyncio.Condition()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n"))[:-5].decode()
                letter = message_from_string(text, policy=policy.default)
                assert isinstance(letter, EmailMessage)
                async with self._more:
                    self.letters.append(letter)
                    self._more.notify_all()
                writer.write(b"250 kept\r\n")
            elif word.startswith("RCPT") and "nowhere.example" in line:
                writer.write(b"550 nobody\r\n")
            elif word == "QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 well\r\n")
            await writer.drain()
        writer.close()

    async def take(self, count: int) -> EmailMessage:
        """Return the last mail, once there are `count` of them."""
        async with patience(), self._more:
            await self._more.wait_for(lambda: len(self.letters) >= count)
        return self.letters[-1]


@pytest.fixture
async def letterbox() -> AsyncIterator[Letterbox]:
    """Yield a mail server."""
    async with Letterbox() as letterbox:
        yield letterbox


@pytest.fixture
async def tell(start: Start, letterbox: Letterbox) -> Running:
    """Start a server whose operator has set up mail and the origin."""
    return await start(smtp=smtp(letterbox.port), origins=(ORIGIN,))


def smtp(port: int) -> Smtp:
    """Return the mail server at this port of this machine."""
    return Smtp("127.0.0.1", port, False, "tablee@play.example")


def text_of(letter: EmailMessage) -> str:
    """Return the text of a mail."""
    body = letter.get_body()
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


async def test_an_address_gets_notices_once_its_owner_opened_the_link(
    pair: Pair, letterbox: Letterbox
) -> None:
    body = {"address": "bo@home.example", "language": "fr"}
    told = await pair.bo.call("POST", "/api/notifications/mail", body)
    assert told["mail"]
    assert [(one["shown"], one["confirmed"]) for one in told["channels"]] == [("bo@home.example", False)]
    asked = await letterbox.take(1)
    assert asked["Content-Language"] == "fr"
    assert (asked["To"], asked["Subject"]) == ("bo@home.example", "Est-ce bien ton adresse ?")
    await pair.move()
    async with await pair.bo.sit(pair.table) as at_bo:
        await pair.move(at_bo)
    found = re.search(r"/notifications#confirm=(\S+)", text_of(asked))
    assert found is not None
    # From another browser, too.
    stranger = Person(pair.server.base)
    await stranger.call("POST", "/api/notifications/confirm", {"code": found[1]})
    again = await stranger.call("POST", "/api/notifications/confirm", {"code": found[1]}, status=404)
    assert again["code"] == "mail.code"
    await stranger.close()
    await pair.move()
    letter = await letterbox.take(2)
    assert letter["Subject"] == "À toi de jouer : Toy"
    assert letter["Content-Language"] == "fr"
    assert text_of(letter).startswith(
        f"À toi de jouer : Toy\nAvec Ana\n{ORIGIN}/t/{pair.table}\n\n-- \nTu reçois ceci"
    )
    assert await settled(pair.server, 1) == [("turn", "sent")]
    assert len(letterbox.letters) == 2


async def test_one_tap_in_the_mail_program_ends_them(pair: Pair, letterbox: Letterbox) -> None:
    await pair.bo.call("POST", "/api/notifications/mail", {"address": "bo@home.example", "language": "en"})
    code = text_of(await letterbox.take(1)).partition("#confirm=")[2].split()[0]
    await pair.bo.call("POST", "/api/notifications/confirm", {"code": code})
    await pair.move()
    letter = await letterbox.take(2)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<>")
    assert stop.startswith(f"{ORIGIN}/api/notifications/stop/")
    assert f"/notifications#stop={stop.rpartition('/')[2]}" in text_of(letter)
    provider = Person("http://mail.example")
    answer = await provider.http.post(
        stop.replace(ORIGIN, pair.server.base), content="List-Unsubscribe=One-Click"
    )
    assert answer.status_code == 200
    await provider.close()
    assert (await pair.bo.call("GET", "/api/notifications"))["channels"] == []


async def test_an_address_that_the_mail_server_refuses_is_not_kept(pair: Pair, letterbox: Letterbox) -> None:
    async def refused(address: str, status: int) -> str:
        body = {"address": address, "language": "en"}
        problem = await pair.bo.call("POST", "/api/notifications/mail", body, status=status)
        return str(problem["code"])

    assert await refused("bo@nowhere.example", 409) == "mail.refused"
    assert await refused("bo at home", 422) == "mail.address"
    assert await refused("bo@home.example\nBcc: all@home.example", 422) == "mail.address"
    assert (await pair.bo.call("GET", "/api/notifications"))["channels"] == []
    assert letterbox.letters == []


async def test_a_mail_server_that_is_away_is_said_to_be(start: Start) -> None:
    async with Letterbox() as gone:
        port = gone.port
    pair = Pair(await start(smtp=smtp(port), origins=(ORIGIN,)))
    await pair.sit()
    body = {"address": "bo@home.example", "language": "en"}
    problem = await pair.bo.call("POST", "/api/notifications/mail", body, status=503)
    assert problem["code"] == "mail.away"
    await pair.close()


async def test_where_nobody_set_up_mail_there_is_none(start: Start) -> None:
    pair = Pair(await start())
    await pair.sit()
    body = {"address": "bo@home.example", "language": "en"}
    assert (await pair.bo.call("POST", "/api/notifications/mail", body, status=404))["code"] == "mail.off"
    assert not (await pair.bo.call("GET", "/api/notifications"))["mail"]
    await pair.close()


async def test_without_an_origin_of_the_operators_own_no_mail_goes_out(
    start: Start, letterbox: Letterbox
) -> None:
    """Its links would lead to any host that the request named, and go to any address."""
    pair = Pair(await start(smtp=smtp(letterbox.port)))
    await pair.sit()
    assert not (await pair.bo.call("GET", "/api/notifications"))["mail"]
    body = {"address": "bo@home.example", "language": "en"}
    elsewhere = {"Host": "6.6.6.6", "Origin": "http://6.6.6.6"}
    for headers in ({}, elsewhere):
        answer = await pair.bo.http.post("/api/notifications/mail", json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "mail.origin")
    # No mail goes to an address that was confirmed before, either.
    await confirmed(pair, "bo@home.example")
    await pair.move()
    await until(lambda: tried(pair))
    assert letterbox.letters == []
    await pair.close()


async def test_the_operator_is_warned_at_the_start_that_no_mail_goes_out(start: Start) -> None:
    with capture_logs() as logged:
        await start(smtp=smtp(25))
    warnings = [line for line in logged if line["log_level"] == "warning"]
    assert [(line["event"], line["option"]) for line in warnings] == [
        ("no mail is sent before this server knows its own address", "--trusted-origin URL")
    ]


async def confirmed(pair: Pair, address: str) -> None:
    """Give Bo this confirmed mail address, with links to a host that a stranger chose."""
    guest = await pair.guest(pair.bo)
    channel = Channel("mail", guest, "mail", address, {}, "en", "http://6.6.6.6", 1, confirmed=1)
    assert await pair.server.services.store.channels.add(channel)


async def tried(pair: Pair) -> bool:
    """Return true if sending was postponed."""
    async with pair.server.services.store.database.read() as connection:
        rows = (await connection.execute(select(outbox.c.tries, outbox.c.lease))).all()
    return [(row.tries, row.lease) for row in rows] == [(1, 0)]


async def test_links_lead_where_the_operator_says_today(pair: Pair, letterbox: Letterbox) -> None:
    await confirmed(pair, "bo@home.example")
    await pair.move()
    words = text_of(await letterbox.take(1))
    assert "6.6.6.6" not in words
    assert f"{ORIGIN}/t/{pair.table}" in words


async def test_a_letter_box_is_asked_four_times_a_day_however_its_address_is_written(
    start: Start, letterbox: Letterbox
) -> None:
    server = await start(smtp=smtp(letterbox.port), origins=(ORIGIN,), rate=1.0)
    spellings = (
        "bo@home.example",
        "Bo@Home.example",
        "bo+1@home.example",
        "bo+2@home.example",
        "bo+3@home.example",
    )
    answers = []
    for spelling in spellings:
        person = Person(server.base)
        await person.open(ME, bot())
        wish = {"address": spelling, "language": "en"}
        answers.append((await person.http.post("/api/notifications/mail", json=wish)).status_code)
        await person.close()
    assert answers == [200, 200, 200, 200, 429]


@pytest.mark.parametrize(
    ("address", "box"),
    [
        ("Bo.B+x@Home.example", "bo.b@home.example"),
        ("b.o+x@GoogleMail.com", "bo@gmail.com"),
        ("+x@home.example", "+x@home.example"),
    ],
)
def test_a_letter_box_has_many_spellings(address: str, box: str) -> None:
    assert mailbox(address) == box


@given(from_regex(ADDRESS, fullmatch=True))
def test_to_every_address_that_is_taken_a_mail_can_be_written(address: str) -> None:
    letter = composed(smtp(25), "Chez Ana", address, "Subject", "Text", "en", "https://play.example/stop")
    assert letter["Content-Language"] == "en"
    assert b"Text" in letter.as_bytes()


def test_an_operator_names_a_mail_server_by_its_address() -> None:
    tls = parsed("smtps://play%40x.example:s%3Acret@mail.example", None)
    assert tls == Smtp("mail.example", 465, True, "play@x.example", "play@x.example", "s:cret")
    assert parsed("smtp://localhost", "a@x.example") == Smtp("localhost", 587, False, "a@x.example")
    assert "s:cret" not in repr(tls)
    for url, sender in (
        ("smtp://h", None),
        ("http://h", "a@x.example"),
        ("smtp://h:x", "a@x.example"),
        ("", "a@x.ex"),
    ):
        with pytest.raises(MailError):
            parsed(url, sender)
