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
    .genre = m
    .plural = ivoires
good-cloth = étoffe
    .genre = f
    .plural = étoffes
good-wine = vin
    .genre = m
    .plural = vins
good-salt = sel
    .genre = m
    .plural = sels
good-wood = bois
    .genre = m
    .plural = bois
good-wheat = blé
    .genre = m
    .plural = blés
senate-senate_1 = carte Sénat I
    .genre = f
senate-senate_2 = carte Sénat II
    .genre = f
senate-senate_3 = carte Sénat III
    .genre = f
senate-senate_4 = carte Sénat IV
    .genre = f
senate-senate_5 = carte Sénat V
    .genre = f
senate-senate_6 = carte Sénat VI
    .genre = f

option-ivory = Cartes Ivoire
option-ivory-note = Sans elles le jeu compte cinq marchandises et 45 cartes : idéal pour une première partie.
option-bluff_cards = Cartes Bluff
option-bluff_cards-note = Deux cartes vides cachent ce que vous posez. Quand tous ont validé, chacun voit la taille des piles et peut reposer ses cartes une fois.
option-type_limit_mode = Limite de trois types
option-type_limit_mode-note = Ce que coûte un quatrième type : parmi les vôtres, celui que la carte Sénat place le plus haut ; ou bien il ne peut pas être posé ; ou bien, à la lettre, seule la marchandise tout en haut de la carte est perdue.
option-type_limit_mode-penalty = pénalité
option-type_limit_mode-strict = interdit
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
option-first_player-note = Celui qui commence comme premier joueur.
option-first_player-random = tiré au sort
option-first_player-seat_0 = la première place

word-take = Prendre { LE($good) }
word-lot = Proposer { $good1 } + { $good2 }
word-bid = Miser { N($amount, one: "denier", more: "deniers") }
word-pass = Passer
word-keep = Garder le lot
word-sell = Vendre à { $seat }
word-split = { $good } : { $forum ->
    [0] { $senate ->
        [0] tout en entrepôt
       *[other] { $senate } au Sénat, le reste en entrepôt
    }
   *[other] { $senate ->
        [0] { $forum } au forum, le reste en entrepôt
       *[other] { $forum } au forum, { $senate } au Sénat, le reste en entrepôt
    }
}
word-bluff = Cartes Bluff : { $forum ->
    [0] { $senate ->
        [0] les deux en entrepôt
        [1] une au Sénat, une en entrepôt
       *[other] les deux au Sénat
    }
    [1] { $senate ->
        [0] une au forum, une en entrepôt
       *[other] une au forum, une au Sénat
    }
   *[other] les deux au forum
}
word-lock = Valider la répartition
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
word-discard = Défausser { LE($good) }
word-sell_warehouses = { $warehouses ->
    [0] Ne vendre aucun entrepôt
    [1] Vendre 1 entrepôt
   *[other] Vendre { $warehouses } entrepôts
}

