"""Exact values of small games, for any game of the rules.

- luck: the state of a match whose luck is asked for, as solvers need it
- tree: every course of a small match, as arrays
- growing: builds the tree
- regret: CFR+, which finds strategies that nobody can exploit
- responses: the exact best response to a strategy
- rating: the value of a game, and how exploitable strategies and levels are
- open_search: the exact value of an open position, by search
- open_rating: the values of open games over many deals
- players: levels of bots whose choices are noted
- small: the small variant that a game brings
- whole: solves a game by the way that fits it
"""
