stash-name = Stash
stash-about = Leg steeds hoger, en wees als eerste al je kaarten kwijt.

stash-option-hand = Kaarten in de hand
stash-option-hand-help = Hoeveel kaarten krijgt iedereen?

stash-zone-hands = Handen
stash-zone-stock = Trekstapel
stash-zone-pile = Aflegstapel
stash-zone-passed = Beurten na elkaar gepast

stash-await-play = een kaart leggen, of trekken

stash-laid = { $name } legt een { $card }.
    .heading = Kaart gelegd
stash-drew = { $name } trekt een { $card }.
    .hidden = { $name } trekt een kaart.
    .heading = Kaart getrokken
stash-passed = { $name } past.
    .heading = Beurt gepast

stash-move = “{ $move }” is geen zet. Leg een kaart van 1 tot 8, of trek er een.
stash-not-held = Je hebt geen { $card }. Leg een van je eigen kaarten.
stash-too-low = Een { $card } is lager dan de { $top } op de stapel. Leg een kaart die minstens zo hoog is, of trek er een.
stash-stock-empty = De trekstapel is leeg. Leg een kaart of pas.
stash-no-pass = Je mag alleen passen als de trekstapel leeg is. Leg een kaart of trek er een.
