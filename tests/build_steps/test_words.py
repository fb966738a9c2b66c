"""Another language is prepared with every message to translate, and grows with the game."""

from pathlib import Path

import pytest

from build_steps.words import lay_out, messages, sources
from tablee.words.outside import WordsError, languages_in
from tests.house.tree import ROOT


def test_a_language_is_laid_out_with_every_message_as_a_comment(tmp_path: Path) -> None:
    left = {path.relative_to(tmp_path).as_posix(): count for path, count in lay_out("de", tmp_path, ROOT)}
    for name, source in sources(ROOT).items():
        assert left[f"de/{name}"] == len(messages(source.read_text(encoding="utf-8"))) > 0
    (german,) = languages_in(tmp_path)
    assert messages(german.frame) == {}


def test_what_is_translated_stays_and_only_what_is_new_is_added(tmp_path: Path) -> None:
    list(lay_out("de", tmp_path, ROOT))
    pages = tmp_path / "de" / "pages.ftl"
    text = pages.read_text(encoding="utf-8").replace("# settings = Settings", "settings = Einstellungen")
    pages.write_text(text.replace("# save = Save\n", ""), encoding="utf-8")
    before = len(messages((ROOT / "web/src/words/en.ftl").read_text(encoding="utf-8")))
    assert dict(lay_out("de", tmp_path, ROOT))[pages] == before - 1
    again = pages.read_text(encoding="utf-8")
    assert again.count("settings = Einstellungen") == 1
    assert "# settings =" not in again
    assert again.endswith("# save = Save\n")


def test_a_client_that_does_what_the_first_line_says_is_understood(tmp_path: Path) -> None:
    list(lay_out("de", tmp_path, ROOT))
    shared = tmp_path / "de" / "shared.ftl"
    told, _, messages_ = shared.read_text(encoding="utf-8").partition("\n\n")
    assert "Take the # and the space after it away" in told
    bare = "\n".join(line.removeprefix("# ") for line in messages_.splitlines())
    shared.write_text(f"{told}\n\n{bare}\n", encoding="utf-8")
    assert dict(lay_out("de", tmp_path, ROOT))[shared] == 0
    (german,) = languages_in(tmp_path)
    assert messages(german.frame) == messages(sources(ROOT)["shared.ftl"].read_text(encoding="utf-8"))


def test_a_line_that_cannot_be_read_is_named_and_not_asked_for_again(tmp_path: Path) -> None:
    list(lay_out("de", tmp_path, ROOT))
    pages = tmp_path / "de" / "pages.ftl"
    text = pages.read_text(encoding="utf-8").replace("# save = Save", " save = Speichern")
    pages.write_text(text, encoding="utf-8")
    with pytest.raises(WordsError) as refused:
        list(lay_out("de", tmp_path, ROOT))
    assert refused.value.code == "words.file"
    assert text.splitlines()[int(str(refused.value.params["line"])) - 1] == " save = Speichern"
    assert pages.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", ["fr", "deutsch", "../de"])
def test_only_a_language_that_is_not_there_is_laid_out(tmp_path: Path, language: str) -> None:
    with pytest.raises(WordsError) as refused:
        list(lay_out(language, tmp_path, ROOT))
    assert refused.value.code == "words.language"
    assert not list(tmp_path.iterdir())
