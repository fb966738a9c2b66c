"""The messages besides moves that this process has sent to everyone at a table."""

from collections.abc import Collection, Sequence

from tablee.store.rows import Proposal, RematchOffer


class SentSoFar:
    """The last message of each kind.

    - `chat`, `events`: the number of the last chat message, and of the last table event.
    - `offer`: the offer of another match; `proposals`: the open proposals.
    """

    def __init__(self) -> None:
        self.chat = 0
        self.events = 0
        self.offer: RematchOffer | None = None
        self.proposals: Sequence[Proposal] = ()
        self._removed: set[int] = set()

    def note_chat(self, number: int) -> None:
        """Note the chat as sent up to the message of this number."""
        self.chat = max(self.chat, number)

    def note_removed(self, lines: Collection[int]) -> list[int]:
        """Note these chat messages as removed. Return those whose removal was not sent before."""
        new = sorted(set(lines) - self._removed)
        self._removed.update(new)
        return new

    def note_event(self, number: int) -> None:
        """Note the table events as sent up to the event of this number."""
        self.events = max(self.events, number)

    def note_offer(self, offer: RematchOffer | None) -> None:
        """Note this offer as sent."""
        self.offer = offer

    def note_proposals(self, proposals: Sequence[Proposal]) -> None:
        """Note these proposals as sent."""
        self.proposals = proposals
