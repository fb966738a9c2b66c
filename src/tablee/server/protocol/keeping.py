"""What a guest keeps a seat by: devices, passkeys, recovery words; and coming back by them."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tablee.server.protocol.base import Answer, JsonObject, Request
from tablee.server.protocol.people import Face

Base64Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1400, pattern="^[A-Za-z0-9_-]+$")]
LongBase64Url: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20_000, pattern="^[A-Za-z0-9_-]+$")]


class DeviceInfo(Answer):
    """A browser that is signed in as this guest; `this`: it is the one that asks. `used` is exact to a day.

    `browser` and `system` (`Firefox`, `Android`): null where it did not tell.
    """

    id: str
    browser: str | None
    system: str | None
    made: int
    used: int
    this: bool


class PasskeyInfo(Answer):
    """A passkey of this guest: where and when it was made, and when somebody last came back by it.

    `site`: the host that it works at; `here`: that is the one that was asked.
    """

    id: str
    browser: str | None
    system: str | None
    site: str
    here: bool
    made: int
    used: int | None


class Keeping(Answer):
    """Everything by which this guest can come back.

    `words`: when recovery words were made, null: there are none; `words_browser` and `words_system`: where.
    """

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    words: int | None
    words_browser: str | None = None
    words_system: str | None = None


class EndingQuery(Request):
    """`keys`: recovery words, passkeys and the places that are notified become void too."""

    keys: bool = False


class LinkLook(Request):
    """The token of a `DeviceLink` that was opened."""

    token: Annotated[str, Meta(max_length=100)]


class HandedOver(Answer):
    """What this browser would hand over by joining: what it is called, and its seats at tables that go on.

    `running`: seats in matches that run, with the cards that only they see; `waiting`: at tables that wait;
    `moderates`: it moderates, which ends by joining.
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
    """In which language the words are to be."""

    language: Literal["en", "fr", "nl"]


class RecoveryWords(Answer):
    """Eight words, shown this once."""

    words: list[str]


class PasskeyQuestion(Answer):
    """What a passkey is to sign: `challenge` and `user` are base64url, `site` is the relying party's id.

    `known`: passkeys of this guest, none of which is to be made twice on one device; `name`: what to call it.
    """

    challenge: str
    site: str
    user: str
    name: str
    known: list[str]


class NewPasskey(Request):
    """What `navigator.credentials.create` answered: `clientDataJSON` and `attestationObject`, all base64url."""

    id: Base64Url
    client_data: LongBase64Url
    attestation: LongBase64Url


class PasskeyChallenge(Answer):
    """What a passkey is to sign for somebody who comes back; whose it is the passkey itself says."""

    challenge: str
    site: str


class PasskeyAnswer(Request):
    """What `navigator.credentials.get` answered: `clientDataJSON`, `authenticatorData` and `signature`, base64url."""

    id: Base64Url
    client_data: LongBase64Url
    authenticator_data: LongBase64Url
    signature: LongBase64Url


class Claim(Request):
    """Who proves to be a guest, by one of three: the `token` of a `DeviceLink`, recovery words, or a passkey.

    `join`: whom this browser stood for until now is to be the same guest from now on; else it only stops being them.
    `give_up`: where both play at one running match, the seats of the younger identity there are given up.
    """

    token: Annotated[str, Meta(max_length=100)] | None = None
    words: Annotated[str, Meta(max_length=400)] | None = None
    passkey: PasskeyAnswer | None = None
    join: bool = False
    give_up: bool = False


class Deleted(Answer):
    """A guest was deleted: how many seats at running matches were given up for it."""

    gave_up: int


class OwnData(Answer):
    """Everything that is kept about a guest (docs/protocol.md): `form` numbers what it looks like; `at` is now.

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
