"""Codes with parameters as sentences, from Tablée's own words and those in each game's folder."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from tablee import games
from tablee.core.events import HIDDEN
from tablee.words.language import FALLBACK

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REGIONAL: Final = {"en": "en-GB"}
"""The region that decides on the format of dates and numbers; the pages have the same
(`web/src/settings/languages.ts`).
"""

COUNTABLE: Final = 1e15
"""Greater numbers are not counts of anything here, and Fluent cannot group their digits."""


def message_id(*parts: str | int) -> str:
    """Return a code, kind or name as a Fluent id: `message_id("option", "last_card")` is `option-last-card`."""
    return "-".join(map(str, parts)).replace(".", "-").replace("_", "-")


def from_one(value: Any) -> Any:
    """Implement the Fluent function FROM_ONE: add one to a number that the notation counts from 0, or to each
    in a text.
    """
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value + 1)
    if isinstance(value, str):
        return re.sub(r"\d+", lambda digits: str(int(digits[0]) + 1), value)
    return value


def french_date(value: Any, **options: Any) -> str:
    """Implement the Fluent function DATETIME in French: a date whose first of a month is an ordinal.

    Babel omits the ordinal.
    """
    from babel import Locale
    from fluent.runtime.types import fluent_date

    return re.sub(r"^1(?= [^\W\d])", "1er", fluent_date(value, **options).format(Locale("fr")))


@cache
def bundle(language: str, package: str | None) -> "FluentBundle":
    """Return Tablée's own words, with those in the folder `words` of `package` if there is one."""
    # Most programs that import this module never use a sentence, and importing Fluent takes longer than all
    # other imports.
    from fluent.runtime import FluentBundle, FluentResource

    folders: list[Traversable] = [files("tablee.words")]
    if package is not None:
        folders.append(files(package) / "words")
    locale = REGIONAL.get(language, language)
    functions: dict[str, Any] = {"FROM_ONE": from_one}
    if language == "fr":
        functions["DATETIME"] = french_date
    found = FluentBundle([locale], use_isolating=False, functions=functions)
    for folder in folders:
        source = folder / f"{language}.ftl"
        if source.is_file():
            found.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return found


def _owner(code: str) -> str | None:
    """Return the package of the game whose words hold `code`; the first part of the code names the game."""
    for name in games.installed():
        if message_id(code).startswith(f"{message_id(name)}-"):
            return games.package(name)
    return None


def variable(value: Any) -> str | int | float | datetime:
    """Return a parameter for Fluent: lists joined by commas, objects as JSON, huge numbers as their digits."""
    if isinstance(value, str | datetime):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value if abs(value) < COUNTABLE else str(value)
    if isinstance(value, list | tuple):
        return ", ".join(str(variable(item)) for item in value)
    return json.dumps(value, ensure_ascii=False)


def has(code: str, language: str) -> bool:
    """True if there is a sentence for `code`."""
    return bool(bundle(language, _owner(code)).has_message(message_id(code)))


def sentence(code: str, params: Mapping[str, Any], language: str, package: str | None = None) -> str:
    """Return the sentence of `code` in `language` (one of `LANGUAGES`), else in English, else the bare code.

    Words of games are found by the code; `package` names any other package with words of its own.
    """
    for spoken in (language, FALLBACK):
        words = bundle(spoken, package or _owner(code))
        if words.has_message(message_id(code)):
            pattern = words.get_message(message_id(code)).value
            if pattern is not None:
                return _formatted(words, code, pattern, params)
    return code


def _formatted(words: "FluentBundle", code: str, pattern: Any, params: Mapping[str, Any]) -> str:
    text, _ = words.format_pattern(
        pattern, {key: variable(_in_words(words, code, params[key])) for key in params}
    )
    return str(text)


def _in_words(words: "FluentBundle", code: str, value: Any) -> Any:
    """Return a list of pieces with each piece formatted by the message `<game>-item`, if the game has one.

    The message receives `item`, its first character as `head`, and the rest as `tail`. Other values are
    unchanged.
    """
    if not isinstance(value, list | tuple):
        return value
    for name in games.installed():
        item = f"{message_id(name)}-item"
        if message_id(code).startswith(f"{message_id(name)}-") and words.has_message(item):
            pattern = words.get_message(item).value
            return [_said(words, pattern, piece) if isinstance(piece, str) else piece for piece in value]
    return value


def _said(words: "FluentBundle", pattern: Any, piece: str) -> str:
    text, _ = words.format_pattern(pattern, {"item": piece, "head": piece[:1], "tail": piece[1:]})
    return str(text)


def speaks(game: str, language: str) -> bool:
    """True if the game called `game` has its own words in `language`."""
    return (files(games.package(game)) / "words" / f"{language}.ftl").is_file()


def label(language: str, *parts: str | int) -> str | None:
    """Return the word for a thing, None if it has none: `label("fr", "toy", "name")` is the message `toy-name`."""
    code = message_id(*parts)
    return sentence(code, {}, language) if has(code, language) else None


def heading(kind: str, language: str) -> str | None:
    """Return the column heading for events of a kind (the attribute `heading` of their sentence), None if it
    has none.
    """
    words = bundle(language, _owner(kind))
    if not words.has_message(message_id(kind)):
        return None
    name = words.get_message(message_id(kind)).attributes.get("heading")
    return None if name is None else _formatted(words, kind, name, {})


def event_sentences(events: Sequence[Mapping[str, Any]], names: Sequence[str], language: str) -> list[str]:
    """Return a sentence for each event (as a viewer may see it) that has one.

    Every parameter that is a seat gets a second parameter with the name: `seat` as `name`, `target` as
    `target_name`, `seats` as `names`. A list with one number per seat also becomes a text of names and
    numbers: `scores` as `scores_by_name`.
    """
    sentences: list[str] = []
    for event in events:
        if not has(event["event"], language):
            continue
        params = dict(event)
        for key, value in event.items():
            if type(value) is int and 0 <= value < len(names):
                params["name" if key == "seat" else f"{key}_name"] = names[value]
            elif key != "seats" and _by_seat(value, len(names)):
                # One text, so that no name is formatted as a piece of the game.
                numbers = zip(names, value, strict=True)
                params[f"{key}_by_name"] = ", ".join(f"{name} {number}" for name, number in numbers)
        if isinstance(seats := event.get("seats"), list):
            params["names"] = [names[seat] for seat in seats]
        text = _event_sentence(event["event"], params, language)
        if text != "":
            sentences.append(begun(text, names))
    return sentences


def _by_seat(value: Any, players: int) -> bool:
    return isinstance(value, list) and len(value) == players and all(type(one) is int for one in value)


def begun(text: str, names: Sequence[str]) -> str:
    """Return a sentence with a capital first letter; a name at its start is unchanged."""
    named = any(name != "" and text.startswith(name) for name in names)
    return text if named else text[:1].upper() + text[1:]


def _event_sentence(kind: str, params: Mapping[str, Any], language: str) -> str:
    """Return the sentence of an event, or its attribute `hidden` if it has one and a parameter is hidden."""
    if HIDDEN in params.values() or any(
        isinstance(value, list) and HIDDEN in value for value in params.values()
    ):
        message = bundle(language, _owner(kind)).get_message(message_id(kind))
        if "hidden" in message.attributes:
            return _formatted(bundle(language, _owner(kind)), kind, message.attributes["hidden"], params)
    return sentence(kind, params, language)
