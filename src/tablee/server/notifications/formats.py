"""The content of a message for each kind of channel, within the channel's limits."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import msgspec

from tablee.server.notifications.texts import Text, cut, linked, sentence_for
from tablee.store.rows import Channel
from tablee.words.language import language

T = TypeVar("T")

MOST_TABLES: Final = 20
"""The most tables that a digest lists one by one."""

BROWSER: Final = 3900
"""The most bytes before encryption for a browser. A push service takes 4,096, encryption overhead included."""

DISCORD: Final = 2000
"""The most characters of a message in Discord, counted as JavaScript does."""

MATRIX: Final = 32_000
"""The most bytes of a text in Matrix, whose events have 65,536 at most."""

NO_PREVIEW: Final = 4
MARKUP: Final = re.compile(r"([\\`*_~|>\[\]()#<@:-])")


def for_browser(channel: Channel, text: Text) -> bytes:
    """Return the message that the service worker of the pages reads."""
    fixed = {
        "language": language(channel.language),
        "open": sentence_for(channel, "notice.open"),
        "mute": sentence_for(channel, "notice.mute"),
    }

    def written(text: Text) -> bytes:
        shown = {"title": text.title, "body": text.body, "path": text.path, "table": text.table}
        return msgspec.json.encode({**shown, **fixed})

    return _as_much_as_fits(channel, text, written, len, BROWSER)


def for_discord(channel: Channel, text: Text) -> dict[str, Any]:
    """Return a message for Discord, escaped, so that names cannot mention people or hold links or formatting."""
    words = _as_much_as_fits(
        channel, text, lambda text: linked(channel, text, _escaped), _as_javascript_counts, DISCORD
    )
    return {"content": words, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEW}


def for_matrix(channel: Channel, text: Text) -> dict[str, Any]:
    """Return a message of plain text for Matrix."""
    words = _as_much_as_fits(
        channel, text, lambda text: linked(channel, text), lambda words: len(words.encode()), MATRIX
    )
    return {"msgtype": "m.text", "body": words}


def for_mail(channel: Channel, text: Text, stop: str) -> str:
    """Return the plain text of a mail; `stop`: a page that ends the mails."""
    why = sentence_for(channel, "mail.why", origin=channel.origin)
    how = sentence_for(channel, "mail.stop", link=stop)
    return f"{linked(channel, cut(channel, text, MOST_TABLES))}\n\n-- \n{why}\n\n{how}\n"


def for_program(channel: Channel, text: Text, stop: str) -> dict[str, Any]:
    """Return all of the text, for a guest's own program (docs/notifications.md)."""
    return {**msgspec.to_builtins(cut(channel, text, MOST_TABLES)), "stop": stop}


def _as_much_as_fits(
    channel: Channel, text: Text, written: Callable[[Text], T], size: Callable[[T], int], limit: int
) -> T:
    """Return the longest form of `text` that fits once it is written; the shortest if none does."""
    for form in _forms(channel, text):
        found = written(form)
        if size(found) <= limit:
            break
    return found


def _forms(channel: Channel, text: Text) -> Iterator[Text]:
    """Yield ever shorter forms of `text`. The last is the title alone, because a name may be as long as a message."""
    for shown in range(min(len(text.tables), MOST_TABLES), 0, -1):
        yield cut(channel, text, shown)
    if not text.tables:
        yield text
    yield msgspec.structs.replace(text, body="", tables=())


def _escaped(text: str) -> str:
    return MARKUP.sub(r"\\\1", text)


def _as_javascript_counts(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2
