"""Rules that are kept before a change play as they did."""

import importlib
import re
import sys
from pathlib import Path

import pytest

from build_steps.freeze import freeze
from tablee import games
from tablee.core.record import last_position, parse_text
from tests.house.tree import GAMES

FOLDERS = ("toko_maja", "mawoki", "moka", "rummikub")
"""Without the game whose classes are based on compiled ones of `core`: an uncompiled copy cannot be."""
RECORDS = Path(__file__).parents[1] / "games"
RECORDS_PER_GAME = 2
"""Records of each game that are replayed, by uncompiled rules."""


@pytest.mark.parametrize("folder", FOLDERS)
def test_rules_that_were_kept_replay_the_records_of_their_game(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = f"tablee.games.{folder}", f"kept_{folder}"
    copies = freeze(GAMES / folder, old, tmp_path / new, new)
    monkeypatch.syspath_prepend(str(tmp_path))
    kept = importlib.import_module(new).GAME
    assert not [name for name in sys.modules if name.startswith(f"{new}.{folder}")]
    assert not [copy for copy in copies if re.search(rf"{old}\.rules(?!_\d)", copy.read_text())]
    corpus = sorted((RECORDS / folder / "records").glob("*.jsonl"), key=lambda path: path.stat().st_size)
    records = [parse_text(path.read_text()) for path in corpus]
    played = [record for record in records if record.rules == kept.rules][:RECORDS_PER_GAME]
    assert len(played) == RECORDS_PER_GAME
    for record in played:
        now = games.find(record.game)
        assert kept.dump(last_position(kept, record)) == now.dump(last_position(now, record))
    assert type(kept).__module__.startswith(new)


def test_what_was_kept_before_and_what_reads_files_is_not_kept_again(tmp_path: Path) -> None:
    source = tmp_path / "game"
    (source / "rules_1").mkdir(parents=True)
    (source / "__init__.py").write_text('"""A game.\n\nlexicon: words\nrules: the rules\n"""\n')
    (source / "rules_1" / "__init__.py").write_text("")
    (source / "lexicon.py").write_text("FOLDER = __file__\n")
    (source / "rules.py").write_text(
        "from a.game.lexicon import FOLDER\nfrom a.game.rules_1 import X\nfrom a.game.board import Y\n"
    )
    copies = freeze(source, "a.game", tmp_path / "kept", "a.kept")
    assert [copy.name for copy in copies] == ["__init__.py", "rules.py"]
    assert "lexicon" not in copies[0].read_text()
    assert copies[1].read_text() == (
        "from a.game.lexicon import FOLDER\nfrom a.game.rules_1 import X\nfrom a.kept.board import Y\n"
    )
