"""The text of notices, in the language of whoever reads them.

It may be read on a locked screen, in a chat of many, or by whoever carries it there. So it contains nothing but names,
the game and what everybody at the table knows anyway; no position is available here at all.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.server.guests.names import told_apart
from tablee.store.rows import Channel, MatchRow, NoticeKind
from tablee.words.language import language
from tablee.words.sentences import label, sentence

PACKAGE: Final = __package__


class Text(msgspec.Struct, frozen=True):
    """Something told to one guest; `link` leads to the table, or to all tables where `table` is None.

    `key` stays the same when it is told again, so that who gets it twice can see that.
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


def said(channel: Channel, code: str, **params: Any) -> str:
    """A sentence for whoever reads this channel."""
    return sentence(code, params, language(channel.language), PACKAGE)


def of_table(channel: Channel, key: str, kind: NoticeKind, row: MatchRow, ply: int) -> Text:
    """What happened at one table."""
    title = said(channel, f"notice.{kind}", game=_game(channel, row))
    path = f"/t/{row.id}"
    return Text(key, kind, title, _company(channel, row), channel.origin + path, path, row.id, row.game, ply)


def of_tables(channel: Channel, key: str, happened: Sequence[tuple[NoticeKind, MatchRow]]) -> Text:
    """What happened at several tables, in one text."""
    lines = [
        f"{said(channel, f'notice.{kind}', game=_game(channel, row))} · {_company(channel, row)}"
        for kind, row in happened
    ]
    tables = len({row.id for _, row in happened})
    title = said(channel, "notice.digest", count=tables)
    return Text(key, None, title, "\n".join(lines), f"{channel.origin}/", "/")


def greeting(channel: Channel) -> Text:
    """The first message over a channel, which shows that it works."""
    hello = said(channel, "notice.hello")
    return Text(f"hello-{channel.id}", None, "Tablée", hello, f"{channel.origin}/", "/")


def _game(channel: Channel, row: MatchRow) -> str:
    return label(language(channel.language), row.game, "name") or row.game


def _company(channel: Channel, row: MatchRow) -> str:
    """Who else plays there."""
    named = zip(row.seats, told_apart(row.seats), strict=True)
    names = [name for seat, name in named if name and seat.guest != channel.guest]
    if not names:
        return said(channel, "notice.waits")
    return said(channel, "notice.with", names=", ".join(names))
