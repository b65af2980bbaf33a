# Les textes propres au client. Les mots des jeux viennent de leurs fichiers.
skip = Aller au contenu
close = Fermer
cancel = Annuler
back = Retour
yes = oui
no = non
loading = Un instant…
you = Vous
language = Langue
theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Comme le système
points = Points
bot = Robot
level = Niveau
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
level-random = au hasard
level-greedy = facile
level-search = difficile
bot-level = robot · { $level }
players = Joueurs

menu = Menu
home-level-short = robots :
home-games-short = Les jeux
nav-label = Pages
nav-play = Jouer
nav-finished = Parties terminées
nav-rules = Règles
nav-settings = Réglages
tab-open = Ouvertes
tab-watch = Regarder
tab-table = Table
tab-seats = Joueurs
to-home = Vers l’accueil

name-title = Votre nom
name-note = Aucun compte, aucun mot de passe : ce nom reste dans ce navigateur.
name-field = Nom
name-keep = Garder ce nom
name-change = Changer de nom ({ $name })

home-games = { $count ->
    [1] Un jeu de commerce antique
    [5] Cinq jeux de commerce antique
   *[other] { $count } jeux de commerce antique
}
home-level = Partie immédiate, robots de niveau
home-weight = complexité, sur 5
create-table = Créer une table
create-with-friends = Créer une table de { $game } avec des amis
play-bots = { $count ->
    [one] Jouer contre { $count } robot
   *[other] Jouer contre { $count } robots
}
play-bots-short = Jouer, { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
minutes = { $minutes } min
weight = Complexité { $weight } sur 5
home-mine = Mes tables
home-waits = { $count ->
    [0] aucune ne vous attend
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
home-mine-empty = Pas encore de table. Un clic ci-dessus ouvre la première.
home-mine-above = Pas d’autre table : la vôtre est ci-dessus.
home-mine-over = Aucune partie en cours. Un clic sur un jeu en ouvre une.
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-open = Tables ouvertes
home-open-count = { $count } sur ce serveur
home-open-empty = Le port est vide. La vôtre serait la première.
home-watch = En cours
home-watch-note = les mains restent cachées
home-watch-empty = Personne ne joue en public pour l’instant.
home-account = Aucun compte, aucun mot de passe.
home-account-note = Un nom, un lien. Vos tables restent dans ce navigateur.
home-move = Les emporter sur un autre appareil
join-note = Vous avez reçu un lien ? Collez-le ici.
join-field = lien ou code
join = Rejoindre
sit = S’asseoir
watch = Regarder
review = Revoir
play = Jouer
look = Voir
table-of = chez { $name }
title-over = Partie terminée
your-turn-tag = à vous
your-turn-open = À vous :
waiting-tag = en attente
broken-tag = hors d’usage
table-unnamed = Une table
pace-live = en direct
resume-kicker = À vous, le plus pressé
resume-note = { $count ->
    [one] { $names } attend votre coup.
   *[other] { $names } attendent votre coup.
}
resume-since = laissée { $when } · rien n’est perdu
resume = Reprendre
welcome-kicker = Bienvenue
welcome-title = Une première partie : { $game }
welcome-note = Contre des robots, avec une courte visite de la table. Vous arrêtez quand vous voulez.

move-note = Un code relie un autre appareil à votre profil. Il sert une seule fois, pendant un quart d’heure.
move-code = Montrer un code
move-code-note = Scannez-le avec l’autre appareil, ou tapez-y le code dans cette même fenêtre.
move-link = Copier le lien
qr-move = Code QR pour relier un autre appareil
qr-invitation = Code QR de l’invitation
qr-invitation-note = Scannez-le pour prendre place sur un autre appareil.
arrive-title = Retrouver mes tables ici
arrive-note = Ce lien ouvre vos tables dans ce navigateur. Il ne sert qu’une fois.
move-field = code de l’autre appareil
move-arrive = Retrouver mes tables ici
move-done = Bienvenue, { $name }.

create-title = Créer une table
create-note = Tout est déjà réglé : changez ce qui vous plaît, puis ouvrez.
create-game = Le jeu
create-seats = Les places
create-seat-count = { N($count, one: "joueur", more: "joueurs") }
create-options = Options
create-options-of = Options : { $game }
create-pace = Rythme et accès
create-sentence = { $game } à { $count }
create-waits = { $count ->
    [one] Une place attend un ami : la partie commence dès qu’il s’assied, ou mettez-y un robot.
   *[other] { $count } places attendent des amis : la partie commence dès que tous sont assis.
}
create-starts = La partie commence aussitôt.
create-open = Ouvrir la table
seat-me = Moi
seat-friend = Ami par lien
seat-kept = Place réservée
seat-kept-note = pour la personne qui reçoit le lien
seat-number = Joueur { $number }
seat-look = Couleur et forme du joueur { $number }
seat-remove = Retirer le joueur { $number }
seat-add = { $count ->
    [one] Ajouter une place
   *[other] Ajouter { $count } places
}
seat-mix = Tirer l’ordre au sort
seats-range = { $game } : { N($counts, one: "joueur", more: "joueurs") }
seat-free = place libre
seat-to-speak = doit jouer
seat-away = absent
colour = Couleur
colour-is = Couleur : { $colour }
colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-blue = bleu
colour-black = noir
colour-white = blanc
shape = Forme
shape-is = Forme : { $shape }
shape-disc = disque
shape-square = carré
shape-hexagon = hexagone
shape-diamond = losange
shape-shield = écu
shape-triangle = triangle
taken = Un autre joueur l’a déjà.
presets = Options toutes prêtes
preset-first = Première partie
preset-simpler = Plus simple encore
preset-full = Règle complète
preset-own = Personnalisé
options-none = Ce jeu n’a pas d’options.
changed = modifié
pace-live-title = En direct
pace-live-note = Tous là ensemble, le temps de la partie.
clock = Pendule
clock-none = sans pendule
clock-reserve = { $minutes } min par joueur
door = Accès
door-link = sur invitation
door-public = ouverte à tous
door-link-note = Toute personne qui a le lien peut venir.
door-public-note = Tout le monde peut venir.
spectators = Spectateurs
spectators-talk = regardent et écrivent
spectators-silent = regardent
spectators-none = aucun
spectators-talk-note = On peut regarder la partie et écrire à la table.
spectators-silent-note = On peut regarder la partie ; seuls les joueurs écrivent.
spectators-none-note = Personne ne regarde la partie.
pair = { $name } : { $value }
counts-range = { $fewest } à { $most }
or = ou
against = contre
team-name = équipe { $team }
team-with = équipe { $team }, avec le joueur { $seats }
teams-are = Partenaires : { $teams }
preset-first-seats = à { $count }, robots faciles
hints-none = Sans conseils.

first-name-title = Comment vous appelle-t-on ?
first-name-note = Les autres verront ce nom. Il reste dans ce navigateur, et vous pourrez en changer à tout moment.
first-name-keep = M’asseoir sous ce nom

room-title = Chez { $name }
room-seats = { N($count, one: "place", more: "places") }, { $free } { $free ->
    [one] libre
   *[other] libres
}
room-rules = Ce qu’on va jouer
room-full-rules = La règle complète, sans rien changer.
room-all-options = { $count ->
    [1] L’autre option
   *[other] Toutes les options
}
room-host-note = { $count ->
    [1] Il manque une personne. La partie commence dès qu’elle s’assied.
   *[other] Il manque { N($count, one: "personne", more: "personnes") }. La partie commence dès que tous sont assis.
}
room-guest-note = La partie commence dès que tous sont assis. { $name } peut aussi mettre des robots.
invite = Inviter
host = hôte
seat-there = à la table
seat-invited = place gardée
take-my-seat = Prendre ma place
change-seat = Changer de place
change-seat-of = Changer { $name } de place
move-here = Venir ici
swap-here = Échanger
swap-note = Choisissez l’autre place : les deux seront échangées.
move-note-seat = Choisissez une place libre.
remove-from = Retirer { $name }
remove-title = Retirer { $name } ?
remove-note = La place se libère, et { $name } ne pourra plus s’asseoir à cette table.
remove-stay = Garder
remove-go = Retirer
you-removed = L’hôte a libéré votre place : vous ne pouvez plus vous asseoir à cette table.
start-with = Commencer à { $count }
start-bots = { $count ->
    [1] Mettre un robot et commencer
   *[other] Mettre { $count } robots et commencer
}
cancel-table = Annuler la table
cancel-title = Annuler la table ?
cancel-note = { $names ->
    [nobody] Personne d’autre n’est encore assis. L’invitation ne mènera plus nulle part.
   *[other] { $names } et qui a reçu l’invitation apprendront qu’elle est annulée.
}
cancel-stay = La garder
cancelled = Table annulée.

left-days = encore { N($days, one: "jour", more: "jours") }
left-hours = { $minutes ->
    [0] encore { $hours } h
   *[other] encore { $hours } h { $minutes }
}
left-minutes = encore { $minutes } min
left-none = temps écoulé
just-now = à l’instant
changed-since = dernier coup { $when }
opened-since = ouverte { $when }
place-of = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won-by = { $count ->
    [one] { $names } l’emporte à { $points }
   *[other] { $names } l’emportent à { $points }
}
won-tag = gagnée
resigned-tag = abandon
rematch-by = { $name } propose une revanche
rematch-kept = Votre place est gardée.
rematch-join = Rejoindre
rematch-tag = revanche
table-menu = Quitter cette table : { $game }
deed-none = Ne rien faire
deed-decline = Refuser
deed-decline-note = Votre place gardée redevient libre.
deed-decline-done = Invitation refusée.
deed-leave = Se lever
deed-leave-note = Votre place redevient libre ; les autres restent.
deed-leave-done = Votre place est libre.
deed-cancel = Annuler la table
deed-cancel-note = La table disparaît pour tous. Ceux qui y sont l’apprennent.
deed-cancel-done = Table annulée.
deed-resign = Abandonner
deed-resign-note = Un robot finit la partie à votre place, pour de bon. Le résultat dira que vous avez abandonné.
deed-resign-done = Vous avez abandonné : un robot finit la partie.
deed-delete = Effacer
deed-delete-note = Vous n’y jouez que contre des robots : la table et sa partie disparaissent pour toujours.
deed-delete-done = Table effacée.
spectator = spectateur
chat-seated-only = Seuls les joueurs écrivent à cette table.
note-resigned = { $name } abandonne : un robot ({ $level }) finit la partie.
record-kept = Fichier de partie gardé à cette adresse jusqu’au { $when }. L’envoyer de nouveau le garde plus longtemps.

your-turn = À vous de jouer
waits-for = { $count ->
    [one] { $names } doit
   *[other] { $names } doivent
} décider
sending = Envoi…
zone-prompt = Ce qui est demandé
zone-seats = Joueurs
journal = Journal
journal-empty = La partie commence.
journal-on = en cours
journal-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
journal-since = depuis votre dernier coup
journal-replay = Revoir ce moment sur le plateau
journal-see = Revoir
journal-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
journal-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
}
journal-filter = Journal d’un joueur
journal-all = Tous
journal-only = Seulement : { $name }
journal-again = Revoir depuis mon coup
journal-again-start = Revoir depuis le début
journal-tall = Agrandir le journal
journal-done = à jour
journal-behind = { $count ->
    [one] encore { $count } coup à voir
   *[other] encore { $count } coups à voir
}
journal-hurry = Tout montrer
chat = Discussion
chat-empty = Personne n’a encore rien écrit.
chat-field = Écrire à la table
chat-send = Envoyer
chat-to = Qui lira votre message
chat-to-table = Toute la table
chat-to-partner = { $names } en privé
chat-field-partner = Écrire à { $names } en privé
chat-between = entre vous
chat-partner-silent =
    Pas de messages privés entre partenaires pendant cette partie : tout le monde lit ce que vous écrivez.
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
recap = Depuis votre dernier coup
recap-start = Depuis le début de la partie
recap-sum = { $players ->
    [0] Personne
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $facts ->
    [one] { $facts } fait
   *[other] { $facts } faits
}
recap-count = { $count ->
    [one] { $count } fait
   *[other] { $count } faits
}
recap-facts = Les faits, un par un
recap-nothing = Rien depuis votre dernier coup.
recap-changes = Pour vous, cela change
recap-auto = Rejouer seul à mon tour
recap-setting = Depuis mon dernier coup
recap-setting-note = Ce que les autres ont joué, quand votre tour vient.
recap-play = rejoué
recap-open = ouvert
recap-off = à la demande
past-recap = Rappel
past-once = Vous revoyez ce coup
past-of = { $n } sur { $all }
past-my-turn = À moi de jouer
past-now = Revenir au présent
bots-pace = Les robots jouent
bots-at_once = aussitôt
bots-brisk = d’un bon pas
bots-calm = posément
key-recap = Depuis mon dernier coup
board-own = À vous
board-table = La table
less = Un de moins
more = Un de plus
amount = Montant
rule-open = Ouvrir la règle { $rule }
rule-named = Règle { $rule }
rule-address = Copier l’adresse de la règle { $rule }
rule-address-hint = Le numéro d’une règle copie son adresse.
copied = Copié.
rules-of = Règles : { $game }
rules-search = chercher une règle
rules-try = Essayer
rules-try-like = Essayer une position semblable
rules-both = les deux
rules-example = Exemple
rules-contents = Sommaire
rules-found = { $count ->
    [0] « { $find } » : rien
    [one] « { $find } » : { $count } passage
   *[other] « { $find } » : { $count } passages
}
rules-none = Ce jeu n’a pas encore de livre de règles.
side-open = Joueurs et journal
line-live = en direct
line-opening = connexion
line-lost = sans connexion
lost-title = Connexion interrompue. Votre partie est sauvegardée.
lost-note = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
retry = Réessayer
undo-step = Annuler le coup
undo-turn = Tout le tour
undo-ask = Demander à annuler
undo-may = Vous pouvez annuler votre dernier coup.
undo-until = Annulable tant que { $name } n’a pas joué.
undo-bots = Annulable : les robots rejoueront.
undone-step = Le dernier coup est annulé.
undone-turn = Vous êtes revenu au début de votre tour.
trail = Les coups de ce tour
trail-back = Revenir à ce coup
redo = Refaire
back-asked = Une demande attend déjà sa réponse.
back-kept = La question a déjà été posée pour ce tour : il reste joué.
back-shown = Plus possible : quelque chose de caché a été dévoilé depuis.
back-shown-since = Plus possible :
ask-back-title = Demander à annuler votre tour ?
ask-back-since = { $count ->
    [one] { $names } a joué depuis.
   *[other] Ont joué depuis : { $names }.
 }
ask-back-note = Si tous acceptent, la partie revient avant « { $word } » et l’on rejoue à partir de là.
ask-back-keep = Garder mon coup
ask-back = Demander
request-sent = Demande envoyée
request-title = { $name } voudrait annuler son tour
request-nothing-shown = Rien de caché n’a été vu depuis.
request-yes = oui
request-no = non
request-thinks = réfléchit
request-accept = Accepter
request-refuse = Refuser
request-withdraw = Retirer
request-granted-mine = Tous acceptent. Vous êtes revenu au début de votre tour.
request-granted-other = Tous acceptent : { $name } rejoue son tour.
request-refused-mine = { $by } préfère continuer. Votre coup reste joué.
request-refused-other = { $by } préfère continuer. Le coup de { $name } reste joué.
request-silent-mine = { $by } n’a pas répondu. Votre coup reste joué.
request-silent-other = { $by } n’a pas répondu. Le coup de { $name } reste joué.
request-withdrawn-mine = Demande retirée. Votre coup reste joué.
request-withdrawn-other = { $name } a retiré sa demande.
request-shown-mine = Plus possible : quelque chose de caché a été dévoilé depuis. Votre coup reste joué.
request-shown-other = Plus possible : quelque chose de caché a été dévoilé depuis. Le coup de { $name } reste joué.
taken-back-note = annulé, tous d’accord
caution-title = Vraiment ?
caution-stay = Revenir
caution-go = Continuer quand même
caution-never = Ne plus me poser ces questions
careful = Prévenir avant une étourderie
careful-note =
    Une question avant ce qui ne s’annule plus et ressemble à un oubli : valider un plan vide, finir sans
    une action gratuite.
confirm-title = Confirmer le coup
confirm-yes = Confirmer
watching = Vous regardez
watching-note = rien de caché n’est montré
waiting-for = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
leave-seat = Quitter ma place
leave-title = Quitter votre place
leave-note = Un robot joue à votre place. Vous pouvez la reprendre à tout moment jusqu’à la fin.
leave-stay = Rester
leave-go = La laisser au robot
replace-seat = Confier la place à un robot
replace-title = Un robot pour { $name }
replace-note = On attend { $name }. D’ici là, un robot peut jouer.
replace-note-all =
    On attend { $name }. D’ici là, un robot peut jouer. Il faut l’accord de toutes les personnes présentes, ou de l’hôte
    seul.
replace-go = La confier au robot
agree = D’accord
agreed = robot · { $level } : { $agreed } sur { $needed } d’accord
kept-title = Un robot joue à votre place.
kept-tag = un robot joue pour vous
come-back = Reprendre ma place
stand-in = remplaçant
stand-in-note = Un robot ({ $level }) joue jusqu’au retour de { $name }.
note-left = { $name } quitte la table : un robot ({ $level }) joue à sa place.
note-back = { $name } reprend sa place.
put-bot = Mettre un robot
stand-up = Se lever
copy-invitation = Copier l’invitation
link-copied = Lien copié. Envoyez-le à qui vous voulez.
start = Commencer
table-coming = La table arrive…
table-trouble = Cette table ne s’ouvre pas
table-broken =
    Cette partie est endommagée ou vient d’une autre version des règles : elle est conservée, mais ne peut plus
    être jouée.
result = Résultat
result-you-win = Vous l’emportez
result-you-share = Vous partagez la victoire
result-wins = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } partagent la victoire
}
result-nobody = Personne ne l’emporte
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
watch-replay = Revoir la partie
rematch = Proposer une revanche
download-record = Télécharger
ended-home = Accueil
tour = Visite de la table
tour-next = Suite
tour-skip = Passer
tour-end = Jouer

