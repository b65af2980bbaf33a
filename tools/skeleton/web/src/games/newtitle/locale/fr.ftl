# Ce que dit le dessin de New Title, et lui seul.
ui-round = Tour { $round } sur { $rounds }
ui-deck =
    { $cards ->
        [one] { $cards } carte à venir
       *[other] { $cards } cartes à venir
    }
ui-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
ui-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
ui-chosen = a choisi en secret
ui-shipped = dernier envoi : { $good }
ui-tour-market = Le marché : dans l’ordre du tour, chacun prend une des cartes éclairées.
ui-tour-hand =
    Vos cartes. Au quai, vous choisissez en secret la marchandise à expédier : plus il y a de cartes, plus
    chacune rapporte.
