"""What everybody at a table was told by this process, of all that is told besides moves."""

from collections.abc import Collection, Sequence

from tablee.store.rows import Proposal, RematchOffer


class ToldSoFar:
    """The last of each.

    - `chat`, `happened`: the number of the last chat message, and of the last of the table's events.
    - `offer`: the offer of another match; `proposals`: what is proposed.
    """

    def __init__(self) -> None:
        self.chat = 0
        self.happened = 0
        self.offer: RematchOffer | None = None
        self.proposals: Sequence[Proposal] = ()
        self._untold: set[int] = set()

    def note_chat(self, number: int) -> None:
        """The chat up to the message of this number."""
        self.chat = max(self.chat, number)

    def note_untold(self, lines: Collection[int]) -> list[int]:
        """That these lines of talk were taken away; those that they had not been told of."""
        new = sorted(set(lines) - self._untold)
        self._untold.update(new)
        return new

    def note_happened(self, number: int) -> None:
        """What happened at the table up to the event of this number."""
        self.happened = max(self.happened, number)

    def note_offer(self, offer: RematchOffer | None) -> None:
        """That this is on offer."""
        self.offer = offer

    def note_proposals(self, proposals: Sequence[Proposal]) -> None:
        """That this is proposed."""
        self.proposals = proposals
