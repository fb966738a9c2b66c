"""Devices, passkeys and recovery words, with which a guest keeps their seats, and signing in with them."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, JsonObject, Request
from tablee.server.protocol.people import Face

Base64Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
LongBase64Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20_000, pattern="^[A-Za-z0-9_-]+$")]


class DeviceInfo(Answer):
    """A browser that is signed in as this guest; `this`: it is the one that asks. `used` is exact to a day.

    `browser` and `system` (`Firefox`, `Android`): null if its headers did not name them.
    """

    id: str
    browser: str | None
    system: str | None
    made: int
    used: int
    this: bool


class PasskeyInfo(Answer):
    """A passkey of this guest: where and when it was made, and when it was last used to sign in.

    `site`: the host that it works at; `here`: that is the host of this request.
    """

    id: str
    browser: str | None
    system: str | None
    site: str
    here: bool
    made: int
    used: int | None


class Keeping(Answer):
    """Everything with which this guest can sign in.

    `words`: when recovery words were made, null: there are none; `words_browser` and `words_system`: where.
    """

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    words: int | None
    words_browser: str | None = None
    words_system: str | None = None


class EndingQuery(Request):
    """`keys`: recovery words, passkeys and channels become void too."""

    keys: bool = False


class LinkQuery(Request):
    """The token of a `DeviceLink` that was opened."""

    token: Annotated[str, Meta(max_length=100)]


class HandedOver(Answer):
    """What this browser would hand over by joining: its guest's name, and their seats at tables that go on.

    `running`: seats in matches that run, with the cards that only they see; `waiting`: at tables that wait;
    `moderates`: the guest is a moderator, which ends by joining.
    """

    name: str
    running: int
    waiting: int
    moderates: bool


class LinkInfo(Answer):
    """Whose link this is, made `age` milliseconds ago; `here` null: this browser has nothing to hand over."""

    name: str
    face: Face
    age: int
    here: HandedOver | None


class WordsWish(Request):
    """The language of the new words."""

    language: Literal["en", "fr", "nl"]


class RecoveryWords(Answer):
    """Eight words, shown only once."""

    words: list[str]


class PasskeyQuestion(Answer):
    """The data for a new passkey: `challenge` and `user` are base64url, `site` is the relying party's id.

    `known`: passkeys of this guest; a device makes no second one beside these. `name`: the name for the passkey.
    """

    challenge: str
    site: str
    user: str
    name: str
    known: list[str]


class NewPasskey(Request):
    """The answer of `navigator.credentials.create`: `clientDataJSON` and `attestationObject`, all base64url."""

    id: Base64Url
    client_data: LongBase64Url
    attestation: LongBase64Url


class PasskeyChallenge(Answer):
    """The data that a passkey has to sign to sign its guest in; the passkey itself names the guest."""

    challenge: str
    site: str


class PasskeyAnswer(Request):
    """The answer of `navigator.credentials.get`: `clientDataJSON`, `authenticatorData` and `signature`, base64url."""

    id: Base64Url
    client_data: LongBase64Url
    authenticator_data: LongBase64Url
    signature: LongBase64Url


class Claim(Request):
    """A proof of identity, by one of three: the `token` of a `DeviceLink`, recovery words, or a passkey.

    `join`: merge the browser's former guest into this one; otherwise the browser only leaves the former guest.
    `give_up`: if both play in one running match, give up the seats of the younger identity there.
    """

    token: Annotated[str, Meta(max_length=100)] | None = None
    words: Annotated[str, Meta(max_length=400)] | None = None
    passkey: PasskeyAnswer | None = None
    join: bool = False
    give_up: bool = False


class Deleted(Answer):
    """A guest was deleted: the number of seats in running matches that were given up."""

    gave_up: int


class OwnData(Answer):
    """Everything that is stored about a guest (docs/protocol.md): `form` is the version of the format; `at` is now.

    `kept`: lists of rows, by the tables of the database; `tables` has every table that they opened or sat at.
    """

    form: int
    at: int
    name: str
    face: str | None
    zone: str | None
    created: int
    kept: JsonObject
    tables: list[JsonObject]
