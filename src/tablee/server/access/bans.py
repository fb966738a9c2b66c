"""The addresses that the operator has banned: no new identities, no new tables and no seats from there."""

from ipaddress import ip_address, ip_network

from tablee.server.errors import RefusalError
from tablee.server.operations.logs import ThrottledLog, log
from tablee.server.operations.operator_orders import OrdersRead
from tablee.store.orders import Ban


class Bans:
    """Judges addresses in the form in which limits count them (`addresses.counted`)."""

    def __init__(self, orders: OrdersRead) -> None:
        self._orders = orders
        self._known: tuple[Ban, ...] = ()
        self._judged: dict[str, Ban | None] = {}
        self._log = ThrottledLog()

    def check(self, address: str) -> None:
        """Raise `RefusalError` `address.banned` if this address is banned."""
        if self.of(address) is not None:
            raise self.refusal()

    def refusal(self) -> RefusalError:
        """Return the refusal of a banned address, and log it."""
        self._log.warn("a banned address is refused", bans=len(self._known))
        return RefusalError("address.banned")

    def of(self, address: str) -> Ban | None:
        """Return the strictest ban of this address, if there is one."""
        bans = self.known
        if not bans:
            return None
        if address not in self._judged:
            self._judged[address] = _ban_of(address, bans)
        return self._judged[address]

    @property
    def known(self) -> tuple[Ban, ...]:
        """All bans."""
        bans = self._orders.current.bans
        if bans is not self._known and bans != self._known:
            self._judged = {}
            log.info("the bans of addresses have changed", count=len(bans))
        self._known = bans
        return bans


def _ban_of(address: str, bans: tuple[Ban, ...]) -> Ban | None:
    try:
        at = ip_address(address.partition("/")[0])
    except ValueError:
        return None
    # A network of the other kind contains no address.
    found = [ban for ban in bans if at in ip_network(ban.network)]
    return max(found, key=lambda ban: ban.players, default=None)
