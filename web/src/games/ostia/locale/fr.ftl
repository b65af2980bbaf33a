# Ce que dit la table dessinée d’Ostia.
ui-bluff-sub = sans effet
ui-about-absent = Pas d’ivoire dans cette partie : cette ligne ne compte pas
ui-about-cards = Valeur { $value }, { N($count, one: "carte", more: "cartes") } en jeu
ui-about-senate = Sénat { $active }, puis { $next }
ui-about-senate-last = Sénat { $active }, dernière carte
ui-about-forum = Forum : { $price } pour une carte de plus
ui-round = Tour { $round } / { $rounds }
ui-round-short = Tour { $round }
ui-auction = enchère { $n } / { $all }
ui-allocation = répartition
ui-active = Actif
ui-face-down = { $count ->
    [0] Aucune carte Sénat cachée · 1 retirée
    [one] { $count } carte Sénat cachée · 1 retirée
   *[other] { $count } cartes Sénat cachées · 1 retirée
}
ui-last-card = Dernière carte
ui-removed = Écartée
ui-prices = Prix au forum, par carte
ui-prices-note = ↑ cartes de ce type mises en vente
ui-deck = Pioche
ui-discard = Défausse
ui-discard-empty = La défausse est vide.
ui-market = Marché
ui-market-later = Marché (phase 2)
ui-sells = { $name } vend
ui-you-sell = Vous vendez
ui-minimum = Minimum { $a } + { $b } =
ui-minimum-short = Minimum
ui-has-bid = a misé
ui-passed = passe
ui-yours = à vous
ui-yours-theirs = à { $whose }
ui-thinks = réfléchit
ui-next = ensuite
ui-cash = comptant
ui-cannot-keep = ne peut plus garder
ui-quick-minimum = minimum
ui-quick-equal = égaler
ui-quick-beat = dépasser
ui-quick-block = bloquer { $name }
ui-quick-all-cash = tout comptant
ui-quick-limit = plafond
ui-bid-note = Une seule mise, même plus basse. { $name } choisit l’acheteur, ou garde.
ui-bid = Miser { $amount }
ui-pass = Passer
ui-if-sold = Si { $name } vous vend à { $amount }
ui-denarii = Deniers
ui-denarii-word = { $count ->
    [one] denier
   *[other] deniers
}
ui-unchanged = inchangés
ui-best-offer = Meilleure offre au Sénat
ui-receives = reçoit { $share }, la banque { $bank }
ui-keep-costs = garder lui coûterait { $needs } ; en main : { $has }
ui-keep-blocked = ne peut déjà plus garder
ui-limit-sum = { $cash } + { $warehouses } { $warehouses ->
    [one] entrepôt
   *[other] entrepôts
} × { $house } + { $credits } { $credits ->
    [one] crédit
   *[other] crédits
} × { $credit }
ui-own-boat = Bateau
ui-own-boat-note = pas encore à vous
ui-own-boat-note-theirs = pas encore à { $whose }
ui-own-boat-take = une carte est gratuite
ui-own-boat-lot = choisissez-en deux
ui-own-stock = Réserve
ui-own-stock-note = { $count ->
    [0] à vous, secrète : vide
    [one] à vous, secrète : { $count } carte
   *[other] à vous, secrète : { $count } cartes
}
ui-own-stock-note-theirs = { $count ->
    [0] secrète : vide
    [one] secrète : { $count } carte
   *[other] secrète : { $count } cartes
}
ui-boat-empty = Aucune carte à bord.
ui-boat-lot = Votre prochain lot · minimum { $minimum }
ui-boat-pair = Minimum { $minimum }
ui-stock-empty = Aucune carte en réserve.
ui-stock-note = valeur ce tour-ci ▸ au tour suivant. Au forum et au Sénat :
ui-stock-note-last = valeur ce tour-ci. Au forum et au Sénat :
ui-three-types = 3 types au plus
ui-fortune = Fortune
ui-warehouses-of = { $count ->
    [one] { $count } entrepôt sur { $all } (construire { $cost }, vendre { $sale })
   *[other] { $count } entrepôts sur { $all } (construire { $cost }, vendre { $sale })
}
ui-credits-owed = { $count ->
    [0] aucun crédit
    [one] { $count } crédit (rendre { $each })
   *[other] { $count } crédits (rendre { $each })
}
ui-bluff-cards = Bluff
ui-lot-note = Deux cartes forment le lot ; leurs valeurs font le minimum.
ui-take-note = Elle entre en réserve sans rien payer ; les quatre autres seront vendues.
ui-settle-note = À n’importe quel enchérisseur, pas forcément au plus offrant.
ui-settle-only = Vendez ce lot à un enchérisseur
ui-settle-short = Le garder coûterait { N($price, one: "denier", more: "deniers") }, vous en avez { $cash }.
ui-settle-sell = Vendre à { $name } pour { $price }
ui-settle-mine = Vos deniers
ui-settle-gift = Votre meilleure offre
ui-settle-theirs = Chez l’acheteur
ui-settle-buyer = +{ $worth } au Sénat{ $sold ->
    [0] {""}
    [one] , { $sold } entrepôt vendu
   *[other] , { $sold } entrepôts vendus
}{ $owed ->
    [0] {""}
    [one] , { $owed } crédit
   *[other] , { $owed } crédits
}
ui-settle-nobody = personne ne reçoit rien
ui-settle-keep = Garder pour { $price }
ui-step-build = construire
ui-interest = Intérêts
ui-places = Places d’entrepôt
ui-places-excess = { $count } à défausser
ui-discard-note = Une carte par entrepôt reste ; choisissez les cartes de trop.
ui-forum = Forum
ui-forum-note = à vendre
ui-senate = Sénat
ui-senate-note = à offrir
ui-storage = Entrepôt
ui-storage-note = à garder, face cachée
ui-rivals = rivaux :
ui-best-income = { $count ->
    [one] denier au mieux, sans vente rivale
   *[other] deniers au mieux, sans vente rivale
}
ui-no-pay = Cette fois le forum ne paie rien.
ui-rivals-piles = Piles rivales :
ui-bluff-included = Bluff compris
ui-three-best = Les 3 meilleures offres :
ui-storage-places = { $cards ->
    [one] { $cards } carte pour
   *[other] { $cards } cartes pour
} { $places ->
    [one] { $places } place
   *[other] { $places } places
} : { $excess ->
    [0] rien à défausser
    [one] { $excess } carte de trop
   *[other] { $excess } cartes de trop
}{ $build ->
    [0] {""}
   *[other] , mais vous pourrez construire avant ({ $build } pour l’instant)
}
ui-dock = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $places ->
    [one] { $places } place
   *[other] { $places } places
}{ $build ->
    [0] {""}
   *[other] {" "}(+{ $build } en construisant)
}
ui-dock-types = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
ui-touch = Touchez une carte : entrepôt, forum, Sénat, et encore.
ui-touch-final = Touchez une carte : entrepôt, forum, et encore.
ui-touched = { $space ->
    [forum] { $good } au forum
    [senate] { $good } au Sénat
    [storage] { $good } à l’entrepôt
   *[none] { $good } à poser
} · forum { $income } au mieux{ $final ->
    [1] {""}
   *[0] {" "}· offre { $offer }
}
ui-will-be-lost = Sera perdu à la révélation
ui-too-many = { N($count, one: "type", more: "types") } au forum et au Sénat ; perdu à la révélation : { $goods }.
ui-too-many-spared =
    { N($count, one: "type", more: "types") } posés, mais rien de ce qui est tout en haut de la carte : rien ne sera
    perdu.
