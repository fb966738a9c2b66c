toy-name = Toy
toy-drew = { $name } pioche { $card }.
    .hidden = { $name } pioche une carte.
toy-laid = { $name } pose { $card }.
toy-not-held = Tu n’as pas la carte { $card } ; pioche ou pose une de tes cartes.
toy-zone-pile = pile visible
toy-option-colour = Couleur du dos
toy-option-bonus = Points pour tout le monde
