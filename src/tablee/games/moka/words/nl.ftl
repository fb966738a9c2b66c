# MOKA: wat de regels zeggen.

moka-name = MOKA
moka-about = Draai om, onthoud, neem: maak de beste woorden met de letters van het raster.
moka-short = Onthoud letters, leg woorden.

## Opties
moka-option-hole-colour = Kleur van de gaten
moka-option-hole-colour-help = Neemt een gat de kleur aan die een dubbele MOKA nodig heeft?
moka-option-hole-colour-any = Welke je maar wilt
moka-option-hole-colour-none = Geen: met een gat nooit dubbel
moka-option-flush = Doorspoelen
moka-option-flush-help = Wanneer mag je je letters doorspoelen?
moka-option-flush-any-turn = In elke beurt
moka-option-flush-impasse = Alleen als je geen woord kunt maken
moka-option-flush-discards = Wat je doorspoelt
moka-option-flush-discards-help = Wat gaat er bij het doorspoelen onder de trekstapel? Gelegde woorden blijven altijd liggen.
moka-option-flush-discards-letters = Letters en gaten
moka-option-flush-discards-all = Alle kaarten, ook uitdagingen
moka-option-word-after-special = Woord na een speciale kaart
moka-option-word-after-special-help = Mag je een woord maken in een beurt waarin je een speciale kaart hebt gespeeld? Zo niet, dan beëindigt die kaart je beurt.
moka-option-memory-aid = Geheugensteun
moka-option-memory-aid-help = Het scherm blijft iedereen de kaarten van het raster laten zien die deze speler al gezien heeft. Zonder kan niemand ze tijdens de partij nog terugzien.
moka-option-dictionary = Taal van de woorden
moka-option-dictionary-help = De woorden van welke taal tellen? De letters in het pak zijn die van die taal.
moka-option-dictionary-fr = Frans
moka-option-dictionary-nl = Nederlands
moka-option-dictionary-en = Engels
moka-option-contest = Betwiste woorden
moka-option-contest-help = Wie beslist of een woord telt?
moka-option-contest-dictionary = Het woordenboek
moka-option-contest-table = De tafel, met een stemming
moka-option-contest-any-word = De tafel, met een stemming over elk woord
moka-option-contest-objection = Het woordenboek, of iedereen is akkoord
moka-option-names = Namen
moka-option-names-help = Namen die het Franse of het Nederlandse woordenboek kent, tellen. Elk ander woord wordt aan de tafel voorgelegd.
moka-option-brands = Merken
moka-option-brands-help = Geen lijst kent ze: een woord dat niet in het woordenboek staat, wordt aan de tafel voorgelegd.
moka-option-foreign-words = Vreemde woorden
moka-option-foreign-words-help = Woorden uit de twee andere woordenboeken tellen. Elk ander woord wordt aan de tafel voorgelegd.
moka-option-extra-words = Extra woorden
moka-option-extra-words-help = Namen, merken of vreemde woorden die de tafel vooraf toestaat.

## Numbers of variants
moka-option-rounds = Rondes
moka-option-words = Woorden die een ronde beëindigen
moka-option-held-specials = Speciale kaarten die je mag bewaren
moka-option-held-challenges = Onvoltooide uitdagingen die je mag hebben
moka-option-peek-cards = Kaarten die de verrekijker toont
moka-option-double = Factor van een dubbele MOKA
moka-option-holes = Gaten in het spel
moka-option-booms = Kaarten “B000M” in het spel
moka-option-steals = Kaarten “Zakkenroller” in het spel
moka-option-swaps = Kaarten “Ruil” in het spel
moka-option-peeks = Kaarten “Verrekijker” in het spel
moka-option-agains = Kaarten “Nog eens” in het spel
moka-option-stops = Kaarten “Stop” in het spel
moka-option-draws = Kaarten “Trek” in het spel
moka-option-flushes = Kaarten “Gedwongen doorspoelen” in het spel
moka-option-quakes = Kaarten “Aardbeving” in het spel

