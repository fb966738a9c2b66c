"""Changes that a command makes in the database while servers run; they learn of them by their polls."""

from tablee.server.clock import now
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections
from tablee.server.guests.devices import Devices
from tablee.server.guests.forgetting import Forgetting
from tablee.server.operations.metrics import Metrics
from tablee.server.play.cache import MatchCache
from tablee.server.play.changes import Changed, Signal
from tablee.server.play.matches import Matches
from tablee.server.play.play import Play
from tablee.store.store import Store


async def delete_guest(store: Store, guest: str) -> int:
    """Delete this guest as they could themselves; return the number of seats that they gave up.

    They resign every running match and leave every waiting table first.
    """
    connections, metrics = Connections(), Metrics()
    match_cache = MatchCache(store, lambda table: False)
    play = Play(store, match_cache, connections, Broadcaster(connections), Signal[Changed](metrics), metrics)
    matches = Matches(store, match_cache, play)
    forgetting = Forgetting(store, Devices(store, connections, matches.catch_up_guest), matches.give_up)
    return await forgetting.forget(guest, now())
