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
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-open = Tables ouvertes
home-open-count = { $count } sur ce serveur
home-open-empty = Le port est vide. La vôtre serait la première.
home-watch = À regarder
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
waiting-tag = en attente
broken-tag = hors d’usage
table-unnamed = Une table
pace-live = en direct
pace-reserve = en direct, { $minutes } min chacun
pace-days = sur plusieurs jours, { $hours } h par coup
resume-kicker = À vous de jouer
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
create-seat-count = { $count } joueurs
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
seats-range = { $game } : { $counts } joueurs
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
pace-days-title = Sur plusieurs jours
pace-days-note = Chacun joue quand il peut.
clock = Pendule
clock-none = sans pendule
clock-reserve = { $minutes } min par joueur
pace-each = Délai par coup
pace-late = Passé ce délai
late-wait = on attend
late-bot = coup par défaut
hours = { $hours } h
days = { $days } jours
door = Accès
door-link = sur invitation
door-public = ouverte à tous
door-link-note = Qui a le lien peut venir.
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
pace-then-wait = passé ce délai, on attend
pace-then-default = passé ce délai, le coup par défaut est joué

first-name-title = Comment vous appelle-t-on ?
first-name-note = Les autres verront ce nom. Il reste dans ce navigateur, et vous pourrez en changer à tout moment.
first-name-keep = M’asseoir sous ce nom

