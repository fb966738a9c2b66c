"""Every option of the commands for operators reaches its target under its own name."""

from pathlib import Path
from typing import Any

import pytest

from tablee.server.operations.pruning import Pruning
from tablee.server.settings import Settings
from tablee.store.backups import backing_up, restoring
from tests.cli.conftest import Run, Typed
from tests.cli.given import GIVEN

pytestmark = pytest.mark.usefixtures("sqlite_file")

ONE_OF: dict[str, tuple[str, ...]] = {
    "admin announce": ("take_back",),
    "admin drain": ("port", "off"),
    "admin ban": ("lift",),
    "admin ladder": ("name", "pause", "forget"),
    "admin invite": ("listed", "withdraw"),
    "admin dataset": ("variant",),
}
"""The parameters of a command that exclude others of it, or read a file."""


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


def test_admin_delete(run: Run, typed: Typed) -> None:
    assert "g-nobody" in run(*typed("admin delete")).err


def test_admin_verify_and_export(run: Run, typed: Typed) -> None:
    assert "Alles is zoals de logboeken zeggen." in run(*typed("admin verify")).out
    assert "g-nobody" in run(*typed("admin export")).err


def test_admin_announce(run: Run, typed: Typed) -> None:
    assert "tot 2999-12-24 18:30" in run(*typed("admin announce", but=("take_back",))).out
    assert "ingetrokken" in run(*typed("admin announce", but=("text", "until"))).out


def test_admin_drain(run: Run, typed: Typed) -> None:
    assert "Aan geen enkele tafel" in run(*typed("admin drain", but=("port", "off"))).out
    assert "Er was niets om te beëindigen" in run(*typed("admin drain", but=("wait",))).out
    assert "Het is voorbij" in run(*typed("admin drain", but=("port", "wait"))).out
    assert "Op poort 8124" in run(*typed("admin drain", but=("off",))).err


def test_admin_ban(run: Run, typed: Typed) -> None:
    assert "203.0.113.7/32 is geweerd" in run(*typed("admin ban", but=("lift",))).out
    assert "spelers ook" in run(*typed("admin ban", but=("address", "players", "lift"))).out
    assert "niet meer geweerd" in run(*typed("admin ban", but=("players",))).out


def test_admin_ladder(run: Run, typed: Typed) -> None:
    assert "Geen programma “Fox”" in run(*typed("admin ladder", but=("pause", "forget"))).err
    assert "vragen de naam" in run(*typed("admin ladder", but=("name",))).err
    assert "0 delingen" in run(*typed("admin ladder", but=("name", "pause"))).out


def test_admin_invite(run: Run, typed: Typed) -> None:
    made = run(*typed("admin invite", but=("listed", "withdraw"))).out
    assert ("https://e.example/enter#" in made, "31 personen" in made) == (True, True)
    assert "0 van 31 keer" in run(*typed("admin invite", but=("withdraw",))).out
    assert "Alle links zijn ingetrokken" in run(*typed("admin invite", but=("listed",))).out


@pytest.mark.parametrize("command", ["agent add", "agent list", "agent remove"])
def test_agent(run: Run, typed: Typed, command: str) -> None:
    ran = run(*typed(command))
    assert ("Fox (Ana)" in ran.out + ran.err) == ("name" in GIVEN[command])


@pytest.mark.parametrize("command", ["moderator add", "moderator list", "moderator remove"])
def test_moderator(run: Run, typed: Typed, command: str) -> None:
    ran = run(*typed(command))
    assert ("g-nobody" in ran.err) == ("code" in GIVEN[command])


# A restored database may be new.
@pytest.mark.parametrize(
    "command",
    [
        name
        for name in GIVEN
        if name.startswith(("admin ", "moderator ", "agent ")) and name != "admin restore"
    ],
)
def test_a_mistyped_database_is_named_and_not_made(
    run: Run, typed: Typed, tmp_path: Path, sqlite_file: Path, command: str
) -> None:
    """An order in a new file would reach no server."""
    sqlite_file.unlink()
    ran = run(*typed(command, but=ONE_OF.get(command, ())))
    assert (ran.status != 0, str(sqlite_file) in "".join(ran.err.split("\n"))) == (True, True), ran.err
    assert not sqlite_file.exists()
