"""Talk at tables, its audience, and moderation.

evidence: the lines and moves around a reported guest or line
moderating: what moderators read, and what they do
reporting: taking a report
speaking: saying a line at a table, and the earlier lines that a newcomer receives
whom: finds the guest that a request points at by a seat or by a line of talk
"""