ui-debts-unpaid =
    Vous devez { N($owed, one: "denier", more: "deniers") } et n’en aurez au mieux que { $most } : ce sera
    l’élimination.
ui-second-title = Les piles sont connues : confirmez, ou reposez vos cartes
ui-second-changed = Vous reposez vos cartes : validez la nouvelle répartition
ui-second-note = Une seule fois, en secret. Vos nouvelles piles ne seront pas montrées avant la révélation.
ui-second-back = Comme avant
ui-second-lock = Valider à nouveau
ui-confirm = Confirmer
ui-allocate-phone = Répartissez en secret : touchez une carte pour la déplacer
ui-reopen = Reprendre ma répartition
ui-wait-answered = a répondu
ui-lays-again = peut reposer
ui-wait-seller = vend ce lot
ui-wait-settles = choisit l’acheteur
# « Vous » ou un nom précède.
ui-wait = { $doing ->
    [now] { ui-thinks }
    [then] puis
    [out] { ui-status-out }
    [sealed] { ui-locked }
    [answered] { $you ->
        [1] avez répondu
       *[0] a répondu
    }
    [chosen] { $you ->
        [1] avez choisi
       *[0] a choisi
    }
    [played] { $you ->
        [1] avez joué
       *[0] a joué
    }
    [finished] { $you ->
        [1] avez fini
       *[0] a fini
    }
   *[next] ensuite
}
ui-stakes = Encore à gagner :
ui-stakes-lots = { $count ->
    [one] { $count } lot ce tour
   *[other] { $count } lots ce tour
}
ui-stakes-senate = { $count ->
    [1] Sénat, une fois { $ranks } PV
   *[other] Sénat, { $count } fois { $ranks } PV
}
ui-stakes-storage = à la fin, 1 PV par type gardé ({ $most } au plus)
ui-stakes-cash = les plus riches, { $ranks } PV
ui-stakes-debts = { N($owed, one: "denier", more: "deniers") } à rendre à la fin, sous peine d’élimination
ui-ruler-whole = Toutes les mises, jusqu’à { $most }
ui-ruler-near = Les mises qui comptent
ui-storage-next = au Sénat du tour suivant : { $value }
ui-storage-types = { $count ->
    [0] aucun type : pas de PV à la fin
    [one] { $count } type, { $count } PV à la fin
   *[other] { $count } types, 1 PV chacun à la fin
}
ui-bluff-left = Bluff { $laid } / { $all }
ui-bluff-note = Une carte Bluff gonfle une pile, sans effet. Posez-les toutes.
ui-bluff-done = Vos cartes Bluff sont posées.
ui-types = { $count } / { N($limit, one: "type", more: "types") }
ui-fourth = 4e type !
ui-here = ici ?
ui-once-locked = Quand tous auront validé, les autres verront vos piles :
ui-allocate-title = { $count ->
    [0] Vous n’avez plus de marchandise à répartir
    [one] Répartissez votre carte en secret
   *[other] Répartissez vos { $count } cartes en secret
}
ui-allocate-title-card = Répartissez en secret : où va cette carte { $good } ?
ui-allocate-note = Tout commence à l’entrepôt. Cliquez une carte puis une case, ou tapez F, S, E.
ui-allocate-note-final = Tout commence à l’entrepôt. Cliquez une carte puis une case, ou tapez F, E.
ui-allocate-note-none = Posez vos cartes Bluff si vous en avez, puis validez.
ui-reset = Tout reprendre
ui-lock = Valider
ui-whatif = Cette carte { $good } irait…
ui-whatif-forum = au forum (F)
ui-whatif-senate = au Sénat (S)
ui-whatif-storage = à l’entrepôt (E)
ui-whatif-income = Forum, revenu
ui-whatif-offer = Sénat, offre
ui-whatif-places = Entrepôt
ui-whatif-types = Types
ui-whatif-points = PV pour les types
ui-whatif-reveal = À la révélation…
ui-whatif-nothing = rien de plus
ui-whatif-lost = perdu à la révélation : { $goods }
ui-whatif-places-of = { $cards } / { N($places, one: "place", more: "places") }
ui-whatif-choose = Choisissez une carte pour voir ce que chaque case changerait.
ui-to = { $good } vers { $space }
ui-locked = validé
ui-lays = { $count ->
    [0] doit encore valider
    [one] répartit encore { $count } carte
   *[other] répartit encore { $count } cartes
}
ui-status-bid = À vous de miser
ui-status-has-bid = A misé { $amount }
ui-status-passed = A passé
ui-status-sells = Vend ce lot · choisira l’acheteur
ui-status-later = misera ensuite
ui-status-decides = doit décider
ui-status-chosen = a choisi
ui-status-chooses = choisit en secret
ui-status-first = Premier joueur
ui-status-out = éliminé
ui-status-gain = +{ N($amount, one: "denier", more: "deniers") }
ui-status-points = +{ $points } PV
ui-reveal-forum = vendu et payé ; les cartes vont à la défausse
ui-reveal-forum-unpaid = les cartes vont à la défausse sans paiement
ui-reveal-total = Total → prix
ui-reveal-income = Revenu
ui-reveal-nobody = ne paie personne
ui-reveal-rank = { $place ->
    [1] 1er
   *[other] { $place }e
} : rien
ui-reveal-none = aucune offre
ui-reveal-worthless = sans valeur
ui-reveal-lost = Trop de types. Perdu : { $goods }.
ui-reveal-mine = { $points ->
    [0] Votre offre ne rapporte rien cette fois
    [one] Votre offre rapporte { $points } PV
   *[other] Votre offre rapporte { $points } PV
}
ui-reveal-mine-none = Vous n’avez rien offert au Sénat
ui-reveal-mine-best = { $points ->
    [one] Votre offre est la meilleure : { $points } PV
   *[other] Votre offre est la meilleure : { $points } PV
}
ui-reveal-mine-shared = { $points ->
    [one] Votre offre partage la première place : { $points } PV
   *[other] Votre offre partage la première place : { $points } PV
}
ui-reveal-final = La dernière vente est payée
ui-reveal-final-unpaid = Le dernier forum ne rapporte rien
ui-reveal-public = Le forum est payé, le Sénat est servi
ui-reveal-note = Les cartes offertes sont défaussées. Ensuite : la revue des entrepôts.
ui-continue = Continuer
ui-reveal-scene-forum = Au forum
ui-reveal-scene-senate = Au Sénat
ui-reveal-forum-note = Chaque carte rapporte le prix de son type ; place au Sénat.
ui-reveal-to-senate = Au Sénat
ui-reveal-to-forum = Revoir le forum
ui-reveal-again = Revoir la révélation
ui-skip = Tout montrer
ui-cards-tab = Mes cartes
ui-forum-tab = Forum
ui-senate-row = Sénat
ui-yours-row = À vous
ui-vp = Points de victoire (PV)
ui-warehouses = Entrepôts
ui-credits = Crédits
ui-stock = Cartes en réserve
ui-boat = Cartes dans le bateau
ui-money-hidden = caché
ui-help-title = Que puis-je faire ?
ui-help-bid = Miser une seule fois, n’importe quel montant du minimum à votre plafond, ou passer.
ui-help-choose_lot = Choisir deux cartes de votre bateau : elles partent aux enchères.
ui-help-choose_free_good = Prendre une carte du bateau : elle est à vous sans payer.
ui-help-settle_lot =
    Vendre à un enchérisseur (moitié pour vous, moitié pour la banque), ou garder en payant un denier de plus que la
    meilleure mise.
