"""What people say, who hears it, and what is done about those who harm.

evidence: what was said and done around what somebody reports
moderating: what moderators read, and what they do
reporting: taking a report
speaking: saying something at a table, and what somebody who arrives is told of what was said
whom: whom somebody means who points at a seat or at a line of talk
"""