## Zones
moka-zone-round = Ronde
moka-zone-grid = Raster
moka-zone-flipped = Omgedraaide kaart
moka-zone-stock = Trekstapel
moka-zone-stacks = Stapels uitdagingen
moka-zone-rows = Letters
moka-zone-specials = Speciale kaarten
moka-zone-challenges = Uitdagingen
moka-zone-words = Woorden
moka-zone-skips = Beurten over te slaan
moka-zone-scores = Punten van gespeelde rondes
moka-zone-extra = Extra beurten
moka-zone-drawn = Getrokken kaarten
moka-zone-vote = Stemming
moka-zone-refused = Deze beurt afgekeurde woorden

## Waarop gewacht wordt
moka-await-deal = een uitdaging kiezen
moka-await-turn = een kaart omdraaien of spelen, of een woord maken
moka-await-flipped = de kaart nemen of laten liggen
moka-await-after = een woord maken of de beurt beëindigen
moka-await-draw = een van de twee kaarten houden
moka-await-vote = over het woord stemmen

## Speciale kaarten
moka-special-BOOM = B000M
moka-special-BOOM-help = Werkt zodra hij omgedraaid wordt: het hele raster gaat onder de trekstapel, er komt een nieuw, en jij speelt een volle beurt.
moka-special-STEAL = Zakkenroller
moka-special-STEAL-help = Neem een letter of gat dat voor een tegenstander ligt.
moka-special-SWAP = Ruil
moka-special-SWAP-help = Ruil een van je kaarten met een van een tegenstander.
moka-special-PEEK = Verrekijker
moka-special-PEEK-help = Bekijk kaarten van het raster, zonder ze te laten zien.
moka-special-AGAIN = Nog eens
moka-special-AGAIN-help = Na deze beurt speel je er nog een.
moka-special-STOP = Stop
moka-special-STOP-help = Een tegenstander slaat de volgende beurt over.
moka-special-DRAW = Trek
moka-special-DRAW-help = Trek twee letters of gaten en houd er één.
moka-special-FLUSH = Gedwongen doorspoelen
moka-special-FLUSH-help = De letters van een tegenstander gaan onder de trekstapel; die trekt een nieuwe.
moka-special-QUAKE = Aardbeving
moka-special-QUAKE-help = De kaarten van het raster worden onder elkaar geschud.

## Uitdagingen
moka-challenge-15-1 = een woord van precies 5 letters
moka-challenge-15-2 = een woord dat met een klinker begint
moka-challenge-15-3 = een woord dat op E eindigt
moka-challenge-15-4 = een woord dat op S eindigt
moka-challenge-15-5 = een woord met een letter die twee keer voorkomt
moka-challenge-15-6 = een woord van 4 of meer letters zonder E
moka-challenge-15-7 = een woord met 3 of meer klinkers
moka-challenge-15-8 = een woord van 4 of meer letters waarin klinkers en medeklinkers elkaar afwisselen
moka-challenge-15-9 = een woord van 4 of meer letters, met alleen kaarten van 1 punt
moka-challenge-15-10 = twee even lange woorden
moka-challenge-30-1 = een woord van 6 of meer letters
moka-challenge-30-2 = een dubbele MOKA
moka-challenge-30-3 = een woord met een kaart van 3 punten
moka-challenge-30-4 = een woord met twee keer achter elkaar dezelfde letter
moka-challenge-30-5 = een woord dat met dezelfde letter begint en eindigt
moka-challenge-30-6 = een woord met twee kaarten van 2 punten
moka-challenge-30-7 = twee woorden die met dezelfde letter beginnen
moka-challenge-30-8 = twee woorden die op dezelfde twee letters eindigen
moka-challenge-30-9 = een woord met een gat
moka-challenge-30-10 = een woord dat op R eindigt
moka-challenge-80-1 = een woord van 8 of meer letters
moka-challenge-80-2 = een dubbele MOKA van 6 of meer letters
moka-challenge-80-3 = een woord met twee kaarten van 3 punten
moka-challenge-80-4 = een palindroom van 5 of meer letters
moka-challenge-80-5 = een woord met A, E, I, O en U
moka-challenge-80-6 = twee woorden van 4 of meer letters die anagrammen van elkaar zijn
moka-challenge-80-7 = drie woorden die met dezelfde letter beginnen
moka-challenge-80-8 = drie woorden van elk 5 of meer letters
moka-challenge-80-9 = een woord van 7 of meer letters met maar één soort klinker
moka-challenge-80-10 = één woord dat 60 of meer punten waard is

