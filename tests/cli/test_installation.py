"""Which packages belong to this installation: those that everybody needs here, and those of one extra."""

import sys
from importlib.metadata import PackageNotFoundError
from typing import Any

import pytest

from tablee.api import extras
from tablee.api.extras import missing_packages, without_extra
from tablee.cli import installation
from tablee.cli.console import UsageError
from tablee.cli.installation import require_extra, required_packages

REQUIREMENTS = [
    "msgspec>=0.20",
    "click<9,>=8.1",
    "uvloop>=0.22; sys_platform != 'win32'",
    "ruamel.yaml",
    'matplotlib>=3.10; extra == "arena"',
    'openskill>=6; extra == "arena"',
    "uvicorn>=1; sys_platform != 'win32' and extra == \"dev\"",
    'ray>=2; extra == "cluster"',
]
OF_ALL = ["msgspec", "click", "ruamel.yaml"]


@pytest.fixture(autouse=True)
def requirements(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the package require these."""
    monkeypatch.setattr(installation, "requires", lambda _: REQUIREMENTS)
    monkeypatch.setattr(extras, "requires", lambda _: REQUIREMENTS)
    monkeypatch.setattr(installation, "version", lambda _: "1.2.3")


@pytest.mark.parametrize(
    ("platform", "names"),
    [
        ("linux", ["msgspec", "click", "uvloop", "ruamel.yaml"]),
        ("darwin", ["msgspec", "click", "uvloop", "ruamel.yaml"]),
        ("win32", OF_ALL),
    ],
)
def test_what_is_needed_here_leaves_out_extras_and_other_systems(
    monkeypatch: pytest.MonkeyPatch, platform: str, names: list[str]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    assert required_packages() == ("1.2.3", names)


def without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    """Have these packages not be installed."""

    def distribution(name: str) -> Any:
        if name in missing:
            raise PackageNotFoundError(name)
        return name

    monkeypatch.setattr(extras, "distribution", distribution)


def test_those_that_are_not_installed_are_named_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "click", "msgspec")
    assert missing_packages(OF_ALL) == ["msgspec", "click"]
    without(monkeypatch)
    assert missing_packages(OF_ALL) == []


def test_an_extra_needs_its_own_packages_and_those_of_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "openskill", "ray", "uvicorn", "click")
    with pytest.raises(UsageError) as refused:
        require_extra("arena")
    assert refused.value.code == "use.extra"
    assert refused.value.params == {"extra": "arena", "packages": "openskill", "python": sys.executable}
    without(monkeypatch, "ray")
    require_extra("arena")


def test_the_error_of_the_api_names_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "openskill", "ray")
    error = without_extra("An arena needs", "arena", ModuleNotFoundError("No module named 'openskill'"))
    assert str(error) == (
        "An arena needs the extra tablee[arena] (No module named 'openskill'). "
        f"Install its packages: {sys.executable} -m pip install openskill."
    )


def test_with_the_rules_alone_the_whole_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def requires(name: str) -> list[str]:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "requires", requires)
    error = without_extra("An arena needs", "arena", ModuleNotFoundError("No module named 'tablee.arena'"))
    assert str(error).endswith("Install the whole package tablee, which has more than the rules.")
