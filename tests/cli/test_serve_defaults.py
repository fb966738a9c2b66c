"""What `tablee serve` tells a second time, so as to start quickly, is what the server has."""

import inspect
from typing import get_type_hints

from tablee.bots.pool.rules_pool import SIZE
from tablee.bots.programs.program import MEMORY
from tablee.bots.programs.program_host import MS, PROCESSES
from tablee.cli.serve import serve
from tablee.server.settings import DAY_S, SOCKETS_PER_ADDRESS, Settings

GIVEN = {name: parameter.default for name, parameter in inspect.signature(serve).parameters.items()}


def test_old_things_are_kept_for_as_many_days_as_the_settings_say() -> None:
    for name in ("keep_waiting", "keep_guests", "keep_abandoned", "keep_talk"):
        assert GIVEN[name] * DAY_S == getattr(Settings, name), name


def test_workers_and_programs_are_those_of_the_settings() -> None:
    assert GIVEN["rules_workers"] == SIZE
    assert GIVEN["program_ms"] == MS
    assert GIVEN["program_memory"] << 20 == MEMORY
    assert GIVEN["program_processes"] == PROCESSES


def test_the_help_names_the_number_of_sockets_that_an_address_may_have() -> None:
    (option,) = get_type_hints(serve, include_extras=True)["connections_per_address"].__metadata__
    assert f"Default: {SOCKETS_PER_ADDRESS}, " in option.help
