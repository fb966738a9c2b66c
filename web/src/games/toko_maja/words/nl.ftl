# Wat de tekening van Toko Maja zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/toko_maja/words.

toko-maja-face-down = dicht
toko-maja-stock = Trekstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
toko-maja-left = nog { $count }
toko-maja-pile = Stapel { $pile }: { $card ->
    [none] leeg
    [J] bovenop een joker, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
   *[other] bovenop een { $card }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
}.
toko-maja-height = { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}
toko-maja-take-it = Neem die.
toko-maja-draw-it = Trek er twee.
toko-maja-put-here = Leg hier af.
toko-maja-put-triple = Leg hier af: dat wordt een drietal.
toko-maja-tokens-free = Meerderheidsfiches die niemand heeft
toko-maja-tokens-of = Meerderheidsfiches van { $name }
toko-maja-token = Fiche van de { $token }
toko-maja-take-or-draw = Neem een bovenste kaart, of trek er twee.
toko-maja-choose = Tik op de kaart die je houdt. Of sleep de andere naar een stapel.
toko-maja-choose-pile = Tik nu op de stapel voor { $card ->
    [J] de joker
   *[other] de { $card }
}.
toko-maja-chooses = { $name } houdt een van deze twee en legt de andere af.
toko-maja-keep = Houd { $card ->
    [J] de joker
   *[other] de { $card }
}
toko-maja-cue-keep = houden
toko-maja-cue-kept = gehouden
toko-maja-cue-goes = gaat weg
toko-maja-lay-one = Een drietal leggen?
toko-maja-lay-none = Nu niet
toko-maja-table-made = De drie bovenste worden { $triple }.
toko-maja-table-lay = Leg het; { $card ->
    [J] de joker
   *[other] de { $card }
} op stapel { $pile }
toko-maja-table-keep = Alleen { $card ->
    [J] de joker
   *[other] de { $card }
} houden
toko-maja-back = Terug
toko-maja-hand = Je hand
toko-maja-hand-empty = Je hand is leeg.
toko-maja-heap = { $count } × { $card ->
    [J] joker
   *[other] { $card }
}
toko-maja-before = Voor { $name }
toko-maja-before-me = Jij
toko-maja-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
toko-maja-laid-of = Drietallen van { $name }
toko-maja-round = Ronde { $round } van 3
toko-maja-show-round = Punten van ronde { $round }
toko-maja-round-title = Ronde { $round } is afgelopen
toko-maja-round-go-on = Gelezen, verder spelen
toko-maja-sum-triples = Drietallen
toko-maja-sum-tokens = Meerderheidsfiches
toko-maja-sum-hand = Kaarten in de hand
toko-maja-sum-hands = Kaarten in hun handen
toko-maja-sum-round = Deze ronde
toko-maja-sum-total = Samen
toko-maja-tally-round = Ronde { $round }
toko-maja-tally-tie = Evenveel punten: het hoogste meerderheidsfiche van de laatste ronde gaat voor.
toko-maja-say-take = Neem { $card ->
    [J] de joker
   *[other] de { $card }
} van stapel { $pile }
toko-maja-say-draw = Trek twee kaarten
toko-maja-say-keep = Houd { $card ->
    [J] de joker
   *[other] de { $card }
}, leg { $other ->
    [J] de joker
   *[other] de { $other }
} op stapel { $pile }
toko-maja-say-table = Leg { $card ->
    [J] de joker
   *[other] de { $card }
} op stapel { $pile } en leg de drie bovenste; { $other ->
    [J] de joker
   *[other] de { $other }
} gaat op stapel { $rest }
toko-maja-say-lay = Leg { $triple }
toko-maja-say-nothing = Leg niets
toko-maja-keys-arrows = Van keuze naar keuze
toko-maja-keys-enter = Kiest ze
toko-maja-keys-digits = Neemt van deze stapel, of legt erop af
toko-maja-keys-draw = Trekt twee kaarten
toko-maja-keys-escape = Neemt de keuze terug
