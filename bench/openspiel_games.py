"""Our games in OpenSpiel beside one of its own in Python: `python -m bench.openspiel_games`.

The peer is python_block_dominoes, a small game with hidden tiles. Random matches are played through the same calls of
OpenSpiel, with and without mask and observation tensor before each step. Chance nodes count as steps.
A missed target counts in the exit status.
"""

import sys
from collections.abc import Iterator
from typing import Final

from bench.coder_speed import seen_by_peer
from bench.python_peers import open_spiel, speed_row
from bench.row import Row, print_table

PEER: Final = "python_block_dominoes"
TARGET: Final = 0.5
SEEN: Final = "mask, tensor and step"


def rows() -> Iterator[Row]:
    """Yield two rows for each of our games."""
    from open_spiel.python import games

    from tablee.openspiel import names

    assert games, "importing them registers the peer"

    for name in names():
        yield speed_row(f"step, {name}", open_spiel(name), PEER, open_spiel(PEER), TARGET)
        seen, peer = seen_by_peer(name), seen_by_peer(PEER)
        yield speed_row(f"{SEEN}, {name}", seen, f"{PEER}, the same", peer, TARGET)


if __name__ == "__main__":
    sys.exit(print_table(rows()))
