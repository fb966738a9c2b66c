"""Lessons in the midst of which a test begins."""

import json

from tests.e2e.browser import Person


async def left_at(person: Person, game: str, step: str) -> None:
    """This person has left the game's lesson at this step."""
    kept = json.dumps([f"{game} {step}"])
    await person.context.add_init_script(f"try {{ localStorage['tablee.lessons'] ??= '{kept}' }} catch {{}}")