ask-choose_free_good = Prenez gratuitement une carte de votre bateau
ask-choose_lot = Posez deux cartes de votre bateau sur le quai
ask-bid = À vous de miser sur { LE($goods) }, au moins { N($minimum, one: "denier", more: "deniers") }
ask-settle_lot = Gardez { LE($goods) } pour { N($keep, one: "denier", more: "deniers") }, ou vendez à un enchérisseur
ask-allocate = { $beat ->
    [2] Vous avez vu les piles : confirmez, ou reposez tout une dernière fois
   *[other] Répartissez vos marchandises entre forum, Sénat et entrepôt
}
ask-repay_credits = { $credits ->
    [one] Remboursez votre crédit, ou payez 2 deniers d’intérêts
   *[other] Combien de vos { $credits } crédits remboursez-vous ? Chacun des autres coûte 2 deniers
}
ask-build_warehouses = Construire des entrepôts à 10 deniers ?
ask-discard_excess = { $excess ->
    [one] Votre entrepôt déborde : défaussez une carte
   *[other] Votre entrepôt déborde : défaussez { $excess } cartes
}
ask-final_allocate = { $beat ->
    [2] Dernière vente, les piles sont connues : confirmez, ou reposez tout une dernière fois
   *[other] Dernière vente : que mettez-vous au forum, que gardez-vous ?
}
ask-final_sell_warehouses = { $empty ->
    [1] Vendre votre entrepôt vide pour 7 deniers ?
   *[other] Vendre jusqu’à { $empty } entrepôts vides à 7 deniers chacun ?
}
wait-choose_free_good = { $seat } { COUNT($seat) ->
    [one] prend
   *[other] prennent
} une carte gratuite
wait-choose_lot = { $seat } choisit le prochain lot
wait-bid = { $seat } mise sur { LE($goods) }
wait-settle_lot = { $seat } garde ou vend { LE($goods) }
wait-allocate = { $beat ->
    [2] { $seat } { COUNT($seat) ->
        [one] regarde
       *[other] regardent
    } les piles : confirmer, ou tout reposer ?
   *[other] { $seat } { COUNT($seat) ->
        [one] répartit ses
       *[other] répartissent leurs
    } marchandises en secret
}
wait-repay_credits = { $seat } règle ses crédits
wait-build_warehouses = { $seat } peut construire des entrepôts
wait-discard_excess = { $seat } défausse ce qui ne tient pas
wait-final_allocate = { $beat ->
    [2] { $seat } { COUNT($seat) ->
        [one] regarde
       *[other] regardent
    } les piles : confirmer, ou tout reposer ?
   *[other] { $seat } { COUNT($seat) ->
        [one] choisit sa
       *[other] choisissent leur
    } dernière vente en secret
}
wait-final_sell_warehouses = { $seat } peut vendre des entrepôts vides

