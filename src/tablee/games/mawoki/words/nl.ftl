# Mawoki: wat de regels zeggen.

mawoki-name = Mawoki
mawoki-about = Leg een passende helft, laat de diagonaal werken en speel als eerste je hand leeg.
mawoki-short = Wie eerst uit is, wint.

## Options
mawoki-option-arrow = Pijl
mawoki-option-arrow-help = Wat doet een pijl met de tegenstander die je kiest?
mawoki-option-arrow-target-draws = De tegenstander trekt
mawoki-option-arrow-target-may-draw = De tegenstander trekt, als jij dat wilt
mawoki-option-arrow-steal = Je neemt willekeurig uit de hand van de tegenstander
mawoki-option-last-card = Laatste kaart
mawoki-option-last-card-help = Win je meteen met je laatste kaart, of werkt eerst de diagonaal?
mawoki-option-last-card-wins = Je wint meteen
mawoki-option-last-card-effect-first = Eerst werkt de diagonaal
mawoki-option-smoke = Rook
mawoki-option-smoke-help = Moet je na rook nog eens leggen als dat kan?
mawoki-option-smoke-must = Je moet nog eens leggen als het kan
mawoki-option-smoke-may = Je mag nog eens leggen of stoppen
mawoki-option-drawings = Kaarten
mawoki-option-drawings-help = Volgens de regels zijn er 49 kaarten, zonder tipi 28, en dan krijgt iedereen er minder.
mawoki-option-drawings-4 = Met de tipi
mawoki-option-drawings-3 = Zonder de tipi
mawoki-option-starter = Wie begint
mawoki-option-starter-help = In de gedrukte spelregels begint de jongste. Geef hier aan, als je wilt, op welke plaats die zit.
mawoki-option-starter-chance = Het lot beslist
mawoki-option-starter-0 = Plaats 1
mawoki-option-starter-1 = Plaats 2
mawoki-option-starter-2 = Plaats 3
mawoki-option-starter-3 = Plaats 4
mawoki-option-starter-4 = Plaats 5
mawoki-option-starter-5 = Plaats 6

## Numbers of variants
mawoki-option-hand = Kaarten in elke hand
mawoki-option-stuck-draws = Kaarten die je trekt als je niet kunt spelen
mawoki-option-arrow-cards = Kaarten per pijl, getrokken of gestolen
mawoki-option-snake-draws = Kaarten die je door een slang trekt
mawoki-option-joker-draws = Kaarten die de anderen door een joker trekken
mawoki-option-jokers = Jokers in het spel
mawoki-option-colours = Kleuren in het spel
mawoki-option-drawings-out = Tekeningen die uit het spel gaan

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
    [smoke] { mawoki-half } en { mawoki-other-half } (rook)
    [arrow] { mawoki-half } en { mawoki-other-half } (pijl)
    [snake] { mawoki-half } en { mawoki-other-half } (slang)
    [none] { mawoki-half } en { mawoki-other-half }
    [joker] de joker
   *[hidden] een kaart
  }

## What happens
mawoki-played = { $name } legt { mawoki-card }.
    .you = Je legt { mawoki-card }.
    .heading = Kaart gelegd
mawoki-aimed = { $name } legt { mawoki-card } en richt op { $target_name }.
    .you = Je legt { mawoki-card } en richt op { $target_name }.
    .you-target = { $name } legt { mawoki-card } en richt op jou.
    .heading = Pijl afgeschoten
mawoki-again = Rook: { $name } is nog eens aan de beurt.
    .you = Rook: je bent nog eens aan de beurt.
    .heading = Nog een beurt na rook
mawoki-passed = { $sign ->
    [smoke] { $name } stopt na de rook.
   *[arrow] { $name } richt op niemand.
  }
    .you = { $sign ->
         [smoke] Je stopt na de rook.
        *[arrow] Je richt op niemand.
    }
    .heading = Rook of pijl niet gebruikt
mawoki-cards-each = { $each ->
    [one] een kaart
   *[other] { $each } kaarten
  }
mawoki-drew-each = { $names } { $together ->
    [one] trekt
   *[other] trekken
  } { mawoki-cards-each }
mawoki-drew = { $why ->
    [snake] De slang: { $name } trekt { mawoki-card }.
    [arrow] De pijl: { $name } trekt { mawoki-card }.
    [joker] De joker: { $name } trekt { mawoki-card }.
    [smoke] Er past niets op de rook: { $name } trekt { mawoki-card }.
   *[stuck] { $name } kan niet leggen en trekt { mawoki-card }.
  }
    .you = { $why ->
         [snake] De slang: je trekt { mawoki-card }.
         [arrow] De pijl: je trekt { mawoki-card }.
         [joker] De joker: je trekt { mawoki-card }.
         [smoke] Er past niets op de rook: je trekt { mawoki-card }.
        *[stuck] Je kunt niet leggen en trekt { mawoki-card }.
    }
    .many = { $why ->
         [snake] De slang: { mawoki-drew-each }.
         [arrow] De pijl: { mawoki-drew-each }.
         [joker] De joker: { mawoki-drew-each }.
         [smoke] Er past niets op de rook: { mawoki-drew-each }.
        *[other] { mawoki-drew-each }.
    }
    .everybody = { $why ->
         [joker] De joker: alle anderen trekken { mawoki-cards-each }.
        *[other] Alle anderen trekken { mawoki-cards-each }.
    }
    .heading = Kaart getrokken
