# Les mots du dessin de Constantinopolis.
round = Tour { $round } sur { $rounds }
last-round = Tour { $round }, le dernier
good-consumer = consommation
good-industrial = industriels
good-military = militaires
good-luxury = luxe
contract-note = { $gold } po, { $fame } PR, { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
head-office = Charge
head-holder = tenue par
head-bid = coûte
head-power = pouvoir
opening = dès { $bid }
vacant = 2 po
power-used = épuisé
power-magister_officiorum = pioche 3 contrats de plus
power-praefectus_pretorio = une marchandise qu’il produit
power-comes_thesaurorum = reçoit 4 po
power-praefectus_urbi = un pan de muraille, ou un échange
power-consul = préemption, ou un échange
challenge-note = { $holder }, dès { $bid } ; { $power }
bid-stands = l’enchère est à { $bid }
no-bid = pas encore d’enchère
versus = contre
you-give = Vous donnez { $what }.
you-give-nothing = Vous ne donnez rien.
gives = { $name } donne { $what }.
gives-nothing = { $name } ne donne rien.
hidden-contract = un contrat
storing = Déjà stocké : { $goods }
gold-n = { $gold } po
row-buy = vous achetez à
row-sell = vous vendez à
row-donation = don→PR
row-makes = vous produisez
row-have = vous avez
row-limit = limite par tour
donation = { $cubes }→{ $fame }
market-next = marché suivant :
next-market = Le marché suivant est { $market }.
contracts-note = Contrats : or, PR, tours sur petit/moyen/grand navire
kept = conservé
no-contract = Vous n’avez aucun contrat.
room = { $taken }/{ $spaces } à bord
in-port = au port
at-sea = { $rounds ->
    [one] de retour dans { $rounds } tour
   *[other] de retour dans { $rounds } tours
}
pays = ({ $gold } po, { $fame } PR)
ship-sale = En vente : { $ship }, { $price } po, il en reste { $left }
deck = Contrats dans la pioche : { $cards }
discard = Défaussés : { $cards }
spaces = { $used ->
    [one] { $used } case sur { $spaces }
   *[other] { $used } cases sur { $spaces }
}
your-city = Votre cité
makes = produit { $goods } ; stocke { $storage }
sold-out = épuisé
head-fame = PR
head-gold = po
head-level = niv.
head-draws = pioche
head-hand = main
head-posts = compt.
head-ships = port
head-goods = march.
fate = { $gold } po, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
}
lost = a perdu { $offices }
plans-production = Bâtiments de production
plans-commercial = Bâtiments commerciaux
plans-utility = Bâtiments utilitaires
plans-public = Bâtiments publics
plans-wall = Pans de muraille
build-production = Construire un bâtiment de production
build-commercial = Construire un bâtiment commercial
build-utility = Construire un bâtiment utilitaire
build-public = Construire un bâtiment public
build-wall = Construire un pan de muraille
build-with-redemptor-production = Construire avec le Redemptor, 5 po de moins
build-with-redemptor-commercial = Construire un bâtiment commercial avec le Redemptor, 5 po de moins
build-with-redemptor-utility = Construire un bâtiment utilitaire avec le Redemptor, 5 po de moins
build-with-redemptor-public = Construire un bâtiment public avec le Redemptor, 5 po de moins
build-with-redemptor-wall = Construire un pan de muraille avec le Redemptor, 5 po de moins
effect-makes = produit { $goods }
effect-turns = { $fame ->
    [0] { $goods } pour { $gold } po
   *[other] { $goods } pour { $gold } po, { $fame } PR
}
effect-fame = { $fame } PR
effect-mensae = +1 po par marchandise vendue
effect-redemptor = un bien industriel épargne 5 po
effect-taberna = acheter ce qu’on produit
effect-horreum = stocke 5 marchandises
effect-wall_swap = échanger une marchandise
effect-wall_bulk_sale = 3 marchandises pour 10 po
effect-wall_contracts = 1 contrat de plus à piocher
effect-wall_purchasing = achats 2 po moins chers
effect-wall_tenure = enchères sur votre charge +3
effect-wall_shipyard = un navire 3 po moins cher
ship-n = n° { $number } { $ship }
heads = PR : points de renommée · po : pièces d’or · ch. : charge · niv. : niveau de la cité · pioche : contrats à piocher · main : contrats en main · compt. : comptoirs libres/tous · port : navires au port/tous · march. : marchandises · viv., cons., ind., mil. : leurs types
head-rank = ch.
brief-food = viv.
brief-consumer = cons.
brief-industrial = ind.
brief-military = mil.
brief-luxury = luxe
all-together = tous à la fois
used-mark = * a déjà servi ce tour-ci
kept-mark = * conservé