event-first-player = { $you ->
    [seat] Vous êtes premier joueur
   *[other] { $seat } est premier joueur
}.
event-start-card = Vous recevez { LE($good) } comme carte de départ.
event-senate-opens = { CAP(LE($active)) } est active ; { LE($next) } suivra.
event-round = Tour { $round }. { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
}.
event-dealt = Votre bateau apporte { UN($goods) }.
event-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { LE($good) } gratuitement.
event-took-hidden = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} une carte gratuitement.
event-lot = { $you ->
    [seat] Vous proposez
   *[other] { $seat } propose
} { LE($goods) }, au moins { N($minimum, one: "denier", more: "deniers") }.
event-passed = { $you ->
    [seat] Vous passez
   *[other] { $seat } passe
}.
event-bid = { $you ->
    [seat] Vous misez
   *[other] { $seat } mise
} { N($amount, one: "denier", more: "deniers") }.
event-kept = { $you ->
    [seat] Vous gardez
   *[other] { $seat } garde
} { LE($goods) } pour { N($price, one: "denier", more: "deniers") }.
event-sold = { $you ->
    [seat] Vous vendez { LE($goods) } à { $buyer } pour { N($price, one: "denier", more: "deniers") } et en recevez { $share }.
    [buyer] { $seat } vous vend { LE($goods) } pour { N($price, one: "denier", more: "deniers") } et en reçoit { $share }.
   *[other] { $seat } vend { LE($goods) } à { $buyer } pour { N($price, one: "denier", more: "deniers") } et en reçoit { $share }.
}
event-forced-purchase = Personne ne mise : { $you ->
    [seat] vous achetez
   *[other] { $seat } achète
} { LE($goods) } pour { N($price, one: "denier", more: "deniers") }.
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
event-market = Le marché met en vente { UN($goods) }.
event-locked = { $you ->
    [seat] Vous avez validé votre répartition
   *[other] { $seat } a validé sa répartition
}.
event-locked-sizes = { $you ->
    [seat] Vos piles
   *[other] Piles de { $seat }
} : { $final ->
    [0] { $forum } au forum, { $senate } au Sénat
   *[other] { $forum } au forum
}, { $storage } en entrepôt, cartes Bluff comprises.
event-answered = { $you ->
    [seat] Vous avez donné votre réponse
   *[other] { $seat } a donné sa réponse
}.
event-revealed = { COUNT($forum) ->
    [0] { $final ->
        [0] { COUNT($senate) ->
            [0] { $you ->
                [seat] Vous ne montrez
               *[other] { $seat } ne montre
            } rien
           *[other] { $you ->
                [seat] Vous montrez
               *[other] { $seat } montre
            } au Sénat { UN($senate) }, rien au forum
        }
       *[other] { $you ->
            [seat] Vous ne montrez
           *[other] { $seat } ne montre
        } rien au forum
    }
   *[other] { $you ->
        [seat] Vous montrez
       *[other] { $seat } montre
    } au forum { UN($forum) }{ $final ->
        [0] { COUNT($senate) ->
            [0] , rien au Sénat
           *[other] , au Sénat { UN($senate) }
        }
       *[other] {""}
    }
} et { $stored ->
    [0] { $you ->
        [seat] ne gardez
       *[other] ne garde
    } rien.
   *[other] { $you ->
        [seat] gardez
       *[other] garde
    } { $stored ->
        [one] { $stored } carte.
       *[other] { $stored } cartes.
    }
}
event-penalty = { $you ->
    [seat] Vous montrez trop de types et perdez
   *[other] { $seat } montre trop de types et perd
} { $cards ->
    [one] { LE($good) }.
   *[other] { MANY($cards, $good) }.
}
event-penalty-spared = { $you ->
    [seat] Vous montrez trop de types, mais
   *[other] { $seat } montre trop de types, mais
} rien de ce qui est en tête de la carte Sénat ({ $good }) : rien n’est perdu.
event-forum-price = Au forum, { MANY($total, $good) } : { N($price, one: "denier", more: "deniers") } la carte.
event-forum-income = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
} { N($amount, one: "denier", more: "deniers") } au forum.
event-forum-unpaid = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} { LE($goods) } : le dernier forum ne rapporte rien.
event-senate-offer = { $you ->
    [seat] Votre offre
   *[other] L’offre de { $seat }
} vaut { $value } au Sénat : { $points ->
    [0] aucun point.
   *[other] { $points } PV.
}
event-credits = { $repaid ->
    [0] { $you ->
        [seat] Vous payez
       *[other] { $seat } paie
    } { N($interest, one: "denier", more: "deniers") } d’intérêts.
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
        } { N($interest, one: "denier", more: "deniers") } d’intérêts.
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
    } un entrepôt pour { N($cost, one: "denier", more: "deniers") }.
   *[other] { $you ->
        [seat] Vous construisez
       *[other] { $seat } construit
    } { $warehouses } entrepôts pour { N($cost, one: "denier", more: "deniers") }.
}
event-discarded = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} { LE($good) }.
event-senate-moves = { CAP(LE($active)) } est désormais active ; { LE($next) } suivra.
event-senate-last = { CAP(LE($active)) } est désormais active ; c’est la dernière.
event-storage-points = { $points ->
    [0] { $you ->
        [seat] Vous n’avez rien
       *[other] { $seat } n’a rien
    } en entrepôt : aucun point.
   *[other] { $you ->
        [seat] Vous gardez
       *[other] { $seat } garde
    } { UN($goods) } en entrepôt : { $points } PV.
}
event-sold-warehouses = { $warehouses ->
    [one] { $you ->
        [seat] Vous vendez
       *[other] { $seat } vend
    } { $warehouses } entrepôt vide pour { N($amount, one: "denier", more: "deniers") }.
   *[other] { $you ->
        [seat] Vous vendez
       *[other] { $seat } vend
    } { $warehouses } entrepôts vides pour { N($amount, one: "denier", more: "deniers") }.
}
event-repaid-all = { $credits ->
    [one] { $you ->
        [seat] Vous remboursez votre crédit
       *[other] { $seat } rembourse son crédit
    } pour { N($amount, one: "denier", more: "deniers") }.
   *[other] { $you ->
        [seat] Vous remboursez vos
       *[other] { $seat } rembourse ses
    } { $credits } crédits pour { N($amount, one: "denier", more: "deniers") }.
}
event-eliminated = { $you ->
    [seat] Vous devez { N($needs, one: "denier", more: "deniers") } et n’en avez que { $has } : c’est l’élimination.
   *[other] { $seat } doit { N($needs, one: "denier", more: "deniers") } et n’en a que { $has } : c’est l’élimination.
}
event-cash-points = { $you ->
    [seat] Vous possédez
   *[other] { $seat } possède
} { N($cash, one: "denier", more: "deniers") } : { $points } PV.
event-senate-removed = Pour le dernier départage, la carte écartée au début est dévoilée : c’est { LE($card) }.

