"""Telling people who are not there that it is their turn.

channels: one way of telling for each kind of channel, and what came of it
dispatcher: from the outbox to the channels: what is due, to whom, and whether it still holds
hours: times of day at which nobody is told, and those at which everything is told at once
mail: messages by SMTP, where the operator has set it up
outgoing: requests to addresses that people named, which never reach what is not public
push: messages that only the browser they are for can read (RFC 8291), signed by this server (RFC 8292)
stop_links: links with which one tap ends a channel
texts: what is told, in the language of whoever reads it; nothing hidden goes in
"""
