"""The kinds of `Happened`: what is reported about a table besides moves, resignations and talk."""

from typing import Final, NamedTuple


class Happening(NamedTuple):
    """The meaning of a kind for the seat that the event names, and the keys of its `params`."""

    meaning: str
    params: tuple[str, ...] = ()


KINDS: Final[dict[str, Happening]] = {
    "time_out": Happening(
        "Its time is over, and what was agreed for that (`terms.time_out`) begins.", ("name", "then")
    ),
    "returned": Happening(
        "The player takes over again from a bot that played because their time had run out.", ("name",)
    ),
    "time_claimed": Happening(
        "Its time is over, and `other` ended the match for it: the seat is given up.", ("name", "other")
    ),
    "vacation": Happening("The player goes on vacation for that many days.", ("name", "days")),
    "vacation_over": Happening("The player is back early.", ("name",)),
    "paused": Happening("All agreed to a pause."),
    "resumed": Happening("The pause is over, because all agreed or after 14 days."),
    "clock_set": Happening(
        "The server's clock was set: it showed `to` instead of `from`, in milliseconds. That stretch costs no player"
        " any time.",
        ("from", "to", "undone"),
    ),
    "left": Happening("The player gave the seat back before the match began.", ("name",)),
    "removed": Happening("The host freed this seat.", ("name",)),
    "moved": Happening("A guest who sat elsewhere moved to this free seat.", ("name",)),
    "swapped": Happening("`name` sits here now, and `other` where `name` sat before.", ("name", "other")),
    "changed": Happening(
        "The host changed the settings: `params` has those that changed, with their new values.",
        ("options", "terms", "pause", "open", "stand_in"),
    ),
    "locked": Happening("The host locked the table."),
    "unlocked": Happening("The host unlocked the table."),
    "host": Happening("The player there is the host from now on.", ("name",)),
    "filled": Happening("This many bots of this level took the free seats.", ("bots", "level")),
    "refused": Happening("The player there refused a proposal of the kind `what`.", ("what",)),
    "substitute": Happening(
        "`name` takes over this seat, which `left` gave up at `gave_up`: it no longer counts as given up.",
        ("name", "left", "gave_up"),
    ),
    "bot_replaced": Happening(
        "`name` takes over this seat from the bot `left`, because all agreed.", ("name", "left")
    ),
    "stood_in": Happening(
        "The player has been away so long that a bot plays for them from now on. Sent once, until it is over.",
        ("name",),
    ),
    "stood_in_over": Happening("The player is back, and the bot no longer plays for them.", ("name",)),
    "stand_in": Happening(
        "All agreed after how long a bot plays for a player who is away (0: never).", ("seconds",)
    ),
}
"""Every kind; `docs/reference/http-api.md` lists them."""
