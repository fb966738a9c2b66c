"""Whether a database may be used, given the failures so far."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tablee.store.failures import (
    DatabaseAwayError,
    DatabaseDamagedError,
    DatabaseReplacedError,
    noticed,
)
from tablee.store.sqlite_file import held_as_it_is, mark_damaged
from tablee.store.write_trial import Outcomes


class Condition:
    """The condition of one database; `file` is its path, with SQLite.

    `when_away` is called whenever the database could not be used. `trouble` is the reason why it takes no writes,
    until the server starts again or the check of its file is done.
    """

    def __init__(self, file: Path | None) -> None:
        self.when_away: Callable[[DatabaseAwayError], None] = lambda away: None
        self.trouble: DatabaseAwayError | None = None
        self.outcomes = Outcomes()
        self._file = file
        self._is_shut = False
        self._held: object = None

    def shut(self, trouble: DatabaseAwayError) -> None:
        """Refuse everything, reads included, until `let_in`."""
        self.trouble, self._is_shut = trouble, True

    def let_in(self) -> None:
        """Refuse nothing any more, and forget the refusals so far."""
        self.trouble, self._is_shut, self.outcomes = None, False, Outcomes()

    def admit(self, writing: bool) -> None:
        """Raise the present trouble if it concerns this access."""
        trouble = self.trouble
        if trouble is not None and (writing or self._is_shut):
            # Raise a new error each time: an error that is raised again grows.
            again: Callable[[str], DatabaseAwayError] = type(trouble)
            raise again(trouble.reason)

    @contextmanager
    def noticing(self, writing: bool = False) -> Iterator[None]:
        """Turn drivers' errors into `DatabaseAwayError` if they mean that, and call `when_away`."""
        try:
            yield
        except Exception as error:
            self.notice(error, writing)
            raise

    def notice(self, error: Exception, writing: bool = False) -> None:
        """Call `when_away` if `error` means that the database is away, and raise `DatabaseAwayError` unless it is one.

        `writing`: the failed access was a write for people.
        """
        away = noticed(error)
        if away is None:
            return
        if isinstance(away, DatabaseDamagedError | DatabaseReplacedError) and self.trouble is None:
            self._give_up_writing(away)
        if writing and not away.conflict:
            self.outcomes.refused()
        self.when_away(away)
        if away is not error:
            raise away from error

    def _give_up_writing(self, trouble: DatabaseAwayError) -> None:
        if self._file is None:
            # PostgreSQL looks after its own pages: the damage may be limited to one of many.
            return
        self.trouble = trouble
        if isinstance(trouble, DatabaseDamagedError):
            mark_damaged(self._file, trouble.reason)
            self._held = held_as_it_is(self._file)
