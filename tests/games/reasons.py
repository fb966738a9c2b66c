"""Reasons for moves, compared with the words of their game."""

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from tablee.core.bot import Reason
from tablee.core.game import Game
from tablee.words import LANGUAGES, sentence

LEFT_OPEN = re.compile(r"\{\$|\?\?|\$\w")


def codes(module: str) -> set[str]:
    """Return every code that a module of reasons can give; the codes are literals there."""
    source = Path(str(import_module(module).__file__))
    text = (source.parent / f"{module.split('.')[-1]}.py").read_text(encoding="utf-8")
    return set(re.findall(r'Reason\(\s*"([a-z0-9.-]+)"', text))


def spoken(reason: Reason, language: str) -> str:
    """Return the sentence as a person reads it, with the opponent's name."""
    params = dict(reason.params)
    if "target" in params:
        params["target_name"] = "Ana"
    text = sentence(reason.code, params, language)
    assert text != reason.code, f"no sentence for {reason.code} in {language}"
    assert not LEFT_OPEN.search(text), text
    return text


def reasons_met(
    game: Game[Any], setups: list[tuple[int, dict[str, Any]]], why: Callable[[Any, list[str], str], Reason]
) -> dict[str, Reason]:
    """Return one reason per code, from all legal moves of some matches, after rendering it in every language."""
    met: dict[str, Reason] = {}
    for number, (players, options) in enumerate(setups):
        position = game.new(players, options, f"reasons {number}")
        ply = 0
        while position.turn is not None:
            moves = game.legal(position).moves
            known = game.information(position, position.turn)
            for move in moves:
                reason = why(known, moves, move)
                if reason.code not in met:
                    met[reason.code] = reason
                    for language in LANGUAGES:
                        spoken(reason, language)
            game.play(position, game.bot(2).choose(known, moves, ply, None).move)
            ply += 1
    return met
