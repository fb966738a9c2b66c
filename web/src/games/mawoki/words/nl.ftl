# Wat de getekende tafel van Mawoki zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/mawoki/words.

mawoki-others = De anderen, in de volgorde waarin ze spelen
mawoki-player = { $name }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
mawoki-plays = speelt
mawoki-next = hierna
mawoki-laid = legde { $card }
mawoki-drew-so-many = { $count ->
    [one] één kaart erbij
   *[other] { $count } kaarten erbij
}
mawoki-lost-so-many = { $count ->
    [one] één kaart minder
   *[other] { $count } kaarten minder
}
mawoki-stock = Trekstapel: { $count }
mawoki-pile = Boven op de aflegstapel: { $card }. { $count ->
    [one] Er ligt één kaart
   *[other] Er liggen { $count } kaarten
}.
mawoki-begin = De kaarten zijn gedeeld. De eerste kaart doet niemand iets.
mawoki-hand = Je hand: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, { $fitting ->
    [0] nu past er geen
    [one] één past
   *[other] { $fitting } passen
}
mawoki-hand-title = Je hand
mawoki-hand-keys = Kaarten. Met de pijltjestoetsen ga je van kaart naar kaart.
mawoki-fits = past
mawoki-fits-not = past niet
mawoki-new = nieuw
mawoki-is-aimed = om te richten
mawoki-sort = Sorteer je hand
mawoki-sort-colour = op kleur
mawoki-sort-drawing = op tekening
mawoki-draw = Er past niets: trek een kaart
mawoki-draw-again = Er past niets op de rook: trek een kaart
mawoki-pass = Niets te leggen, niets te trekken: ga verder
mawoki-aim = Door je pijl trekt iemand een kaart. Wie?
mawoki-aim-steal = Met je pijl neem je een kaart van iemand. Uit wiens hand?
mawoki-aim-at = { $name } ({ $count ->
    [one] één kaart
   *[other] { $count } kaarten
}): richt de pijl hier
mawoki-aim-cancel = Een andere kaart
mawoki-variant-steal = Pijl neemt een kaart
mawoki-variant-effect-first = Laatste kaart werkt nog
mawoki-tally = Kaarten over, minste eerst
mawoki-cards-left = { $count ->
    [0] geen kaarten over
    [one] { $count } kaart over
   *[other] { $count } kaarten over
}
mawoki-phrase-draw = Een kaart trekken
mawoki-phrase-lay = { $card } leggen
mawoki-phrase-aim = { $card } leggen en op { $name } richten
mawoki-keys-arrows = Van kaart naar kaart; links en rechts tussen wie de pijl kan raken
mawoki-keys-enter = Legt de kaart, trekt, of richt de pijl
mawoki-keys-tab = Naar de spelers, het trekken, je hand en hoe die gesorteerd is
mawoki-keys-escape = Neemt een pijl terug voor hij gericht is
