"""Names in the form in which they are searched."""

import unicodedata


def folded(name: str) -> str:
    """Return `name` without case and accents; names and searches are compared in this form."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in plain if not unicodedata.combining(character))


def name_values(name: str) -> dict[str, str]:
    """Return the columns for a name, a guest's or a seat's: as shown, and as searched."""
    return {"name": name, "folded": folded(name)}
