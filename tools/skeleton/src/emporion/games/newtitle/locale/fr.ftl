# New Title en français. Clés : voir docs/adding-a-game.md.
game = New Title
game-pitch = Rassemblez des marchandises au marché, et expédiez-les quand personne d’autre ne le fait.

phase-market = Marché
phase-quay = Quai

good-wine = vin
good-oil = huile
good-grain = blé

option-alone_pays_double = Double pour le seul
option-alone_pays_double-note = Un joueur qui expédie une marchandise que personne d’autre n’expédie gagne le double.

word-take = Prendre : { $good }
word-ship = Expédier : { $good }
word-wait = Ne rien expédier

ask-take_card = Prenez une carte du marché
ask-ship_goods = Choisissez en secret la marchandise que vous expédiez
wait-take_card = { $seat } prend une carte
wait-ship_goods = { $seat } choisit en secret

event-dealt = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
} avec : { $goods }.
event-first-player = { $you ->
    [seat] Vous jouez
   *[other] { $seat } joue
} en premier.
event-market = Tour { $round }, au marché : { $goods }.
event-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} : { $good }.
event-cleared = Personne n’a pris : { $goods }.
event-chose = { $you ->
    [seat] Vous choisissez
   *[other] { $seat } choisit
} en secret d’expédier : { $good }.
event-chose-to-wait = { $you ->
    [seat] Vous choisissez
   *[other] { $seat } choisit
} en secret de ne rien expédier.
event-chose-hidden = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
} choisi en secret.
event-shipped =
    { $you ->
        [seat] Vous expédiez
       *[other] { $seat } expédie
    } { $cards } × { $good } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-shipped-alone =
    { $you ->
        [seat] Vous expédiez
       *[other] { $seat } expédie
    } sans concurrence { $cards } × { $good }, pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
event-waited = { $you ->
    [seat] Vous n’expédiez
   *[other] { $seat } n’expédie
} rien.

refusal-not-in-market = Le marché n’a pas cette marchandise : { $good }.
refusal-none-held = Vous n’avez pas cette marchandise : { $good }.

term-coins =
    { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } de { $way ->
        [more] plus
       *[fewer] moins
    }
term-cards =
    { $amount } { $amount ->
        [one] carte
       *[other] cartes
    } de { $way ->
        [more] plus
       *[fewer] moins
    }

source-coins = Pièces
tie-cards = Cartes restantes
tie-cards-by = aux cartes restantes : { $best } contre { $other }

# Les champs d’une vue, là où elle est montrée sans dessin.
sight-round = Tour
sight-rounds = Tours
sight-first_player = Premier joueur
sight-market = Marché
sight-deck_size = Pioche
sight-discard = Défausse
sight-own = À vous
sight-choice = choisi
sight-coins = pièces
sight-hand = cartes
sight-chosen = a choisi
sight-shipped = dernier envoi
