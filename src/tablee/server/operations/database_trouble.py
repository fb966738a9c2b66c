"""Trouble of the whole database, counted and logged."""

from tablee.server.operations.logs import ThrottledLog, log
from tablee.server.operations.metrics import Metrics
from tablee.store.condition import Condition
from tablee.store.failures import DatabaseAwayError, DatabaseDamagedError, DatabaseReplacedError


class DatabaseTrouble:
    """Counts and logs each failed use of the database."""

    def __init__(self, condition: Condition, metrics: Metrics) -> None:
        self._condition = condition
        self._metrics = metrics
        self._away = ThrottledLog()
        self._damage = ThrottledLog()
        self._logged: DatabaseAwayError | None = None
        condition.when_away = self._note

    def _note(self, away: DatabaseAwayError) -> None:
        self._metrics.database_away.inc()
        if isinstance(away, DatabaseDamagedError | DatabaseReplacedError):
            self._log_trouble(away)
        self._away.warn("the database is away", code=away.code, reason=away.reason)

    def _log_trouble(self, away: DatabaseAwayError) -> None:
        """Log a trouble of the whole database once; a new trouble after its end is logged again."""
        trouble = self._condition.trouble
        if trouble is None:
            # PostgreSQL works on beside the damaged part, so no event marks the end of this trouble.
            self._damage.error("part of the database is damaged", code=away.code, reason=away.reason)
        elif trouble is not self._logged:
            self._logged = trouble
            log.error("the database takes no writes any more", code=away.code, reason=away.reason)
