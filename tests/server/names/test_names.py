"""Names and talk: all visible characters, counted as people count; and nobody passes for another."""

import re
from collections.abc import Callable

import pytest

from tablee.server.errors import RefusalError
from tablee.server.names.names import LEVELLED, LONGEST, NAMELESS, checked, distinct_names
from tablee.server.names.text import readable, tidied
from tablee.server.protocol.client_frames import TALK_CODE_POINTS
from tablee.server.talk.speaking import LONGEST_TALK
from tablee.store.rows import SeatRow
from tests.house.tree import ROOT
from tests.server.people import FRIEND, ME, Person, bot, device

FAMILY = "👨‍👩‍👧‍👦"
COUPLE = "👩🏽\u200d❤️\u200d💋\u200d👨🏾"
VISIBLE = {
    "a family": FAMILY,
    "a cook with a colour of skin": "👩🏽‍🍳",
    "a detective with everything": "🕵🏽‍♂️",
    "the flag of a country": "🇧🇪",
    "the flag of a part of one": "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "a rainbow flag": "🏳️‍🌈",
    "a key": "1️⃣",
    "a heart": "❤️",
    "an emoji that Python 3.11 does not know": "🫨",
    "Vietnamese": "Nguyễn Thị Ế",
    "Thai": "น้ำ",
    "Hebrew with points": "עִבְרִית",
    "Arabic with points": "مُحَمَّد",
    "Persian with a joiner": "علی\u200cرضا",
    "Sinhala with a joiner": "ශ්\u200dරී",
    "Devanagari": "क्षितिज",
    "Tibetan": "བསྒྲུབས",
    "Japanese": "がんこ",
    "an apostrophe": "O’Brien",
}
UNSEEN = {
    "a Hangul filler": "\u3164",
    "its halves": "\u115f\u1160",
    "a Braille cell without dots": "\u2800",
    "a space of no width within": "a\u200bb",
    "a joiner that joins nothing": "a\u200db",
    "one at the end": "🦁\u200d",
    "a direction turned": "\u202egnp.exe",
    "a mark of direction": "Ana\u200f",
    "a soft hyphen": "A\u00adna",
    "tags": "Ana\U000e0061\U000e0062",
    "a flag with hidden words": "🏴" + "\U000e0061" * 30 + "\U000e007f",
    "a variation of a letter": "a\ufe0f",
    "private use": "\ue000",
    "a new line": "a\nb",
}
PILED = {
    "zalgo": "Z\u0337\u0321\u0308\u0301a\u0334\u0327\u0350",
    "three accents": "a\u0300\u0301\u0302",
    "one accent twice": "a\u0301\u0301",
    "five marks": "ก" + "\u0e38\u0e48\u0e49\u0e4a\u0e4b",
    "a mark without a letter": "\u0301",
    "a letter in a circle": "e\u20dd",
}
REFUSED = {**UNSEEN, **PILED}
SAID = {
    **{text: text for text in VISIBLE.values()},
    FAMILY * 60: FAMILY * 60,
    "Bravo\u00a0!": "Bravo !",
    "  as \u2003 you\u00a0 \u00a0like it\u3000": "as you like it",
    "cafe\u0301": "caf\u00e9",
    " 1 + 1 = 2; <b>&amp;</b> ": "1 + 1 = 2; <b>&amp;</b>",
}
"""Texts as sent, and as stored."""


@pytest.mark.parametrize("name", VISIBLE.values(), ids=VISIBLE)
def test_names_of_all_languages_and_emoji_stand_as_they_are(name: str) -> None:
    assert checked(name) == name


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_seen_and_what_piles_up_is_no_name_and_no_talk(name: str) -> None:
    with pytest.raises(RefusalError) as refused:
        checked(name)
    assert refused.value.code == "guest.name"
    assert not readable(tidied(name), 280, TALK_CODE_POINTS)