ui-help-allocate =
    Poser chaque carte : au forum elle se vend, au Sénat elle rapporte des PV aux trois meilleures offres, à
    l’entrepôt elle reste.
ui-help-final_allocate =
    Poser chaque carte : au forum elle se vend une dernière fois, à l’entrepôt chaque type différent vaut 1 PV.
ui-help-final_sell_warehouses =
    Vendre des entrepôts vides : les deniers comptent pour le dernier classement, les entrepôts pour les égalités.
ui-help-any = Rembourser, construire, puis défausser ce qui ne tient pas.
ui-help-wait = Attendre : un autre joueur décide. Vous pouvez lire les règles ou le journal.
ui-help-words = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles
}
ui-tour-goal =
    Le but : le plus de points de victoire (PV) après cinq tours. Ils viennent des meilleurs dons au Sénat à chaque
    tour, puis, à la fin, de la variété de vos entrepôts et de votre argent.
ui-tour-curia = Le Sénat : la carte active montre ce que valent vos dons ce tour-ci ; à côté, la suivante.
ui-tour-harbour = Le port : chacun a un bateau. Deux par deux, les cartes sont mises aux enchères sur le quai.
ui-tour-tablets = Les mises, dans l’ordre : chacun mise une fois, puis le vendeur choisit.
ui-tour-forum = Le forum : plus un type est mis en vente, moins chaque carte rapporte.
ui-tour-console = Ici s’écrit toujours ce qui vous est demandé, avec ce que votre choix coûtera.
ui-tour-own = Vos cartes, votre argent, vos entrepôts. Personne d’autre ne voit votre réserve.
ui-tour-seats = Les autres joueurs et ce que tous savent d’eux. Le halo désigne le joueur actif.
ui-rival-backs = { $count ->
    [0] vide
    [1] une carte cachée
   *[other] { $count } cartes cachées
}
ui-rival-piles = Piles vues : { $forum } au forum, { $senate } au Sénat, { N($storage, one: "gardée", more: "gardées") }
ui-rival-shown = Dévoilé la dernière fois
ui-rival-fortune = Fortune
ui-rival-hidden = caché
