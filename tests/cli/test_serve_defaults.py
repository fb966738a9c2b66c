"""What `tablee serve` tells a second time, so as to start quickly, is what the server has."""

import click

from tablee.bots.pool.rules_pool import SIZE
from tablee.bots.programs.program import MEMORY
from tablee.bots.programs.program_host import MS, PROCESSES
from tablee.cli.serve import serve
from tablee.server.operations.nightly_backup import minute_of_day
from tablee.server.settings import DAY_S, SOCKETS_PER_ADDRESS, Settings

OPTIONS = {option.name: option for option in serve.params if isinstance(option, click.Option)}


def default(name: str) -> int:
    """What an option of `serve` is that nobody gave."""
    given = OPTIONS[name].default
    assert isinstance(given, int)
    return given


def test_old_things_are_kept_for_as_many_days_as_the_settings_say() -> None:
    for name in ("keep_waiting", "keep_guests", "keep_abandoned", "keep_talk"):
        assert default(name) * DAY_S == getattr(Settings, name), name


def test_backups_are_made_and_kept_as_the_settings_say() -> None:
    assert default("keep_backups") == Settings.keep_backups
    assert minute_of_day(str(OPTIONS["backup_at"].default)) == Settings.backup_at


def test_workers_and_programs_are_those_of_the_settings() -> None:
    assert default("rules_workers") == SIZE
    assert default("program_ms") == MS
    assert default("program_memory") << 20 == MEMORY
    assert default("program_processes") == PROCESSES


def test_the_help_names_the_number_of_sockets_that_an_address_may_have() -> None:
    told = OPTIONS["connections_per_address"].help
    assert told is not None
    assert f"Default: {SOCKETS_PER_ADDRESS}, " in told
