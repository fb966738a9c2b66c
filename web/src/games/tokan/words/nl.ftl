# Wat de tekening van TOKAN zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/tokan/words.

tokan-time = 10 tot 20 minuten
tokan-board = Bord. Met de pijltjestoetsen ga je van vak naar vak.
tokan-inside = { $square }: toren van { $height }, van boven naar onder
tokan-carry = Hoeveel tegels gaan mee?
tokan-load = { $load ->
    [0] alleen
    [1] met één
   *[2] met twee
}
tokan-supply = Tegels die { $name } nog moet leggen
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = gat
tokan-cell-tower = toren van { $height }, eronder: { $below }
tokan-cell-taboo = taboe
tokan-cell-picked = opgenomen
tokan-cell-target = kan hierheen
tokan-cell-movable = kan bewegen
tokan-tally-line = { $square }, hoogte { $height }
tokan-tally-none = niets dat telt
tokan-tally-total = Totaal
tokan-keys-arrows = Van vak naar vak
tokan-keys-enter = Neemt een dier op; zet het op een gemerkt vak
tokan-keys-digits = Kiest hoeveel tegels meegaan naar het vak
tokan-keys-escape = Legt het dier terug
tokan-keys-letters = Kiest de tegel om te leggen (bij het leggen)
tokan-cell-hinted = aangeraden
tokan-do-place = De { tokan-animal } op { $square } leggen
tokan-do-move = De { tokan-animal } van { $from } naar { $to }{ $load ->
    [0] {""}
    [one] , met één tegel mee
   *[other] , met { $load } tegels mee
}
tokan-costly-lead = Je staat voor, en met deze zet geef je je voorsprong weg. Met andere zetten houd je hem.

## De les
tokan-lesson-animals-title = Dit zijn de dieren
tokan-lesson-animals-text = Jouw tegels zijn rood en rond, zwarte hebben afgesneden hoeken. De stippen zeggen hoe ver een dier gaat: muis 1, jakhals 2, leeuw 3.
tokan-lesson-mouse-title = De muis gaat één vak ver
tokan-lesson-mouse-text = Elke zet gaat rechtdoor en eindigt op een andere tegel, van wie die ook is. Tik op je muis en dan op een gemerkt vak.
tokan-lesson-mouse-hint = Dat was je jakhals: ook een geldige zet. Probeer opnieuw met de muis.
tokan-lesson-mouse-praise = Daar staat hij, op een toren van twee. Die toren is van jou, want jouw dier staat bovenop.
tokan-lesson-jackal-title = De jakhals gaat precies twee
tokan-lesson-jackal-text = Niet één, niet drie: precies twee vakken. Hij springt over alles wat ertussen ligt. Verplaats een van je jakhalzen.
tokan-lesson-jackal-hint = Dat was de leeuw. Probeer opnieuw met een jakhals (twee stippen).
tokan-lesson-jackal-praise = Mooi eroverheen!
tokan-lesson-lion-title = De leeuw springt drie vakken
tokan-lesson-lion-text = Precies drie vakken, en hij moet op een tegel landen. Verplaats je leeuw.
tokan-lesson-lion-hint = Dat was een jakhals. Probeer opnieuw met de leeuw (drie stippen).
tokan-lesson-lion-praise = Drie vakken, en boven op de zwarte leeuw.
tokan-lesson-gap-title = Een gat houdt iedereen tegen
tokan-lesson-gap-text = Ook elk vak onderweg moet bezet zijn: niemand springt over een gat. Je jakhals op d3 kan maar één kant op. Welke?
tokan-lesson-gap-hint = Probeer opnieuw: twee vakken rechtdoor, over een tegel, op een tegel.
tokan-lesson-gap-praise = Juist. In alle andere richtingen lag een gat.
tokan-lesson-slide-title = Het bord sluit aan
tokan-lesson-slide-text = Laat een zet een gat achter, dan schuift de rij achter het dier op. Doe een zet en kijk hoe de anderen volgen.
tokan-lesson-slide-praise = Alles erachter schoof één vak op. Ligt er niets achter, dan blijft het gat voorgoed: het bord wordt kleiner en kleiner.
tokan-lesson-higher-title = Altijd hoger
tokan-lesson-higher-text = Je dier moet hoger eindigen dan het begon. Je jakhals staat op hoogte 2. Op b3 komt hij op hoogte 3: ga daarheen.
tokan-lesson-higher-praise = Van hoogte 2 naar hoogte 3. Over hogere torens springen mag altijd; landen moet hoger.
tokan-lesson-carry-title = Tegels meenemen
tokan-lesson-carry-text = Een jakhals mag de tegel onder zich meenemen, een leeuw één of twee. Zonder komt je jakhals op e3 niet hoger. Neem er één mee.
tokan-lesson-carry-hint = Probeer opnieuw met één tegel.
tokan-lesson-carry-praise = Hoogte 4, dankzij de muis die meekwam.
tokan-lesson-taboo-title = Taboe
tokan-lesson-taboo-text = Zwart ging net naar e3. Op het dier dat zojuist bewoog mag je deze beurt niet landen. Waar kan je jakhals nog heen?
tokan-lesson-taboo-hint = Probeer opnieuw: twee vakken, niet op het verbodsteken.
tokan-lesson-taboo-praise = Goed. De volgende beurt is e3 weer vrij.
tokan-lesson-end-title = Wie wint?
tokan-lesson-end-text = Kan iemand geen zet meer doen, dan is het afgelopen. Torens van twee of meer tellen hun hoogte. Zwart krijgt 4 punten: spring en win.
tokan-lesson-end-hint = Dat wordt 4 tegen 4, gelijkspel. Kan de leeuw iets meenemen?
tokan-lesson-end-praise = Vijf tegen vier: je wint! Dat is heel TOKAN.

## Het einde
tokan-end-stuck = { $you ->
    [yes] Je kon niet meer bewegen
   *[no] { $name } kon niet meer bewegen
  }: er is geteld, { $points } tegen { $next }.{ $tie ->
    [yes] {" De hoogste torens gaven de doorslag."}
   *[no] {""}
  }
tokan-coach-mine = De verlichte dieren kun je verzetten. Tik er een aan: de vakken waar het heen kan, lichten op.
tokan-coach-now = De stippen zeggen hoeveel vakken het gaat. Altijd rechtuit, op een andere tegel, hoger dan het stond, en niet op het rode teken.
tokan-coach-win = Kan iemand geen zet meer doen, dan telt elke toren van twee of meer zijn hoogte voor het dier bovenop. De meeste punten winnen.
tokan-know-1 = Een muis gaat { $mouse_reach ->
    [1] één vak
    [2] twee vakken
   *[3] drie vakken
  }, een jakhals { $jackal_reach ->
    [1] één
    [2] twee
   *[3] drie
  }, een leeuw { $lion_reach ->
    [1] één
    [2] twee
   *[3] drie
  }, altijd rechtuit.
tokan-know-2 = Kom op een andere tegel terecht, hoger dan daarvoor.
tokan-know-3 = Kan een speler geen zet meer doen, dan telt elke toren zijn hoogte voor het dier bovenop.
tokan-best-tower = { $value ->
    [one] Een toren van { $value } tegel
   *[other] Een toren van { $value } tegels
  }
