"""What people say, who hears it, and what is done about those who harm.

audience: who may say what at a table, and who hears it
evidence: what was said and done around what somebody reports
moderating: what moderators read, and what they do
newcomers: who is so new here that they may do less
reporting: taking a report
speaking: saying something at a table, and what somebody who arrives is told of what was said
whom: whom somebody means who points at a seat or at a line of talk
"""
