"""The speed of MOKA's word finder on the full French list: `python -m bench.moka_words`.

It uses rows of 3 to 10 cards, drawn at random from the deck's letters, with no hole, one and two. In the recorded
matches under tests/ a player who may make a word has 1 to 10 cards, 3 at the median, so these are rather long. For
each row the least of several times counts.
"""

import random
import statistics
import time

from tablee.games.moka import finder
from tablee.games.moka.decks import DECKS, WORD_LISTS
from tablee.games.moka.finder import Vocabulary, best_words, playable_words
from tablee.games.moka.lexicon import lexicon
from tablee.games.moka.pieces import HOLE

ROWS = 2000
TIMES = 3
TARGETS_MS = {0: 0.1, 1: 1.0, 2: 5.0}


def rows(holes: int) -> list[list[str]]:
    """Return random rows, the same on every run."""
    chance = random.Random(f"rows {holes}")
    letters = [card for card in DECKS["fr"].cards if len(card) == 2]
    return [chance.sample(letters, chance.randint(3, 10) - holes) + [HOLE] * holes for _ in range(ROWS)]


def measure() -> list[str]:
    """Return the medians beside their targets, a line each."""
    words = Vocabulary(lexicon(WORD_LISTS["fr"]), [])
    built = "uncompiled" if finder.__file__.endswith(".py") else "compiled"
    lines = [
        f"MOKA word finder, {lexicon(WORD_LISTS['fr']).size} French words, {ROWS} rows of 3-10 cards, {built}"
    ]
    for holes, target in TARGETS_MS.items():
        for find in (best_words, playable_words):
            rounds: list[list[float]] = []
            for _ in range(TIMES):
                rounds.append([])
                for row in rows(holes):
                    start = time.perf_counter()
                    find(row, words, DECKS["fr"], True)
                    rounds[-1].append(1000 * (time.perf_counter() - start))
            times = list(map(min, *rounds))
            median, slow = statistics.median(times), statistics.quantiles(times, n=20)[-1]
            name = f"{holes} holes  {find.__name__:15}"
            lines.append(f"  {name} median {median:.4f} ms (asked: {target}), 95 % {slow:.4f} ms")
    return lines


if __name__ == "__main__":
    print("\n".join(measure()))
