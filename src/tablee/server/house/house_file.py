"""The house file: TOML with the name, imprint, privacy text and colours of a server.

Everything in it is optional. It is read once, when the server starts.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from tablee.core.errors import TableeError
from tablee.server.house.colours import weak

PRODUCT: Final = "Tablée"
"""What a server is called that has no name of its own."""
LARGEST: Final = 64 * 1024
"""The most bytes of the file."""
NAME: Final = 30
"""The most characters of a name: two or three short lines beside the languages on a phone."""
TEXT: Final = 20_000
"""The most characters of one text."""
LANGUAGES: Final = 20

_PLACE: Final = re.compile(
    r"^(?P<expected>.*?)(?: - at (?P<of_key>`key` in )?`\$\.?(?P<at>[^`]*)`)?$", re.DOTALL
)
_UNKNOWN: Final = re.compile(r"unknown field `(.*)`", re.DOTALL)
_INVISIBLE: Final = ("Cc", "Cs", "Zl", "Zp")
"""The categories of characters that no text needs; pages show line breaks."""

Colour = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}\Z")]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}\Z")]
Text = Annotated[str, Meta(min_length=1, max_length=TEXT)]
Texts = Text | Annotated[dict[Language, Text], Meta(max_length=LANGUAGES)]


class HouseError(TableeError):
    """A house file that cannot be used.

    `house.unreadable` (path, reason), `house.too_large` (path, limit), `house.toml` (path, reason), `house.unknown`
    (path, at, known), `house.colour` (path, at), `house.language` (path, at), `house.invalid` (path, at, expected),
    `house.invisible` (path, at), or `house.contrast` (path, theme, colour, upon, contrast, least).
    """

    exit_status = 3


class _Theme(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, rename="kebab"):
    """The colours of one theme; those that are not given stay."""

    paper: Colour | None = None
    sheet: Colour | None = None
    sunken: Colour | None = None
    ink: Colour | None = None
    ink_soft: Colour | None = None
    line: Colour | None = None
    line_strong: Colour | None = None
    accent: Colour | None = None
    accent_ink: Colour | None = None
    accent_soft: Colour | None = None
    warm: Colour | None = None
    warm_soft: Colour | None = None
    good: Colour | None = None
    focus: Colour | None = None


class _Colours(msgspec.Struct, forbid_unknown_fields=True):
    """The colours by theme."""

    light: _Theme = msgspec.field(default_factory=_Theme)
    dark: _Theme = msgspec.field(default_factory=_Theme)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME)] | None = None
    imprint: Texts | None = None
    privacy: Texts | None = None
    colours: _Colours = msgspec.field(default_factory=_Colours)


@dataclass(frozen=True)
class House:
    """What an operator says of a server.

    - `name`: shown instead of Tablée.
    - `imprint`, `privacy`: plain text by language; None stands for any language.
    - `colours`: those that differ from the pages' own, by theme and name.
    """

    name: str | None = None
    imprint: Mapping[str | None, str] = field(default_factory=dict, hash=False)
    privacy: Mapping[str | None, str] = field(default_factory=dict, hash=False)
    colours: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)

    @property
    def called(self) -> str:
        """The name by which people know this server: every text for them has this one."""
        return self.name or PRODUCT


def house_in(path: Path) -> House:
    """Return the content of this file. Raise `HouseError`."""
    read = _decoded(path)
    name = None if read.name is None else _line(path, read.name)
    house = House(
        name,
        _texts(path, "imprint", read.imprint),
        _texts(path, "privacy", read.privacy),
        {theme: colours for theme, colours in msgspec.to_builtins(read.colours).items() if colours},
    )
    for pair in weak(house.colours):
        # Rounded down, so that a contrast below the least never reads as enough.
        found = int(pair.contrast * 100) / 100
        raise HouseError("house.contrast", {"path": str(path), **pair._asdict(), "contrast": found})
    return house


def _decoded(path: Path) -> _File:
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise HouseError(
            "house.unreadable", {"path": str(path), "reason": error.strerror or str(error)}
        ) from error
    if len(raw) > LARGEST:
        raise HouseError("house.too_large", {"path": str(path), "limit": LARGEST})
    try:
        return msgspec.toml.decode(raw, type=_File)
    except msgspec.ValidationError as error:
        raise _invalid(path, str(error)) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise HouseError("house.toml", {"path": str(path), "reason": str(error)}) from error


def _invalid(path: Path, found: str) -> HouseError:
    """Return the error for what msgspec found wrong."""
    place = _PLACE.match(found)
    assert place is not None
    at, expected = place["at"] or "", place["expected"]
    params: dict[str, Any] = {"path": str(path), "at": at}
    unknown = _UNKNOWN.search(expected)
    if unknown is not None:
        kinds = {"": _File, "colours": _Colours}
        known = list(kinds.get(at, _Theme).__struct_encode_fields__)
        where = f"{at}.{unknown[1]}" if at else unknown[1]
        return HouseError("house.unknown", {**params, "at": where, "known": known})
    if place["of_key"]:
        return HouseError("house.language", params)
    if at.startswith("colours.") and "regex" in expected:
        return HouseError("house.colour", params)
    return HouseError("house.invalid", {**params, "expected": expected})


def _texts(path: Path, at: str, given: str | dict[str, str] | None) -> dict[str | None, str]:
    if given is None:
        return {}
    by_language: list[tuple[str | None, str]] = (
        [(None, given)] if isinstance(given, str) else [*given.items()]
    )
    texts = {}
    for language, text in by_language:
        kept = text.replace("\r\n", "\n").replace("\t", " ").strip()
        where = at if language is None else f"{at}.{language}"
        _check_visible(path, where, kept.replace("\n", ""))
        texts[language] = kept
    return texts


def _line(path: Path, name: str) -> str:
    kept = " ".join(name.split(" ")).strip()
    _check_visible(path, "name", kept)
    return kept


def _check_visible(path: Path, at: str, text: str) -> None:
    if not text or any(unicodedata.category(one) in _INVISIBLE for one in text):
        raise HouseError("house.invisible", {"path": str(path), "at": at})
