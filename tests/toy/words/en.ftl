toy-name = Toy
toy-drew = { $name } draws { $card }.
    .hidden = { $name } draws a card.
toy-laid = { $name } lays { $card }.
toy-not-held = You do not hold the card { $card }; draw, or lay one of yours.
toy-zone-pile = open pile
toy-option-colour = Colour of the backs
toy-option-bonus = Points for everybody
