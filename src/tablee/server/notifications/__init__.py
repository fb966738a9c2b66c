"""Telling people who are not there that it is their turn.

channels: how each kind of channel is sent to, and how that went
dispatcher: what is due, and in which order channels are sent to
exchange: one request, of whose answer only the head is read
formats: what is written to each kind of channel, and no more than it takes
greetings: the first message to a webhook, a few at a time
holding: whether what a notice says still holds, and is still of use
hours: the quiet hours, and the hour of the digest
mail: messages by SMTP, where the operator has set it up
outgoing: requests to addresses that people entered, which never reach what is not public
push: messages that only the browser they are for can read (RFC 8291), signed by this server (RFC 8292)
reachable: which addresses requests may be sent to
resolver: looking up the names of those addresses
stop_links: links with which one tap ends a channel
telling: the notices of one channel: judged, sent, put off
texts: the words of a notice, in the language of its reader; nothing hidden goes in
"""
