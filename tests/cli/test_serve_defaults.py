"""The options of `tablee serve` are defined once; the command line and the settings follow."""

import subprocess
import sys
from dataclasses import fields

import click

from tablee.bots.pool.rules_pool import SIZE
from tablee.cli.app import app
from tablee.cli.serve import serve
from tablee.server.options import ServeOptions, minute_of_day
from tablee.server.run import settings_of
from tablee.server.settings import Settings

OPTIONS = {option.name: option for option in serve.params if isinstance(option, click.Option)}
OF_THE_COMMAND = {"lan"}


def test_each_option_is_a_field_with_its_help_and_default() -> None:
    described = {one.name: one.metadata["option"] for one in fields(ServeOptions)}
    assert set(OPTIONS) == {*described, *OF_THE_COMMAND}
    parsed = serve.make_context("serve", [], **app.context_settings).params
    for name, option in described.items():
        assert OPTIONS[name].help == option.help
        assert parsed[name] == getattr(ServeOptions, name), name


def test_without_options_the_settings_are_those_of_a_server_made_in_python() -> None:
    from_options = settings_of(ServeOptions(database="tablee.db"))
    for one in fields(Settings):
        if one.name not in ("database", "hosts", "clock"):
            assert getattr(from_options, one.name) == getattr(Settings("tablee.db"), one.name), one.name


def test_a_pool_of_rules_has_as_many_workers_as_a_server_starts() -> None:
    assert ServeOptions.rules_workers == SIZE


def test_the_time_of_a_backup_is_a_time_of_day() -> None:
    assert minute_of_day(ServeOptions.backup_at) == Settings.backup_at


def test_reading_the_options_loads_no_server() -> None:
    loaded = "import sys, tablee.server.options; print([m for m in sys.modules if m.startswith('tablee.')])"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True).stdout
    assert "tablee.server.settings" not in told
    assert "tablee.bots.programs.program_host" not in told
