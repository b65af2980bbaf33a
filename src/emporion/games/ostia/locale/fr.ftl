# Ostia en français. Clés : voir docs/adding-a-game.md.
game = Ostia
game-pitch = Cinq tours d’enchères, de bluff et de dons au Sénat dans le port de Rome.
money-words = denier deniers

phase-harbour = Port
phase-counting_house = Comptoir
phase-forum = Forum
phase-senate = Sénat
phase-warehouse_review = Revue des entrepôts
phase-final_phase = Phase finale
head-final_phase = Phase finale

good-ivory = ivoire
good-cloth = étoffes
good-wine = vin
good-salt = sel
good-wood = bois
good-wheat = blé
senate-senate_1 = carte Sénat I
senate-senate_2 = carte Sénat II
senate-senate_3 = carte Sénat III
senate-senate_4 = carte Sénat IV
senate-senate_5 = carte Sénat V
senate-senate_6 = carte Sénat VI

option-ivory = Cartes Ivoire
option-ivory-note = Sans elles le jeu compte cinq marchandises et 45 cartes : idéal pour une première partie.
option-bluff_cards = Cartes Bluff
option-bluff_cards-note = Deux cartes vides cachent ce que vous posez. Quand tous ont scellé, chacun voit la taille des piles et peut reposer ses cartes une fois.
option-type_limit_mode = Limite de trois types
option-type_limit_mode-note = Ce que coûte un quatrième type : parmi les vôtres, celui que la carte Sénat place le plus haut ; ou bien il ne peut pas être posé ; ou bien, à la lettre, seule la marchandise tout en haut de la carte est perdue.
option-type_limit_mode-penalty = pénalité
option-type_limit_mode-strict = strict
option-type_limit_mode-literal = à la lettre
option-open_money = Argent visible
option-open_money-note = Chacun voit l’argent de tous.
option-final_forum_pays = Le dernier forum rapporte
option-final_forum_pays-note = Les dernières cartes posées au forum sont vendues au lieu d’être perdues.
option-tiebreak_senate_card = Carte Sénat du dernier départage
option-tiebreak_senate_card-note = La carte Sénat qui évalue les marchandises stockées en cas d’égalité.
option-tiebreak_senate_card-last_active = la carte du tour 5
option-tiebreak_senate_card-set_aside = la carte écartée au début
option-first_player = Premier joueur
option-first_player-note = Qui commence comme premier joueur.
option-first_player-random = tiré au sort
option-first_player-seat_0 = la première place

word-take = Prendre { $good }
word-lot = Proposer { $good1 } + { $good2 }
word-bid = Miser { $amount }
word-pass = Passer
word-keep = Garder le lot
word-sell = Vendre à { $seat }
word-split = { $good } : { $forum } au forum, { $senate } au Sénat, le reste en entrepôt
word-bluff = Cartes Bluff : { $forum } au forum, { $senate } au Sénat, le reste en entrepôt
word-lock = Sceller
word-confirm = Confirmer
word-repay = { $credits ->
    [0] Ne rembourser aucun crédit
    [1] Rembourser 1 crédit
   *[other] Rembourser { $credits } crédits
}
word-build = { $warehouses ->
    [0] Ne rien construire
    [1] Construire 1 entrepôt
   *[other] Construire { $warehouses } entrepôts
}
word-discard = Défausser { $good }
word-sell_warehouses = { $warehouses ->
    [0] Ne vendre aucun entrepôt
    [1] Vendre 1 entrepôt
   *[other] Vendre { $warehouses } entrepôts
}

