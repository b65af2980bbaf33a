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
level-random = au hasard
level-greedy = facile
level-search = difficile
bot-level = robot · { $level }
players = Joueurs
guest-name = Invité { $number }

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
name-change = Changer le nom { $name }

home-games = { $count ->
    [one] Un jeu de commerce antique
    [5] Cinq jeux de commerce antique
   *[other] { $count } jeux de commerce antique
}
home-level = Un clic suffit : robots de niveau
home-weight = poids du jeu, sur 5
create-table = Créer une table
create-with-friends = Créer une table de { $game } avec des amis
play-bots = { $count ->
    [one] Jouer contre 1 robot
   *[other] Jouer contre { $count } robots
}
play-bots-short = Jouer, { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
minutes = { $minutes } min
weight = Poids { $weight } sur 5
home-mine = Mes tables
home-waits = { $count ->
    [0] aucune ne vous attend
    [one] { $count } vous attend
   *[other] { $count } vous attendent
}
home-mine-empty = Aucune table encore. Un clic ci-dessus ouvre la première.
home-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
home-open = Tables ouvertes
home-open-count = { $count } sur ce serveur
home-open-empty = Le port est vide. La vôtre serait la première.
home-watch = À regarder
home-watch-note = sans rien voir de caché
home-watch-empty = Personne ne joue en public pour l’instant.
home-account = Aucun compte, aucun mot de passe.
home-account-note = Un nom, un lien. Vos tables restent dans ce navigateur.
home-move = Les emporter sur un autre appareil
join-note = Vous avez reçu un lien ? Collez-le ici.
join-field = lien ou code
join = Y aller
sit = S’asseoir
watch = Regarder
review = Revoir
play = Jouer
look = Voir
table-of = chez { $name }
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

move-note = Un code fait d’un autre appareil le vôtre. Il sert une seule fois, pendant un quart d’heure.
move-code = Montrer un code
move-code-note = Scannez-le avec l’autre appareil, ou tapez-y le code dans cette même fenêtre.
move-link = Copier le lien
qr-move = Code QR qui fait d’un autre appareil le vôtre
qr-invitation = Code QR de l’invitation
qr-invitation-note = Scannez-le pour prendre place sur un autre appareil.
arrive-title = Apporter des tables sur cet appareil
arrive-note = Ce lien fait de ce navigateur la même personne que celui d’où il vient. Il sert une seule fois.
move-field = code de l’autre appareil
move-arrive = Apporter mes tables ici
move-done = Bienvenue, { $name }.

create-title = Créer une table
create-note = Tout est déjà réglé : changez ce qui vous plaît, puis ouvrez.
create-game = Le jeu
create-seats = Les sièges
create-seat-count = { $count } joueurs
create-options = Options
create-options-of = Options : { $game }
create-pace = Rythme et porte
create-sentence = { $game } à { $count }
create-waits = { $count ->
    [one] Un siège attend un ami : la partie commence dès qu’il s’assied, ou mettez-y un robot.
   *[other] { $count } sièges attendent des amis : la partie commence dès que tous sont assis.
}
create-starts = La partie commence aussitôt.
create-open = Ouvrir la table
seat-me = Moi
seat-friend = Ami par lien
seat-kept = Siège réservé
seat-kept-note = à qui reçoit le lien
seat-number = Siège { $number }
seat-look = Couleur et forme du siège { $number }
seat-remove = Retirer le siège { $number }
seat-add = Ajouter un siège { $number }
seat-mix = Mélanger l’ordre
seats-range = { $game } : { $fewest } à { $most } sièges
seat-free = siège libre
seat-to-speak = doit parler
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
taken = Un autre siège l’a déjà.
presets = Options toutes prêtes
preset-first = Première partie
preset-full = Règle complète
preset-own = À ma façon
options-none = Ce jeu n’a pas d’options.
changed = modifié
pace-live-title = En direct
pace-live-note = Tous là ensemble, le temps de la partie.
pace-days-title = Sur plusieurs jours
pace-days-note = Chacun joue quand il peut.
clock = Pendule
clock-none = sans pendule
clock-reserve = { $minutes } min par siège
pace-each = Un coup sous
pace-late = Passé ce délai
late-wait = on attend
late-bot = coup par défaut
hours = { $hours } h
days = { $days } jours
door = Table
door-link = sur invitation
door-public = ouverte à tous

your-turn = À vous de jouer
waits-for = { $names } doit décider
sending = Envoi…
zone-prompt = Ce qui est demandé
zone-seats = Joueurs
journal = Journal
journal-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-field = Écrire à la table
chat-send = Envoyer
watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
recap = Depuis votre dernier coup :
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
    [one] « { $find } » : 1 règle
   *[other] « { $find } » : { $count } règles
}
rules-none = Ce jeu n’a pas encore de livre de règles.
side-open = Joueurs et journal
line-live = en direct
line-opening = connexion
line-lost = sans connexion
lost-title = Connexion perdue. Rien n’est perdu.
lost-note = { $seconds ->
    [0] Nouvel essai…
   *[other] Nouvel essai dans { $seconds } s.
}
retry = Réessayer
undo = Reprendre
undo-may = Vous pouvez reprendre votre dernier coup.
undo-until = Reprenable tant que { $name } se tait.
confirm-title = Confirmer le coup
confirm-yes = Confirmer
watching = Vous regardez
watching-note = rien de caché n’est montré
waiting-for = { $count ->
    [0] Tous les sièges sont pris.
    [one] Un siège est encore libre.
   *[other] { $count } sièges sont encore libres.
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
stand-in-level = remplaçant · { $level }
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
    Elle est endommagée, ou ses coups ne suivent plus les règles de cette version. Elle est gardée telle quelle.
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
rematch = Rejouer
download-record = Télécharger la partie
tour = Visite de la table
tour-next = Suite
tour-skip = Passer
tour-end = Jouer

settings-note = Gardés dans ce navigateur.
language-note = Aussitôt, même au milieu d’une partie.
theme-note = Celui du système tant que vous ne choisissez pas.
speed = Coups des autres
speed-note = Combien de temps chacun reste avant le suivant.
speed-slow = lent
speed-normal = normal
speed-fast = vif
speed-off = aussitôt
confirm = Confirmer les coups
confirm-note = Chaque coup demande une fois encore.
notify = Me prévenir quand vient mon tour
notify-note = Un avis de ce navigateur, tant qu’Emporion reste ouvert dans un autre onglet ou une autre fenêtre.
notify-refused = Ce navigateur n’autorise pas les avis ici : autorisez-les d’abord dans ses réglages.
sounds = Sons
sounds-note = Un coup discret quand vient votre tour.
letters = Touches d’une lettre
letters-note = À éteindre si elles gênent d’autres outils.
tours = Visites
tours-note = Montrer de nouveau la visite d’une table.
tours-again = Montrer
keyboard = Clavier
key-why = Pourquoi pas, aide sur la chose choisie
key-rules = Règles
key-journal = Journal
key-hint = Conseil
key-branch = Jouer la suite d’ici (analyse, relecture)
key-home = Accueil
key-theme = Clair ou sombre
key-undo = Reprendre
key-escape = Fermer la couche du dessus
key-zone = Partie suivante de l’écran
key-number = L’offre numérotée
key-search = Chercher dans les règles

finished-empty = Aucune partie terminée encore.
upload-title = Une partie venue d’ailleurs
upload-note = Le relevé de toute partie terminée se relit et se vérifie ici.
upload = Choisir un relevé

replay = Relecture
replay-title = Relecture · coup { $n } sur { $all }
replay-leave = Quitter la relecture
replay-view = Vu par
replay-public = public
replay-all = tout
replay-start = La table est mise
replay-by = { $seat } · { $phase }
replay-step = Pas
replay-speed = Allure
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
chance-nohash = Ce relevé est venu sans empreinte publiée ; seule la graine est vérifiée.

hint = Conseil
hint-thinking = Les suites possibles sont essayées…
hint-none = Aucun conseil cette fois.
hint-say = Jouer : { $word }
hint-say-all = Tout jouer ainsi
hint-note = Chances estimées d’après ce que vous savez, en jouant la suite jusqu’au bout.
hints-allowed = Conseils permis
hints-allowed-note = Chaque siège peut demander ses meilleurs coups.
percent = { $n } %
why-pros = Bientôt, en moyenne : { $pros }.
why-cons = Bientôt, en moyenne : { $cons }.
why-both = Bientôt, en moyenne : { $pros } ; en revanche { $cons }.
why-pros-at-first = D’abord { $pros }, mais la suite vaut moins.
why-cons-at-first = D’abord { $cons }, mais la suite vaut mieux.
why-close = Les positions qui suivent se ressemblent ; l’écart se creuse plus tard.

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
analysis-round = Tour { $round }
analysis-word = Coup { $n } sur { $all }
analysis-word-short = Coup { $n }
analysis-transport = Aller dans la partie
analysis-round-back = Tour précédent
analysis-round-on = Tour suivant
analysis-go = Aller au coup
analysis-of = sur { $all }
chances = Chances de victoire
chances-note = estimées sur { $count } suites par position, d’après ce que chacun savait
chances-table = Les chances en chiffres
costly = Coups les plus chers
costly-mine = Vos coups les plus chers
costly-of = Les coups les plus chers de { $name }
costly-seat = Siège
costly-choose = Choisissez un siège : ses coups seront comparés aux meilleurs.
costly-coming = Les coups sont comparés aux autres possibles…
costly-none = Aucun coup ne vous a coûté 2 points de chances ou plus.
costly-none-of = Aucun coup n’a coûté à { $name } 2 points de chances ou plus.
costly-chance = de chances
costly-said = dit
costly-better = mieux
costly-see = Voir le coup
play-on = Jouer la suite d’ici
replay-from = Relire d’ici
scores = Points au fil des tours
seat = Siège
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
branch-note = La vraie partie reste intacte ; les robots tiennent les autres sièges.
branch-none =
    Choisissez un coup et jouez-en la suite : la vraie partie reste intacte, les robots tiennent les autres sièges.
branch-not-yours = Seuls ceux qui ont joué cette partie peuvent en jouer une autre suite.

server-silent = Le serveur ne répond pas
error-offline = Le serveur est injoignable. Est-il en marche ?
error-unknown = Quelque chose a échoué. Rien n’est perdu.
error-no-table = Cette table n’existe pas.
error-too-late = Trop tard : la table a continué.
error-not-your-turn = Ce n’est pas à vous.
error-not-seated = Vous n’avez pas de siège à cette table.
error-seat-taken = Quelqu’un a été plus rapide : le siège est pris.
error-nothing-to-take-back = Il n’y a plus rien à reprendre.
error-chat = Le message n’est pas parti.
error-refused = Ce coup n’est pas possible maintenant.
error-bad-code = Ce code est inconnu, déjà servi ou trop ancien.
error-bad-name = Un nom demande au moins une lettre.
error-bad-record =
    { $line ->
        [0] Ce n’est pas un relevé d’Emporion.
       *[other] Ce relevé ne peut pas être rejoué : la ligne { $line } ne convient pas.
    }
error-bad-view = Cette vue n’existe pas.
error-broken-table =
    Cette table est endommagée, ou ses coups ne suivent plus les règles de cette version ; elle est laissée
    telle quelle.
error-malformed = Ce message n’a pas été compris.
error-no-level = Ce niveau n’existe pas.
error-no-name = Dites d’abord qui vous êtes.
error-no-record = Ce relevé n’est plus gardé : apportez-le de nouveau.
error-no-rulebook = Ce livre de règles n’existe pas.
error-no-seat = Ce siège n’existe pas.
error-no-word = La partie est plus courte : elle compte { $words } coups.
error-not-away = Cette personne est à la table et son temps n’est pas écoulé.
error-not-yet = Le temps de cette place n’est pas encore écoulé.
error-no-person = Personne n’est assis à cette place.
error-over = La partie est terminée.
error-not-host = Seul qui a ouvert la table peut le faire.
error-not-over = La partie n’est pas terminée.
error-not-started = La partie n’a pas commencé.
error-started = La partie a déjà commencé.
error-storage = Le serveur ne peut rien enregistrer pour l’instant ; rien n’a changé.
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
error-too-many-tables = Vous êtes assis à { $most } tables inachevées : c’est le maximum.
error-two-seats = Une personne a un seul siège à une table.
error-server = Le serveur s’est trompé ; rien n’a changé.
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
error-too-many-spectators = { $most } personnes regardent cette table : c’est le maximum. Revenez plus tard.
error-too-slow = Votre connexion est trop lente ; elle est rouverte.
error-wrong-seed = la graine ne donne pas l’empreinte publiée au début
error-wrong-result = les coups ne donnent pas le résultat annoncé
error-wrong-word =
    { $word ->
        [0] les coups ne respectent pas les règles
       *[other] le coup { $word } ne respecte pas les règles
    }
