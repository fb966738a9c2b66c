"""Every option of `tablee serve` becomes the setting of its own name, in the unit of that setting."""

from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.server.clock import Clock
from tablee.server.house.house_file import House
from tablee.server.options import ServeOptions
from tablee.server.run import settings_of
from tablee.server.settings import Smtp

DAY_S: Final = 86_400.0

GIVEN: Final[dict[str, Any]] = {
    "database": "tables.db",
    "host": "10.0.0.7",
    "origins": ("https://play.example",),
    "hosts": ("games.example",),
    "bot_workers": 5,
    "rules_workers": 6,
    "programs": ("Robo=robo --fast",),
    "agents": ("Fox=fox:Fox",),
    "ladder": True,
    "program_ms": 1234,
    "program_memory": 77,
    "program_processes": 8,
    "by_invitation": True,
    "variants": True,
    "research": True,
    "no_own_agents": True,
    "mail_from": "games@play.example",
    "own_networks": ("10.1.0.0/16",),
    "rate": 2.5,
    "connections_per_address": 99,
    "keep_waiting": 11,
    "keep_guests": 12,
    "keep_abandoned": 13,
    "keep_talk": 14,
    "backup_to": Path("backups"),
    "backup_at": "04:05",
    "keep_backups": 15,
}
"""A value of its own for each option that becomes a setting."""

ELSEWHERE: Final = {"port", "proxies", "drain", "log_format", "verbose"}
"""Options of the process around the application."""
LANGUAGES: Final = {"words"}
"""Read from a folder: tests/words tests what is in it."""
HOUSE: Final = {"house"}
"""Read from a file: tests/server/house tests what is in it."""

EXPECTED: Final[dict[str, Any]] = {
    "database": "tables.db",
    "hosts": ("10.0.0.7", "games.example"),
    "origins": ("https://play.example",),
    "bot_workers": 5,
    "rules_workers": 6,
    "ladder": True,
    "by_invitation": True,
    "variants": True,
    "research": True,
    "own_agents": False,
    "own_networks": ("10.1.0.0/16",),
    "rate": 2.5,
    "connections_per_address": 99,
    "keep_waiting": 11 * DAY_S,
    "keep_guests": 12 * DAY_S,
    "keep_abandoned": 13 * DAY_S,
    "keep_talk": 14 * DAY_S,
    "backup_to": Path("backups"),
    "backup_at": 245,
    "keep_backups": 15,
    "languages": (),
    "countdown": 9.0,
}


def test_every_option_has_a_value_here() -> None:
    assert {one.name for one in fields(ServeOptions)} == {*GIVEN, *ELSEWHERE, *LANGUAGES, *HOUSE}


def test_each_becomes_its_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_SMTP", "smtps://ana:secret@mail.example")
    clock = Clock()
    found = settings_of(ServeOptions(**GIVEN), countdown=9.0, clock=clock)
    assert {name: getattr(found, name) for name in EXPECTED} == EXPECTED
    assert found.clock is clock
    assert found.smtp == Smtp("mail.example", 465, True, "games@play.example", "ana", "secret")
    robo, fox = found.programs
    assert (robo.name, robo.command) == ("Robo", ("robo", "--fast"))
    assert (robo.ms, robo.memory, robo.processes) == (1234, 77 << 20, 8)
    assert (fox.name, fox.command[-1], fox.ms) == ("Fox", "fox:Fox", 1234)


def test_a_folder_of_words_becomes_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.run.languages_in", lambda folder: (str(folder),))
    assert settings_of(ServeOptions(database="t.db", words=Path("more"))).languages == ("more",)  # type: ignore[comparison-overlap]


def test_a_house_file_becomes_the_house(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('name = "Chez Ana"')
    assert settings_of(ServeOptions(database="t.db", house=file)).house == House("Chez Ana")
    assert settings_of(ServeOptions(database="t.db")).house == House()


def test_without_a_host_requests_may_name_this_machine_only() -> None:
    assert settings_of(ServeOptions(database="t.db")).hosts == ("127.0.0.1",)
