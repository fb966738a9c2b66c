"""Every option of the commands for operators reaches its target under its own name."""

from pathlib import Path
from typing import Any

import pytest

from tablee.server.operations.pruning import Pruning
from tablee.server.settings import Settings
from tablee.store.backups import backing_up, restoring
from tests.cli.conftest import Run, Typed
from tests.cli.given import GIVEN


@pytest.mark.parametrize("command", ["admin backup", "admin restore"])
def test_admin(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    arrived: list[Any] = []

    async def backed_up(address: str, to: Path) -> int:
        arrived.append((address, to))
        return 1

    async def restored(address: str, file: Path, _verify: object) -> None:
        arrived.append((address, file))

    monkeypatch.setattr(backing_up, "back_up", backed_up)
    monkeypatch.setattr(restoring, "restore", restored)
    (tmp_path / "backup.db").touch()
    ran = run(*typed(command))
    assert ran.status == 0, ran.err
    assert arrived == [(str(tmp_path / "tablee.db"), tmp_path / "backup.db")]
    assert "De back-up staat in" in ran.out or "De database is zoals in" in ran.out


def test_admin_prune(run: Run, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Settings] = []

    async def look(pruned: Pruning) -> None:
        arrived.append(pruned._settings)

    monkeypatch.setattr(Pruning, "prune", look)
    assert "verwijderd" in run(*typed("admin prune")).out
    day = 24 * 3600
    (settings,) = arrived
    kept = (settings.keep_guests, settings.keep_abandoned, settings.keep_talk)
    assert kept == (29 * day, 30 * day, 31 * day)


def test_admin_delete(run: Run, typed: Typed, tmp_path: Path) -> None:
    assert "g-nobody" in run(*typed("admin delete")).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_verify_and_export(run: Run, typed: Typed, tmp_path: Path) -> None:
    assert "Alles is zoals de logboeken zeggen." in run(*typed("admin verify")).out
    assert "g-nobody" in run(*typed("admin export")).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_announce(run: Run, typed: Typed, tmp_path: Path) -> None:
    assert "tot 2999-12-24 18:30" in run(*typed("admin announce", but=("take_back",))).out
    assert "ingetrokken" in run(*typed("admin announce", but=("text", "until"))).out
    assert (tmp_path / "tablee.db").is_file()


def test_admin_drain(run: Run, typed: Typed, tmp_path: Path) -> None:
    assert "Aan geen enkele tafel" in run(*typed("admin drain", but=("port", "off"))).out
    assert "Er was niets om te beëindigen" in run(*typed("admin drain", but=("wait",))).out
    assert "Het is voorbij" in run(*typed("admin drain", but=("port", "wait"))).out
    assert "Op poort 8124" in run(*typed("admin drain", but=("off",))).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_ban(run: Run, typed: Typed, tmp_path: Path) -> None:
    assert "203.0.113.7/32 is geweerd" in run(*typed("admin ban", but=("lift",))).out
    assert "spelers ook" in run(*typed("admin ban", but=("address", "players", "lift"))).out
    assert "niet meer geweerd" in run(*typed("admin ban", but=("players",))).out
    assert (tmp_path / "tablee.db").is_file()


def test_admin_invite(run: Run, typed: Typed, tmp_path: Path) -> None:
    made = run(*typed("admin invite", but=("listed", "withdraw"))).out
    assert ("https://e.example/enter#" in made, "31 personen" in made) == (True, True)
    assert "0 van 31 keer" in run(*typed("admin invite", but=("withdraw",))).out
    assert "Alle links zijn ingetrokken" in run(*typed("admin invite", but=("listed",))).out
    assert (tmp_path / "tablee.db").is_file()


@pytest.mark.parametrize("command", ["agent add", "agent list", "agent remove"])
def test_agent(run: Run, typed: Typed, tmp_path: Path, command: str) -> None:
    ran = run(*typed(command))
    assert (tmp_path / "tablee.db").is_file()
    assert ("Fox (Ana)" in ran.out + ran.err) == ("name" in GIVEN[command])


@pytest.mark.parametrize("command", ["moderator add", "moderator list", "moderator remove"])
def test_moderator(run: Run, typed: Typed, tmp_path: Path, command: str) -> None:
    ran = run(*typed(command))
    assert (tmp_path / "tablee.db").is_file()
    assert ("g-nobody" in ran.err) == ("code" in GIVEN[command])
