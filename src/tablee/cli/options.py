"""Options of a command, made from the fields of a dataclass (`tablee.server.options`)."""

from collections.abc import Callable
from dataclasses import Field, fields
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

import click

from tablee.cli import parameters, variables
from tablee.server.options import Described

F = TypeVar("F", bound=Callable[..., Any])


def options_of(described: type) -> Callable[[F], F]:
    """Return a decorator that gives a command one option for each field, in their order."""

    def decorate(command: F) -> F:
        for one in reversed(fields(described)):
            command = _option(one)(command)
        return command

    return decorate


def _option(one: "Field[Any]") -> Callable[[F], F]:
    described: Described = one.metadata["option"]
    flag = described.flag or f"--{one.name.replace('_', '-')}"
    if one.type is bool:
        return click.option(flag, one.name, is_flag=True, help=described.help)
    several = get_origin(one.type) is not None and one.default == ()
    return click.option(
        flag,
        one.name,
        type=_type(one, described),
        multiple=several,
        default=None if one.default == () else one.default,
        metavar=described.metavar,
        help=described.help,
    )


def _type(field: "Field[Any]", described: Described) -> "click.ParamType[Any]":
    kinds = get_args(field.type) or (field.type,)
    if described.choices:
        return click.Choice(described.choices)
    if described.spaced:
        return variables.Words()
    if Path in kinds:
        return parameters.PATH
    if int in kinds:
        return click.IntRange(_whole(described.least), _whole(described.most))
    if float in kinds:
        return parameters.NumberRange(described.least, described.most)
    return click.STRING


def _whole(limit: float | None) -> int | None:
    return None if limit is None else int(limit)
