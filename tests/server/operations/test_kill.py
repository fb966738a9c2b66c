"""`kill -9` at random moments: every acknowledged move is there afterwards, every game goes on to its end."""

import random
from pathlib import Path

import pytest

from tests.server.killing import Tally, run

GAME = "tokan"


def kept(tally: Tally, games: int, kills: int) -> None:
    """Check that nothing was lost, and that the kills interrupted play."""
    assert tally.lost == []
    assert (tally.games, tally.kills) == (games, kills)
    assert tally.acknowledged > 5 * games
    assert tally.reconnections >= kills


async def storm(
    games: int, kills: int, folder: Path, capsys: pytest.CaptureFixture[str], url: str | None
) -> None:
    """Play these games with these kills, from a printed seed."""
    seed = random.SystemRandom().getrandbits(32)
    tally = await run(GAME, games, kills, seed, folder, url)
    with capsys.disabled():
        print(f"\n  kill -9, {'PostgreSQL' if url else 'SQLite'}, seed {seed}: {tally}")
    kept(tally, games, kills)


@pytest.mark.slow
async def test_games_survive_a_server_that_is_killed_in_their_midst(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: ten games are played, and the server with its bots starts three times."""
    await storm(10, 2, tmp_path, capsys, None)


@pytest.mark.soak
async def test_they_survive_it_on_postgresql_too(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Slow: six games are played, and the server with its bots starts twice."""
    await storm(6, 1, tmp_path, capsys, postgres_url)


@pytest.mark.soak
async def test_two_hundred_games_survive_a_server_killed_again_and_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await storm(200, 40, tmp_path, capsys, None)


@pytest.mark.soak
async def test_sixty_games_survive_it_on_postgresql_too(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await storm(60, 12, tmp_path, capsys, postgres_url)
