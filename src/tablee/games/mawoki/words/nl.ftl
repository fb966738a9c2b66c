# Mawoki: wat de regels zeggen.

mawoki-name = Mawoki
mawoki-about = Leg een passende helft, laat de diagonaal werken en speel als eerste je hand leeg.

## Options
mawoki-option-arrow = Pijl
mawoki-option-arrow-help = Wat doet een pijl met de tegenstander die je kiest?
mawoki-option-arrow-target-draws = De tegenstander trekt een kaart
mawoki-option-arrow-steal = Je neemt een willekeurige kaart van de tegenstander
mawoki-option-last-card = Laatste kaart
mawoki-option-last-card-help = Win je meteen met je laatste kaart, of werkt eerst de diagonaal?
mawoki-option-last-card-wins = Je wint meteen
mawoki-option-last-card-effect-first = Eerst werkt de diagonaal

## Zones
mawoki-zone-hands = Handen
mawoki-zone-stock = Trekstapel
mawoki-zone-pile = Aflegstapel
mawoki-zone-idle = Beurten zonder leggen of trekken

## What is awaited
mawoki-await-play = een kaart leggen, of trekken
mawoki-await-again = na de rook nog eens leggen

## Cards
mawoki-half = { $half ->
    [bT] blauwe tomahawk
    [bP] blauwe tipi
    [bC] blauwe kano
    [bH] blauw paard
    [rT] rode tomahawk
    [rP] rode tipi
    [rC] rode kano
    [rH] rood paard
   *[other] ?
  }
mawoki-other-half = { $other_half ->
    [rT] rode tomahawk
    [rP] rode tipi
    [rC] rode kano
    [rH] rood paard
    [yT] gele tomahawk
    [yP] gele tipi
    [yC] gele kano
    [yH] geel paard
   *[other] ?
  }
mawoki-card = { $sign ->
    [smoke] { mawoki-half } / { mawoki-other-half } (rook)
    [arrow] { mawoki-half } / { mawoki-other-half } (pijl)
    [snake] { mawoki-half } / { mawoki-other-half } (slang)
    [none] { mawoki-half } / { mawoki-other-half }
    [joker] joker
   *[hidden] een kaart
  }

## What happens
mawoki-played = { $name } legt: { mawoki-card }.
mawoki-aimed = { $name } legt: { mawoki-card }, gericht op { $target_name }.
mawoki-again = Rook: { $name } speelt nog eens.
mawoki-drew = { $why ->
    [snake] De slang: { $name } trekt { mawoki-card }.
    [arrow] De pijl: { $name } trekt { mawoki-card }.
    [joker] De joker: { $name } trekt { mawoki-card }.
    [smoke] Er past niets op de rook: { $name } trekt { mawoki-card }.
   *[stuck] { $name } kan niet leggen en trekt { mawoki-card }.
  }
mawoki-nothing-to-draw = Er is niets meer te trekken voor { $name }.
mawoki-reshuffled = De aflegstapel wordt op de bovenste kaart na geschud tot een nieuwe trekstapel van { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }.
mawoki-stole = { $name } neemt { mawoki-card } uit de hand van { $target_name }.
mawoki-out = Een hand is leeg: het spel is uit. Kaarten over: { $cards }.
mawoki-blocked = Niemand kan nog leggen of trekken: wie de minste kaarten heeft, wint. Kaarten over: { $cards }.

## What is refused
mawoki-no-move = “{ $move }” is geen kaart van dit spel. Leg een van je kaarten, of trek als er geen past.
mawoki-not-held = Je hebt { $card } niet in je hand. Leg een kaart uit je hand.
mawoki-no-match = { $card } heeft geen helft met dezelfde tekening en kleur als { $top }. Leg een kaart die er wel een heeft, of trek als je er geen hebt.
mawoki-must-play = Wie kan leggen, moet leggen. Je kunt leggen: { $cards }.
mawoki-target-missing = { $card } is een pijl: kies op welke tegenstander je richt, bijvoorbeeld { $card }@0.
mawoki-target-unknown = Er is geen plaats “{ $target }” aan deze tafel. Richt { $card } op een tegenstander, plaatsen 0 tot { $last }.
mawoki-target-self = Een pijl richt je op een tegenstander, niet op jezelf. Kies een andere plaats voor { $card }.
mawoki-no-target = { $card } is geen pijl. Leg die zonder een tegenstander te kiezen.