def test_a_name_is_as_long_as_people_count() -> None:
    for one in ("👩🏽‍🍳", FAMILY, COUPLE, "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "W", "Ế"):
        assert checked(one * LONGEST) == tidied(one * LONGEST)
        with pytest.raises(RefusalError):
            checked(one * (LONGEST + 1))


def test_talk_is_as_long_as_people_count() -> None:
    for one in (FAMILY, COUPLE, "W"):
        assert readable(one * LONGEST_TALK, LONGEST_TALK, TALK_CODE_POINTS)
        assert not readable(one * (LONGEST_TALK + 1), LONGEST_TALK, TALK_CODE_POINTS)


def test_what_no_keyboard_has_is_bounded_all_the_same() -> None:
    """Nine pictures joined are one character to Unicode; nobody may have a page of them as a name."""
    with pytest.raises(RefusalError):
        checked("\u200d".join(["👨🏽"] * 9) * LONGEST)


def test_spaces_of_any_kind_become_one() -> None:
    assert checked("  Ana\u00a0 \u202f\u3000B  ") == "Ana B"


def test_the_same_letters_are_one_name_however_they_are_made() -> None:
    assert checked("Zoe\u0308") == "Zoë"


def seats(*names: str) -> list[SeatRow]:
    return [SeatRow(at, "guest", f"g{at}", name, None) for at, name in enumerate(names)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Ana"),
        ("Ana", "ANA"),
        ("Ana", "Аnа"),  # Cyrillic
        ("Ana", "Ａｎａ"),
        ("Ana", "Anä"),
        ("Ana", "An a."),
        ("Bill", "Bi11"),
        ("Bob", "B0b"),
        ("Amo", "Arno"),
        ("🧑‍🍳", "🧑🍳"),
    ],
)
def test_two_who_look_the_same_both_get_a_number(one: str, other: str) -> None:
    assert distinct_names(seats(one, other)) == [f"{one} (1)", f"{other} (2)"]


def test_names_that_differ_stay() -> None:
    assert distinct_names(seats("Ana", "Anna", "Bo 🦁", "Bo 🐯", "名前", "前名")) == [
        "Ana",
        "Anna",
        "Bo 🦁",
        "Bo 🐯",
        "名前",
        "前名",
    ]


def test_nobody_takes_the_number_of_another_for_a_name() -> None:
    names = distinct_names(seats("Ana", "Ana", "Ana (1)", "Ana 2"))
    assert names == ["Ana (3)", "Ana (4)", "Ana (1)", "Ana 2"]


def test_programs_and_people_at_one_device_are_distinguished_too() -> None:
    sitting = [
        SeatRow(0, "guest", "g", "Robo", None),
        SeatRow(1, "program", None, "Robo", None),
        SeatRow(2, "device", "g", "robo", None),
        SeatRow(3, "free", None, "", None),
    ]
    assert distinct_names(sitting) == ["Robo (1)", "Robo (2)", "robo (3)", ""]


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_nobody_looks_like_a_bot_of_the_game_or_a_guest_without_a_name(language: str) -> None:
    words = (ROOT / f"web/src/words/{language}.ftl").read_text(encoding="utf-8")
    # A plain space in place of the no-break space is the same: nobody can type the latter.
    said = dict(re.findall(r"^(guest|level-short) = (.*)$", words.replace("\u00a0", " "), re.MULTILINE))
    assert said["guest"] in NAMELESS
    assert said["level-short"].removesuffix(" { $level }") in LEVELLED
    called = said["level-short"].replace("{ $level }", "3")
    level = SeatRow(1, "bot", None, "", 3)
    assert distinct_names([*seats(called), level]) == [f"{called} (2)", "Nina"]
    assert distinct_names([*seats("NlNA"), level]) == ["NlNA (2)", "Nina"]
    assert distinct_names([*seats("Ana"), level]) == ["Ana", "Nina"]
    assert distinct_names(seats(said["guest"].upper(), "")) == [f"{said['guest'].upper()} (2)", ""]


async def test_a_table_tells_namesakes_apart_and_each_keeps_his_name(person: Callable[[], Person]) -> None:
    ana, other = person(), person()
    await ana.call("PUT", "/api/me", {"name": "Ana"})
    await other.call("PUT", "/api/me", {"name": "Аnа"})
    table = (await ana.open(ME, FRIEND))["table"]
    joined = await other.call("POST", f"/api/tables/{table}/join", {})
    assert [seat["name"] for seat in joined["seats"]] == ["Ana (1)", "Аnа (2)"]
    assert (await ana.call("GET", "/api/me"))["name"] == "Ana"
    hot_seat = await ana.open(ME, device("ana"), bot())
    assert [seat["name"] for seat in hot_seat["seats"]] == ["Ana (1)", "ana (2)", "Tom"]


async def test_emoji_are_heard_in_talk_and_what_is_unseen_is_not(person: Callable[[], Person]) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        for text, heard in SAID.items():
            assert (await sitting.answered(do="say", text=text))["say"] == "ack"
            assert (await sitting.expect("talk"))["talk"]["text"] == heard
        for text in REFUSED.values():
            refused = await sitting.answered(do="say", text=text)
            assert (refused["say"], refused["code"]) == ("error", "talk.empty")
