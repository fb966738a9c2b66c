"""How people are recognised, and what becomes of their devices.

agents: which browser somebody uses
claiming: coming back to who one was, and bringing along who one has been since
devices: closes the sockets of devices that were signed out, in whichever process they are
forgetting: deleting a guest
me: what a browser is told about its guest
newcomers: who is so new here that they may do less
passkey_answers: what authenticators answer, checked; imported with the first answer
passkeys: making passkeys, and recognising guests by them
recovery: making recovery words, and recognising guests by them
"""
