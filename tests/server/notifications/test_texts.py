"""The text of notices: one line for each table with its link, cut to what the channel takes, and never empty."""

from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from, text

from tablee.server.names.names import CODE_POINTS
from tablee.server.notifications import formats, texts
from tablee.server.notifications.push import encrypted
from tablee.server.notifications.texts import Text
from tablee.store.rows import Channel, MatchRow, NoticeKind, SeatRow
from tests.server.notifications.endpoint import Browser
from tests.store.samples import match

LANGUAGES = ("fr", "nl", "en")
ORIGIN = "https://play.example"
BRUSSELS = ZoneInfo("Europe/Brussels")
BEGUN = 1_764_576_000_000  # 1 December 2025, 09:00 in Brussels
FAMILY = "\U0001f468‍\U0001f469‍\U0001f467‍\U0001f466"
LONGEST_NAMES = (17 * FAMILY, 24 * "*", CODE_POINTS * "W", 24 * '"', 24 * "\\")


def channel(language: str = "en", kind: Any = "push") -> Channel:
    return Channel("c", "me", kind, "https://hooks.example/", {}, language, ORIGIN, 1)


def row(name: str, *others: str, begun: int = BEGUN) -> MatchRow:
    """Return a match of mine with people of these names."""
    seats = [SeatRow(0, "guest", "me", "Me", None)]
    seats += [SeatRow(number, "guest", f"g{number}", other, None) for number, other in enumerate(others, 1)]
    return msgspec.structs.replace(match(name, *seats), begun=begun)


def digest(reader: Channel, *told: tuple[NoticeKind, MatchRow]) -> Text:
    tables = [texts.at_table(reader, kind, row, row.ply) for kind, row in told]
    return texts.of_tables(reader, "1", tables, BRUSSELS)


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(
    ("language", "title", "lines"),
    [
        ("en", "News from 2 tables", ["Your turn at Toy · With Zoë", "Toy is over · With Bo, Léa"]),
        (
            "fr",
            "Du nouveau à 2 tables",
            ["À toi de jouer : Toy · Avec Zoë", "Toy : la partie est finie · Avec Bo, Léa"],
        ),
        (
            "nl",
            "Nieuws van 2 tafels",
            ["Jij bent aan de beurt bij Toy · Met Zoë", "Toy is afgelopen · Met Bo, Léa"],
        ),
    ],
)
def test_a_digest_has_a_line_for_each_table_with_its_link(
    language: str, title: str, lines: list[str]
) -> None:
    reader = channel(language)
    told = digest(reader, ("turn", row("aaa", "Zoë")), ("over", row("bbb", "Bo", "Léa")))
    assert (told.title, told.body) == (title, "\n".join(lines))
    links = [f"{ORIGIN}/t/aaa", f"{ORIGIN}/t/bbb"]
    assert texts.linked(reader, told) == f"{lines[0]}\n{links[0]}\n\n{lines[1]}\n{links[1]}"
    assert [(one.kind, one.table, one.link, one.path) for one in told.tables] == [
        ("turn", "aaa", links[0], "/t/aaa"),
        ("over", "bbb", links[1], "/t/bbb"),
    ]


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(
    ("language", "begun"),
    [
        ("en", "begun on 1 December 2025, 09:00"),
        ("fr", "partie commencée le 1er décembre 2025, 09:00"),
        ("nl", "begonnen op 1 december 2025, 09:00"),
    ],
)
def test_two_tables_that_would_read_the_same_say_when_they_began(language: str, begun: str) -> None:
    later = row("bbb", "Zoë", begun=BEGUN + 86_400_000)
    told = digest(channel(language), ("turn", row("aaa", "Zoë")), ("turn", later), ("turn", row("ccc", "Bo")))
    first, second, third = told.body.split("\n")
    assert first.endswith(f" · {begun}")
    assert second == first.replace("1er " if language == "fr" else "1 ", "2 ", 1)
    assert "2025" not in third


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "and one more table", "and 3 more tables"),
        ("fr", "et encore une table", "et 3 autres tables"),
        ("nl", "en nog één tafel", "en nog 3 tafels"),
    ],
)
def test_what_is_left_out_of_a_digest_is_counted(language: str, one: str, several: str) -> None:
    reader = channel(language)
    whole = digest(reader, *(("turn", row(name, name)) for name in ("aaa", "bbb", "ccc", "ddd")))
    for shown, more in ((3, one), (1, several)):
        some = texts.cut(reader, whole, shown)
        assert some.body.split("\n")[shown:] == [more]
        assert texts.linked(reader, some).endswith(f"\n\n{more}\n{ORIGIN}/")
        assert (len(some.tables), some.more) == (shown, 4 - shown)
    assert texts.cut(reader, whole, 4) == whole


