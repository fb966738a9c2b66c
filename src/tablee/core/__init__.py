"""What a game is. Standard library only, so that the same files run in CPython, compiled by mypyc, and in a browser.

game: what a game is: the verbs that each game writes, and the ones that follow from them
position: what the positions of all games share; legal moves and result
by_seat: which keys of a view are kept by seat
zones: who sees which cards, declared once per zone on the JSON form of a position
views: what somebody is shown of a position, and what they know of it
openness: what lies open in a position to everybody who looks at it, and whether more of it does in a later one
determinization: worlds that look to their viewer exactly like what they know, drawn at random
events: what happened, as data, with what is secret marked
rng: the random stream and the deals of the notation
plain: values of other libraries as plain Python, and anything as JSON
arguments: whole numbers and seeds as callers give them
letters: words as people type them, in the letters A to Z
options: settings as data, JSON Schema from them
reading: loading positions without trusting a key
record: records and their replay
deal: a seed that the server and the players made together
ranking: ranks, and what they are worth
bot: what a bot is: it is told what its seat knows and which moves it has
root_parallel: one choice by several trees, each grown by itself: what they found at the root is summed
search: information set Monte Carlo tree search for games with hidden cards, plain UCT where everything lies open
tree: its tree, in arrays
display: where the floors above lend the sentences of errors and the drawings of positions
errors: typed errors: a code and parameters, never a sentence
command: what a game answers outside any match, on the command line
native: machine integers and mypyc's decorator, with stand-ins where mypyc is not
"""
