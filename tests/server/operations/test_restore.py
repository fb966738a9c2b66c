"""A backup is restored, the obvious way and the documented one, after the server was killed amid games."""

from pathlib import Path

import pytest

from tests.server.restoring import run


async def drilled(games: int, steps: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> bool:
    """Run the drill; check that matches go on after the documented way. Return true if the obvious way was refused."""
    drill = await run("tokan", games, steps, folder)
    with capsys.disabled():
        print(f"\n  restore: {drill}")
    assert drill.after > drill.before > 0
    assert drill.went_on > 0
    return drill.refused


@pytest.mark.slow
async def test_a_backup_is_refused_or_whole_and_by_the_documented_way_matches_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: the server with its bots starts three times, and games are played."""
    await drilled(4, 120, tmp_path, capsys)


@pytest.mark.soak
async def test_so_it_is_after_a_long_time_when_the_log_has_not_everything_any_more(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await drilled(12, 2000, tmp_path, capsys)
