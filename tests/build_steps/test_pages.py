"""Pages are built if their sources have changed, and a build that failed is made again."""

import json
import shutil
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


LOCKED = {
    "": {"version": "1"},
    "node_modules/svelte": {"integrity": "sha512-a"},
    "node_modules/for-macs": {"integrity": "sha512-b", "optional": True},
}


@pytest.mark.parametrize(
    ("installed", "again"),
    [
        (None, True),
        ({"node_modules/svelte": {"integrity": "sha512-a"}}, False),
        ({"node_modules/svelte": {"integrity": "sha512-older"}}, True),
        ({"node_modules/for-macs": {"integrity": "sha512-b"}}, True),
        ({**LOCKED, "node_modules/gone": {"integrity": "sha512-c"}}, True),
    ],
    ids=["nothing", "the locked ones", "another version", "a part", "too many"],
)
def test_packages_are_installed_again_only_if_they_are_not_the_locked_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: dict[str, object] | None, again: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    ran: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: ran.append(command))
    pages.INSTALLED.parent.mkdir(parents=True)
    pages.LOCK.write_text(json.dumps({"packages": LOCKED}))
    if installed is not None:
        pages.INSTALLED.write_text(json.dumps({"packages": installed}))
    pages.install_packages()
    assert bool(ran) == again


def test_the_packages_of_this_checkout_are_the_locked_ones() -> None:
    assert pages.is_installed()