ask-choose_free_good = Prenez gratuitement une carte de votre bateau
ask-choose_lot = Posez deux cartes de votre bateau sur le quai
ask-bid = À vous de miser sur { $goods }, au moins { $minimum }
ask-settle_lot = Gardez { $goods } pour { $keep }, ou vendez à un enchérisseur
ask-allocate = { $beat ->
    [2] Vous avez vu les piles : confirmez, ou reposez tout une dernière fois
   *[other] Répartissez vos marchandises entre forum, Sénat et entrepôt
}
ask-repay_credits = { $credits ->
    [1] Remboursez votre crédit, ou payez 2 d’intérêts
   *[other] Combien de vos { $credits } crédits remboursez-vous ? Chacun des autres coûte 2
}
ask-build_warehouses = Construire des entrepôts à 10 deniers ?
ask-discard_excess = { $excess ->
    [1] Votre entrepôt déborde : défaussez 1 carte
   *[other] Votre entrepôt déborde : défaussez { $excess } cartes
}
ask-final_allocate = { $beat ->
    [2] Dernière vente, les piles sont connues : confirmez, ou reposez tout une dernière fois
   *[other] Dernière vente : que mettez-vous au forum, que gardez-vous ?
}
ask-final_sell_warehouses = { $empty ->
    [1] Vendre votre entrepôt vide pour 7 deniers ?
   *[other] Vendre jusqu’à { $empty } entrepôts vides à 7 deniers chacun ?
}
wait-choose_free_good = { $seat } prend une carte gratuite
wait-choose_lot = { $seat } choisit le prochain lot
wait-bid = { $seat } mise sur { $goods }
wait-settle_lot = { $seat } garde ou vend { $goods }
wait-allocate = { $beat ->
    [2] { $seat } regarde les piles : confirmer, ou tout reposer ?
   *[other] { $seat } répartit ses marchandises en secret
}
wait-repay_credits = { $seat } règle ses crédits
wait-build_warehouses = { $seat } peut construire des entrepôts
wait-discard_excess = { $seat } défausse ce qui ne tient pas
wait-final_allocate = { $beat ->
    [2] { $seat } regarde les piles : confirmer, ou tout reposer ?
   *[other] { $seat } choisit sa dernière vente en secret
}
wait-final_sell_warehouses = { $seat } peut vendre des entrepôts vides

