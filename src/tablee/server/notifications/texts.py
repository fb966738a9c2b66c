"""The text of notices, in the language of their reader.

A notice may be read on a locked screen, in a group chat, or by the service that carries it. So it contains only
names, the game and what everyone at the table knows anyway. This module has no access to a position.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo

import msgspec

from tablee.server.names.names import distinct_names
from tablee.store.rows import Channel, MatchRow, NoticeKind
from tablee.words.language import language
from tablee.words.sentences import label, sentence

PACKAGE: Final = __package__


class TableText(msgspec.Struct, frozen=True):
    """A notice about one table after `ply` moves, with a `link` to it.

    `begun`: the time at which its match began, or was opened if it has not begun, in milliseconds since 1970.
    """

    kind: NoticeKind
    title: str
    body: str
    link: str
    path: str
    table: str
    game: str
    ply: int
    begun: int

    @property
    def line(self) -> str:
        """The whole text in one line."""
        return f"{self.title} · {self.body}"


class Text(msgspec.Struct, frozen=True):
    """A message to one guest; `link` leads to the table, or to all tables if `table` is None.

    `key` stays the same if the message is sent again, so that the reader's program can recognise it. `tables`: the
    texts of a digest, one for each table; `more`: the number of tables that it leaves out.
    """

    key: str
    kind: NoticeKind | None
    title: str
    body: str
    link: str
    path: str
    table: str | None = None
    game: str | None = None
    ply: int | None = None
    tables: tuple[TableText, ...] = ()
    more: int = 0


def sentence_for(channel: Channel, code: str, **params: Any) -> str:
    """Return a sentence in the language of this channel's reader."""
    return sentence(code, params, language(channel.language), PACKAGE)


def at_table(channel: Channel, kind: NoticeKind, row: MatchRow, ply: int) -> TableText:
    """Return the text of a notice about one table."""
    title = sentence_for(channel, f"notice.{kind}", game=_game(channel, row))
    path = f"/t/{row.id}"
    begun = row.begun or row.created
    link = channel.origin + path
    return TableText(kind, title, _company(channel, kind, row), link, path, row.id, row.game, ply, begun)


def of_table(key: str, table: TableText) -> Text:
    """Return a message about one table."""
    return Text(
        key, table.kind, table.title, table.body, table.link, table.path, table.table, table.game, table.ply
    )


def of_tables(channel: Channel, key: str, found: Sequence[TableText], zone: ZoneInfo) -> Text:
    """Return a digest: one message about several tables.

    If two lines would be the same, they also give the time at which each match began, in the time zone `zone`.
    """
    lines = Counter(one.line for one in found)
    tables = tuple(_with_beginning(channel, one, zone) if lines[one.line] > 1 else one for one in found)
    title = sentence_for(channel, "notice.digest", count=len(tables))
    text = Text(key, None, title, "", f"{channel.origin}/", "/", tables=tables)
    return cut(channel, text, len(tables))


def cut(channel: Channel, text: Text, shown: int) -> Text:
    """Return a digest cut to the first `shown` tables, at least one, with the number of the others.

    Return any other text unchanged.
    """
    if not text.tables:
        return text
    tables, more = text.tables[:shown], text.more + len(text.tables[shown:])
    lines = [one.line for one in tables]
    if more:
        lines.append(sentence_for(channel, "notice.more", count=more))
    return msgspec.structs.replace(text, body="\n".join(lines), tables=tables, more=more)


def linked(channel: Channel, text: Text, escaped: Callable[[str], str] = str) -> str:
    """Return the whole text with links: each table with its own. `escaped` is applied to everything but links."""
    parts = [(escaped(one.line), one.link) for one in text.tables]
    if not text.tables:
        title = [text.title, text.body] if text.body else [text.title]
        parts = [(escaped("\n".join(title)), text.link)]
    elif text.more:
        parts.append((escaped(sentence_for(channel, "notice.more", count=text.more)), text.link))
    return "\n\n".join(f"{words}\n{link}" for words, link in parts)


def greeting(channel: Channel, server_name: str) -> Text:
    """Return the first message over a channel, which shows that it works and who sends it."""
    hello = sentence_for(channel, "notice.hello")
    return Text(f"hello-{channel.id}", None, server_name, hello, f"{channel.origin}/", "/")


def _with_beginning(channel: Channel, table: TableText, zone: ZoneInfo) -> TableText:
    since = sentence_for(channel, "notice.since", date=datetime.fromtimestamp(table.begun / 1000, zone))
    return msgspec.structs.replace(table, body=f"{table.body} · {since}")


def _game(channel: Channel, row: MatchRow) -> str:
    return label(language(channel.language), row.game, "name") or row.game


def _company(channel: Channel, kind: NoticeKind, row: MatchRow) -> str:
    """Return the names of the other players; if they have none, what to do at the table."""
    named = zip(row.seats, distinct_names(row.seats), strict=True)
    names = [name for seat, name in named if name and seat.guest != channel.guest]
    if not names:
        return sentence_for(channel, "notice.ended" if kind == "over" else "notice.waits")
    return sentence_for(channel, "notice.with", names=", ".join(names))
