"""The password of the mail server goes out over TLS only."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tablee.server.notifications.mail import MailAwayError, composed, send
from tablee.server.settings import Smtp
from tests.patience import patience


class PlainServer:
    """A mail server without TLS that would accept a password, and records every line that it receives."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection, until the other side leaves."""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            self.heard.append(line)
            greeted = line.upper().startswith("EHLO")
            writer.write(b"250-here\r\n250 AUTH PLAIN LOGIN\r\n" if greeted else b"235 well\r\n")
            await writer.drain()
        writer.close()


@pytest.fixture
async def plain() -> AsyncIterator[PlainServer]:
    """Yield a mail server without TLS."""
    there = PlainServer()
    server = await asyncio.start_server(there.serve, "127.0.0.1", 0)
    there.port = server.sockets[0].getsockname()[1]
    yield there
    server.close()


async def test_a_password_is_not_sent_to_a_mail_server_without_tls(plain: PlainServer) -> None:
    smtp = Smtp("127.0.0.1", plain.port, False, "tablee@play.example", "operator", "secret")
    letter = composed(smtp, "Chez Ana", "bo@home.example", "Your turn", "At Toy", "en")
    async with patience():
        with pytest.raises(MailAwayError):
            await send(smtp, letter)
    assert any(line.upper().startswith("EHLO") for line in plain.heard)
    assert not any(line.upper().startswith(("AUTH", "MAIL")) for line in plain.heard)
