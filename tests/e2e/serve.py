"""Serves Tablée for the browser's tests: `python -m tests.e2e.serve PORT DATABASE`."""

import sys

from tablee.server.run import run

if __name__ == "__main__":
    run(port=int(sys.argv[1]), database=sys.argv[2], rate=100.0, bot_workers=1)