## Wat er gebeurt
moka-card = { $kind ->
    [r] een rode { $letter }
    [g] een groene { $letter }
    [b] een blauwe { $letter }
    [hole] een gat
    [BOOM] B000M
    [STEAL] “Zakkenroller”
    [SWAP] “Ruil”
    [PEEK] “Verrekijker”
    [AGAIN] “Nog eens”
    [STOP] “Stop”
    [DRAW] “Trek”
    [FLUSH] “Gedwongen doorspoelen”
    [QUAKE] “Aardbeving”
   *[hidden] een kaart
}
moka-card-given = { $given_kind ->
    [r] een rode { $given_letter }
    [g] een groene { $given_letter }
    [b] een blauwe { $given_letter }
    [hole] een gat
   *[hidden] een kaart
}
moka-card-got = { $got_kind ->
    [r] een rode { $got_letter }
    [g] een groene { $got_letter }
    [b] een blauwe { $got_letter }
    [hole] een gat
   *[hidden] een kaart
}
moka-challenge-goal = { $goal ->
    [c15-1] {":"} { moka-challenge-15-1 }
    [c15-2] {":"} { moka-challenge-15-2 }
    [c15-3] {":"} { moka-challenge-15-3 }
    [c15-4] {":"} { moka-challenge-15-4 }
    [c15-5] {":"} { moka-challenge-15-5 }
    [c15-6] {":"} { moka-challenge-15-6 }
    [c15-7] {":"} { moka-challenge-15-7 }
    [c15-8] {":"} { moka-challenge-15-8 }
    [c15-9] {":"} { moka-challenge-15-9 }
    [c15-10] {":"} { moka-challenge-15-10 }
    [c30-1] {":"} { moka-challenge-30-1 }
    [c30-2] {":"} { moka-challenge-30-2 }
    [c30-3] {":"} { moka-challenge-30-3 }
    [c30-4] {":"} { moka-challenge-30-4 }
    [c30-5] {":"} { moka-challenge-30-5 }
    [c30-6] {":"} { moka-challenge-30-6 }
    [c30-7] {":"} { moka-challenge-30-7 }
    [c30-8] {":"} { moka-challenge-30-8 }
    [c30-9] {":"} { moka-challenge-30-9 }
    [c30-10] {":"} { moka-challenge-30-10 }
    [c80-1] {":"} { moka-challenge-80-1 }
    [c80-2] {":"} { moka-challenge-80-2 }
    [c80-3] {":"} { moka-challenge-80-3 }
    [c80-4] {":"} { moka-challenge-80-4 }
    [c80-5] {":"} { moka-challenge-80-5 }
    [c80-6] {":"} { moka-challenge-80-6 }
    [c80-7] {":"} { moka-challenge-80-7 }
    [c80-8] {":"} { moka-challenge-80-8 }
    [c80-9] {":"} { moka-challenge-80-9 }
    [c80-10] {":"} { moka-challenge-80-10 }
   *[other] {""}
  }
moka-challenge = { $name } neemt een uitdaging van { $level } punten{ moka-challenge-goal }.
    .you = Je neemt een uitdaging van { $level } punten{ moka-challenge-goal }.
    .heading = Uitdaging genomen
moka-begins = Ronde { $round }: { $name } begint.
    .you = Ronde { $round }: jij begint.
    .heading = Ronde begonnen
moka-drew = { $name } trekt { moka-card }.
    .you = Je trekt { moka-card }.
    .heading = Letter getrokken
moka-no-letter = Er is geen letter meer in de trekstapel voor { $name }.
    .you = Er is geen letter meer in de trekstapel voor jou.
    .heading = Geen letter meer te trekken
moka-flipped = { $name } draait vak { FROM_ONE($place) } om: { moka-card }.
    .hidden = { $name } draait de kaart op vak { FROM_ONE($place) } om.
    .you = Je draait vak { FROM_ONE($place) } om: { moka-card }.
    .you-hidden = Je draait de kaart op vak { FROM_ONE($place) } om.
    .heading = Kaart omgedraaid
moka-took = { $name } neemt { moka-card } van vak { FROM_ONE($place) }.
    .you = Je neemt { moka-card } van vak { FROM_ONE($place) }.
    .heading = Kaart genomen