language-note = S’applique tout de suite, même en cours de partie.
theme-note = Suit le système par défaut.
speed = Coups des autres
speed-note = Durée d’affichage de chaque coup adverse.
speed-slow = lent
speed-normal = normal
speed-fast = rapide
speed-off = instantané
confirm = Confirmer les coups
confirm-note = Demander confirmation avant chaque coup.
notify = Me prévenir quand vient mon tour
notify-note =
    Une notification de ce navigateur, tant qu’Emporion reste ouvert dans un autre onglet ou une autre fenêtre.
notify-refused = Ce navigateur n’autorise pas les notifications ici : autorisez-les d’abord dans ses réglages.
sounds = Sons
sounds-note = Des sons discrets : votre tour, les pièces, les cartes, les navires, la fin de la partie.
letters = Raccourcis à une lettre
letters-note = À désactiver s’ils gênent d’autres outils.
tours = Visites
tours-note = Montrer de nouveau la visite d’une table.
tours-again = Montrer
keyboard = Clavier
key-why = Aide : pourquoi ce choix est impossible
key-rules = Règles
key-journal = Journal
key-hint = Conseil
key-branch = Rejouer à partir d’ici (analyse, revoir)
key-home = Accueil
key-theme = Clair ou sombre
key-undo = Annuler le coup
key-undo-turn = Annuler tout le tour
key-escape = Fermer la fenêtre ouverte
key-zone = Zone suivante de l’écran
key-number = Le premier, deuxième… choix allumé
key-seat = Le plateau d’un joueur
key-search = Chercher dans les règles

finished-empty = Aucune partie terminée pour l’instant.
upload-title = Une partie venue d’ailleurs
upload-note = Le fichier de toute partie terminée se revoit et se vérifie ici.
upload = Choisir un fichier de partie

