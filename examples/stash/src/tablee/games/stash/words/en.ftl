stash-name = Stash
stash-about = Lay higher and higher, and be the first without cards.

stash-option-hand = Cards in hand
stash-option-hand-help = How many cards is each player dealt?

stash-zone-hands = Hands
stash-zone-stock = Stock
stash-zone-pile = Pile
stash-zone-passed = Turns passed in a row

stash-await-play = to lay a card, or draw

stash-laid = { $name } lays the { $card }.
    .heading = Card laid
stash-drew = { $name } draws the { $card }.
    .hidden = { $name } draws a card.
    .heading = Card drawn
stash-passed = { $name } passes.
    .heading = Turn passed

stash-move = “{ $move }” cannot be played. Lay a card from 1 to 8, or draw.
stash-not-held = You hold no { $card }. Lay one of your own cards.
stash-too-low = The { $card } is lower than the { $top } on the pile. Lay one that is as high or higher, or draw.
stash-stock-empty = The stock is empty. Lay a card or pass.
stash-no-pass = You can only pass when the stock is empty. Lay a card or draw.