moka-left = { $name } laat { moka-card } liggen op vak { FROM_ONE($place) }.
    .hidden = { $name } laat de kaart op vak { FROM_ONE($place) } liggen.
    .you = Je laat { moka-card } liggen op vak { FROM_ONE($place) }.
    .you-hidden = Je laat de kaart op vak { FROM_ONE($place) } liggen.
    .heading = Kaart laten liggen
# Nobody sees the card that fills a place: there is nothing to tell.
moka-refilled = {""}
moka-gap = De trekstapel is leeg: vak { FROM_ONE($place) } blijft open.
moka-special-said = { $special ->
    [STEAL] “Zakkenroller”
    [SWAP] “Ruil”
    [PEEK] “Verrekijker”
    [AGAIN] “Nog eens”
    [STOP] “Stop”
    [DRAW] “Trek”
    [FLUSH] “Gedwongen doorspoelen”
   *[QUAKE] “Aardbeving”
  }
moka-played = { $name } speelt { moka-special-said }.
    .you = Je speelt { moka-special-said }.
    .heading = Speciale kaart gespeeld
moka-used = { $name } speelt meteen { moka-special-said }.
    .you = Je speelt meteen { moka-special-said }.
    .heading = Speciale kaart meteen gespeeld
moka-boom = B000M! Het raster wordt vernieuwd, en { $name } speelt een volle beurt.
    .you = B000M! Het raster wordt vernieuwd, en je speelt een volle beurt.
    .heading = B000M omgedraaid
moka-stole = { $name } neemt { moka-card } van { $target_name }.
    .you = Je neemt { moka-card } van { $target_name }.
    .you-target = { $name } neemt { moka-card } van jou.
    .heading = Letter van iemand genomen
moka-swapped = { $name } geeft { moka-card-given } aan { $target_name } in ruil voor { moka-card-got }.
    .you = Je geeft { moka-card-given } aan { $target_name } in ruil voor { moka-card-got }.
    .you-target = { $name } geeft jou { moka-card-given } in ruil voor { moka-card-got }.
    .heading = Letters geruild
moka-peeked = { $name } bekijkt stiekem de vakken { FROM_ONE($places) }.
    .you = Je bekijkt stiekem de vakken { FROM_ONE($places) }.
    .heading = Met de verrekijker gekeken
moka-saw = Vak { FROM_ONE($place) }: { moka-card }.
    .hidden = {""}
    .heading = Kaart gezien met de verrekijker
moka-again = { $name } speelt na deze beurt nog eens.
    .you = Je speelt na deze beurt nog eens.
    .heading = Extra beurt verdiend
moka-stopped = { $target_name } slaat de volgende beurt over.
    .you-target = Je slaat je volgende beurt over.
    .heading = Tegenstander gestopt
moka-drew-two = { $count ->
    [0] { $name } vindt geen letter meer in de trekstapel.
    [one] { $name } trekt één kaart.
   *[other] { $name } trekt twee kaarten en houdt er één.
}
    .you = { $count ->
         [0] Je vindt geen letter meer in de trekstapel.
         [one] Je trekt één kaart.
        *[other] Je trekt twee kaarten en houdt er één.
    }
    .heading = Twee kaarten getrokken
moka-kept = { $name } houdt { moka-card }; de andere kaart gaat onder de trekstapel.
    .you = Je houdt { moka-card }; de andere kaart gaat onder de trekstapel.
    .heading = Eén van twee kaarten gehouden
moka-flushed = { $count ->
    [0] { $name } heeft geen letters om door te spoelen.
    [one] De enige kaart van { $name } gaat onder de trekstapel.
   *[other] De { $count } kaarten van { $name } gaan onder de trekstapel.
}
    .you = { $count ->
         [0] Je hebt geen letters om door te spoelen.
         [one] Jouw enige kaart gaat onder de trekstapel.
        *[other] Jouw { $count } kaarten gaan onder de trekstapel.
    }
    .heading = Letters doorgespoeld
moka-discarded-what = { $count ->
    [0] geen speciale kaarten
    [one] één speciale kaart
   *[other] { $count } speciale kaarten
  } en { $challenges ->
    [0] geen uitdagingen
    [one] één uitdaging
   *[other] { $challenges } uitdagingen
  } in.
