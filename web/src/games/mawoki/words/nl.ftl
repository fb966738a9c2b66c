# Wat de getekende tafel van Mawoki zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/mawoki/words.

mawoki-time = ongeveer 15 minuten
mawoki-others = De anderen, in de volgorde waarin ze spelen
mawoki-player = { $name }: { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
mawoki-plays = speelt
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
mawoki-begin = De kaarten zijn gedeeld. De eerste kaart heeft voor niemand gevolgen.
mawoki-hand = Je hand: { $count ->
    [0] leeg
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
mawoki-draw = { $stuck_draws ->
    [one] Er past niets: trek een kaart
   *[other] Er past niets: trek { $stuck_draws } kaarten
  }
mawoki-pass = Hier stoppen
mawoki-draw-again = { $stuck_draws ->
    [one] Er past niets op de rook: trek een kaart
   *[other] Er past niets op de rook: trek { $stuck_draws } kaarten
  }
mawoki-aim = { $arrow_cards ->
    [0] Een pijl verplaatst hier geen kaart. Op wie richt je?
    [one] Door je pijl trekt iemand een kaart. Wie?
   *[other] Door je pijl trekt iemand { $arrow_cards } kaarten. Wie?
  }
mawoki-aim-may = { $arrow_cards ->
    [0] Een pijl verplaatst hier geen kaart. Op wie richt je?
    [one] Je pijl mag iemand een kaart laten trekken. Wie?
   *[other] Je pijl mag iemand { $arrow_cards } kaarten laten trekken. Wie?
  }
mawoki-aim-at-nobody = Niemand
mawoki-aim-steal = { $arrow_cards ->
    [0] Een pijl verplaatst hier geen kaart. Op wie richt je?
    [one] Met je pijl neem je een kaart van iemand. Uit wiens hand?
   *[other] Met je pijl neem je { $arrow_cards } kaarten van iemand. Uit wiens hand?
  }
mawoki-aim-at = { $name } ({ $count ->
    [one] één kaart
   *[other] { $count } kaarten
}): richt de pijl hier
mawoki-aim-cancel = Een andere kaart
mawoki-variant-steal = Pijl neemt uit een hand
mawoki-variant-target-may-draw = Pijl hoeft niet
mawoki-variant-may-stop = Rook hoeft niet
mawoki-variant-without-tipi = Zonder tipi
mawoki-variant-effect-first = Laatste kaart werkt nog
mawoki-tally = Kaarten over, minste eerst
mawoki-score-now = Kaarten in de hand
mawoki-points = { $points ->
    [0] geen kaarten over
    [one] { $points } kaart over
   *[other] { $points } kaarten over
}
mawoki-phrase-draw = { $stuck_draws ->
    [one] Een kaart trekken
   *[other] { $stuck_draws } kaarten trekken
  }
mawoki-phrase-aim-at-nobody = { $card } leggen en op niemand richten
mawoki-phrase-pass = Na de rook stoppen
mawoki-phrase-lay = { $card } leggen
mawoki-phrase-aim = { $card } leggen en op { $name } richten
mawoki-keys-arrows = Van kaart naar kaart; links en rechts tussen wie de pijl kan raken
mawoki-keys-enter = Legt de kaart, trekt, stopt na rook, of richt de pijl
mawoki-keys-tab = Naar de spelers, het trekken, je hand en hoe die gesorteerd is
mawoki-keys-escape = Neemt een pijl terug voordat hij gericht is

## De les
mawoki-lesson-cards-title = Twee helften en een diagonaal
mawoki-lesson-cards-text = Een kaart heeft twee helften, elk met een kleur en een tekening. Golven: blauw; heuvels: rood; zon: geel. Jij heet hier Ana.
mawoki-lesson-match-title = Zoek dezelfde helft
mawoki-lesson-match-text = Op de aflegstapel ligt een blauwe tipi. Leg een kaart waar ook een blauwe tipi op staat. Kaarten die passen, steken omhoog.
mawoki-lesson-match-praise = Blauwe tipi op blauwe tipi.
mawoki-lesson-either-title = Kleur én tekening
mawoki-lesson-either-text = Kleur én tekening moeten gelijk zijn. Aan welke kant de helft staat, maakt niet uit. Leg een van de twee kaarten die passen.
mawoki-lesson-either-praise = Nu ligt die kaart bovenop, en de volgende speler moet iets leggen dat bij een van zijn helften past.
mawoki-lesson-stuck-title = Niets past
mawoki-lesson-stuck-text = Geen rood paard, geen gele tipi. Past er niets, trek dan een kaart. Je beurt is dan voorbij, ook als die kaart past.
mawoki-lesson-stuck-praise = Eén kaart erbij. Volgende beurt misschien.
mawoki-lesson-snake-title = De slang bijt
mawoki-lesson-snake-text = Wie kan leggen, moet leggen. Hier past alleen de slang – en wie een slang legt, trekt een kaart.
mawoki-lesson-snake-praise = Eén gelegd, één getrokken. Van de slang ben je tenminste af.
mawoki-lesson-smoke-title = Rook: nog eens
mawoki-lesson-smoke-text = Na rook leg je nog een kaart, op de rookkaart zelf. Kijk dus eerst wat daarna kan. Leg de rook.
mawoki-lesson-smoke-praise = Je beurt gaat door: nu moet een van deze helften passen.
mawoki-lesson-again-title = Verder
mawoki-lesson-again-text = Leg een kaart die een helft deelt met je rook. Had je er geen, dan trok je een kaart en was je beurt voorbij.
mawoki-lesson-again-praise = Twee kaarten in één beurt. Met rook op rook duurt het nog langer. (Aan sommige tafels mag je na rook ook stoppen.)
mawoki-lesson-arrow-title = De pijl
mawoki-lesson-arrow-text = Richt een pijl op iemand, en die trekt een kaart. Iemand heeft er nog maar één! Tik op je pijl en dan op die speler.
mawoki-lesson-arrow-hint = Dat mag ook. Maar kijk hoeveel kaarten ieder heeft: wie gaat er bijna winnen?
mawoki-lesson-arrow-praise = Net op tijd. Met een optie pakt de pijl een kaart uit een hand, of mag je op niemand richten.
mawoki-lesson-joker-title = De joker
mawoki-lesson-joker-text = De joker past overal op, en alle anderen trekken een kaart. Leg hem.
mawoki-lesson-joker-praise = Voor ieder een kaart. Bewaar de joker zo lang je kunt: hij past altijd.
mawoki-lesson-anything-title = Op de joker
mawoki-lesson-anything-text = Wie na een joker komt, mag elke kaart leggen. Kies de kaart die je kwijt wilt.
mawoki-lesson-anything-praise = Op een joker past alles, en wat je legt, werkt zoals altijd.
mawoki-lesson-chain-title = Denk vooruit
mawoki-lesson-chain-text = Je hebt drie kaarten en kunt deze beurt nog winnen. Rook brengt je van kaart naar kaart. Welke gaat eerst?
mawoki-lesson-chain-hint = Dan blijven er twee kaarten in je hand. Begin met rook waar de andere rook op past.
mawoki-lesson-chain-praise = Ja: dan de andere rook op de gele kano, en de pijl op de blauwe tipi. Drie kaarten ineens!
mawoki-lesson-end-title = De laatste kaart
mawoki-lesson-end-text = Nog één kaart. Leg hem, en de partij is afgelopen. De anderen worden gerangschikt naar wat ze nog hebben: de minste eerst.
mawoki-lesson-end-praise = Je wint! Nu ken je heel Mawoki. (Aan sommige tafels werkt de diagonaal van de laatste kaart nog voor je wint.)

## Het einde
mawoki-end-out = { $you ->
    [yes] Je hebt je laatste kaart gelegd.
   *[no] { $name } heeft de laatste kaart uit de hand gelegd.
  }
mawoki-end-blocked = Niemand kon nog spelen of trekken: de kleinste hand wint.
mawoki-coach-mine = Je hand. De kaarten die omhoog staan passen op de stapel: tik er een aan om hem te leggen.
mawoki-coach-now = Een kaart past als een helft gelijk is aan een helft van deze: dezelfde kleur én tekening. Past er niets? { $stuck_draws ->
    [one] Trek dan een kaart.
   *[other] Trek dan { $stuck_draws } kaarten.
  }
mawoki-coach-win = Wie het eerst geen kaarten meer heeft, wint. Let op hoeveel de anderen er nog hebben.
mawoki-know-1 = Leg een kaart die een helft deelt met de stapel: dezelfde kleur en dezelfde tekening.
mawoki-know-2 = Elke kaart heeft een teken. Het werkt op de volgende speler, of laat je nog eens spelen.
mawoki-know-3 = Wie het eerst geen kaarten meer heeft, wint.
mawoki-best-chain = { $value ->
    [one] { $value } kaart gelegd in één beurt
   *[other] { $value } kaarten gelegd in één beurt
  }
mawoki-best-drawn = { $value ->
    [one] { $value } kaart die een ander moest trekken door één kaart
   *[other] { $value } kaarten die de anderen moesten trekken door één kaart
  }