room-title = Chez { $name }
room-seats = { $count } places, { $free } { $free ->
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
   *[other] Il manque { $count } personnes. La partie commence dès que tous sont assis.
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

left-days = encore { $days } jours
left-hours = encore { $hours } h { $minutes ->
    [0] {""}
   *[other] { $minutes }
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
    [one] { $points } point
   *[other] { $points } points
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
record-kept = Relevé gardé à cette adresse jusqu’au { $when }. L’apporter de nouveau le garde plus longtemps.

your-turn = À vous de jouer
waits-for = { $names } doit décider
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
journal-done = à jour
journal-behind = { $count ->
    [one] encore { $count } coup à voir
   *[other] encore { $count } coups à voir
}
journal-hurry = Tout montrer
chat = Discussion
chat-empty = Personne n’a encore rien dit.
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
recap-sum = { $players ->
    [0] Personne
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $facts ->
    [one] { $players } fait
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
rules-both = les deux
rules-contents = Sommaire
rules-found = { $count ->
    [0] « { $find } » : aucune règle
    [one] « { $find } » : { $count } règle
   *[other] « { $find } » : { $count } règles
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
undo-step = Reprendre le pas
undo-turn = Tout le tour
undo-ask = Demander à reprendre
undo-may = Vous pouvez reprendre votre dernier coup.
undo-until = Annulable tant que { $name } n’a pas joué.
undone-step = Pas repris.
undone-turn = Vous êtes revenu au début de votre tour.
trail = Les pas de ce tour
trail-back = Revenir à ce pas
redo = Refaire
back-asked = Une demande attend déjà sa réponse.
back-kept = La question a déjà été posée pour ce tour : il reste joué.
back-shown = Plus possible : quelque chose de caché a été dévoilé depuis.
back-shown-since = Plus possible :
ask-back-title = Demander à reprendre votre tour ?
ask-back-since = { $count ->
    [one] { $names } a joué depuis.
   *[other] Ont joué depuis : { $names }.
 }
ask-back-note = Si tous acceptent, la partie revient avant « { $word } » et l’on rejoue à partir de là.
ask-back-keep = Garder mon coup
ask-back = Demander
request-sent = Demande envoyée
request-title = { $name } voudrait reprendre son tour
request-nothing-shown = Rien de caché n’a été vu depuis.
request-yes = oui
request-no = non
request-thinks = réfléchit
request-accept = Accepter
request-refuse = Refuser
request-withdraw = Retirer
request-granted-mine = Tous acceptent. Vous êtes revenu au début de votre tour.
request-granted-other = Tous acceptent : { $name } reprend son tour.
request-refused-mine = { $by } préfère continuer. Votre coup reste joué.
request-refused-other = { $by } préfère continuer. Le coup de { $name } reste joué.
request-silent-mine = { $by } n’a pas répondu. Votre coup reste joué.
request-silent-other = { $by } n’a pas répondu. Le coup de { $name } reste joué.
request-withdrawn-mine = Demande retirée. Votre coup reste joué.
request-withdrawn-other = { $name } a retiré sa demande.
request-shown-mine = Plus possible : quelque chose de caché a été dévoilé depuis. Votre coup reste joué.
request-shown-other = Plus possible : quelque chose de caché a été dévoilé depuis. Le coup de { $name } reste joué.
taken-back-note = repris, tous d’accord
caution-title = Vraiment ?
caution-stay = Revenir
caution-go = Continuer quand même
caution-never = Ne plus me poser ces questions
careful = Prévenir avant une étourderie
careful-note =
    Une question avant ce qui ne se reprend plus et ressemble à un oubli : sceller un brouillon vide, finir sans
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
hours-left = { $hours } h
minutes-left = { $minutes } min
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
download-record = Télécharger la partie
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
sounds-note = Un son discret quand vient votre tour.
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
key-undo = Reprendre le pas
key-undo-turn = Reprendre tout le tour
key-escape = Fermer la fenêtre ouverte
key-zone = Zone suivante de l’écran
key-number = Le premier, deuxième… choix allumé
key-seat = Le plateau d’un joueur
key-search = Chercher dans les règles

finished-empty = Aucune partie terminée pour l’instant.
upload-title = Une partie venue d’ailleurs
upload-note = Le fichier de toute partie terminée se revoit et se vérifie ici.
upload = Choisir un fichier de partie

replay = Relecture
replay-title = Revoir · coup { $n } sur { $all }
replay-leave = Quitter la relecture
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
chance-words = { $count } coups rejoués à l’identique
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
   *[other] Jouer ces { $count } pas
  }
hint-another = Autre idée
hint-close = Fermer le conseil
hint-note = Chances estimées d’après ce que vous savez, en jouant la suite jusqu’au bout.
hints-allowed = Conseils permis
hints-allowed-note = Chaque joueur peut demander ses meilleurs coups.
percent = { $n } %
why-pros = À court terme, en moyenne : { $pros }.
why-cons = À court terme, en moyenne : { $cons }.
why-both = À court terme, en moyenne : { $pros } ; en revanche { $cons }.
why-pros-at-first = D’abord { $pros }, mais moins bon à long terme.
why-cons-at-first = D’abord { $cons }, mais la suite vaut mieux.
why-late = En moyenne, { $terms }.
why-chances = Jusqu’au bout, { $own } % de victoires contre { $theirs } %.
why-only = Il n’y a que ce coup.

match-nav = Partie terminée
analysis = Analyse
analysis-facts = { $seats } joueurs, { $words } coups
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
chances-note = estimées en jouant { $count } fins de partie par position, d’après ce que chacun savait
chances-table = Les chances en chiffres
costly = Coups les plus coûteux
costly-mine = Vos coups les plus chers
costly-of = Les coups les plus coûteux de { $name }
costly-seat = Joueur
costly-choose = Choisissez un joueur : ses coups seront comparés aux meilleurs.
costly-coming = Les coups sont comparés aux autres possibles…
costly-none = Aucun coup ne vous a coûté 2 points de chances ou plus.
costly-none-of = Aucun coup n’a coûté à { $name } 2 points de chances ou plus.
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
branch-note = La vraie partie reste intacte ; les robots jouent les autres.
branch-none =
    Choisissez un coup et rejouez à partir de là : la vraie partie reste intacte, les robots jouent les autres.
branch-not-yours = Seuls ceux qui ont joué cette partie peuvent en jouer une autre suite.

server-silent = Le serveur ne répond pas
error-offline = Le serveur est injoignable. Est-il en marche ?
error-unknown = Quelque chose a échoué. Rien n’est perdu.
error-no-table = Cette table n’existe pas.
error-too-late = Trop tard : la partie a avancé.
error-not-your-turn = Ce n’est pas à vous.
error-not-seated = Vous n’avez pas de place à cette table.
error-seat-taken = Quelqu’un a été plus rapide : la place est prise.
error-nothing-to-take-back = Il n’y a plus rien à reprendre.
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
error-no-name = Dites d’abord qui vous êtes.
error-no-record = Ce fichier n’est plus conservé : envoyez-le de nouveau.
error-no-rulebook = Ce livre de règles n’existe pas.
error-no-seat = Cette place n’existe pas.
error-no-word = La partie compte moins de coups : { $words }.
error-no-line = Le journal est plus court : il compte { $lines } lignes.
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
    Vous avez joué et repris { $most } coups dans cette partie : il ne vous reste que le coup par défaut, celui qui
    est joué quand le temps est écoulé.
error-match-full =
    { $most } coups ont été joués et repris dans cette partie : c’est le maximum, on ne peut plus rien y jouer.
error-long-record = Cette partie est trop longue : elle peut compter ici { $most } coups au plus.
error-too-many-tables = Vous êtes assis à { $most } tables inachevées : c’est le maximum.
error-two-seats = Vous avez déjà une place à cette table.
error-server = Erreur du serveur ; rien n’a changé.
error-no-hints = Cette table se joue sans conseils.
error-no-advice = Aucun conseil n’a été trouvé cette fois.
error-too-many-analyses = { $most } analyses attendent déjà ; redemandez plus tard.
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
error-too-many-sockets = { $most } fenêtres sont ouvertes depuis votre réseau : c’est le maximum. Fermez-en une.
error-too-many-bodies = { $most } parties sont déjà en cours d’envoi depuis votre réseau. Patientez un peu.
error-too-many-spectators = { $most } personnes regardent cette table : c’est le maximum. Revenez plus tard.
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
turn-sealed = a scellé
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
moments-provisional = provisoires : le calcul continue
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
turning-own = De { $before } % à { $after } % pendant { $you ->
    [yes] votre propre tour
   *[no] son propre tour
}.
turning-others = De { $before } % à { $after } % pendant { $known ->
    [yes] le tour de { $other }
   *[no] les tours des autres
} : { $you ->
    [yes] ce sont leurs coups, pas les vôtres, qui ont décidé.
   *[no] ce sont les coups des autres qui ont décidé.
}
turning-sealed = De { $before } % à { $after } % quand les choix secrets ont été dévoilés : ceux de tous y ont part.
turning-luck = De { $before } % à { $after } % sans qu’un coup ait coûté : c’est ce qui a été tiré ou retourné.
chances-coming = en pointillé : pas encore calculé