moka-discarded = { $name } levert ook { moka-discarded-what }
    .you = Je levert ook { moka-discarded-what }
    .heading = Alle kaarten doorgespoeld
moka-quake = Aardbeving! De kaarten van het raster worden geschud.
    .heading = Aardbeving
moka-word-laid = { $word }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }{ $double ->
    [true] , dubbele MOKA
   *[other] {""}
  }.
moka-word = MOKA! { $name } legt { moka-word-laid }
    .you = MOKA! Je legt { moka-word-laid }
    .heading = Woord gelegd
moka-said-what = { $word } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }){ $listed ->
    [true] {""}
   *[false] , dat in geen enkele lijst staat
  }{ $allowed ->
    [names] {" (namen mogen)"}
    [brands] {" (merken mogen)"}
    [foreign_words] {" (vreemde woorden mogen)"}
    [names-brands] {" (namen en merken mogen)"}
    [names-foreign_words] {" (namen en vreemde woorden mogen)"}
    [brands-foreign_words] {" (merken en vreemde woorden mogen)"}
    [names-brands-foreign_words] {" (namen, merken en vreemde woorden mogen)"}
   *[none] {""}
  }: { $objection ->
    [true] één bezwaar is genoeg om het af te keuren
   *[false] er wordt gestemd
  }.
moka-said = { $name } zegt { moka-said-what }
    .you = Je zegt { moka-said-what }
    .heading = Woord in stemming gebracht
moka-voted = { $name } { $yes ->
    [true] keurt
   *[other] keurt
  } { $word } { $yes ->
    [true] goed
   *[other] af
  }.
    .you = Je keurt { $word } { $yes ->
         [true] goed
        *[other] af
    }.
    .heading = Stem
moka-refused-why = { $objection ->
    [true] Iemand maakt bezwaar tegen { $word }, dat in geen enkele lijst staat: het is afgekeurd
   *[false] { $word } is afgekeurd ({ $yes } voor, { $no } tegen)
  }
moka-refused = { moka-refused-why }; de beurt van { $name } gaat verder.
    .you = { moka-refused-why }; jouw beurt gaat verder.
    .heading = Woord afgekeurd
moka-ended = { $name } beëindigt de beurt.
    .you = Je beëindigt je beurt.
    .heading = Beurt zonder woord beëindigd
moka-skipped = { $name } slaat deze beurt over.
    .you = Je slaat deze beurt over.
    .heading = Beurt overgeslagen
moka-turn-owed = { $name } speelt nog eens.
    .you = Je speelt nog eens.
    .heading = Extra beurt gespeeld
moka-round-over = { $name } heeft genoeg woorden: ronde { $round } is afgelopen.
    .you = Je hebt genoeg woorden: ronde { $round } is afgelopen.
    .heading = Laatste woord van een ronde gelegd
moka-scored = { $name } krijgt { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } ({ $words } voor woorden, { $challenges } voor uitdagingen), { $total } in totaal.
    .you = Je krijgt { $points ->
         [one] { $points } punt
        *[other] { $points } punten
    } ({ $words } voor woorden, { $challenges } voor uitdagingen), { $total } in totaal.
    .heading = Ronde geteld
moka-over = De partij is afgelopen: { $scores_by_name }.

