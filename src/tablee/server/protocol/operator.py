"""What the operator of the server tells everybody."""

from tablee.server.protocol.base import Answer


class AnnouncementInfo(Answer):
    """The message of the operator to everybody, null if there is none; `at`: when it was set."""

    text: str | None
    at: int
