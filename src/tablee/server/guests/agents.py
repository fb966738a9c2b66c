"""The browser and the system of a device: enough for a guest to distinguish their devices, and nothing more."""

from typing import Final

from tablee.store.rows import Agent

BROWSERS: Final = (
    # Browsers further down are also named in the headers of those above, so the first match counts.
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def agent_of(header: str) -> Agent:
    """Return the browser and system in the header `User-Agent`.

    >>> agent_of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")
    Agent(browser='Firefox', system='Android')
    """
    return Agent(_first(header, BROWSERS), _first(header, SYSTEMS))


def _first(header: str, names: tuple[tuple[str, str], ...]) -> str | None:
    return next((name for sign, name in names if sign in header), None)