## Geweigerde zetten
moka-move = “{ $move }” is geen zet. Schrijf bijvoorbeeld “flip 3”, “take”, “word Bg Or *=I Sr” of “end”.
moka-phase-deal = Het is te vroeg voor “{ $move }”. Kies eerst een uitdaging: “challenge 15”, “challenge 30” of “challenge 80”.
moka-phase-turn = Met “{ $move }” kan geen beurt beginnen. Draai een kaart om, neem een uitdaging, speel een speciale kaart, maak een woord of spoel door.
moka-phase-flipped = Het is te vroeg voor “{ $move }”: er is een kaart omgedraaid. Neem die, laat hem liggen, of gebruik hem als hij speciaal is.
moka-phase-after = Je hebt je actie gehad, “{ $move }” moet op je volgende beurt wachten. Maak een woord, of stop met “end”.
moka-phase-draw = Het is te vroeg voor “{ $move }”. Houd eerst een van de twee getrokken kaarten: “keep 0” of “keep 1”.
moka-phase-vote = Het is te vroeg voor “{ $move }”. Stem eerst over het woord: “yes” of “no”.
moka-grid-place = Het raster heeft geen vak { $place }. In de notatie zijn de vakken genummerd van 0 tot en met 15.
moka-grid-gap = Op vak { FROM_ONE($place) } ligt geen kaart. Kies een vak met een kaart.
moka-challenge-full = Je hebt al { $limit } uitdagingen die je nog moet halen. Maak eerst woorden die er een halen.
moka-challenge-empty = Er is geen uitdaging van { $level } punten meer. Kies een andere.
moka-special-absent = Je hebt de speciale kaart { $special } niet. Speel er een die voor je ligt.
moka-special-full = Je hebt al { $limit } speciale kaarten. Laat deze liggen, of gebruik hem meteen.
moka-special-arguments = “{ $given }” past niet bij { $special }. Het moet zijn: STEAL 2.0, SWAP 1>2.0, PEEK 3 7 12, STOP 2, FLUSH 2; niets bij AGAIN, DRAW en QUAKE.
moka-use-letter = { $card } is geen speciale kaart. Neem hem of laat hem liggen.
moka-target-seat = Er is geen plaats { $target } aan tafel. In de notatie begint de telling bij 0; er zijn { $players } plaatsen.
moka-target-self = Deze kaart is voor een tegenstander, niet voor jou. Kies een andere plaats.
moka-target-card = Daar ligt geen kaart nummer { $index }: op plaats { FROM_ONE($target) } liggen er { $cards }. Kies een andere; de notatie telt vanaf 0.
    .named = { $target_name } heeft geen kaart nummer { $index }: er liggen er { $cards }. Kies een andere; de notatie telt vanaf 0.
moka-swap-own = Je hebt geen kaart nummer { $index }: je hebt er { $cards }. Kies een andere; de notatie telt vanaf 0.
moka-peek-places = Dat zijn geen { $wanted } vakken om te bekijken. Kies { $wanted } verschillende met een kaart, in oplopende volgorde.
moka-word-card = Er ligt geen { $card } (meer) voor je voor { $word }. Gebruik je kaarten zoals ze daar liggen; een gat schrijf je “*=I”.
moka-word-short = { $word } is te kort. Een woord heeft minstens { $least } letters.
moka-word-left = Na { $word } zou je { $left } kaarten overhouden. Er mag er hoogstens één blijven: maak een langer woord, of spoel door.
moka-word-refused = { $word } is deze beurt al afgekeurd. Zeg een ander woord, of ga verder met je beurt.
moka-flush-word = Met je letters kun je nog een woord maken waarna je hoogstens één kaart overhoudt, dus doorspoelen mag niet. Zoek het, of draai een kaart om.
moka-word-unknown = { $word } staat niet in het woordenboek. Controleer de spelling, of probeer een ander woord.
moka-dictionary-missing = Het woordenboek “{ $dictionary }” is niet geïnstalleerd. Voer “make setup” uit, of installeer Tablée uit een volledig pakket.

## Het commando “tablee words”
moka-command-words = Zegt of een woord in een woordenboek telt, en anders waarom niet.
moka-command-words-language = De taal van het woordenboek: fr, nl of en.
moka-command-words-word = Het woord; accenten en hoofdletters maken niet uit.
moka-words-counts = { $word } telt.
moka-words-short = { $word } telt niet: er zijn minstens { $least } letters nodig.
moka-words-long = { $word } telt niet: de lijst gaat tot { $most } letters.
moka-words-compound = { $word } telt niet: geen koppelteken, apostrof, spatie of punt.
moka-words-letters = “{ $word }” telt niet: een woord schrijf je met de letters A tot Z.
moka-words-unknown = { $word } telt niet: het staat niet in de lijst. Namen, letterwoorden en afkortingen staan er niet in.

