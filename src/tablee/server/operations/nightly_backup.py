"""A backup of the database once a day, in a folder that keeps so many of them."""

import re
import time
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from tablee.core.errors import TableeError
from tablee.server.clock import now
from tablee.server.operations.logs import log
from tablee.server.operations.metrics import Metrics
from tablee.server.operations.recurring import Recurring
from tablee.server.settings import Settings
from tablee.store.backups.backing_up import back_up, ending
from tablee.store.backups.files import PARTIAL

EVERY_S: Final = 30.0
"""How often to look whether a backup is due."""

AGAIN_S: Final = 3600.0
"""So long after a backup failed the next one is tried."""

LEFT_S: Final = 24 * 3600.0
"""A file that a process began so long ago, and did not end, is removed."""

FORM: Final = "tablee-%Y-%m-%d-%H%M"
OURS: Final = re.compile(r"tablee-\d{4}-\d\d-\d\d-\d{4}\.(?:db|dump)")
"""Only files of these names are ever deleted."""


class NightlyBackup:
    """Makes one backup a day; all processes of one database may do it, and the first one makes it.

    A backup that was missed, because no server ran then, is made soon after the next start. A failure is logged and
    counted, and changes nothing else.
    """

    def __init__(self, settings: Settings, folder: Path, metrics: Metrics) -> None:
        self._address = settings.database
        self._folder = folder
        self._minute = settings.backup_at
        self._keep = settings.keep_backups
        self._metrics = metrics
        self._ending = ending(settings.database)
        self._not_before = 0.0
        self.recurring = Recurring("backing up", self.back_up_if_due, EVERY_S, wait=EVERY_S)

    async def back_up_if_due(self) -> None:
        """Make the backup that is due, if it is not there."""
        if time.monotonic() < self._not_before:
            return
        self._note_newest()
        to = self._missing()
        if to is None:
            return
        try:
            self._remove_left_over()
            size = await back_up(self._address, to)
        except (TableeError, OSError) as error:
            if isinstance(error, TableeError) and error.code in ("backup.exists", "backup.under_way"):
                # Another process makes it.
                return
            self._not_before = time.monotonic() + AGAIN_S
            self._metrics.backups.labels("failed").inc()
            log.error("no backup could be made", reason=str(error), folder=str(self._folder))
            return
        self._metrics.backups.labels("made").inc()
        log.info("backed up", file=to.name, bytes=size)
        self._note_newest()
        self._remove_old()

    def _missing(self) -> Path | None:
        """The backup that is due and not there."""
        due = _last_time(now() / 1000, self._minute)
        to = self._folder / f"{due.strftime(FORM)}{self._ending}"
        return None if to.exists() else to

    def _ours(self) -> list[Path]:
        """The backups that are there, the newest first."""
        with suppress(OSError):
            files = [one for one in self._folder.iterdir() if OURS.fullmatch(one.name)]
            return sorted((one for one in files if one.suffix == self._ending), reverse=True)
        return []

    def _note_newest(self) -> None:
        with suppress(OSError):
            for newest in self._ours()[:1]:
                self._metrics.last_backup.set(newest.stat().st_mtime)

    def _remove_old(self) -> None:
        for old in self._ours()[self._keep :]:
            old.unlink(missing_ok=True)

    def _remove_left_over(self) -> None:
        with suppress(OSError):
            for partial in self._folder.glob(f"tablee-*{PARTIAL}"):
                if time.time() - partial.stat().st_mtime > LEFT_S:
                    partial.unlink(missing_ok=True)


def _last_time(at: float, minute: int) -> datetime:
    """Return when the clock of this machine last showed that minute of the day."""
    moment = datetime.fromtimestamp(at)
    today = moment.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return today if today <= moment else today - timedelta(days=1)