event-first-player = { $you ->
    [seat] Vous êtes premier joueur
   *[other] { $seat } est premier joueur
}.
event-start-card = Votre carte de départ : { $good }.
event-senate-opens = La { $active } est active ; la { $next } suivra.
event-round = Tour { $round }. { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
}.
event-dealt = Votre bateau apporte { $goods }.
event-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} gratuitement : { $good }.
event-took-hidden = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} une carte gratuitement.
event-lot = { $you ->
    [seat] Vous proposez
   *[other] { $seat } propose
} { $goods }, minimum { $minimum }.
event-passed = { $you ->
    [seat] Vous passez
   *[other] { $seat } passe
}.
event-bid = { $you ->
    [seat] Vous misez
   *[other] { $seat } mise
} { $amount }.
event-kept = { $you ->
    [seat] Vous gardez
   *[other] { $seat } garde
} { $goods } pour { $price }.
event-sold = { $you ->
    [seat] Vous vendez { $goods } à { $buyer } pour { $price } et recevez { $share }.
    [buyer] { $seat } vous vend { $goods } pour { $price } et reçoit { $share }.
   *[other] { $seat } vend { $goods } à { $buyer } pour { $price } et reçoit { $share }.
}
event-forced-purchase = Personne ne mise : { $you ->
    [seat] vous achetez
   *[other] { $seat } achète
} { $goods } pour { $price }.
event-forced-sale = { $warehouses ->
    [0] Pour payer, { $you ->
        [seat] vous prenez
       *[other] { $seat } prend
    } { $credits ->
        [one] { $credits } crédit.
       *[other] { $credits } crédits.
    }
   *[other] Pour payer, { $you ->
        [seat] vous vendez
       *[other] { $seat } vend
    } { $warehouses ->
        [one] { $warehouses } entrepôt
       *[other] { $warehouses } entrepôts
    }{ $credits ->
        [0] .
       *[other] { $you ->
            [seat] {" "}et prenez
           *[other] {" "}et prend
        } { $credits ->
            [one] { $credits } crédit.
           *[other] { $credits } crédits.
        }
    }
}
event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-market = Cartes du marché : { $goods }.
event-locked = { $you ->
    [seat] Vous avez scellé
   *[other] { $seat } a scellé
}.
event-locked-sizes = { $you ->
    [seat] Vos piles
   *[other] Piles de { $seat }
} : { $forum } au forum, { $senate } au Sénat, { $storage } en entrepôt, cartes Bluff comprises.
event-answered = { $you ->
    [seat] Vous avez donné votre réponse
   *[other] { $seat } a donné sa réponse
}.
event-revealed = { $you ->
    [seat] Vous montrez
   *[other] { $seat } montre
} : forum { $forum } ; Sénat { $senate } ; { $stored ->
    [0] aucune carte gardée.
    [one] { $stored } carte gardée.
   *[other] { $stored } cartes gardées.
}
event-penalty = { $you ->
    [seat] Vous montrez trop de types et perdez
   *[other] { $seat } montre trop de types et perd
} { $cards ->
    [one] { $good }.
   *[other] { $cards } × { $good }.
}
event-penalty-spared = { $you ->
    [seat] Vous montrez trop de types, mais
   *[other] { $seat } montre trop de types, mais
} rien de ce qui est en tête de la carte Sénat ({ $good }) : rien n’est perdu.
event-forum-price = Forum : { $total } × { $good }, { $price } la carte.
event-forum-income = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { $amount } au forum.
event-forum-unpaid = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} { $goods } : le dernier forum ne rapporte rien.
event-senate-offer = { $you ->
    [seat] Vous donnez
   *[other] { $seat } donne
} { $value } au Sénat{ $points ->
    [0] { $you ->
        [seat] {" "}et ne marquez rien.
       *[other] {" "}et ne marque rien.
    }
    [1] {" "}: 1 point.
   *[other] {" "}: { $points } points.
}
event-credits = { $repaid ->
    [0] { $you ->
        [seat] Vous payez
       *[other] { $seat } paie
    } { $interest } d’intérêts.
   *[other] { $you ->
        [seat] Vous remboursez
       *[other] { $seat } rembourse
    } { $repaid ->
        [one] { $repaid } crédit
       *[other] { $repaid } crédits
    }{ $interest ->
        [0] .
       *[other] { $you ->
            [seat] {" "}et payez
           *[other] {" "}et paie
        } { $interest } d’intérêts.
    }
}
event-built = { $warehouses ->
    [0] { $you ->
        [seat] Vous ne construisez
       *[other] { $seat } ne construit
    } rien.
    [1] { $you ->
        [seat] Vous construisez
       *[other] { $seat } construit
    } un entrepôt pour { $cost }.
   *[other] { $you ->
        [seat] Vous construisez
       *[other] { $seat } construit
    } { $warehouses } entrepôts pour { $cost }.
}
event-discarded = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} { $good }.
event-senate-moves = La { $active } est désormais active ; la { $next } suivra.
event-senate-last = La { $active } est désormais active ; c’est la dernière.
event-storage-points = { $points ->
    [0] { $you ->
        [seat] Vous n’avez rien
       *[other] { $seat } n’a rien
    } en entrepôt : aucun point.
    [one] { $you ->
        [seat] Vous avez en entrepôt
       *[other] { $seat } a en entrepôt
    } { $goods } : 1 point.
   *[other] { $you ->
        [seat] Vous avez en entrepôt
       *[other] { $seat } a en entrepôt
    } { $goods } : { $points } points.
}
event-sold-warehouses = { $warehouses ->
    [one] { $you ->
        [seat] Vous vendez
       *[other] { $seat } vend
    } { $warehouses } entrepôt vide pour { $amount }.
   *[other] { $you ->
        [seat] Vous vendez
       *[other] { $seat } vend
    } { $warehouses } entrepôts vides pour { $amount }.
}
event-repaid-all = { $credits ->
    [one] { $you ->
        [seat] Vous remboursez votre crédit
       *[other] { $seat } rembourse son crédit
    } pour { $amount }.
   *[other] { $you ->
        [seat] Vous remboursez vos
       *[other] { $seat } rembourse ses
    } { $credits } crédits pour { $amount }.
}
event-eliminated = { $you ->
    [seat] Vous ne pouvez rembourser { $needs } avec { $has } : c’est l’élimination.
   *[other] { $seat } ne peut rembourser { $needs } avec { $has } : c’est l’élimination.
}
event-cash-points = { $you ->
    [seat] Vous possédez
   *[other] { $seat } possède
} { $cash ->
    [one] { $cash } denier
   *[other] { $cash } deniers
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-senate-removed = La carte écartée au début est dévoilée pour le dernier départage : { $card }.

refusal-not-in-boat = Il n’y a pas de carte { $good } dans votre bateau.
refusal-lot-not-in-boat = Ces deux cartes ne sont pas toutes deux dans votre bateau.
refusal-below-minimum = { $bid } est sous le minimum de { $minimum }.
refusal-above-cap = { $bid } dépasse votre plafond de { $cap }.
refusal-keep-short = Garder coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} comptant ; vous en avez { $has }.
refusal-did-not-bid = { $seat } n’a pas misé.
refusal-other-good-now = Les marchandises se posent type par type : { $good } d’abord.
refusal-none-held = Vous n’avez pas de carte { $good }.
refusal-already-laid = Déjà réparti : { $good }. Reprenez votre coup pour en changer.
refusal-too-few-cards = Il faut { $needs ->
    [one] { $needs } carte
   *[other] { $needs } cartes
} { $good } ; vous en avez { $has }.
refusal-fourth-type = Seuls { $limit } types peuvent être posés au forum et au Sénat ensemble.
refusal-no-senate = En phase finale, rien ne va au Sénat.
refusal-not-all-laid = Posez d’abord toutes vos marchandises.
refusal-laying-anew = Vous reposez toutes vos cartes : continuez, ou reprenez vos coups pour confirmer.
refusal-bluff-not-laid = Posez d’abord vos deux cartes Bluff.
refusal-fewer-credits = { $has ->
    [one] Vous n’avez que { $has } crédit, pas { $needs }.
   *[other] Vous n’avez que { $has } crédits, pas { $needs }.
}
refusal-repay-short = Cela coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} avec les intérêts ; vous en avez { $has }.
refusal-build-short = Cela coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} ; vous en avez { $has }.
refusal-no-site = { $has ->
    [0] Vos emplacements d’entrepôt sont tous occupés.
    [one] Il ne vous reste que { $has } emplacement d’entrepôt, pas { $needs }.
   *[other] Il ne vous reste que { $has } emplacements d’entrepôt, pas { $needs }.
}
refusal-not-stored = Il n’y a pas de carte { $good } dans votre entrepôt.
refusal-not-empty = { $has ->
    [0] Seuls les entrepôts vides se vendent : vous n’en avez aucun.
   *[other] Seuls les entrepôts vides se vendent : vous en avez { $has }, pas { $needs }.
}
refusal-debts-first = Vos crédits exigent { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} ; avec cette vente vous en auriez { $has }.