refusal-not-in-boat = Il n’y a pas { DE($good) } dans votre bateau.
refusal-lot-not-in-boat = Ces deux cartes ne sont pas toutes deux dans votre bateau.
refusal-below-minimum = Une mise de { $bid } est sous le minimum de { N($minimum, one: "denier", more: "deniers") }.
refusal-above-cap = Une mise de { $bid } dépasse votre plafond de { N($cap, one: "denier", more: "deniers") }.
refusal-keep-short = Garder coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} comptant ; vous en avez { $has }.
refusal-did-not-bid = { $seat } n’a pas misé.
refusal-other-good-now = Les marchandises se posent type par type : d’abord { LE($good) }.
refusal-none-held = Vous n’avez pas { DE($good) }.
refusal-already-laid = Vous avez déjà réparti { LE($good) }. Annulez le coup pour en changer.
refusal-too-few-cards = Il faut { $needs ->
    [one] { $needs } carte
   *[other] { $needs } cartes
} { $good } ; vous en avez { $has }.
refusal-fourth-type = Au plus { N($limit, one: "type", more: "types") } au forum et au Sénat ensemble.
refusal-no-senate = En phase finale, rien ne va au Sénat.
refusal-not-all-laid = Posez d’abord toutes vos marchandises.
refusal-laying-anew = Vous reposez toutes vos cartes : continuez, ou annulez ces coups pour confirmer.
refusal-bluff-not-laid = Posez d’abord vos deux cartes Bluff.
refusal-fewer-credits = { $has ->
    [one] Vous n’avez que { $has } crédit, pas { $needs }.
   *[other] Vous n’avez que { $has } crédits, pas { $needs }.
}
refusal-repay-short = Cela coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} avec les intérêts ; vous en avez { $has }.
refusal-build-short = Cela coûte { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
} ; vous en avez { $has }.
refusal-no-site = { $has ->
    [0] Vos emplacements d’entrepôt sont tous occupés.
    [one] Il ne vous reste qu’un emplacement d’entrepôt, pas { $needs }.
   *[other] Il ne vous reste que { $has } emplacements d’entrepôt, pas { $needs }.
}
refusal-not-stored = Il n’y a pas { DE($good) } dans votre entrepôt.
refusal-not-empty = { $has ->
    [0] Seuls les entrepôts vides se vendent : vous n’en avez aucun.
   *[other] Seuls les entrepôts vides se vendent : vous en avez { $has }, pas { $needs }.
}
refusal-debts-first = Vos crédits exigent { $needs ->
    [one] { $needs } denier
   *[other] { $needs } deniers
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
caution-nothing-laid-go = Valider ainsi
caution-debts-title = Vos dettes resteraient impayées
caution-debts = Vous devrez rendre { N($needs, one: "denier", more: "deniers") } et n’en aurez au mieux que { $has } : ce serait l’élimination. Vendez davantage.
caution-debts-stay = Revenir à la répartition
caution-debts-go = Valider ainsi
## The account of a match
account-course = Points si l’on comptait à la fin de chaque tour, entrepôt et deniers compris.
source-senate = Sénat
source-storage = Entrepôt
source-cash = Deniers
tie-warehouses = Entrepôts possédés
tie-warehouses-by = aux entrepôts : { $best } contre { $other }
tie-stored = Valeur gardée
tie-stored-by = à la valeur des marchandises gardées : { $best } contre { $other }

# Problems: what they are about, and what is at stake
theme-goods = Marchandise et lot
theme-bidding = Miser
theme-selling = Vendre ou garder
theme-dividing = Répartir
theme-warehouses = Entrepôts
theme-credits = Crédits
stake-points = Points de victoire (PV)
stake-money = Deniers
stake-warehouses = Place en entrepôt
stake-credits = Dettes
stake-cards = Cartes en réserve
stake-senate = Rang au Sénat
# Orders in advance
order-above = Miser juste au-dessus, jusqu’à un maximum
order-above-note = Un de plus que la meilleure mise, { $amount } au plus. Si personne ne mise, { $minimum }. Au-delà, passer.
order-pass-until = Passer
order-pass-until-note = À chaque vente de ce tour, passer sans attendre.
order-pass-until-until = jusqu’à ce qu’un lot contienne
order-keep-up-to = Garder votre lot, jusqu’à un prix
order-keep-up-to-note = Le garder s’il coûte { $amount } au plus, sinon le vendre à la meilleure mise. Entre deux mises égales, vous choisirez.

# What there is to do, as a button
do-choose_free_good = Choisir
do-choose_lot = Vendre
do-bid = Miser
do-settle_lot = Décider
do-allocate = Répartir

# Ce que le précepteur fait remarquer avant une décision ; jamais le coup lui-même.
coach-senate = Au Sénat, { LE($first) } vaut 5 ce tour-ci et { LE($second) } 4 ; au tour suivant, { LE($next) } vaudra 5.
coach-senate-last = Dernier Sénat : { LE($first) } vaut 5 et { LE($second) } 4.
coach-free-good = Une carte est à vous sans rien payer ; les quatre autres se vendront. Votre bateau : { $goods }.
coach-lot = Vos lots partent entre { $least } et { $most } deniers. Si personne ne mise, vous payez la moitié : { $half } pour le plus cher.
coach-lot-senate = Ce lot ajoute { N($value, one: "point d’offre", more: "points d’offre") } au Sénat du tour : { $goods }.
coach-unkept = { $seat } a { N($cash, one: "denier", more: "deniers") } : à { $bid }, cela suffit, garder devient impossible. Reste à être le meilleur choix.
coach-keeps = { $seat } a { N($cash, one: "denier", more: "deniers") } et peut garder contre toutes vos mises : il lui en coûtera 1 de plus que la meilleure.
coach-bidders = { $best ->
    [0] Personne n’a encore misé
   *[other] Meilleure mise jusqu’ici : { $best }
} ; après vous, { $left ->
    [0] plus personne ne mise
    [one] encore un joueur
   *[other] encore { $left } joueurs
}.
coach-beyond-cash = Au-delà de { $cash }, vous paieriez avec vos entrepôts, puis à crédit.
coach-settle = Garder coûte { $keep }, vendre rapporte { $share } : { $apart } deniers d’écart. Le lot les vaut-il pour vous ?
coach-buyer = La meilleure mise vient de { $seat } : { $points } PV, contre { $own } pour vous. À qui voulez-vous donner ces cartes ?
coach-types = Vous tenez { N($types, one: "type", more: "types") } ; forum et Sénat réunis en supportent { $limit }. L’entrepôt ne compte pas.
coach-senate-all = Toutes vos cartes au Sénat feraient une offre de { $offer }. Visez un rang, pas un record.
coach-market = Déjà au forum parmi vos types : { $goods }. Chaque carte en vente fait baisser le prix de toutes les autres.
coach-credits = { $credits ->
    [one] Votre crédit coûte
   *[other] Chacun de vos { $credits } crédits coûte
} { $price } deniers à rendre, ou 2 d’intérêts à chaque tour qu’il reste : { $more } de plus que reçu, au mieux.
coach-rooms = { N($cards, one: "carte", more: "cartes") } pour { N($rooms, one: "entrepôt", more: "entrepôts") } : { $excess ->
    [0] tout a sa place
    [one] une carte de trop
   *[other] { $excess } cartes de trop
}.
coach-next-senate = Le prochain Sénat aimera { LE($goods) }.
coach-last-types = Chaque type gardé donne 1 PV : vous en tenez { $types }, pour { N($rooms, one: "entrepôt", more: "entrepôts") }. Les plus riches en gagnent 3, 2 et 1.
coach-purses = Vous avez { N($cash, one: "denier", more: "deniers") } ; le plus riche des autres, { $richest }.
