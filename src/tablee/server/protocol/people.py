"""The messages about who somebody is, over HTTP."""

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
    """How somebody is shown. Each colour comes with a pattern of its own, so nobody is told apart by colour alone."""

    animal: Animal
    colour: Colour


class WayBack(Answer):
    """This browser was another guest lately, and can be that guest again until then.

    `other`: what the guest is called that it became by a link, words or a passkey; `joined`: the two were merged.
    """

    other: str
    joined: bool
    until: int


class Me(Answer):
    """Who this browser is; no name and no face before there is an identity.

    `kept`: there is a passkey or there are recovery words to come back by, should this browser forget. `back`: how this
    browser can be again who it was.
    """

    name: str | None
    face: Face | None
    kept: bool = False
    back: WayBack | None = None


class Rename(Request):
    """What to be called."""

    name: NameText


class FaceWish(Request):
    """How to be shown, at every table."""

    animal: Animal
    colour: Colour


class DeviceLink(Answer):
    """A one-time token that makes another device the same guest; of a guest's last three each works."""

    token: str


class DevicesEnded(Answer):
    """How many other devices were signed out."""

    ended: int


class Vacation(Request):
    """To be away for so many days from now on; 0: to be back."""

    days: Annotated[int, Meta(ge=0, le=60)]


class TimeZone(Request):
    """The time zone of this browser."""

    zone: ZoneName
