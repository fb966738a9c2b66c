"""Adds records to the corpus for combinations that no record has yet: `python -m tests.games.mawoki.make_records`.

Existing records stay unchanged.
"""

import json
from pathlib import Path

from tablee.games.mawoki import GAME
from tablee.testing.walks import Setup
from tests.games import corpus
from tests.games.mawoki.setups import missing

RECORDS = Path(__file__).with_name("records")
LEVELS = (0, 1, 2)
"""The players in rotation: random moves, and the two weakest levels. These never let an arrow pass."""


def main() -> None:
    """Write the records, and add the digests of their last positions to the others."""
    kept = [corpus.read(path) for path in sorted(RECORDS.glob("*.jsonl"))]
    digests = json.loads((RECORDS / corpus.DIGESTS).read_text("utf-8"))
    met = [Setup(record.players, GAME.options.fill(record.options)) for record in kept]
    first = 1 + max(int(name.split("-")[0]) for name in digests)
    for number, setup in enumerate(missing(met), start=first):
        level = 0 if setup.options["arrow"] == "target-may-draw" else LEVELS[number % len(LEVELS)]
        values = [str(value) for value in setup.options.values()]
        name = "-".join([f"{number:02}", f"{setup.players}p", *values, f"level{level}"])
        record, position = corpus.play(GAME, setup, f"corpus {name}", level)
        (RECORDS / f"{name}.jsonl").write_text(record.text(), "utf-8")
        digests[name] = corpus.digest(GAME, position)
    (RECORDS / corpus.DIGESTS).write_text(json.dumps(digests, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