## Waarom een zet goed is
moka-why-deal = Een uitdaging van { $level } punten: daar zijn winst en kans het best in evenwicht.
moka-why-challenge = Nog een uitdaging, van { $level } punten, levert meer op dan de kaarten die je kent.
moka-why-word = { $word } is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard; op een langer woord wachten kost meer beurten dan het opbrengt.
moka-why-word-last = { $word } is je laatste woord: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, en de ronde is afgelopen voordat de anderen meer hebben.
moka-why-word-challenge = { $word } is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard en haalt een uitdaging van { $level } punten.
moka-why-flip-word = Je hebt { moka-card } gezien op vak { FROM_ONE($place) }: daarmee maak je { $word }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
moka-why-flip-letter = Je hebt { moka-card } gezien op vak { FROM_ONE($place) }, en die past goed bij je letters.
moka-why-flip-special = Je hebt { moka-card } gezien op vak { FROM_ONE($place) }: de moeite waard.
moka-why-flip-new = Geen kaart die je gezien hebt, helpt je meer. { $unseen ->
    [one] Er is nog één vak dat je niet kent.
   *[other] Er zijn nog { $unseen } vakken die je niet kent.
  }
moka-why-take-word = Met { moka-card } maak je { $word }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
moka-why-take-letter = Met { moka-card } houden je letters goede kansen op een langer woord.
moka-why-take-special = { moka-card } komt later van pas.
moka-why-leave-letter = { moka-card } past niet bij je letters en zou je volgende woord eerder bederven.
moka-why-leave-special = Aan { moka-card } heb je nu weinig.
moka-why-flush = Met { $count ->
    [one] je ene letter
   *[other] je { $count } letters
  } is haast geen woord meer te maken: begin opnieuw.
moka-why-end = Wat je letters nu opleveren, is te weinig waard: wacht op een beter woord.
moka-why-keep = Van de twee kaarten past { moka-card } beter bij je letters.
moka-why-accept = Je kent { $word } als woord.
moka-why-refuse = { $word } zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } opleveren, en het staat niet in de lijst.
moka-why-steal = { moka-card } van { $target_name } is wat je letters nodig hebben.
moka-why-swap = Voor een van je letters krijg je { moka-card } van { $target_name }, en die past beter.
moka-why-peek = Kaarten die alleen jij kent, zijn een beurt waard.
moka-why-again = Twee beurten achter elkaar: je woord ligt er voordat iemand het kan bederven.
moka-why-stop = { $target_name } is het gevaarlijkst: één beurt minder remt die speler af.
moka-why-draw = Kiezen uit twee letters brengt je volgende woord dichterbij.
moka-why-force = { $target_name } heeft { $count ->
    [one] één letter
   *[other] { $count } letters
  } en zou gauw een goed woord kunnen maken: spoel door.
moka-why-quake = De anderen kennen het raster beter dan jij: schud het.

## What reports of the arena count apart
moka-counted-kind = { $kind ->
    [r] rode letter
    [g] groene letter
    [b] blauwe letter
    [hole] gat
    [BOOM] { moka-special-BOOM }
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-special = { $special ->
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-level = { $level } punten
moka-counted-goal = { $goal ->
    [c15-1] { moka-challenge-15-1 }
    [c15-2] { moka-challenge-15-2 }
    [c15-3] { moka-challenge-15-3 }
    [c15-4] { moka-challenge-15-4 }
    [c15-5] { moka-challenge-15-5 }
    [c15-6] { moka-challenge-15-6 }
    [c15-7] { moka-challenge-15-7 }
    [c15-8] { moka-challenge-15-8 }
    [c15-9] { moka-challenge-15-9 }
    [c15-10] { moka-challenge-15-10 }
    [c30-1] { moka-challenge-30-1 }
    [c30-2] { moka-challenge-30-2 }
    [c30-3] { moka-challenge-30-3 }
    [c30-4] { moka-challenge-30-4 }
    [c30-5] { moka-challenge-30-5 }
    [c30-6] { moka-challenge-30-6 }
    [c30-7] { moka-challenge-30-7 }
    [c30-8] { moka-challenge-30-8 }
    [c30-9] { moka-challenge-30-9 }
    [c30-10] { moka-challenge-30-10 }
    [c80-1] { moka-challenge-80-1 }
    [c80-2] { moka-challenge-80-2 }
    [c80-3] { moka-challenge-80-3 }
    [c80-4] { moka-challenge-80-4 }
    [c80-5] { moka-challenge-80-5 }
    [c80-6] { moka-challenge-80-6 }
    [c80-7] { moka-challenge-80-7 }
    [c80-8] { moka-challenge-80-8 }
    [c80-9] { moka-challenge-80-9 }
   *[c80-10] { moka-challenge-80-10 }
  }
