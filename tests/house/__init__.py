"""Checks of the whole project: layers, names, words, packaging."""
