"""The house file of an operator: the name, imprint, privacy text and colours of a server.

colours: the colours that a house may change, and the contrasts that they must keep
house_file: reads the file, and refuses one that cannot be used
"""