@pytest.mark.usefixtures("toy_installed")
def test_of_a_match_that_is_over_with_nobody_who_has_a_name_the_result_is_what_matters() -> None:
    nameless = row("aaa", "")
    bodies = {kind: texts.at_table(channel(), kind, nameless, 0).body for kind in ("turn", "over")}
    assert bodies == {"turn": "The table is waiting for you.", "over": "See how it ended."}


# --- what each channel takes ----------------------------------------------------------------------


KINDS: list[NoticeKind] = ["turn", "begun", "over", "rematch", "deadline"]


@pytest.mark.parametrize("language", LANGUAGES)
@given(
    many=lists(sampled_from(KINDS), min_size=1, max_size=60),
    names=lists(sampled_from(LONGEST_NAMES) | text(max_size=24), min_size=1, max_size=5),
    begun=integers(0, 2**41),
)
def test_whatever_people_are_called_every_channel_can_take_every_message(
    language: str, many: list[NoticeKind], names: list[str], begun: int
) -> None:
    reader = channel(language)
    rows = [(kind, row(f"table{number}", *names, begun=begun)) for number, kind in enumerate(many)]
    single = texts.of_table("1", texts.at_table(reader, *rows[0], 0))
    browser = Browser()
    keys = browser.keys()
    for told in (single, digest(reader, *rows)):
        shown = formats.for_browser(reader, told)
        sealed = encrypted(shown, keys["p256dh"], keys["auth"])
        assert len(sealed) <= 4096
        assert browser.opened(sealed)["title"] == told.title
        content = formats.for_discord(reader, told)["content"]
        assert 0 < len(content.encode("utf-16-le")) // 2 <= 2000
        assert 0 < len(formats.for_matrix(reader, told)["body"].encode()) <= 32_000
        program = formats.for_program(reader, told, "stop")
        assert len(program["tables"]) <= formats.MOST_TABLES
        assert len(program["tables"]) + program["more"] == len(told.tables)
        assert formats.for_mail(reader, told, "stop").count(f"{ORIGIN}/t/") <= formats.MOST_TABLES


@pytest.mark.usefixtures("toy_installed")
def test_a_browser_is_notified_of_as_many_tables_as_fit() -> None:
    reader = channel()
    told = digest(reader, *(("turn", row(f"t{number}", *4 * [17 * FAMILY])) for number in range(13)))
    shown = msgspec.json.decode(formats.for_browser(reader, told))["body"].split("\n")
    assert 1 < len(shown) < 13
    assert shown[-1] == f"and {13 - len(shown) + 1} more tables"


@pytest.mark.usefixtures("toy_installed")
def test_of_what_does_not_fit_at_all_the_title_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = channel()
    monkeypatch.setattr(formats, "DISCORD", 60)
    told = digest(reader, ("turn", row("aaa", 24 * "W")), ("turn", row("bbb", 24 * "M")))
    assert formats.for_discord(reader, told)["content"] == f"News from 2 tables\n{ORIGIN}/"


def test_a_message_that_is_too_long_for_a_push_service_is_an_error_of_ours() -> None:
    keys = Browser().keys()
    assert len(encrypted(3993 * b"x", keys["p256dh"], keys["auth"])) == 4096
    with pytest.raises(ValueError, match="3994 bytes"):
        encrypted(3994 * b"x", keys["p256dh"], keys["auth"])
