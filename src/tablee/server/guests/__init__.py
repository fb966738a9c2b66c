"""What people may be called and may write, and devices that were signed out.

bot_names: what the bots of the games are called
devices: closes the sockets of devices that were signed out, in whichever process they are
faces: the animal and the colour that somebody is shown by
lookalikes: letters of other alphabets that look like one of ours
names: what people may be called, and telling apart those whose names look the same
text: what people may write: characters that show, counted as people count them
"""
