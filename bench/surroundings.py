"""What surrounds a move, in one table: `python -m bench.surroundings`.

The rows of `bench.around_moves`, `bench.many_sockets` and `bench.python_peers`, each beside its target and its peer in
this run. It takes about seven minutes. A missed target counts in the exit status.
"""

import sys

from bench import around_moves, many_sockets, python_peers
from bench.row import print_table

if __name__ == "__main__":
    sys.exit(print_table([*python_peers.rows(), *around_moves.rows(), *many_sockets.rows()]))
