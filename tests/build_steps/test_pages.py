"""Pages are built if their sources have changed, and a build that failed is made again."""

import subprocess
from pathlib import Path

import pytest

from build_steps import pages


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a source of pages in a checkout with its packages installed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(pages, "install_packages", lambda: "npm")
    source = pages.WEB / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.write_text("first")
    pages.PAGES.mkdir(parents=True)
    return source


def test_pages_are_built_once_for_each_change_of_their_sources(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: built.append(sources.read_text()))
    for text in ("first", "first", "second"):
        sources.write_text(text)
        pages.build()
    assert built == ["first", "second"]


def test_a_build_that_failed_is_made_again(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries: list[int] = []

    def run(*_: object, **__: object) -> None:
        tries.append(len(tries))
        if len(tries) == 1:
            raise subprocess.CalledProcessError(1, "npm")

    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(subprocess.CalledProcessError):
        pages.build()
    pages.build()
    assert len(tries) == 2
