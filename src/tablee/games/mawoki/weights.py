"""The numbers of `network.py`, as `python -m bench.mawoki_tuning` prints them; do not edit them by hand.

In each row the first number weighs on the outcome, the others on the hidden units.
"""

from typing import Final

OWN: Final = [
    [0.053, 0.418, 0.094, -0.034, 0.017],
    [0.179, 0.049, -0.059, -0.07, 0.471],
    [0.009, 0.16, -0.011, -0.023, 0.362],
    [-0.046, -0.035, 0.093, 0.079, 0.079],
    [-0.12, -0.113, 0.159, 0.202, -0.169],
    [-0.19, -0.211, 0.059, 0.381, -0.405],
    [-0.236, -0.35, 0.019, 0.507, -0.684],
    [-0.321, -0.372, 0.207, 0.589, -0.947],
    [-0.493, -0.451, 0.295, 0.601, -2.633],
]
"""Rows by the number of cards in the own hand; the last row is for all greater numbers."""

NEXT: Final = [
    [-1.085, -2.709, 1.226, 1.271, -0.54],
    [-0.299, -0.288, 0.217, 0.447, -0.045],
    [-0.066, 0.02, 0.186, 0.28, 0.042],
    [-0.012, 0.009, 0.166, 0.101, 0.021],
    [0.03, -0.029, 0.153, -0.033, 0.009],
    [0.071, -0.003, 0.115, -0.138, -0.02],
    [0.072, 0.11, 0.058, -0.246, -0.05],
    [0.104, 0.042, -0.027, -0.315, -0.049],
    [0.038, 0.204, -0.194, -0.334, -0.086],
]
"""The same for the next player."""

FEATURES: Final = {
    "always": [-0.254, -0.22, 0.293, 0.013, -0.442],
    "next is stuck": [0.207, -0.001, -0.119, -0.597, -0.091],
    "cards that answer": [-0.153, 0.557, 0.337, 0.433, 0.07],
    "can follow": [-0.027, 0.028, -0.063, 0.066, -0.052],
    "next is stuck, can follow": [0.167, 0.004, -0.205, -0.116, 0.637],
    "answers that can be answered": [-0.001, 0.131, -0.042, 0.07, 0.074],
    "next answers, can be answered": [0.012, 0.34, 0.068, -0.102, 0.274],
    "cards that can be answered": [-0.023, 0.041, -0.106, -0.094, -0.267],
    "smoke with a partner": [0.467, 0.761, -0.309, 0.329, 0.429],
    "smoke alone": [0.25, 0.214, -0.153, 0.074, -0.265],
    "arrows": [0.225, 0.449, -0.366, -0.203, 0.013],
    "snakes": [-0.272, -0.4, 0.22, -0.043, -0.492],
    "joker": [0.095, 0.11, -0.097, 0.415, -0.104],
    "pairs": [-0.03, 0.067, -0.295, -0.31, 0.333],
    "cards without a partner": [-0.054, -0.044, 0.124, 0.063, -1.347],
    "followers": [0.024, -0.162, 0.028, -0.214, 0.037],
    "next is stuck, followers": [-0.126, -0.699, 0.273, 0.305, 0.001],
    "answers that are smoke": [0.019, -0.196, 0.064, 0.203, -0.06],
    "last card: cards that can be answered": [0.469, 0.706, -0.298, -0.221, 0.184],
    "last card: next answers, can be answered": [0.468, 0.957, -0.359, -0.37, 0.498],
    "last two: next answers, can be answered": [0.066, 0.162, -0.092, -0.055, 0.222],
    "last card: next is stuck, can follow": [1.104, 1.616, -0.509, 0.45, 1.108],
    "next has one: is stuck": [1.004, -0.924, -0.872, -0.653, 0.666],
    "next has two: is stuck": [0.197, 0.256, -0.226, -0.144, 0.144],
    "cards not known yet": [0.062, -0.008, -0.107, -0.083, -0.103],
}
"""One row per feature of `features.py`."""

OUT: Final = [0.402, -0.304, -0.614, 1.492]
"""The weights of the hidden units on the outcome."""
