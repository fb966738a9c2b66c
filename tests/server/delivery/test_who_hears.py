"""A line of chat reaches those who may hear it, and tells its author from the others."""

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.live import audience
from tablee.store.rows import ChatMessage

LINE = ChatMessage(7, "ana", 0, "Ana", None, "Hello", "m1", 60)


class Page:
    """A connection that keeps what it is sent."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.sent: list[dict[str, Any]] = []

    def send(self, frame: str) -> None:
        self.sent.append(json.loads(frame))


class Room:
    """Pages of these guests at the table T, and one of Ana at another table."""

    def __init__(self, *guests: str | None) -> None:
        self.pages = [Page(guest) for guest in guests]
        self.elsewhere = Page("ana")
        connections = Connections()
        for page in self.pages:
            connections.join("T", cast("Any", page))
        connections.join("other", cast("Any", self.elsewhere))
        self.noted: list[int] = []
        self.live: Any = SimpleNamespace(id="T", sent=SimpleNamespace(note_chat=self.noted.append))
        self.broadcaster = Broadcaster(connections)

    def said(self, *deaf: str) -> list[list[bool]]:
        """Say the line; return for each page whether each line it got was its own."""
        self.broadcaster.send_chat(self.live, LINE, deaf)
        return [[one["talk"]["own"] for one in page.sent] for page in self.pages]


@pytest.fixture(autouse=True)
def deaf_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let everyone hear a line but Di, by the rules of the table."""
    monkeypatch.setattr(audience, "hears", lambda live, guest, line: guest != "di")


def test_every_page_at_the_table_gets_it_and_only_the_author_s_as_their_own() -> None:
    room = Room("ana", "bo", None, "ana", "bo")
    assert room.said() == [[True], [False], [False], [True], [False]]
    assert room.elsewhere.sent == []
    assert room.noted == [7]


def test_who_muted_the_author_or_may_not_hear_gets_nothing() -> None:
    room = Room("di", "bo", "cy", None)
    assert room.said("bo") == [[], [], [False], [False]]


def test_it_counts_as_sent_although_nobody_is_there_who_hears_it() -> None:
    room = Room("di")
    assert room.said("bo") == [[]]
    assert room.noted == [7]
