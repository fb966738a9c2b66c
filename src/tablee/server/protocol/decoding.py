"""Decodes messages from clients, and reports where they are wrong."""

import re
from typing import Any, TypeVar

import msgspec

from tablee.server.errors import RefusalError

T = TypeVar("T")
_PLACE = re.compile(r"^(?P<expected>.*?)(?: - at `(?P<at>[^`]*)`)?$", re.DOTALL)


def decoded(decoder: "msgspec.json.Decoder[T]", raw: bytes | str) -> T:
    """Return `raw` as the decoder's type. Raise `RefusalError` `request.malformed` (at, expected)."""
    try:
        value = decoder.decode(raw)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise _malformed(error) from None
    except (UnicodeError, RecursionError):
        raise RefusalError("request.malformed", at="$", expected="JSON") from None
    return value


def converted(shape: type[T], value: Any, *, strict: bool = True) -> T:
    """Return a decoded value as a struct of this type; without `strict`, numbers may be strings, as in a query.

    Raise `RefusalError` `request.malformed` (at, expected).
    """
    try:
        return msgspec.convert(value, shape, strict=strict)
    except msgspec.ValidationError as error:
        raise _malformed(error) from None


def _malformed(error: msgspec.MsgspecError) -> RefusalError:
    place = _PLACE.match(str(error))
    assert place is not None
    expected, at = place["expected"], place["at"] or "$"
    return RefusalError("request.malformed", at=at, expected=expected[:200])


def encoded(message: Any) -> str:
    """Return a struct as a text frame."""
    return msgspec.json.encode(message).decode()
