"""Lessons that a test begins in the middle."""

import json

from tests.e2e.browser import Person


async def left_at(person: Person, game: str, step: str) -> None:
    """Record that this person left the game's lesson at this step."""
    kept = json.dumps([f"{game} {step}"])
    await person.context.add_init_script(f"try {{ localStorage['tablee.lessons'] ??= '{kept}' }} catch {{}}")