replay = Revoir
replay-title = Revoir · coup { $n } sur { $all }
replay-leave = Revenir à la partie
replay-view = Vu par
replay-public = public
replay-all = tout
replay-start = Mise en place
replay-speed = Vitesse
replay-first = Premier coup
replay-round-back = Phase précédente
replay-back = Un coup en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un coup en avant
replay-round-on = Phase suivante
replay-last = Dernier coup
replay-jump = touchez une ligne pour y aller
replay-line = Coup
chance = Vérifier le hasard
chance-hash = Empreinte publiée avant le premier coup
chance-seed = Graine révélée à la fin
chance-verified = vérifié
chance-failed = ne correspond pas
chance-sha = SHA-256 de la graine = empreinte
chance-words = { N($count, one: "coup rejoué", more: "coups rejoués") } à l’identique
chance-again = Recalculer ici
chance-copy = Copier
chance-difference = Première différence : { $what }
chance-nohash = Ce fichier est venu sans empreinte publiée ; seule la graine est vérifiée.

hint = Conseil
hint-thinking = Je cherche…
hint-none = Rien de mieux que passer.
hint-stopped = La suite n’est plus possible : à vous de choisir.
hint-play = { $count ->
    [one] Jouer ce coup
   *[other] Jouer ces { $count } coups
  }
hint-another = Autre idée
hint-close = Fermer le conseil
hint-note = Chances estimées d’après ce que vous savez, en jouant la suite jusqu’au bout.
hints-allowed = Conseils permis
hints-allowed-note = Chaque joueur peut demander ses meilleurs coups.
percent = { $n } %
why-pros = À court terme, en moyenne, { $than } : { $pros }.
why-cons = À court terme, en moyenne, { $than } : { $cons }.
why-both = À court terme, en moyenne, { $than } : { $pros } ; en revanche { $cons }.
why-pros-at-first = D’abord { $pros } ({ $than }), mais moins bon à long terme.
why-cons-at-first = D’abord { $cons } ({ $than }), mais la suite vaut mieux.
than-idea = face à l’idée { $n }
than-said = face au coup joué
why-late = En moyenne, { $than } : { $terms }.
why-chances = Jusqu’au bout, { $own } % de victoires contre { $theirs } %.
why-only = Il n’y a que ce coup.
why-alone = Aucun autre coup n’en vaut la peine.

match-nav = Partie terminée
analysis = Analyse
analysis-facts = { N($seats, one: "joueur", more: "joueurs") }, { N($words, one: "coup", more: "coups") }
analysis-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
analysis-led = Vous meniez encore au coup { $n }.
analysis-unfinished = Partie inachevée
analysis-running = Analyse en cours : { $percent } %
analysis-failed = L’analyse n’a pas abouti.
analysis-word = Coup { $n } sur { $all }
analysis-word-short = Coup { $n }
analysis-transport = Parcourir la partie
analysis-round-back = Tour précédent
analysis-round-on = Tour suivant
analysis-go = Aller au coup
analysis-of = sur { $all }
chances = Chances de victoire
chances-note =
    estimées en jouant { N($count, one: "fin de partie", more: "fins de partie") } par position, d’après ce que chacun
    savait
chances-table = Les chances en chiffres
costly = Coups les plus coûteux
costly-mine = Vos coups les plus coûteux
costly-of = Les coups les plus coûteux de { $name }
costly-seat = Joueur
costly-choose = Choisissez un joueur : ses coups seront comparés aux meilleurs.
costly-coming = Les coups sont comparés aux autres possibles…
costly-none = Aucun coup ne vous a coûté 2 points de chances ou plus.
costly-none-of = Aucun coup n’a coûté à { $name } 2 points de chances ou plus.
costly-chance = de chances de gain
costly-said = joué
costly-better = mieux
costly-see = Voir le coup
play-on = Rejouer à partir d’ici
replay-from = Revoir d’ici
scores = Points au fil des tours
seat = Joueur
total = Total
what-if = Et si…
branch-tag = Et si… · depuis le coup { $n }
branch-count = { $count ->
    [0] aucune branche
    [one] { $count } branche
   *[other] { $count } branches
}
branch-at = Depuis le coup { $n }
branch-yours = en cours, à vous
branch-running = en cours
branch-won = gagnée, { $mine } contre { $theirs }
branch-lost = perdue, { $mine } contre { $theirs }
branch-continue = Continuer
branch-note = La vraie partie reste intacte ; les robots jouent pour les autres joueurs.
branch-none =
    Choisissez un coup et rejouez à partir de là : la vraie partie reste intacte, les robots jouent pour les autres
    joueurs.
branch-not-yours = Seuls ceux qui ont joué cette partie peuvent en jouer une autre suite.

server-silent = Le serveur ne répond pas
error-offline = Le serveur est injoignable. Est-il en marche ?
error-unknown = Quelque chose a échoué. Rien n’est perdu.
error-no-table = Cette table n’existe pas.
error-too-late = Trop tard : la partie a avancé.
error-not-your-turn = Ce n’est pas à vous.
error-not-seated = Vous n’avez pas de place à cette table.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-nothing-to-take-back = Il n’y a plus rien à annuler.
error-shown-since = Plus possible : quelque chose de caché a été dévoilé depuis.
error-turn-kept = La question a déjà été posée pour ce tour : il reste joué.
error-asked-already = Une demande attend déjà sa réponse.
error-no-request = Cette demande est close.
error-hasty = Cela ressemble à un oubli.
error-chat = Le message n’est pas parti.
error-refused = Ce coup n’est pas possible maintenant.
error-bad-code = Ce code est inconnu, déjà utilisé ou trop ancien.
error-bad-name = Un nom demande au moins une lettre.
error-bad-record =
    { $word ->
        [0] { $line ->
            [0] Ce n’est pas un fichier de partie d’Emporion.
           *[other] Cette partie ne peut pas être rejouée : la ligne { $line } ne convient pas.
        }
       *[other] Cette partie ne peut pas être rejouée : le coup { $word } (ligne { $line }) n’est pas permis.
    }
error-changed-record =
    Ce fichier de partie a été modifié : tous ses coups suivent les règles, mais ce n’est plus la partie qui fut jouée.
error-unfit-option = Une des options ne va pas avec ce nombre de joueurs, ou avec les autres options.
error-seat-kept = Cette place est gardée pour { $name }.
error-removed = L’hôte a libéré votre place : vous ne pouvez plus vous asseoir à cette table.
error-own-seat = C’est votre propre place : levez-vous plutôt.
error-cancelled = Cette table a été annulée.
error-no-spectators = Cette table se joue sans spectateurs.
error-no-partners = Personne ne joue avec vous à cette table.
error-partners-silent = Pas de messages privés entre partenaires pendant cette partie.
error-spectators-silent = Seuls les joueurs écrivent à cette table.
error-not-alone = D’autres personnes ont une place à cette table.
error-deleted = Cette table a été effacée.
error-bad-view = Cette vue n’existe pas.
error-broken-table =
    Cette partie est endommagée ou vient d’une autre version des règles : elle est conservée, mais ne peut plus
    être jouée.