mawoki-nothing-to-draw = Er is niets meer te trekken voor { $name }.
    .you = Er is niets meer te trekken voor jou.
    .many = Er is niets meer te trekken voor { $names }.
    .heading = Niets meer te trekken
mawoki-reshuffled = De aflegstapel wordt op de bovenste kaart na geschud tot een nieuwe trekstapel van { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }.
mawoki-stole = { $name } neemt { mawoki-card } uit de hand van { $target_name }.
    .you = Je neemt { mawoki-card } uit de hand van { $target_name }.
    .you-target = { $name } neemt { mawoki-card } uit jouw hand.
    .heading = Kaart uit een hand genomen
mawoki-out = { $name } heeft geen kaarten meer en wint. Kaarten over: { $cards_by_name }.
    .you = Je hebt geen kaarten meer en wint. Kaarten over: { $cards_by_name }.
    .heading = Hand leeg
mawoki-blocked = Niemand kan nog leggen of trekken: wie de minste kaarten heeft, wint. Kaarten over: { $cards_by_name }.

## What is refused
mawoki-no-move = “{ $move }” is geen kaart van dit spel. Leg een van je kaarten, of trek als er geen past.
mawoki-not-held = Je hebt { $card } niet in je hand. Leg een kaart uit je hand.
mawoki-no-match = Je kunt { mawoki-card } niet leggen: geen helft staat op de bovenste kaart, met dezelfde tekening en dezelfde kleur. Leg een kaart die er een deelt, of trek als je er geen hebt.
mawoki-must-play = Wie kan leggen, moet leggen. Je kunt leggen: { $cards }.
mawoki-may-pass = Trekken doe je alleen als er niets past. Je kunt leggen: { $cards }. Of je stopt.
mawoki-pass-after-smoke = Stoppen kan alleen na rook die je net hebt gelegd. Leg een kaart, of trek als er geen past.
mawoki-must-draw = Geen van je kaarten past op de rook. Trek dan.
mawoki-target-missing = { $card } is een pijl. Kies op welke tegenstander je richt, bijvoorbeeld { $card }@0.
mawoki-target-unknown = Er is geen plaats “{ $target }” aan deze tafel. Richt { $card } op een tegenstander: in de notatie zijn de plaatsen genummerd van 0 tot en met { $last }.
mawoki-target-self = Een pijl richt je op een tegenstander, niet op jezelf. Kies een andere plaats voor { $card }.
mawoki-no-target = { $card } is geen pijl. Leg hem zonder een tegenstander te kiezen.

## Why a move is a good one
mawoki-why-draw = Geen van je kaarten past op de stapel: je moet trekken.
mawoki-why-pass = Na rook mag je stoppen, en doorgaan zou je hier meer kosten.
mawoki-why-only = Het is de enige kaart die je kunt leggen.
mawoki-why-out = Het is je laatste kaart: je wint.
mawoki-why-chain = Dankzij de rook mag je doorgaan: je kunt deze beurt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  } leggen.
mawoki-why-smoke = Niets in je hand past op deze rook, dus moet je trekken. De andere zetten kosten je meer.
mawoki-why-arrow-nearest = { $target_name } heeft { $cards ->
    [one] nog maar één kaart
   *[other] { $cards } kaarten, niemand heeft er minder
  }{ $draws ->
    [0] {""}
    [one] : laat die er nog een trekken
   *[other] : laat die er nog { $draws } trekken
  }.
mawoki-why-arrow = { $target_name } heeft { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }{ $draws ->
    [0] {""}
    [one] {" en trekt er een bij"}
   *[other] {" en trekt er "}{ $draws } bij
  }, en daarna leg je je eigen kaarten makkelijker.
mawoki-why-steal-many = Je moet uit iemands hand nemen. { $target_name } heeft de meeste kaarten ({ $cards }): minder helpt daar het minst.
mawoki-why-steal = Je neemt uit de hand van { $target_name } ({ $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
  }), want daar schaadt het jou het minst.
mawoki-why-joker = De joker past op alles{ $draws ->
    [0] {""}
   *[other] {" en laat "}{ $cards ->
        [one] je tegenstander
       *[other] al je { $cards } tegenstanders
      } trekken
  }.
mawoki-why-snake = { $cards ->
    [0] De slang kost je hier niets, en daarna past je hand op meer.
    [one] De slang geeft je een kaart terug, maar daarna past je hand op meer.
   *[other] De slang geeft je { $cards } kaarten terug, maar daarna past je hand op meer.
  }
mawoki-why-hard = Hier is moeilijk iets op te leggen: van de kaarten die je niet hebt gezien, past maar { $fitting } op { $unseen }.
mawoki-why-choice = De kaarten die je houdt hebben { $halves } verschillende helften: er past er bijna altijd wel een.

## What reports of the arena count apart
mawoki-counted-sign = { $sign ->
    [smoke] rook
    [arrow] pijl
    [snake] slang
    [joker] joker
   *[none] geen teken
  }
mawoki-counted-why = { $why ->
    [smoke] onbeantwoorde rook
    [arrow] geraakt door een pijl
    [snake] eigen slang
    [joker] joker van een ander
   *[stuck] kon niet leggen
  }
mawoki-counted-half = { mawoki-half } (bovenste helft)
mawoki-counted-other-half = { mawoki-other-half } (onderste helft)
