"""The connections of this process, and the table of each."""

from tablee.server.delivery.connection import Connection


class Connections:
    """The connections of this process by table, and those of pages that show no table."""

    def __init__(self) -> None:
        self._at: dict[str, list[Connection]] = {}
        self._elsewhere: set[Connection] = set()
        self._at_others: dict[str, frozenset[str]] = {}

    def watch(self, connection: Connection) -> None:
        """From now on count `connection`, of a page that shows no table."""
        self._elsewhere.add(connection)

    def forget(self, connection: Connection) -> None:
        """Stop counting `connection`."""
        self._elsewhere.discard(connection)

    def join(self, table: str, connection: Connection) -> None:
        """From now on count `connection` among those of `table`."""
        self._at.setdefault(table, []).append(connection)

    def leave(self, table: str, connection: Connection) -> None:
        """Stop counting `connection` among those of `table`."""
        here = self._at[table]
        here.remove(connection)
        if not here:
            del self._at[table]

    def tables(self) -> list[str]:
        """Return the tables that have connections."""
        return list(self._at)

    def in_use(self, table: str) -> bool:
        """True if this table has a connection."""
        return table in self._at

    def at(self, table: str) -> list[Connection]:
        """Return the connections of this table."""
        return list(self._at.get(table, ()))

    def count(self, table: str) -> int:
        """Return the number of connections of this table."""
        return len(self._at.get(table, ()))

    def present(self, table: str) -> set[str]:
        """Return the guests connected to this table."""
        return {one.guest for one in self._at.get(table, ()) if one.guest is not None}

    def present_anywhere(self, table: str) -> set[str]:
        """Return the guests connected to this table here, or at another process as far as is known."""
        return self.present(table) | self._at_others.get(table, frozenset())

    def note_others(self, at_others: dict[str, frozenset[str]]) -> set[str]:
        """Note the guests connected to tables at other processes; return the tables where they are not as before."""
        before, self._at_others = self._at_others, at_others
        nobody = frozenset[str]()
        return {one for one in {*before, *at_others} if before.get(one, nobody) != at_others.get(one, nobody)}

    def showing(self) -> set[tuple[str, str]]:
        """Return the pairs of a table and a guest who sees it on a screen."""
        return {
            (table, one.guest)
            for table, here in self._at.items()
            for one in here
            if one.guest is not None and not one.hidden
        }

    def everybody(self) -> list[Connection]:
        """Return every connection that has said hello."""
        return [*(one for here in self._at.values() for one in here), *self._elsewhere]
