"""Opening tables without the form."""

from typing import Any

from tests.e2e.browser import Person


async def open_table(
    person: Person,
    seats: list[dict[str, Any]] | None = None,
    *,
    game: str,
    pause: int = 0,
    **options: Any,
) -> str:
    """Open a table of `game`, by default against a bot that lets people win, and give back its id."""
    page = person.page
    if page.url == "about:blank":
        await page.goto("/")
    wish = {
        "game": game,
        "options": options,
        "seats": seats or [{"kind": "me"}, {"kind": "bot", "level": 1}],
        "pause": pause,
    }
    table = await page.evaluate(
        """async (wish) => {
            const headers = { 'Content-Type': 'application/json' }
            const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })
            return (await answer.json()).table
        }""",
        wish,
    )
    assert isinstance(table, str)
    return table
