"""The numbers of `network.py` with stolen cards, as `python -m bench.mawoki_tuning --steal` prints them.

Do not edit them by hand. In each row the first number weighs on the outcome, the others on the hidden units.
"""

from typing import Final

OWN: Final = [
    [0.063, 0.549, -0.279, 0.168, -0.158],
    [0.228, 0.253, -0.309, 0.272, 0.289],
    [0.193, 0.126, -0.212, 0.487, 0.26],
    [-0.044, 0.095, -0.032, -0.145, 0.162],
    [-0.101, -0.025, -0.027, -0.07, -0.03],
    [-0.11, -0.154, 0.018, -0.168, -0.238],
    [-0.121, -0.306, 0.07, 0.002, -0.474],
    [-0.195, -0.393, 0.072, 0.031, -0.598],
    [-0.3, -0.494, 0.028, 0.319, -1.255],
]
"""Rows by the number of cards in the own hand; the last row is for all greater numbers."""

NEXT: Final = [
    [-1.001, -1.992, 1.21, 0.778, -0.546],
    [-0.343, -0.173, 0.379, 0.251, -0.085],
    [-0.054, 0.059, 0.187, 0.106, 0.086],
    [0.08, 0.108, 0.049, 0.024, 0.103],
    [0.174, 0.119, -0.135, -0.071, 0.114],
    [0.257, 0.171, -0.318, -0.088, 0.083],
    [0.333, 0.28, -0.578, -0.064, 0.065],
    [0.417, 0.364, -0.773, -0.035, 0.013],
    [0.432, 0.604, -0.788, -0.033, -0.023],
]
"""The same for the next player."""

FEATURES: Final = {
    "always": [-0.003, 0.0, -0.148, -0.036, -0.273],
    "next is stuck": [0.29, 0.009, -0.325, -0.286, 0.147],
    "cards that answer": [-0.157, 0.355, 0.252, 0.533, 0.079],
    "can follow": [-0.039, 0.053, 0.009, 0.058, -0.0],
    "next is stuck, can follow": [0.172, 0.214, -0.051, -0.155, 0.581],
    "answers that can be answered": [-0.002, 0.136, 0.107, 0.012, 0.093],
    "next answers, can be answered": [0.039, 0.359, 0.122, -0.156, 0.184],
    "cards that can be answered": [-0.092, -0.105, 0.022, -0.25, -0.392],
    "smoke with a partner": [0.121, 0.391, 0.157, -0.241, 0.247],
    "smoke alone": [0.094, -0.286, 0.132, 0.25, -0.334],
    "arrows": [-0.662, -0.569, 0.674, 0.502, -0.679],
    "snakes": [-0.344, -0.663, 0.107, 0.261, -0.657],
    "joker": [0.062, 0.151, 0.133, 0.114, -0.106],
    "pairs": [-0.007, 0.188, -0.226, -0.464, 0.315],
    "cards without a partner": [0.05, -0.287, 0.003, 0.094, -1.003],
    "followers": [-0.003, -0.062, -0.092, -0.349, 0.041],
    "next is stuck, followers": [-0.114, -0.264, 0.1, -0.004, -0.084],
    "answers that are smoke": [0.016, -0.279, 0.011, 0.179, -0.109],
    "last card: cards that can be answered": [0.474, 0.784, 0.001, -0.002, 0.112],
    "last card: next answers, can be answered": [0.706, 1.205, -0.608, 0.058, 0.891],
    "last two: next answers, can be answered": [0.178, 0.356, 0.059, 0.486, 0.51],
    "last card: next is stuck, can follow": [0.843, 0.992, 0.164, -0.003, 0.977],
    "next has one: is stuck": [0.729, -0.735, -0.559, -0.283, 0.809],
    "next has two: is stuck": [0.165, 0.292, -0.131, -0.009, 0.227],
    "cards not known yet": [-0.026, -0.011, 0.024, -0.118, -0.114],
}
"""One row per feature of `features.py`."""

OUT: Final = [0.502, -0.635, -0.428, 1.072]
"""The weights of the hidden units on the outcome."""
