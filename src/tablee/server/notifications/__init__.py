"""Notifies guests who are away, above all that it is their turn.

channels: sends over each kind of channel, and reports the result
dispatcher: finds the notices that are due, and decides which channels come first
exchange: one request, of whose answer only the head is read
formats: the content of a message for each kind of channel, within the channel's limits
greetings: the first message to a webhook, a few at a time
holding: decides if a notice is still true and still useful
hours: the quiet hours, and the hour of the digest
mail: messages by SMTP, if the operator has set it up
notice_sender: the notices of one channel: judged, sent or postponed
outgoing: requests to addresses that people entered, which reach public addresses only
push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)
reachable: the addresses that requests may be sent to
resolver: looks up the names of those addresses
stop_links: links with which one tap ends a channel
texts: the words of a notice, in the language of its reader, with no hidden information
"""
