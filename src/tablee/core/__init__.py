"""The model of a game. Uses the standard library only, so that the same files run in CPython, compiled by
mypyc, and in a browser.

- game: the class of all games: the verbs that each game implements, and those derived from them
- position: what the positions of all games share; legal moves and result
- by_seat: the keys of a view that hold one item per seat
- zones: who sees which cards, declared once per zone on the JSON form of a position
- views: views and information: what a viewer is shown of a position, and what they know of it
- memory: what a seat concludes from events, carried forward event by event
- memories: the memories of all seats of a match
- light_match: a match for programs: the position now, the moves and the events
- openness: the open cards of a position as each viewer sees them, and whether a later position shows more
- determinization: random worlds that look to their viewer exactly like what they know
- events: what happened, as data, with secret keys marked
- rng: the random stream and the deals of the notation
- chance: a match whose luck is asked for, one outcome at a time, instead of following from a seed
- plain: values of other libraries as plain Python, and anything as JSON
- encoding: numbered moves and observations as arrays, for machines
- batch: many matches side by side, with arrays that each step fills in place
- recall: everything that a seat has seen in a match, as text and as numbers
- arguments: whole numbers and seeds from callers
- letters: typed words in the letters A to Z
- options: settings as data, and JSON Schema from them
- reading: loading positions without trusting a key
- record: records and their replay
- deal: a seed that the server and the players made together
- ranking: ranks, and the reward for each
- bot: the interface of a bot, which receives its seat's information and its legal moves
- root_parallel: one choice by several trees that grow independently and are summed at the root
- worlds: the question of a search: the worlds that are possible for a seat
- search: information set Monte Carlo tree search; plain UCT for games without hidden cards
- tree: the search tree, in arrays
- display: callbacks by which higher layers supply sentences for errors and drawings of positions
- errors: typed errors: a code and parameters, never a sentence
- command: questions that a game answers outside any match, on the command line
- native: machine integers and mypyc's decorator, with stand-ins if mypyc is missing
"""
