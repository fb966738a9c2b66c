"""What the operator of the server tells everybody."""

from typing import Annotated

from msgspec import Meta

from tablee.server.protocol.base import Answer, Request


class AnnouncementInfo(Answer):
    """The message of the operator to everybody, null if there is none; `at`: when it was set."""

    text: str | None
    at: int


class HouseText(Answer):
    """Plain text in one language; null: for every language."""

    language: str | None
    text: str


class HouseInfo(Answer):
    """What the operator's house file says; empty lists if it has no such text."""

    name: str | None
    imprint: list[HouseText]
    privacy: list[HouseText]


class EntranceLink(Request):
    """The token of a link of the operator, with which a new guest comes in."""

    token: Annotated[str, Meta(max_length=100)]
