"""What surrounds a move, in one table: `python -m bench.surroundings`.

The rows of `bench.around_moves`, `bench.many_sockets`, `bench.python_peers` and `bench.coder_speed`, each beside its
target and its peer in this run. It takes about seven minutes. A missed target counts in the exit status.
"""

import sys

from bench import around_moves, coder_speed, many_sockets, python_peers
from bench.row import print_table

if __name__ == "__main__":
    groups = (python_peers, coder_speed, around_moves, many_sockets)
    sys.exit(print_table([row for group in groups for row in group.rows()]))
