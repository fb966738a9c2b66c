"""The messages with which a player checks a deal, over HTTP."""

from tablee.server.protocol.base import Answer, JsonObject, View


class DealShare(Answer):
    """One browser's contribution to a deal; `nonce` is null if the browser was bound, but never revealed it."""

    seat: int
    commitment: str
    nonce: str | None


class Proof(Answer):
    """Everything that a player needs to check the deal; `seed`, `secret` and `deal` are null while they are secret.

    `shares`: the parts of the seed besides the server's `secret`; null: the seed is the secret itself.
    """

    game: str
    rules: int
    options: JsonObject
    players: int
    commitment: str
    seed: str | None
    secret: str | None
    shares: list[DealShare] | None
    deal: View | None
