"""The arena: bots against bots on the same deals, ratings, reports."""