# Les champs d’une vue, pour le terminal et les lecteurs d’écran.
sight-round = Tour
sight-first_player = Premier joueur
sight-senate_active = Carte Sénat active
sight-senate_active_values = Valeurs sur la carte active
sight-senate_next_values = Valeurs sur la carte suivante
sight-senate_next = Carte Sénat suivante
sight-senate_removed = Carte Sénat écartée
sight-senate_face_down = Cartes Sénat cachées
sight-deck_size = Pioche
sight-discard = Défausse
sight-market = Cartes du marché
sight-auction = Enchère
sight-seller = vendeur
sight-goods = lot
sight-minimum = minimum
sight-bids = mises
sight-own = À vous
sight-warehouses = entrepôts
sight-credits = crédits
sight-points = points
sight-eliminated = éliminé
sight-boat_size = cartes dans le bateau
sight-stock_size = marchandises possédées
sight-cash = deniers
sight-chosen = a choisi
sight-pile_sizes = piles
sight-shown = montré en dernier
sight-storage = entrepôt
sight-boat = bateau
sight-stock = réserve
sight-forum = forum
sight-senate = Sénat
sight-bluff_forum = cartes Bluff au forum
sight-bluff_senate = cartes Bluff au Sénat
sight-free_good = carte gratuite
sight-bid_limit = plafond de mise

# Ce qu’un conseil compte : de combien plus ou moins.
term-points =
    { $amount } { $amount ->
        [one] point
       *[other] points
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-money =
    { $amount } { $amount ->
        [one] denier
       *[other] deniers
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-warehouses =
    { $amount } { $amount ->
        [one] entrepôt
       *[other] entrepôts
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-credits =
    { $amount } { $amount ->
        [one] crédit
       *[other] crédits
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-cards =
    { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } { $way ->
        [more] de plus
       *[fewer] de moins
    }
term-senate =
    { $amount } de valeur au Sénat { $way ->
        [more] de plus
       *[fewer] de moins
    }

# Avant une étourderie : une seule question.
caution-nothing-laid-title = Tout reste en réserve
caution-nothing-laid = { $cards ->
    [one] Votre carte reste en réserve
   *[other] Vos { $cards } cartes restent toutes en réserve
 } : rien pour le forum, rien pour le Sénat.
caution-nothing-laid-stay = Revenir à la répartition
caution-nothing-laid-go = Sceller ainsi
## The account of a match
account-course = Points si l’on comptait à la fin de chaque tour, entrepôt et deniers compris.
source-senate = Sénat
source-storage = Entrepôt
source-cash = Deniers
tie-warehouses = Entrepôts bâtis
tie-warehouses-by = aux entrepôts : { $best } contre { $other }
tie-stored = Valeur gardée
tie-stored-by = à la valeur des marchandises gardées : { $best } contre { $other }
