"""A refusal says what is wrong and what to do, in two sentences. The few exceptions are listed with a reason."""

import re
from importlib.resources import files

import pytest

from tablee.words.language import LANGUAGES

ONE_IS_ENOUGH = {
    "ahead-your-turn": "says what to do, and nothing is wrong",
    "claim-one": "the rule that was broken is what to do",
    "engine-key": "the rule that was broken is what to do",
    "engine-object": "the rule that was broken is what to do, with an example",
    "hello-first": "the rule that was broken is what to do",
    "position-key": "the rule that was broken is what to do",
    "record-rule": "the two sentences of the rule follow",
    "report-text": "the rule that was broken is what to do",
    "resign-already": "nothing is left to do",
    "talk-empty": "the rule that was broken is what to do",
    "table-seats": "the rule that was broken is what to do",
    "terms-counts": "what to do follows a colon",
    "undo-not-last": "the rule that was broken is what to do",
}
NO_REFUSALS = {"seat-numbered"}


def refusals(language: str) -> dict[str, str]:
    """Return the sentences by which games, server and command line refuse something, by code."""
    text = (files("tablee.words") / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
    return {code: _plain(text) for code, text in found if code not in NO_REFUSALS}


def _plain(text: str) -> str:
    """Return the sentence without its attributes, every variable as the letter X."""
    text = re.split(r"\n\s+\.", text)[0]
    return re.sub(r"\{[^{}]*\}", "X", " ".join(text.split()))


def says_two_things(text: str) -> bool:
    """True if one sentence follows another."""
    return re.search(r"[.!?][”»\s]* [A-ZÀ-Ý“«]", text) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_says_what_is_wrong_and_what_to_do(language: str) -> None:
    short = {code for code, text in refusals(language).items() if not says_two_things(text)}
    assert sorted(short - set(ONE_IS_ENOUGH)) == []
    assert len(refusals(language)) > 200


def test_the_list_holds_only_what_needs_to_be_there() -> None:
    needed = {
        code
        for language in LANGUAGES
        for code, text in refusals(language).items()
        if not says_two_things(text)
    }
    assert needed == set(ONE_IS_ENOUGH)
