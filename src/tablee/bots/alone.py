"""The questions of a judgement answered in this very process, one after the other: for the command line."""

from tablee.bots.assessing import assess
from tablee.bots.deciding import decide
from tablee.bots.expectation import Expectation
from tablee.bots.messages import Assessment, Decision
from tablee.core.bot import BotMove


class Alone:
    """Thinks while its caller waits."""

    async def choose(self, asked: Decision) -> BotMove:
        """The move of the bot of that level."""
        return decide(asked)

    async def assess(self, asked: Assessment) -> Expectation:
        """What each seat can expect."""
        return assess(asked)
