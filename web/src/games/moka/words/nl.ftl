# Wat de tekening van MOKA zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/moka/words.

moka-card-hidden = dicht
moka-card-hole = gat
moka-card-letter = { $letter }, { $colour ->
    [r] rood
    [g] groen
   *[b] blauw
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
moka-grid = Het raster. Met de pijltjes ga je van kaart naar kaart.
moka-place = Plaats { $place }
moka-place-gap = leeg
moka-place-flipped = omgedraaid
moka-place-private = alleen jij ziet hem
moka-place-picked = gekozen
moka-round = Ronde { $round } van 3
moka-stock = Stapel: { $count }
moka-stacks = Uitdagingen
moka-stack-left = nog { $count }
moka-flush = Door­spoelen
moka-flush-help = Je letters en gaten gaan onder de stapel en je trekt een nieuwe kaart. Je beurt is dan voorbij.
moka-sure-flush = Echt alles weg?
moka-sure-challenge = Pakken? Einde beurt
moka-choose-level = Kies je geheime uitdaging voor deze ronde:
moka-level = punten
moka-before = Voor { $name }
moka-before-me = Voor jou
moka-letters-of = Letters van { $name }
moka-my-letters = Jouw letters
moka-my-specials = Jouw speciale kaarten
moka-my-challenges = Jouw uitdagingen, die niemand anders ziet
moka-words = Woorden van deze ronde
moka-points-word = punten
moka-skips = { $count ->
    [one] slaat een beurt over
   *[other] slaat { $count } beurten over
}
moka-challenges-of = { $count ->
    [one] 1 geheime uitdaging
   *[other] { $count } geheime uitdagingen
}
moka-flipped-card = De omgedraaide kaart
moka-flips = { $name } heeft plaats { $place } omgedraaid.
moka-take = Pakken
moka-leave = Laten liggen
moka-use = Nu gebruiken
moka-end = Mijn beurt is klaar
moka-keep-one = Houd een van deze twee kaarten:
moka-keeps-one = { $name } houdt een van deze twee kaarten.
moka-keep = Houd { $card }
moka-vote-asked = { $name } zegt { $word } ({ $points } punten). Het staat niet in de lijst: telt het?
moka-votes = { $yes } voor, { $no } tegen tot nu toe
moka-vote-yes = Het telt
moka-vote-no = Het telt niet
moka-double = Dubbele MOKA!
moka-lays = { $name } legt { $word }.
moka-aim-impossible = Die kan nu niets doen.
moka-aim-opponent = Kies een tegenstander.
moka-aim-seat = { $name }
moka-aim-letter = Kies een letter van een tegenstander.
moka-aim-own = Kies een van je letters.
moka-aim-theirs = Kies nu de letter die je ervoor wilt.
moka-aim-places = { $left ->
    [one] Kies nog één kaart van het raster.
   *[other] Kies { $left } kaarten van het raster.
}
moka-play-it = Spelen
moka-not-now = Nu niet
moka-tray = Jouw woord
moka-tray-type = Jouw woord: typ letters, met Enter zeg je het
moka-tray-empty = Tik op je letters, of typ
moka-tray-remove = { $letter }: uit het woord halen
moka-tray-none = Je hebt geen { $letter } meer, en geen gat.
moka-tray-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
moka-tray-counts = mag gelegd worden
moka-tray-clear = Wissen
moka-tray-say = MOKA!
moka-tray-vote = Laat stemmen
moka-hole-becomes = Welke letter wordt het gat?
moka-hint = Wat kan ik leggen?
moka-hint-none = Nu geen woord: er mag hoogstens één kaart overblijven.
moka-hint-more = en nog { $count }
moka-round-title = Ronde { $round } is voorbij
moka-round-ender = { $name } legde het derde woord.
moka-round-go-on = Gelezen, verder
moka-line-words = Woorden
moka-line-challenges = Uitdagingen
moka-line-earlier = Eerdere rondes
moka-line-total = Samen
moka-keys-arrows = Van kaart naar kaart in het raster
moka-keys-enter = Draait de kaart om of kiest hem; in het woord: zegt het
moka-keys-letters = In het raster of in het woord: voegt een letter toe aan je woord
moka-keys-backspace = Haalt de laatste letter terug
moka-keys-escape = Wist het woord; legt een speciale kaart terug
