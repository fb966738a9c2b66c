"""The slowest questions that a search found (`python -m bench.worst_positions`), and those of an attack, stay bounded.

Each file in a game's folder `worst` is one question. A process answers it, and is killed if it takes more memory than
an answer may, or ten times the time. The margin lets uncompiled rules and busy machines pass.
"""

import json
from pathlib import Path

import pytest

from bench.worst_positions import MEGABYTES, SECONDS, Question, ask

FILES = sorted(Path(__file__).parent.glob("*/worst/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_slowest_questions_known_are_answered(file: Path) -> None:
    cost = ask(Question(**json.loads(file.read_text("utf-8"))), 10 * SECONDS, MEGABYTES)
    assert not cost.killed, cost
