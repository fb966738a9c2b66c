"""What people and bots are called and shown by, and what people may write.

bot_names: what the bots of the games are called
faces: the animal and the colour that somebody is shown by
lookalikes: letters of other alphabets that look like one of ours
names: what people may be called, and telling apart those whose names look the same
text: what people may write: characters that show, counted as people count them
"""
