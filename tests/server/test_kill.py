"""`kill -9` at random moments: every acknowledged move is there afterwards, every game goes on to its end."""

import random
from pathlib import Path

import pytest

from tests.server.killing import Tally, run

GAME = "tokan"


def kept(tally: Tally, games: int, kills: int) -> None:
    """Nothing lost, and the kills were felt."""
    assert tally.lost == []
    assert (tally.games, tally.kills) == (games, kills)
    assert tally.acknowledged > 5 * games
    assert tally.reconnections >= kills


async def test_fifty_games_survive_a_server_killed_again_and_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = random.SystemRandom().getrandbits(32)
    tally = await run(GAME, 50, 10, seed, tmp_path)
    with capsys.disabled():
        print(f"\n  kill -9, SQLite, seed {seed}: {tally}")
    kept(tally, 50, 10)


async def test_games_survive_it_on_postgresql_too(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = random.SystemRandom().getrandbits(32)
    tally = await run(GAME, 15, 2, seed, tmp_path, postgres_url)
    with capsys.disabled():
        print(f"\n  kill -9, PostgreSQL, seed {seed}: {tally}")
    kept(tally, 15, 2)