error-malformed = Ce message n’a pas été compris.
error-no-level = Ce niveau n’existe pas.
error-no-name = Choisissez d’abord un nom.
error-no-record = Ce fichier n’est plus conservé : envoyez-le de nouveau.
error-no-rulebook = Ce livre de règles n’existe pas.
error-no-seat = Cette place n’existe pas.
error-no-word = La partie compte moins de coups : { $words }.
error-no-line = Le journal est plus court : il compte { N($lines, one: "ligne", more: "lignes") }.
error-not-away = Cette personne est à la table et son temps n’est pas écoulé.
error-not-yet = Ce joueur a encore du temps.
error-no-person = Personne n’est assis à cette place.
error-over = La partie est terminée.
error-not-host = Seule la personne qui a ouvert la table peut le faire.
error-not-over = La partie n’est pas terminée.
error-not-started = La partie n’a pas commencé.
error-started = La partie a déjà commencé.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Ce que montre la table compte ; réessayez bientôt.
error-too-fast =
    Trop de demandes à la fois : réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-busy =
    Le serveur a trop à faire : réessayez dans { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
error-too-long = C’est trop long : { $kilobytes } ko au plus.
error-too-many-words =
    Vous avez joué et annulé { N($most, one: "coup", more: "coups") } dans cette partie : il ne vous reste que le coup
    par défaut, celui qui
    est joué quand le temps est écoulé.
error-match-full =
    Il a été joué et annulé { N($most, one: "coup", more: "coups") } dans cette partie : c’est le maximum, on ne peut
    plus rien y
    jouer.
error-long-record =
    Cette partie est trop longue : elle peut compter ici { N($most, one: "coup", more: "coups") } au plus.
error-too-many-tables =
    Vous êtes assis à { N($most, one: "table inachevée", more: "tables inachevées") } : c’est le maximum.
error-two-seats = Vous avez déjà une place à cette table.
error-server = Erreur du serveur ; rien n’a changé.
error-no-coach = Cette table n’a pas de précepteur.
error-no-decision = Vous n’avez rien décidé depuis.
error-coach-alone = Le précepteur n’est là que pour une personne seule contre des robots.
error-no-hints = Cette table se joue sans conseils.
error-no-advice = Aucun conseil n’a été trouvé cette fois.
error-too-many-analyses = Il y a déjà { N($most, one: "analyse", more: "analyses") } en attente ; redemandez plus tard.
error-bad-option = Ces options n’existent pas, ou pas avec cette valeur.
error-bad-seats = Avec ces options, le jeu se joue à { $allowed }, pas à { $seats }.
error-colour-taken = Cette couleur est prise.
error-shape-taken = Cette forme est prise.
error-no-game = Ce jeu n’existe pas.
error-unknown-word = Ce jeu ne connaît pas ce coup.
error-tells-too-much = L’un de ces coups révèle quelque chose de caché : rien ne peut le suivre aussitôt.
error-empty-text = Le message est vide.
error-not-json = Ce message n’a pas été compris.
error-foreign = Un autre site ne peut pas agir en votre nom. Ouvrez Emporion à sa propre adresse.
error-not-found = Il n’y a rien ici.
error-not-allowed = Cela n’est pas possible ici.
error-too-many-sockets =
    Votre réseau a ouvert { N($most, one: "fenêtre", more: "fenêtres") } : c’est le maximum. Fermez-en une.
error-too-many-bodies = Votre réseau envoie déjà { N($most, one: "partie", more: "parties") }. Patientez un peu.
error-too-many-spectators =
    Cette table a déjà { N($most, one: "spectateur", more: "spectateurs") } : c’est le maximum. Revenez plus tard.
error-too-slow = Votre connexion est trop lente ; elle est rouverte.
error-wrong-seed = la graine ne donne pas l’empreinte publiée au début
error-wrong-result = les coups ne donnent pas le résultat annoncé
error-wrong-word =
    { $word ->
        [0] les coups ne respectent pas les règles
       *[other] le coup { $word } ne respecte pas les règles
    }

# What a seat does, and its board opened
turn-you = à vous
turn-now = joue
turn-next = ensuite
turn-then = puis
turn-played = a joué
turn-choosing = choisit
turn-sealed = a validé
turn-finished = a fini
turn-out = éliminé
open-seat = Ouvrir le plateau de { $name }
open-seat-label = , ouvrir son plateau
opened-of = Le plateau de { $name }
opened-note = Tout ce que la table voit de ce joueur. Le vôtre vous attend dessous.
opened-switch = Changer de plateau
opened-back = Retour à ma main
opened-your-turn = À vous : retour à ma main
opened-close = Fermer ce plateau

# How it ended
ended-tie = { $plain } au départage
ended-how = { $plain } : { $how }
ended-by = { $plain } { $by }. À égalité auparavant : { $equal }.
ended-also = { $before } ; { $after }
ended-left = { $name } a quitté la partie le { $when } ; un robot a joué à sa place jusqu’au bout.
ended-account = Les points par source
ended-team = À deux
ended-board = Voir le plateau final
ended-course = Le cours de la partie
ended-end = Fin
ended-as-table = Lire en tableau
ended-as-chart = Voir la courbe
ended-seals = Les pastilles pourpres sont les moments qui ont décidé.
moments = { $count ->
    [0] Les moments qui ont décidé
    [1] Le moment qui a décidé
    [2] Les deux moments qui ont décidé
   *[other] Les trois moments qui ont décidé
}
moments-note = Chances de gagner avant et après, estimées par les robots.
moments-provisional = provisoires : le calcul continue
moments-coming = Les robots rejouent la partie…
moments-later = Les moments viendront avec la connexion.
moments-none = Aucun tour n’a fait basculer la partie : les chances ont changé peu à peu.
moments-see = Revoir le moment { $n }
moment-own = { $way ->
    [gain] { $you ->
        [yes] Vous prenez l’avantage
       *[no] { $name } prend l’avantage
    }
   *[loss] { $you ->
        [yes] Votre tour vous coûte cher
       *[no] { $name } perd pied pendant son tour
    }
}
moment-others = { $you ->
    [yes] { $known ->
        [yes] Le tour de { $other } { $way ->
            [gain] vous profite
           *[loss] vous coûte cher
        }
       *[no] { $way ->
            [gain] Les autres jouent pour vous
           *[loss] Les autres passent devant vous
        }
    }
   *[no] { $known ->
        [you] Votre tour { $way ->
            [gain] profite à { $name }
           *[loss] coûte cher à { $name }
        }
        [yes] Le tour de { $other } { $way ->
            [gain] profite à { $name }
           *[loss] coûte cher à { $name }
        }
       *[no] { $way ->
            [gain] Les autres jouent pour { $name }
           *[loss] Les autres passent devant { $name }
        }
    }
}
moment-sealed = { $way ->
    [gain] Les choix secrets tournent pour { $you ->
        [yes] vous
       *[no] { $name }
    }
   *[loss] Les choix secrets tournent contre { $you ->
        [yes] vous
       *[no] { $name }
    }
}
moment-luck = { $way ->
    [gain] La chance { $you ->
        [yes] vous sourit
       *[no] sourit à { $name }
    }
   *[loss] Le sort { $you ->
        [yes] vous est contraire
       *[no] est contraire à { $name }
    }
}
turning = Le tournant
turning-own = De { $before } % à { $after } % pendant { $you ->
    [yes] votre propre tour
   *[no] son propre tour
}.
turning-others = De { $before } % à { $after } % pendant { $known ->
    [you] votre tour : ce sont vos coups qui ont décidé.
    [yes] le tour de { $other } : { $you ->
        [yes] ce sont ses coups, pas les vôtres, qui ont décidé.
       *[no] ce sont ses coups qui ont décidé.
    }
   *[no] les tours des autres : { $you ->
        [yes] ce sont leurs coups, pas les vôtres, qui ont décidé.
       *[no] ce sont leurs coups qui ont décidé.
    }
}
turning-sealed = De { $before } % à { $after } % quand les choix secrets ont été dévoilés : ceux de tous y ont part.
turning-luck = De { $before } % à { $after } % sans qu’un coup ait coûté : c’est ce qui a été tiré ou retourné.
chances-coming = en pointillé : pas encore calculé

# -- garder sa place ------------------------------------------------------------------------------------------
guest = invité
former-guest = ancien invité
chat-erased = (message effacé)
when-now = à l’instant
when-here = maintenant
place-title = Garder ma place
place-kept = Place gardée
place-manage = Ma place et mes appareils
place-note = { $count ->
    [0] Vous jouez en invité : tout ne tient qu’à ce navigateur. Une seule de ces clés suffit pour vous retrouver
    ailleurs, ou après un grand ménage.
    [one] Vous jouez en invité : votre table ne tient qu’à ce navigateur. Une seule de ces clés suffit pour vous
    retrouver ailleurs, ou après un grand ménage.
   *[other] Vous jouez en invité : vos { $count } tables ne tiennent qu’à ce navigateur. Une seule de ces clés
   suffit pour vous retrouver ailleurs, ou après un grand ménage.
}
place-kept-note = Votre place est gardée : ces clés vous ramènent à vos tables, sur n’importe quel appareil.
place-settings =
    Clé d’accès, courriel ou code à imprimer : pour vous retrouver sur un autre appareil. Rien n’est obligatoire.
place-settings-kept = Vos clés, vos appareils, vos données.
place-offer = une clé, un courriel ou un code à imprimer, et vous retrouvez vos parties partout.
place-later = Plus tard
place-back = Vous avez déjà gardé votre place ailleurs ?
name-guest = Vous jouez en invité, dans ce navigateur seulement.
name-kept = Votre place est gardée.
way-passkey = Clé d’accès
way-passkey-note = Votre visage, votre doigt ou le code de l’appareil. Aucun mot de passe.
way-simplest = le plus simple
way-mail = Lien par courriel
way-mail-short = Courriel
way-mail-note = Un lien à usage unique, valable un quart d’heure. L’adresse ne sert qu’à cela.
way-code = Code à imprimer
way-code-short = Code imprimé
way-code-note = Six mots, à garder dans la boîte d’un jeu. Chaque code ne sert qu’une fois.
way-move = Code d’un autre appareil
way-remove = Retirer
way-removed = Clé retirée.
way-used = utilisée { $when }
way-made = { $kind ->
    [code] ajouté { $when }
   *[other] ajoutée { $when }
}
passkey-make = Créer la clé
passkey-another = Une autre clé
passkey-made = Clé d’accès créée : votre place est gardée.
passkey-refused = La clé n’a pas été créée. Rien n’a changé. Essayez le courriel ou le code.
passkey-refused-back = La clé n’a pas répondu. Rien n’a changé. Essayez le courriel ou le code.
passkey-unable = Ce navigateur, à cette adresse, ne connaît pas les clés d’accès : il faut une adresse en https.
mail-field = Adresse de courriel
mail-example = nom@exemple.fr
mail-send = Envoyer le lien
mail-sent = Un courriel part pour { $address }. Ouvrez son lien dans le quart d’heure.
mail-again = Une autre adresse, ou un autre envoi
code-make = Faire un code
code-another = Un nouveau code
code-kept = Code imprimé
code-once = Ces mots ne sont montrés qu’une fois. Ils remplacent le code précédent et servent une seule fois.
code-print = Imprimer
code-copy = Copier
code-done = C’est noté
code-paper = Emporion, { $site } : pour retrouver les tables de { $name }, une seule fois.
last-way-title = Retirer la dernière clé ?
last-way-note = { $count ->
    [0] Sans elle, vous ne tenez plus qu’aux navigateurs où vous êtes connecté.
   *[other] Sans elle, vos tables ne tiennent plus qu’aux navigateurs où vous êtes connecté : un ménage, et elles
   sont perdues.
}
last-way-stay = La garder
last-way-go = La retirer
devices = Mes appareils
devices-count = { $count ->
    [one] un seul, celui-ci
   *[other] connectés : { $count }
}
device-here-computer = Cet ordinateur
device-here-phone = Ce téléphone
device-here-tablet = Cette tablette
device-computer = Un ordinateur
device-phone = Un téléphone
device-tablet = Une tablette
device-old = Un navigateur d’avant cette liste
device-unknown = un navigateur
device-seen = vu { $when }
device-lent = prêté, jusqu’au { $when }
by-passkey = clé d’accès
by-mail = courriel
by-code = code imprimé
by-move = code d’appareil
device-rename = Renommer
device-rename-title = Nommer cet appareil
device-close = Déconnecter
device-closed = { $name } : déconnecté.
devices-close = Déconnecter tous les autres
devices-closed = Tous les autres appareils sont déconnectés.
device-add = Ajouter un appareil
device-leave = Me déconnecter ici
device-leave-title = Vous déconnecter de cet appareil ?
device-leave-note = Vos clés vous ramèneront à vos tables.
device-leave-lent = Cet appareil redevient celui de la personne qui y jouait avant vous.
device-leave-guest =
    Aucune clé ne mène à vos tables : si c’est votre seul appareil, elles sont perdues. Gardez d’abord votre place.
device-left = Vous êtes déconnecté.
kept-panel = Ce qui est gardé
kept-only = et rien d’autre
kept-name = votre nom, vos places, vos coups, vos messages
kept-key = la clé publique, l’adresse que vous donnez, l’empreinte du code
kept-device = le nom, le genre et le dernier passage de chaque appareil
unkept-password = ni mot de passe, ni visage, ni empreinte
unkept-others = ni publicité, ni mesure, ni tiers
unkept-address = pas d’adresse réseau
export = Emporter mes données
erase = M’effacer d’Emporion
erase-title = Tout effacer ?
erase-note = { $count ->
    [0] Votre nom, vos clés et vos appareils sont effacés.
   *[other] Votre nom, vos clés, vos appareils et vos messages sont effacés. Vos parties en solo disparaissent ;
   dans celles en cours, un robot joue à votre place jusqu’à la fin ; dans les parties terminées avec d’autres,
   vous devenez « ancien invité ».
}
erase-final = Cela ne se défait pas. Emportez d’abord vos données si vous y tenez.
erase-stay = Ne rien effacer
erase-go = Tout effacer
erased = Tout est effacé.
back-title = Retrouver ma place
back-note = Une de vos clés suffit. Rien n’est perdu, et personne n’a pris vos places.
back-note-table =
    Ce navigateur ne connaît pas votre place à cette table. Une de vos clés suffit ; personne ne l’a prise.
back-nothing = Vous n’aviez rien gardé ? À une table en cours, l’hôte peut rouvrir votre place avec un lien.
back-host = Vous n’aviez rien gardé ? L’hôte de la table peut rouvrir votre place : demandez-lui un lien.
back-field-mail = nom@exemple.fr
back-field-code = les six mots
back-field-move = code de l’autre appareil
back-enter = Retrouver mes tables
lent = Cet appareil m’est prêté
lent-note =
    Vous y êtes pour 30 jours au plus ; la personne qui y jouait avant retrouve ensuite ses tables. Rien n’est mêlé.
join-tables = { $count ->
    [one] La table de { $name }, ouverte dans ce navigateur, rejoint les vôtres.
   *[other] Les { $count } tables de { $name }, ouvertes dans ce navigateur, rejoignent les vôtres.
} Si vous êtes assis deux fois à une table, un robot finit la partie de { $name }.
join-nothing = Ce navigateur devient l’un de vos appareils.
join-always =
    Les tables ouvertes ici par { $name } rejoignent les vôtres ; si vous êtes assis deux fois à une table, un robot
    finit la partie de { $name }.
joined-note = { $count ->
    [one] La table de { $was } est maintenant à vous.
   *[other] Les { $count } tables de { $was } sont maintenant à vous.
}
given-up-note = { $count ->
    [one] À une table vous étiez assis deux fois : un robot finit la partie de { $was }.
   *[other] À { $count } tables vous étiez assis deux fois : un robot finit les parties de { $was }.
}
was-kept-note = { $was } garde ses propres tables : rien n’est mêlé.
link-keep =
    Ce lien ajoute votre adresse à la place de { $name }, sur son appareil. Ici, rien d’autre ne change. Si { $name }
    n’est pas vous, n’acceptez pas.
link-keep-mine = Avec ce lien, votre adresse garde la place de { $name }.
link-find = Ce lien ouvre les tables de { $name } sur cet appareil.
link-find-mine = Vous êtes déjà { $name } sur cet appareil.
link-keep-go = Garder la place
link-kept = Votre adresse est confirmée : la place de { $name } est gardée.
link-kept-elsewhere =
    L’adresse est confirmée pour { $name }. Pour ouvrir ses tables ici aussi, demandez un lien depuis cette page.
link-again = En envoyer un autre
find-seat = Retrouver ma place
find-seat-here = Places tenues par quelqu’un qui n’est pas là :
find-seat-host =
    Vous n’aviez rien gardé ? L’hôte, { $host }, peut rouvrir votre place : demandez-lui un lien. Personne d’autre ne
    le peut.
find-seat-stay = Rester spectateur
reopen = Rouvrir la place
reopen-title = Rouvrir la place de { $name } ?
reopen-note =
    Pour { $name }, qui a perdu sa place. Un lien à usage unique la donne à la première personne qui l’ouvre : elle
    verra tout ce que voyait { $name }, dont les appareils perdent la place. Toute la table le verra.
reopen-go = Faire un lien
reopen-made = Valable 24 heures, une seule fois, et seulement tant que { $name } n’est pas revenu.
reopen-qr = Code QR pour reprendre la place
note-reopened = L’hôte a rouvert la place de { $before } : { $name } s’y assied.
seat-link-title = Reprendre une place
seat-link-note = { $host } vous donne la place de { $name }, en pleine partie. Ses anciens appareils la perdent.
seat-link-take = M’y asseoir
seat-link-look = Voir la table
privacy = Vie privée
privacy-first = Jouer ne demande ni compte ni mot de passe. Voici tout ce que ce serveur garde, et pourquoi.
privacy-play-title = Pour jouer
privacy-play =
    Votre nom, votre langue, votre fuseau horaire (pour que vos nuits ne comptent pas), vos places, vos coups et vos
    messages, tant que la table existe. Ceux qui sont à la table voient votre nom, ce que vous jouez et quand ; jamais
    ce que votre place doit cacher. Une partie terminée est un document que chacun de ses joueurs peut garder.
    Des leçons et des problèmes : où vous en êtes, vos essais, votre cote et ce que vous gardez.
privacy-ways-title = Pour vous retrouver
privacy-ways =
    Seulement si vous le voulez : la clé publique d’une clé d’accès (elle ne permet pas d’agir en votre nom), une
    adresse de courriel confirmée, ou l’empreinte d’un code imprimé. Chacune se retire quand vous voulez.
privacy-mail-title = Le courriel
privacy-mail =
    L’adresse sert aux liens que vous demandez et, si vous le choisissez, à vous prévenir quand c’est à vous. Un message
    en attente est effacé dès qu’il est parti. Rien ne révèle à personne si une adresse est connue ici.
privacy-devices-title = Vos appareils
privacy-devices =
    Un témoin de connexion par appareil, le nom que vous lui donnez, son navigateur et son système en deux mots, et
    son dernier passage, à un quart d’heure près. Un appareil prêté se déconnecte seul après 30 jours.
privacy-others-title = Qui d’autre les voit
privacy-others =
    Personne. Ni publicité, ni mesure d’audience, ni fichier chargé d’ailleurs. La personne qui tient ce serveur peut
    lire sa base, et donc ce qui précède.
privacy-not-title = Ce qui n’est pas gardé
privacy-not =
    Pas d’adresse réseau : elle ne sert, en mémoire, qu’à limiter les abus. Pas de mot de passe, de visage ni
    d’empreinte digitale : ils ne quittent pas votre appareil.
privacy-mine-title = Ce qui est à vous
privacy-mine =
    Vous pouvez tout emporter en un fichier, et tout effacer. Dans les parties terminées avec d’autres, votre nom
    devient « ancien invité » ; dans celles en cours, un robot finit à votre place. Les copies que d’autres ont
    téléchargées ne sont plus ici.
error-signed-out = Cet appareil a été déconnecté.
error-bad-key = Cette clé n’est pas connue ici. Essayez le courriel ou le code.
error-known-key = Cette clé garde déjà une place.
error-bad-link = Ce lien est inconnu, déjà utilisé ou trop ancien.
error-bad-address = Aucun courriel ne peut partir à cette adresse.
error-no-mail = Ce serveur n’envoie pas de courriel.
error-no-way = Cette clé n’existe plus.
error-no-device = Cet appareil n’est plus dans la liste.
error-too-many-ways = Vous avez déjà { N($most, one: "clé", more: "clés") } : c’est le maximum.
error-seat-held = { $name } est à la table, ou y est revenu depuis.

# -- the school ------------------------------------------------------------------------------------------
school-word = École
school-title = École d’Emporion
school-promise = On y apprend sur les vrais plateaux, un geste après l’autre.
school-here = Où vous en étiez
school-begin = Pour commencer
school-lesson = Leçon { $number }
school-lesson-named = Leçon { $number } : { $name }
school-step = étape { $step } sur { $steps }
school-minutes-left = { $minutes ->
    [one] encore une minute
   *[other] encore { $minutes } minutes
  }
school-minutes = { N($minutes, one: "minute", more: "minutes") }.
school-minutes-short = { $minutes } min
school-go-on = Continuer la leçon
school-first = Première leçon
school-whole = Tout le cours : { $game }
school-all-done = Tous les cours sont terminés
school-all-done-note = Chaque leçon peut être refaite quand vous voulez.
school-courses = { $count ->
    [one] Un cours
    [5] Cinq cours
   *[other] { $count } cours
  }
school-courses-note = Chaque leçon dure de 2 à 4 minutes et se joue contre des robots qui attendent.
school-count = { $known ->
    [0] aucune leçon apprise sur { $all }
    [one] une leçon apprise sur { $all }
   *[other] { $known } leçons apprises sur { $all }
  }
school-progress = Leçons apprises : { $known } sur { $all }
school-continue = Continuer
school-start = Commencer
school-review = Revoir
school-all-lessons = Toutes les leçons : { $game }
school-course-done = Cours terminé
school-course = Cours : { $game }
school-further = Et ensuite
school-match = Première partie
school-match-note =
    Une partie contre des robots faciles, avec le précepteur : il montre où regarder, puis ce qu’il pense de votre
    coup. Rien n’est fermé : jouez quand vous voulez, même sans leçon.
school-rules-note = Chaque règle a un numéro. Les leçons le citent, et un clic l’ouvre.
school-rules = Lire les règles
school-new = Nouveau à Emporion ?
school-learn = Apprenez { $game } en jouant
school-new-note =
    { N($count, one: "leçon", more: "leçons") } de quelques minutes sur le vrai plateau. Rien à lire avant.
school-known-already = Vous connaissez déjà ? Un clic sur un jeu, et la partie commence.
school-visit = Visiter l’école
school-mine-empty = Pas encore de table à vous. La première leçon dure deux minutes.
school-leave = Quitter la leçon
school-opening = La leçon s’ouvre…
school-failed = La leçon n’a pas pu s’ouvrir.
school-offline = Hors ligne. Votre progrès reste ici.
school-look = Regardez le plateau, puis répondez au précepteur.
school-teacher = Le précepteur
school-left = Dans cette leçon
school-nothing-counts = Rien ne compte, vous pouvez tout reprendre.
school-back = Étape précédente
school-hint-1 = Un indice
school-hint-2 = Montrer où
school-hint-3 = Jouer pour moi
school-skip = Passer l’étape
school-next = Suite
school-finish = Terminer
school-reread = Relire
school-right = C’est cela.
school-on = Bien. Continuez.
school-other = Ce n’est pas le meilleur choix ici.
school-becomes = devient
school-safe = Rien n’est joué : choisissez encore.
school-learnt = Leçon { $number } apprise
school-seen = Leçon { $number } parcourue
school-seen-note = { $count ->
    [one] Une étape a été passée : refaites-la pour que la leçon soit apprise.
   *[other] { $count } étapes ont été passées : refaites-les pour que la leçon soit apprise.
  }
school-is-learnt = apprise
school-is-seen = parcourue
school-known = Vous savez maintenant
school-next-lesson = Leçon suivante
school-again = Refaire la leçon { $number }
school-try-note = Envie d’essayer ? Une partie contre des robots faciles, avec le précepteur.
school-first-match = Première partie avec le précepteur
school-first-match-note =
    Le cours est fini. Le précepteur reste à vos côtés pour une partie contre des robots faciles, et se tait quand
    vous voulez.
school-try = Essayer en partie
error-no-lesson = Cette leçon n’existe pas.
# Problèmes, et ce qu’une partie apprend
problems = Problèmes
puzzle-task = Trouvez le meilleur coup
puzzle-note = Jouez-le sur le plateau, comme en partie. Seul le premier essai compte pour la cote.
puzzle-own-note = Une décision de votre partie : quel coup valait mieux ? Jouez-le sur le plateau.
puzzle-themes-hidden = thèmes cachés
puzzle-hidden = thème caché
puzzle-name = { $game } nº { $number }
puzzle-own = { $game }, votre partie
puzzle-right = C’est le coup.
puzzle-wrong = Ce coup laisse { $chance } % de chances, le meilleur { $best } %.
puzzle-shown = La réponse est montrée.
puzzle-again-note = Rien n’est joué : choisissez encore.
puzzle-rating = Votre cote
puzzle-practice = entraînement, sans cote
puzzle-practice-note = Choisir un thème, c’est déjà savoir : ces problèmes ne changent pas votre cote.
puzzle-next = Problème suivant
puzzle-first = Premier problème
puzzle-give-up = Voir la réponse
puzzle-answer = La réponse
puzzle-chances = Vos chances après chaque coup
puzzle-chances-note = · { N($tries, one: "suite jouée", more: "suites jouées") }
puzzle-others =
    { $count ->
        [1] Un autre coup vaut moins.
       *[other] { $count } autres coups valent moins.
    }
puzzle-themes = Thèmes
puzzle-why =
    { $points ->
        [1] « { $best } » vaut 1 point de chances de plus que « { $other } ».
       *[other] « { $best } » vaut { N($points, one: "point", more: "points") } de chances de plus que « { $other } ».
    }
puzzle-line = Une suite probable
puzzle-play-on = Rejouer à partir d’ici
puzzle-again = Revoir
puzzle-keep = Garder en problème
puzzle-is-kept = gardé
puzzle-kept = Gardés de vos parties
puzzle-drop = Ne plus garder
puzzle-list = Tous les problèmes
puzzle-trouble = Le problème n’a pas pu s’ouvrir.
puzzle-coming = La position arrive…
puzzle-game = Jeu
puzzle-all-games = Tous les jeux
puzzle-all = tous
puzzle-fresh = Nouveaux seulement
puzzle-difficulty = Difficulté
puzzle-level =
    Difficulté : { $level ->
        [1] facile
        [2] moyen
       *[other] difficile
    }
puzzle-level-0 = votre partie
puzzle-level-1 = facile
puzzle-level-2 = moyen
puzzle-level-3 = difficile
puzzle-new = pas encore essayé
puzzle-found = trouvé
puzzle-later = trouvé ensuite
puzzle-missed = manqué
puzzle-none = Aucun problème ne répond à ce choix.
puzzle-run = Une série à votre mesure
puzzle-score =
    { $found ->
        [0] Aucun trouvé du premier coup
        [1] 1 trouvé du premier coup
       *[other] { $found } trouvés du premier coup
    } sur { $tried } ; { $all } en tout.
puzzle-start = { N($all, one: "position", more: "positions") } de vraies parties. Le premier essai fait la cote.
puzzle-day = Problème du jour
puzzle-day-note = Niveau { $level }, cote { $rating }. Un essai compte, les suivants instruisent.
puzzle-try = Essayer
puzzle-look = Revoir
puzzle-yesterday =
    { $state ->
        [found] hier : trouvé
        [later] hier : trouvé ensuite
        [missed] hier : manqué
       *[other] { "" }
    }
than-try = face à votre coup
than-other = face à l’autre coup
learn = Apprendre
learn-title = Apprendre de cette partie
learn-back = Retour à la partie
learn-standings = { $all }.
learn-note =
    { $count ->
        [1] Une décision vous a coûté : cherchez mieux avant de regarder.
       *[other] { $count } décisions vous ont coûté : cherchez mieux avant de regarder.
    }
learn-found =
    { $found ->
        [0] aucune trouvée sur { $count }
        [1] 1 trouvée sur { $count }
       *[other] { $found } trouvées sur { $count }
    }
learn-working = Le calcul continue, vous pouvez partir.
learn-none = Aucun coup coûteux dans cette partie.
learn-find = à trouver
learn-think = Qu’aviez-vous de mieux à jouer ici ?
learn-think-about = { $theme } : qu’aviez-vous de mieux à jouer ici ?
learn-look = Chercher mieux
learn-show = Montrer la réponse
learn-recurring = Ce qui revient
learn-matches =
    { $count ->
        [1] sur votre dernière partie de { $game }
       *[other] sur vos { $count } dernières parties de { $game }
    }
learn-times =
    { $count ->
        [one] { $count } coup coûteux
       *[other] { N($count, one: "coup", more: "coups") } coûteux
    }
learn-next = Et maintenant
learn-problems = Des problèmes
learn-table = Revenir à la table
error-no-puzzle = Ce problème n’existe pas, ou pas encore.
error-not-offered = Ce coup n’est pas possible dans cette position.
# Over days: clocks
span-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
span-hours = { $hours } h
span-minutes = { $minutes } min
span-seconds = { $seconds } s
pace-live-time = en direct, { $time } chacun
pace-live-more = en direct, { $time } chacun et { $more } de plus par coup
pace-days-time = sur plusieurs jours, { $time } par coup
pace-days-more = sur plusieurs jours, { $time } en réserve et { $more } de plus par coup
pace-daily-title = Un coup par jour
pace-daily-note = 3 jours en réserve, + 12 h à chaque coup.
pace-slow-title = Sans hâte
pace-slow-note = 10 jours en réserve, + 1 jour à chaque coup.
clock-own = Réserve
clock-own-none = sans
clock-each = À chaque coup
clock-nights = La nuit ne compte pas
clock-nights-note = (de 22 h à 8 h, là où chacun habite)
clock-weekends = Le week-end ne compte pas
clock-vacation = Vacances de chacun
clock-vacation-none = aucune
clock-late = Temps écoulé
clock-late-wait = on attend
clock-late-default = coup par défaut
clock-late-bot = un robot remplace
clock-late-end = abandon
time-none = Sans pendule : chacun prend le temps qu’il lui faut.
time-match = Chacun a { $time } pour toute la partie.
time-move = Chacun a { $time } par coup.
time-reserve = Chacun part avec { $time } et regagne { $more } par coup, sans dépasser { $time }.
time-keeps = Une réponse en moins de { $more } laisse la réserve pleine ; au-delà, on y puise.
time-free-nights = La nuit ne compte pas, de 22 h à 8 h là où chacun habite.
time-free-weekends = Le week-end ne compte pas.
time-free-nights-weekends = Les nuits (de 22 h à 8 h là où chacun habite) et les week-ends ne comptent pas.
time-vacation = Chacun peut arrêter son temps { N($days, one: "jour", more: "jours") }, pour des vacances.
time-then-wait = Le temps écoulé, on attend.
time-then-default = Le temps écoulé, le coup par défaut est joué.
time-then-bot = Le temps écoulé, un robot remplace la personne jusqu’à son retour.
time-then-end = Le temps écoulé, la personne abandonne et un robot joue pour elle jusqu’à la fin.
seat-reserve = { $time } en réserve
seat-vacation = en vacances jusqu’au { $day }
seat-vacation-short = vacances
time-title = Votre temps
time-open = Votre temps : demander un délai, partir en vacances
time-left-mine = Il vous reste { $time } en réserve.
time-ask = Demander un délai
time-ask-note = Les autres doivent tous accepter. On ne demande qu’une fois par coup.
time-ask-go = Demander
time-vacation-title = Vacances
time-vacation-left = { $days ->
    [0] Il ne vous reste aucun jour à cette table.
    [one] Il vous reste { $days } jour à cette table.
   *[other] Il vous reste { $days } jours à cette table.
} Votre temps s’arrête dès maintenant, et les autres le voient.
time-vacation-on = Votre temps est arrêté jusqu’au { $day }.
time-vacation-go = Partir
time-vacation-back = Rentrer
request-time-title = { $name } demande un délai : { $time } de plus
request-time-granted-mine = Tous acceptent. Vous avez { $time } de plus.
request-time-granted-other = Tous acceptent : { $name } a { $time } de plus.
request-time-refused-mine = { $by } préfère ne pas attendre.
request-time-refused-other = { $by } préfère ne pas attendre { $name }.
request-time-silent-mine = { $by } n’a pas répondu. Pas de délai.
request-time-silent-other = { $by } n’a pas répondu. { $name } n’a pas de délai.
request-time-withdrawn-mine = Demande retirée.
request-time-withdrawn-other = { $name } n’a plus besoin de délai.
error-no-clock = Il n’y a pas de pendule à cette table.
error-time-enough = Il vous reste plus d’un an.
error-time-kept = Les autres ont dit non, ou n’ont pas répondu. Jouez d’abord, vous pourrez redemander ensuite.
error-no-vacation = { $left ->
    [0] Il ne vous reste aucun jour de vacances à cette table.
    [one] Il ne vous reste que { $left } jour de vacances à cette table.
   *[other] Il ne vous reste que { $left } jours de vacances à cette table.
}

# Over days: orders in advance
orders = Ordres à l’avance
orders-yours = vous seul les voyez
orders-seal = Déposer l’ordre
orders-take = Retirer
orders-key = Ordres à l’avance (O)
orders-count = { $count ->
    [one] { $count } ordre déposé
   *[other] { $count } ordres déposés
}
orders-fall = Un ordre tombe si ce sur quoi il repose change ; vous jouez alors vous-même.
orders-always = sans condition
orders-maximum = au plus
orders-word = Que faire
orders-sealed = déposé
orders-answers = Votre ordre va répondre d’un instant à l’autre.
orders-said = Ordre exécuté : { $words }
orders-changed = Votre ordre ne tient plus : ce sur quoi il reposait a changé.
orders-reached = La condition de votre ordre est remplie : à vous de décider.
orders-refused = Votre ordre ne tient plus : les règles ne le permettent pas.
orders-back = Vous avez annulé ce coup : votre ordre ne tient plus.
orders-tag = ordre déposé
error-no-order = Cet ordre n’est plus possible.

# Over days: what waits
home-waiting = Ce qui vous attend
home-others = Chez les autres
home-others-note = rien à faire ici, regardez si vous voulez
home-away = { $name } est en vacances jusqu’au { $day }, le temps s’arrête
home-paused-tag = en pause
home-stopped-tag = à l’arrêt
home-until = jusqu’à { $hour }
home-nothing = Rien ne vous attend.
home-nothing-note = Les autres ont la main. Une partie tout de suite, en attendant ?
next-none = Aucune autre table ne vous attend.
# -- avis : savoir que c’est à soi --
notices-title = Me prévenir
notices-settings = Quand c’est à vous et que vous êtes ailleurs : sur vos appareils, par courriel.
notices-choose = Choisir
notices-each = chaque appareil choisit pour lui
notices-caption = Ce qui est annoncé, et où
notices-mail = Courriel
notices-turn = C’est à moi
notices-turn-note = une notification par table, remplacée, jamais empilée
notices-reminder = Rappel avant la fin
notices-reminder-note = quand il reste peu de temps
notices-hours = Combien de temps avant la fin
notices-hour = { $hours } h
notices-nudge = On me relance
notices-nudge-note = une fois par tour
notices-chat = On m’écrit à table
notices-chat-note = sans le texte
notices-over = Partie finie
notices-over-note = qui l’emporte
notices-allow = Autoriser
notices-unable = Ce navigateur ne reçoit pas de notifications.
notices-there = À autoriser sur cet appareil.
notices-address = Garder une adresse
notices-in-digest = dans le résumé
notices-try = Envoyer une notification d’essai
notices-tried = Une notification part vers cet appareil.
notices-forbid = Plus de notifications ici
notices-mail-to = Les courriels partent à { $address }.
notices-why-unable =
    Ce navigateur ne reçoit pas de notifications. Sur iPhone et iPad, ajoutez d’abord Emporion à l’écran d’accueil.
notices-why-refused =
    Ce navigateur refuse les notifications d’Emporion. Pour changer cela : l’icône à gauche de l’adresse, puis
    Notifications, puis Autoriser.
notices-why-silent = Le service de notifications de ce navigateur n’a pas répondu. Rien n’a changé ; essayez plus tard.
notices-habits = Quand et comment
notices-habits-note = sur tous vos appareils
notices-always = Même avec un onglet ouvert
notices-always-note = Sinon, seuls le titre et l’icône de l’onglet changent : « (3) Emporion ».
notices-silence = Silence de 22 h à 8 h
notices-silence-note = Les notifications attendent le matin, sauf le rappel avant la fin.
notices-digest = Résumé du matin
notices-digest-note = Un seul courriel à 8 h, s’il y a quelque chose.
notices-digest-never = jamais
notices-digest-daily = chaque jour
notices-digest-monday = le lundi
notices-discreet = Notifications discrètes
notices-discreet-note = Sans noms ni chiffres. Aucune notification ne montre jamais une main ou un secret.
notices-sample = Une notification sur l’écran verrouillé
notices-sample-title = Ostia : c’est à vous
notices-sample-body = À vous de miser sur l’ivoire et le bois, au moins 20 deniers. Encore 3 h 40.
notices-sample-discreet = C’est à vous à une table.
hooks = Salon du cercle
hooks-public = ce que chacun peut voir, rien d’autre
hooks-none = Discord, Slack, Matrix : un salon peut apprendre qu’une table s’ouvre, à qui est le tour, qui l’emporte.
hook-discord = Discord
hook-slack = Slack
hook-matrix = Matrix
hook-json = Autre (JSON)
hook-kind = Sorte de salon
hook-address = Adresse du salon
hook-example = https://salon.exemple/hooks/…
hook-which = De quelles tables
hook-all = Toutes les tables que j’ouvre
hook-one = Seulement : { $game }
hook-gone = une table finie
hook-add = Ajouter
hook-try = Essayer
hook-tried = Le salon a reçu l’essai.
hook-remove = Retirer
hook-open = table ouverte
hook-turn = à qui le tour
hook-over = partie finie
hook-off = Éteint { $when } : trois échecs de suite. Un essai réussi le rallume.
nudge = Relancer
nudged = { $name } est prévenu, s’il le veut bien.
nudged-already = Relancé pour ce tour.
unsubscribe-title = Plus de courriels
unsubscribe-note =
    Emporion ne vous enverra plus de courriel quand c’est à vous, ni de résumé. Vos appareils ne changent pas.
unsubscribe-go = Ne plus rien envoyer
unsubscribe-done = C’est fait : plus aucun courriel ne part.
unsubscribe-failed = Ce lien n’est pas valable. Les choix restent ouverts ci-dessous.
privacy-notices-title = Les notifications
privacy-notices =
    Seulement si vous le voulez : l’adresse que votre navigateur donne pour recevoir des notifications, ses clés,
    vos choix et votre fuseau horaire. Une notification passe, chiffrée, par le service de votre navigateur (Google,
    Mozilla, Apple…), qui apprend qu’il en vient une, jamais ce qu’elle montre. Elle ne contient que ce que toute la
    table sait. Si l’hôte d’une table a relié un salon, celui-ci apprend vos noms et à qui est le tour. Tout
    s’efface avec l’appareil ou avec vous.
error-bad-zone = Ce serveur ne connaît pas votre fuseau horaire.
error-bad-push = Ce navigateur n’a pas donné d’adresse utilisable pour les notifications.
error-no-push = Cet appareil ne reçoit pas de notifications. Autorisez-les d’abord.
error-bad-hook = Rien ne peut partir à cette adresse : il en faut une publique, en https.
error-no-hook = Ce salon n’est plus dans la liste.
error-hook-refused = Le salon n’a pas pris l’essai. Vérifiez son adresse.
error-too-many-hooks = Vous avez déjà { N($most, one: "salon", more: "salons") } : c’est le maximum.
error-not-waited-for = Personne n’attend cette place.
error-nudge-soon = { $name } n’est attendu que depuis peu.
key-next = Prochaine table qui vous attend
key-orders = Ordres à l’avance

# Le précepteur d’une première partie.
tutor-name = Précepteur
tutor-with = avec le précepteur
tutor-switch = Conseils du précepteur
tutor-speaks = oui
tutor-silent = non
tutor-before = avant votre décision
tutor-waits = regarde la table
tutor-after = Après votre décision
tutor-hello = À chaque décision, je vous dis où regarder, puis ce que j’en pense. Le coup reste le vôtre.
tutor-weighs = Je pèse votre coup…
tutor-hush = Silence ce tour
tutor-clear = Ici, une idée se détache : cherchez-la.
tutor-clear-terms = Ici, une idée se détache. Ce qui pèse : { $terms }.
tutor-some = Tous les choix ne se valent pas ici.
tutor-some-terms = Tous les choix ne se valent pas. Ce qui pèse : { $terms }.
tutor-even = Les meilleurs choix se valent ici : suivez votre idée.
tutor-good = Bon coup.
tutor-fair = Discutable.
tutor-costly = Coup cher.
tutor-good-terms = Face à l’idée suivante, en moyenne : { $pros }.
tutor-good-none = Rien de mieux n’était en vue.
tutor-better = Mieux :
tutor-better-terms = Cela donne bientôt, en moyenne : { $pros }.
tutor-better-both = Cela donne bientôt, en moyenne : { $pros } ; en échange { $cons }.
tutor-better-cons = D’abord { $cons }, mais la suite vaut mieux.
tutor-better-none = La suite de la partie s’en porte mieux.
# Le palmarès d’une personne.
player-title = Palmarès
player-mine = Mon palmarès
player-since = à table depuis { $when } · { $played ->
    [0] aucune partie finie
    [one] { $played } partie finie
   *[other] { $played } parties finies
} · { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
player-none = Votre première partie terminée apparaîtra ici, avec ses points et son journal.
player-none-of = Aucune partie terminée à montrer.
player-sees = Qui voit cette page
sees-me = moi
sees-me-note = Personne d’autre ne la voit.
sees-circle = mes cercles
sees-circle-note =
    Les membres de vos cercles la voient. Des parties que vous jouez sans eux, ils n’ouvrent que les publiques.
sees-all = tout le monde
sees-all-note = Toute personne qui en a l’adresse. Vos adversaires n’y sont pas nommés.
rating-wanted = Avoir une cote
rating-wanted-note = Sans cote, rien n’est calculé, et ce qui l’était est effacé. Vos parties restent.
rating-declined = Vous avez choisi de ne pas avoir de cote. Cela se change dans « Qui voit cette page ».
by-game = Par jeu
by-game-note = gagnées, place moyenne
game = Jeu
col-played = parties
col-won = gagnées
col-place = place
col-ahead = devant
col-behind = derrière
col-date = date
played-so = à { $seats }, { $mode }
mode-bots = contre des robots
mode-people = entre personnes
mode-teams = par équipes
against-whom = Contre qui
against-note = parties ensemble
against-remark = Devant : mieux placé à la fin. Abandonner, c’est finir dernier. À égalité, ni devant ni derrière.
bot-of = robot { $level }
rating = Cote
rating-which = Quelle cote
rated-people = entre personnes
rated-bots = contre des robots
rating-curve = { $which } : de { $first } le { $from } à { $last } le { $to }
rating-table = En chiffres
rating-missing = { $count ->
    [one] Encore une partie avant une cote.
   *[other] Encore { $count } parties avant une cote.
}
rating-remark =
    Seules les parties entre personnes comptent ici. La bande dit l’incertitude ; elle se resserre quand vous jouez.
rating-remark-bots = Les parties contre des robots ont leur propre cote : elle ne touche pas à celle entre personnes.
rating-none = Une cote apparaîtra après cinq parties d’un même jeu.
ways-to-win = Façons de gagner
wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
way-to-win = { $game } : { $way }
times-of = { $times } sur { $all }
ways-remark = Ce qui a le plus séparé le vainqueur des autres, au décompte.
last-matches = Dernières parties
all-matches = { $count ->
    [one] la seule
   *[other] toutes, { $count }
}
more-matches = En voir plus
no-matches-shown = Aucune que vous puissiez voir.
place-short = { $place ->
    [1] 1re place
   *[other] { $place }e
} sur { $seats }
past-team = gagnée en équipe
past-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-won-by = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, surtout : { $way }
past-together = avec { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-lost = { $points } contre { $best } · { $names } { $count ->
    [one] gagne
   *[other] gagnent
}
privacy-results-title = Votre palmarès
privacy-results =
    Il se calcule à partir de vos parties terminées. S’y ajoutent, après chaque partie, votre cote et ce qui l’a fait
    gagner. Vous choisissez qui le voit, et vous pouvez vous passer de cote : elle est alors effacée. Tout part avec
    vous.
error-no-profile = Ce palmarès n’existe pas, ou n’est pas ouvert à vous.

# Les gens qu’on évite, et ce qu’on signale.
avoid-or-report = Éviter ou signaler
avoid-muted = Ne plus lire ses messages
avoid-muted-note = Ses messages disparaissent pour vous, à toutes les tables. Il n’en saura rien.
avoid-muted-done = Vous ne lirez plus { $name }.
avoid-blocked = Ne plus jouer ensemble
avoid-blocked-note =
    En plus, aucun de vous deux ne peut s’asseoir à une table où l’autre est assis. Les parties commencées
    continuent.
avoid-blocked-done = Vous ne jouerez plus avec { $name }.
avoid-only-muted = Seulement ne pas lire
avoid-none = Ne plus éviter
avoided = Personnes évitées
avoided-note = elles n’en savent rien
avoided-muted = pas lue
avoided-blocked = pas de partie ensemble
report = Signaler
report-note = La personne qui tient ce serveur lira votre message, et ce qui a été dit à la table. Personne d’autre.
report-reason = Pourquoi
report-talk = ses messages
report-name = son nom
report-leaving = quitte les parties
report-cheating = triche
report-other = autre chose
report-text = Ce qui s’est passé
report-send = Envoyer
report-done = C’est transmis. Merci.
privacy-company-title = Ceux que vous évitez, ce que vous signalez
privacy-company =
    La liste des personnes que vous évitez n’est montrée qu’à vous. Un signalement garde votre nom, celui de la
    personne,
    le message visé et ce que vous en dites ; seule la personne qui tient ce serveur le lit. Elle peut suspendre
    quelqu’un, ce qui est gardé aussi. Quand la personne signalée s’efface, le signalement part avec elle.
error-shunned = Quelqu’un de cette table et vous ne jouez pas ensemble.
error-too-many-shunned = Vous évitez déjà { N($most, one: "personne", more: "personnes") } : c’est le maximum.
error-suspended =
    La personne qui tient ce serveur vous laisse finir vos parties, mais rien commencer ni écrire avant le
    { DATETIME($until, day: "numeric", month: "long", year: "numeric") }.
error-suspended-for-good =
    La personne qui tient ce serveur vous laisse finir vos parties, mais rien commencer ni écrire.

# Les cercles : ligue et coupes.
circles = Cercles
nav-circles = Cercles
circle-invited = Rejoindre « { $name } » ?
circle-invited-note = { $count ->
    [one] Un cercle d’un membre, avec sa ligue et ses coupes.
   *[other] Un cercle de { $count } membres, avec sa ligue et ses coupes.
} Ses membres verront votre palmarès, sauf si vous le réservez à vous.
circle-join = Rejoindre
circle-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
circle-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} de la ligue
circle-new = Un nouveau cercle
circle-new-note =
    Un groupe d’amis : une ligue par saison, de petites coupes, et vos palmarès entre vous. On y entre par un lien.
circle-name = Nom du cercle
circle-make = Créer
circle-host = hôte
circle-link = Lien pour inviter
circle-copy = Copier
link-not-copied = Le navigateur ne permet pas de copier : sélectionnez le lien.
circle-leave = Quitter
circle-stay = Rester
circle-leave-title = Quitter « { $name } » ?
circle-leave-note = Vous sortez de sa ligue et des coupes qui n’ont pas commencé. Vos parties restent.
members = Membres
member-remove = Retirer
member-remove-title = Retirer { $name } du cercle ?
member-remove-note = Le lien d’invitation change : l’ancien ne mènera plus à rien.
league = Ligue du cercle
season = saison { $quarter ->
    [1] d’hiver
    [2] de printemps
    [3] d’été
   *[4] d’automne
} { $year }
season-before = Saison d’avant
season-now = Saison en cours
col-played-short = j.
col-won-short = g.
col-points = points
col-moved = sur une semaine
moved = { $by ->
    [0] place inchangée
   *[other] places gagnées en une semaine : { $by }
}
league-empty =
    Personne n’a encore joué { N($count, one: "partie", more: "parties") } contre d’autres membres cette saison.
league-remark = À quatre, les places valent 10 points, 6, 3 et 1. { $best ->
    [one] La meilleure partie de chacun compte.
   *[other] Les { $best } meilleures parties de chacun comptent.
}
league-fewer = Moins de { N($count, one: "partie", more: "parties") } : { $names }.
cups-none = Pas encore de coupe dans ce cercle.
cup-new = Ouvrir une coupe
cup-name = Nom de la coupe
cup-kind = Formule
cup-swiss = système suisse
cup-swiss-note =
    Tout le monde joue toutes les rondes, contre des gens qui ont autant de points, en se recroisant le moins
    possible.
cup-knockout = élimination
cup-knockout-note = La première moitié de chaque table continue, jusqu’à la finale.
cup-seats = Par table
cup-rounds = Rondes
cup-days = Jours par ronde
cup-pace =
    On joue à son rythme : 2 jours en réserve, 12 h de plus à chaque coup ; ensuite un robot remplace jusqu’au
    retour.
cup-open = Ouvrir
cup-over = terminée
cup-round = { $kind }, ronde { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}sur { $rounds }
}
cup-passed = { $name } est exempt, avec les points d’une première place
cup-table = Table { $table }
cup-table-over = finie, { $names } gagne
cup-table-nobody = finie, personne ne gagne
cup-table-running = en jeu
cup-table-waiting = prêts : { $ready } sur { $all }{ $me ->
    [yes] , on vous attend
   *[no] {""}
}
cup-ready = Je suis prêt
cup-ready-until = Qui n’est pas prêt avant { $when } est remplacé par un robot, sans points.
cup-round-until = Ronde { $round }, jusqu’à { $when }
cup-last-round = Ronde { $round }, la dernière
round-short = R{ $round }
cup-met = adv.
cup-met-note = somme des points des adversaires rencontrés : elle départage
cup-out = éliminé
cup-terms = À { $seats } par table, { N($days, one: "jour", more: "jours") } par ronde{ $rounds ->
    [0] {""}
    [one] , une ronde
   *[other] , { $rounds } rondes
}. Les tables se forment toutes seules.
cup-enter = Participer
cup-leave = Ne plus participer
cup-begin = Commencer la coupe
cup-cancel = Annuler
cup-waits = { $count ->
    [one] une table de coupe vous attend
   *[other] { $count } tables de coupe vous attendent
}
cup-remark-swiss =
    « adv. » départage : la somme des points de vos adversaires. La ronde suivante se forme quand la dernière table
    a fini.
cup-remark-knockout =
    La première moitié de chaque table continue. Le tour suivant se forme quand la dernière table a fini.
privacy-circles-title = Vos cercles
privacy-circles =
    Le nom du cercle, qui en est membre et depuis quand, qui participe à quelle coupe et à quelle table. Les autres
    membres
    le voient, avec votre palmarès si vous le leur ouvrez. Quitter un cercle vous en efface ; les coupes commencées
    gardent vos résultats.
error-no-circle = Ce cercle n’existe pas, ou vous n’en êtes pas membre.
error-too-many-circles = Vous êtes déjà dans { N($most, one: "cercle", more: "cercles") } : c’est le maximum.
error-circle-full = Ce cercle a déjà { N($most, one: "membre", more: "membres") } : c’est le maximum.
error-no-cup = Cette coupe n’existe pas, ou plus.
error-cup-clock = Une coupe se joue sur plusieurs jours, avec une horloge.
error-cup-empty = Personne d’autre ne participe encore.
error-cup-full = Il y a déjà { N($most, one: "participant", more: "participants") } : c’est le maximum.
error-too-many-cups = Ce cercle a déjà { N($most, one: "coupe en cours", more: "coupes en cours") } : c’est le maximum.
error-cup-table = Cette table est celle d’une coupe : ses places sont gardées pour ceux qui y jouent.
