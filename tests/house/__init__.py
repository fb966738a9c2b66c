"""What holds for the whole house: floors, names, words, packaging."""
