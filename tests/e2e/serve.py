"""Serves Tablée for the browser tests: `python -m tests.e2e.serve PORT DATABASE [NAME=COMMAND...] [WORD...]`.

The words are `mixing`, `lan`, `invited`, `variants`, `research`, `ladder` and `house:FILE`.

Nothing is random: the seeds of tables depend on the test and on the number of its tables (`tests.e2e.deals`), and
untimed bots choose the same on the same positions.
"""

import sys
from pathlib import Path

from tablee.server.ladder import ladder
from tablee.server.options import ServeOptions
from tablee.server.run import run
from tablee.server.thinking import analyses
from tablee.server.thinking.seeds import SecretSeeds
from tests.e2e.clock import ToldClock
from tests.e2e.deals import Deals
from tests.foreseen import Foreseen

MIXING = "mixing"
LAN = "lan"
INVITED = "invited"
VARIANTS = "variants"
RESEARCH = "research"
LADDER = "ladder"
WORDS = (MIXING, LAN, INVITED, VARIANTS, RESEARCH, LADDER)
HOUSE = "house:"

if __name__ == "__main__":
    # Tests check the contents of an analysis, not its quality.
    analyses.THINKING_MS = 300
    # A test waits for the first matches.
    for name in ("AFTER_START_S", "EVERY_S", "PUBLISHED_S"):
        setattr(ladder, name, 1.0)
    house_files = [Path(word.removeprefix(HOUSE)) for word in sys.argv if word.startswith(HOUSE)]
    run(
        ServeOptions(
            host="0.0.0.0" if LAN in sys.argv else None,
            port=int(sys.argv[1]),
            database=sys.argv[2],
            rate=100.0,
            bot_workers=1,
            programs=[word for word in sys.argv[3:] if word not in WORDS and not word.startswith(HOUSE)],
            house=house_files[0] if house_files else None,
            by_invitation=INVITED in sys.argv,
            variants=VARIANTS in sys.argv,
            research=RESEARCH in sys.argv,
            ladder=LADDER in sys.argv,
            own_networks=["127.0.0.0/8"],
            log_format="json",
        ),
        countdown=0.0,
        seeds=SecretSeeds() if MIXING in sys.argv else Foreseen(Deals(Path(sys.argv[2])).next),
        clock=ToldClock(Path(sys.argv[2])),
    )
