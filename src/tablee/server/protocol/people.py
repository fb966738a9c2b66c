"""The messages about a guest's identity, over HTTP."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, NameText, Request, ZoneName

Animal: TypeAlias = Literal[
    "mouse",
    "jackal",
    "lion",
    "horse",
    "fish",
    "octopus",
    "crab",
    "turtle",
    "owl",
    "frog",
    "cat",
    "bear",
]
Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "teal", "blue", "violet", "grey"]


class Face(Answer):
    """The face of a player. Each colour comes with a pattern of its own, so no two players differ by colour alone."""

    animal: Animal
    colour: Colour


class WayBack(Answer):
    """This browser was another guest lately, and can be that guest again until `until`.

    `other`: the name of the guest that it became by a link, words or a passkey; `joined`: the two were merged.
    """

    other: str
    joined: bool
    until: int


class Me(Answer):
    """This browser's guest; no name and no face before there is an identity.

    `kept`: there is a passkey or there are recovery words, so that the guest can come back without this browser.
    `back`: the way back to the browser's former guest.
    """

    name: str | None
    face: Face | None
    kept: bool = False
    back: WayBack | None = None


class Rename(Request):
    """A new name."""

    name: NameText


class FaceWish(Request):
    """A new face, at every table."""

    animal: Animal
    colour: Colour


class DeviceLink(Answer):
    """A one-time token that signs another device in as the same guest; the last three tokens of a guest are valid."""

    token: str


class DevicesEnded(Answer):
    """The number of other devices that were signed out."""

    ended: int


class Vacation(Request):
    """A vacation of this number of days from now on; 0: the player is back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class TimeZone(Request):
    """The time zone of this browser."""

    zone: ZoneName
