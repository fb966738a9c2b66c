"""How guests are recognised, and their devices.

agents: the browser and the system of a device
claiming: signing in as an existing guest, and merging this browser's own guest into it
devices: closes the sockets of devices that were signed out, in whichever process they are
forgetting: deleting a guest
me: the information that a browser gets about its own guest
newcomers: guests who are so new that they have lower limits
passkey_answers: checks authenticators' answers; imported with the first answer
passkeys: making passkeys, and recognising guests by them
recovery: making recovery words, and recognising guests by them
"""
