toy-name = Toy
toy-drew = { $name } trekt { $card }.
    .hidden = { $name } trekt een kaart.
toy-laid = { $name } legt { $card }.
toy-not-held = Je hebt kaart { $card } niet; trek of leg er een van je hand.
toy-zone-pile = open stapel
toy-option-colour = Kleur van de ruggen
toy-option-bonus = Punten voor iedereen
