"""The names and faces of people and bots, and the text that people may write.

bot_names: the names of the games' bots
faces: the animal and the colour that stand for a player
lookalikes: letters of other alphabets that look like one of ours
names: valid names, and numbers for names at a table that look the same
text: the text that people may write: visible characters, counted as people count them
"""
