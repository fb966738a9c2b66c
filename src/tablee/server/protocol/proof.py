"""The messages by which anyone can check a deal, over HTTP."""

from tablee.server.protocol.base import Answer, JsonObject, View


class DealShare(Answer):
    """What one browser put into a deal; `nonce` is null where it was bound, but never showed it."""

    seat: int
    commitment: str
    nonce: str | None


class Proof(Answer):
    """What anyone needs to check the deal; `seed`, `secret` and `deal` are null while they are secret.

    `shares`: what the seed is made of besides the server's `secret`; null: it is the secret itself.
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
