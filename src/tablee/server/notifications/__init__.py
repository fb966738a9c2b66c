"""Telling people who are not there that it is their turn.

channels: how each kind of channel is sent to, and how that went
dispatcher: from the outbox to the channels: what is due, to whom, and whether it still holds
hours: the quiet hours, and the hour of the digest
mail: messages by SMTP, where the operator has set it up
outgoing: requests to addresses that people named, which never reach what is not public
push: messages that only the browser they are for can read (RFC 8291), signed by this server (RFC 8292)
stop_links: links with which one tap ends a channel
texts: the words of a notice, in the language of its reader; nothing hidden goes in
"""
