"""What people may be called and may write, and how they are recognised.

agents: which browser somebody uses
bot_names: what the bots of the games are called
claiming: coming back to who one was, and bringing along who one has been since
devices: closes the sockets of devices that were signed out, in whichever process they are
faces: the animal and the colour that somebody is shown by
forgetting: deleting a guest
lookalikes: letters of other alphabets that look like one of ours
me: what a browser is told about its guest
names: what people may be called, and telling apart those whose names look the same
passkey_answers: what authenticators answer, checked; imported with the first answer
passkeys: making passkeys, and recognising guests by them
recovery: making recovery words, and recognising guests by them
text: what people may write: characters that show, counted as people count them
"""
