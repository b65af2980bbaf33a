# Les mots du dessin d’Antiquity.
city-0-1 = Siena
city-0-2 = Lucca
city-0-3 = Pisa
city-0-4 = Volterra
city-1-1 = Urbino
city-1-2 = Ferrara
city-1-3 = Ravenna
city-1-4 = Rimini
city-2-1 = Genova
city-2-2 = Parma
city-2-3 = Modena
city-2-4 = Savona
city-3-1 = Napoli
city-3-2 = Capua
city-3-3 = Salerno
city-3-4 = Amalfi
no-city-yours = Vous n’avez pas encore de cité.
no-city = pas encore de cité
turn = Tour { $turn } sur { $last }, famine { $famine }
turn-n = sens { $number }
sign-storage = En
sign-market = Ma
sign-explorer = Ex
sign-cart_shop = Ar
sign-harbour = Po
sign-university = Un
sign-faculty_of_biology = FB
sign-faculty_of_alchemy = FA
sign-faculty_of_theology = FT
sign-faculty_of_philosophy = FP
sign-brewery = Br
sign-hospital = Hô
sign-forced_labour = TF
sign-fountain = Fo
sign-stable = Éc
sign-cathedral = Ca
sign-dump = Dé
sign-granary = Gr
offer = { $gives } contre { $asks }
stock = Stock
room = place pour { $room }
room-any = place pour tout
men = Hommes
men-free = { $men ->
    [one] { $men } libre sur { $houses } ; artisans à envoyer : { $carts }
   *[other] { $men } libres sur { $houses } ; artisans à envoyer : { $carts }
}
ahead = À venir
graves = tombes : famine { $famine } − grenier { $granary } − nourriture { $foods } = { $graves }
graves-placed = tombes de ce tour : placées
graves-none = tombes : aucune ce tour
filth = pollution : cités { $pollution } − décharge { $dump } − fontaines { $fountains } = { $markers }
harvest = récolte : { $goods }
lost = denrées sans place : { $goods }
head-houses = mais.
head-men = hom.
head-carts = art.
head-graves = tomb.
head-land = terre
head-inns = aub.
head-saint = saint
head-goods = denrées
out = hors jeu depuis le tour { $turn }
score = de la condition du saint
hexes = Hexagone
place-at = { $city }, sens { $turn }, coin supérieur gauche en
empty-cell = case vide
man-title = Envoyer un homme
heal-title = Retirer la tombe
lift-title = Soulever
lift-grave-title = Soulever la tombe
bury-title = Une tombe
rural-title = L’artisan va construire
saint-title = Saint patron
house-title = Maison
tile-title = S’établir sur
tile = la tuile autour de { $place }
site-note = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}{ $outside ->
    [0] {""}
   *[other] , { $outside } hors zone
}
free = gratuit
house-n = n° { $number }
cost-wood = { $n } bois
cost-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
cost-food = { $n } nourriture
cost-luxury = { $n ->
    [one] { $n } denrée de luxe
   *[other] { $n } denrées de luxe
}
legend-land = Une lettre : à qui est la cité ou l’auberge ; i un homme au travail, o une denrée, ? un jeton, x pollution, ' votre zone. Aux bords N, E, S, O : le nord est à gauche ; une flèche : la carte continue de ce côté (carte est, ouest, nord, sud).
legend-names = Un hexagone : la lettre de sa ligne et le nombre au-dessus, F12. Entre crochets : il peut être choisi.
legend-city = Dans la cité : une étoile est un homme au travail, †† une tombe sur une case vide, † après un signe une tombe sur ce bâtiment ; les nombres sont des maisons.
legend-buildings = Bâtiments : { $signs }.
heads = mais. : maisons · hom. : hommes libres · art. : artisans à envoyer · tomb. : tombes · terre : hexagones non pollués sur ceux de la zone · aub. : auberges · saint : saint patron, part de sa condition remplie
compass = Le nord est à gauche, l’est en haut.
side-north = N
side-south = S
side-east = E
side-west = O
map-goes-on = La carte continue : carte { $sides }.
no-part-map = Rien sur la carte ne s’appelle ainsi : carte est, ouest, nord ou sud, un hexagone (carte K45), une cité ou un joueur.
about-map-parts = la carte ; plus loin : carte est, ouest, nord, sud ; autour d’un hexagone, d’une cité ou d’un joueur : carte K45, carte NOM
