"""The deeds of a life: what people do away from any one table, and what happens to servers and clocks.

being: names, faces, time zones, devices, and becoming another guest
coming: opening tables, pages, quick matches
deciding: what moderators decide
passing: time
playing_on: many moves in a row
restarting: processes that end and start again
"""

from tests.server.lives.deeds import (  # noqa: F401 - each makes its deeds known
    being,
    coming,
    deciding,
    passing,
    playing_on,
    restarting,
)
