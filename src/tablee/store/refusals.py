"""The reasons why a database cannot be opened, as errors that say what to do."""

from tablee.core.errors import TableeError


class CannotOpenError(TableeError):
    """A database that cannot be opened; the code gives the reason, and `params` names the file, folder or address."""

    exit_status = 3


class BackupError(TableeError):
    """A backup that cannot be written or restored; the code says why."""

    exit_status = 3
