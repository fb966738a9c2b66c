# Ce qu’on dit à qui n’est pas là : par notification, dans les messageries et par courriel.
notice-turn = À toi de jouer : { $game }
notice-begun = { $game } : la partie commence
notice-over = { $game } : la partie est finie
notice-rematch = { $game } : encore une partie ?
notice-deadline = { $game } : ton temps est presque écoulé
notice-with = Avec { $names }
notice-waits = La table t’attend.
notice-ended = Viens voir le résultat.
notice-digest = { $count ->
    [one] Du nouveau à une table
   *[other] Du nouveau à { $count } tables
}
notice-more = { $count ->
    [one] et encore une table
   *[other] et { $count } autres tables
}
notice-since = partie commencée le { DATETIME($date, dateStyle: "long", timeStyle: "short") }
notice-hello = À partir de maintenant, on t’avertira ici quand ce sera à toi de jouer.
notice-open = Ouvrir la table
notice-mute = Plus rien de cette table

## Courriel
mail-why = Tu reçois ceci parce que tu l’as demandé sur { $origin }.
mail-stop = Pour ne plus recevoir ces courriels, il suffit d’un clic : { $link }
mail-confirm-subject = Est-ce bien ton adresse ?
mail-confirm-text = Quelqu’un, sans doute toi, a demandé à recevoir un courriel à cette adresse à chacun de ses tours sur { $server } ({ $origin }). Si c’est bien toi, ouvre ce lien dans les deux jours :
mail-confirm-not = Si ce n’est pas toi, ne fais rien : sans ce lien, aucun autre courriel ne viendra.
