stash-name = Stash
stash-about = Pose de plus en plus haut et débarrasse-toi de tes cartes en premier.

stash-option-hand = Cartes en main
stash-option-hand-help = Combien de cartes chacun reçoit-il ?

stash-zone-hands = Mains
stash-zone-stock = Pioche
stash-zone-pile = Pile
stash-zone-passed = Tours passés de suite

stash-await-play = de poser une carte, ou de piocher

stash-laid = { $name } pose un { $card }.
    .heading = Carte posée
stash-drew = { $name } pioche un { $card }.
    .hidden = { $name } pioche une carte.
    .heading = Carte piochée
stash-passed = { $name } passe.
    .heading = Tour passé

stash-move = « { $move } » n’est pas un coup. Pose une carte de 1 à 8, ou pioche.
stash-not-held = Tu n’as pas de { $card }. Pose une de tes cartes.
stash-too-low = Le { $card } est plus petit que le { $top } de la pile. Pose une carte au moins aussi haute, ou pioche.
stash-stock-empty = La pioche est vide. Pose une carte ou passe.
stash-no-pass = On ne passe que si la pioche est vide. Pose une carte ou pioche.
