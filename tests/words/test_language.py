"""The choice of a reader's language."""

import pytest

from tablee.words import language, spoken_here


def test_the_first_wish_that_we_speak_is_granted() -> None:
    assert language("de", "fr-BE", "nl") == "fr"
    assert language("nl_BE.UTF-8") == "nl"
    assert language(None, "", "C.UTF-8", "POSIX") == "en"


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "nl_NL", "LC_MESSAGES": "fr_BE"}, "fr"),
        ({"LANG": "nl_NL", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_says_what_is_spoken_here(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken_here() == spoken
