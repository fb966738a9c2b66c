"""Names in the form in which they are searched for."""

import unicodedata


def folded(name: str) -> str:
    """`name` without case and accents: both names and searches are compared in this form."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(character for character in plain if not unicodedata.combining(character))


def name_values(name: str) -> dict[str, str]:
    """What the database has of a name, a guest's or a seat's: as it is shown, and as it is searched for."""
    return {"name": name, "folded": folded(name)}
