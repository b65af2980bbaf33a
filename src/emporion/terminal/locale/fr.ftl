# Ce que dit le terminal lui-même, à toutes les tables.
greeting = Un numéro ou une partie d’un choix ; « aide » pour le reste.
greeting-legend = Ce que veulent dire les signes : « légende ».
goodbye = Votre partie est enregistrée. Pour la reprendre :
unsaved = Cette partie n’est pas enregistrée.
cannot-save = Cette partie ne peut pas être enregistrée : { $reason }
against = Contre { $names }.
level-random = joue au hasard
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
level-net = maître sans réfléchir
level-first = première édition
level-greedy = glouton
level-ismcts = chercheur
level-program = un programme
your-turn = à vous
all-at-once = tous en secret
you-mark = (vous)
more = { $count ->
    [1] encore une ligne : Entrée, ou q pour arrêter
   *[other] encore { N($count, one: "ligne", more: "lignes") } : Entrée, ou q pour arrêter
}
continue = Entrée pour continuer
times = { $sentence } (×{ $count })
points = points
yes = oui
no = non
colon = { " : " }
semicolon = { " ; " }
nothing = rien

menu-count = ({ $count } choix)
menu-range = { $least } à { $most }
type-amount = Tapez un montant, de { $least } à { $most } ; Entrée ramène à tous les choix.
narrow = Un numéro ou une partie du nom ; Entrée montre à nouveau tous les choix.
not-now = Pas maintenant (pourquoi { $first }) : { $choices }
not-now-count = { $count } choix
no-number = Aucun choix ne porte ce numéro.
no-number-here = Aucun de ces choix ne porte ce numéro. Entrée montre à nouveau tous les choix.
amount-mode = { $title } ({ $least } à { $most })
no-amount = { $mode } : ce montant n’est pas possible. Entrée ramène à tous les choix.
not-understood = Aucun choix ne s’appelle ainsi. Entrée montre les choix, « aide » les commandes.
may-be-said = C’est possible maintenant.
nothing-refused = Tout ce qui entre en ligne de compte est possible maintenant.

undo-nothing = Il n’y a rien à annuler.
undo-disclosed = Rien à annuler : quelque chose de caché a été dévoilé depuis.
undone = Annulé : { $word }
no-player = Personne ne s’appelle ainsi. À cette table : { $names }.
no-rule = Il n’y a pas de règle de ce numéro.
rules-contents = Le livret : règles 4.1 montre un chapitre, règle 4.1.2 une règle
saved-here = Votre partie est enregistrée après chaque coup.
saved = La partie est dans { $file }. Pour la reprendre :
not-saved = Impossible d’enregistrer là : { $reason }
error-no-folder = ce dossier n’existe pas.
error-folder = c’est un dossier.
error-exists = ce fichier existe déjà et contient autre chose. Choisissez un autre nom.
error-forbidden = vous n’avez pas le droit d’y écrire.
error-full = le disque est plein.
error-name = ce n’est pas un nom de fichier.
error-other = le système le refuse ({ $code }).
saved-elsewhere = Cette partie a été reprise dans un autre terminal : ce que vous jouez ici n’est plus enregistré.

hint-thinking = Je réfléchis…
hint-chance = { $percent } % de chances de gagner
hint-for = pour : { $reasons }
hint-against = contre : { $reasons }
hint-then = puis { $words }

match-over = La partie est terminée
winners = { $count ->
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
you-win = Vous gagnez !
your-team-wins = Votre équipe gagne !
team-wins = Victoire de l’équipe : { $names }.
team-head = équipe
team-total = { $points } avec { $names }
nobody-wins = Personne ne gagne.
place = rang
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
eliminated = hors jeu
record-kept = La partie est enregistrée dans ce fichier, que vous pouvez copier. Pour la relire :
seed = La graine était { $seed }

saved-matches = Parties inachevées, la plus récente d’abord :
saved-line = { $words ->
    [one] { $words } coup joué, { $when }
   *[other] { $words } coups joués, { $when }
}
saved-first = La première est reprise ; pour une autre : { $command } NUMÉRO
saved-damaged = La partie { $name } est abîmée et ne peut pas être reprise : { $file }
saved-choose = Laquelle ? Un numéro, Entrée pour la première, « supprimer » et un numéro, q pour partir.
saved-more = { $count ->
    [one] « suite » : encore { $count } partie.
   *[other] « suite » : encore { $count } parties.
}
saved-no-number = Aucune partie ne porte ce numéro : de 1 à { $most }.
saved-remove = Supprimer pour toujours ? { $match } (oui ou non)

# Ce qu’on peut taper ; about- est ce qu’en dit l’aide.
help-choices = Tapez le numéro d’un choix ou une partie de son nom ; Entrée remontre les choix.
command-help = aide
command-why = pourquoi p
about-why = pourquoi c’est impossible : pourquoi NUMÉRO, pourquoi NOM ; pourquoi seul explique tout
command-rule = règle
about-rule = la règle de cette décision, ou celle que vous nommez
command-rules = règles livret
about-rules = le livret de règles
command-hint = conseil indice
about-hint = ce qu’un bon adversaire ferait ici, et pourquoi
command-undo = annuler reprendre
about-undo = annuler votre dernier coup ; annuler tour : tout le tour
command-turn = tour tout
command-journal = journal
about-journal = ce qui s’est passé
command-board = plateau
about-board = tout le plateau
command-seats = joueurs
about-seats = où en est chacun : joueurs, ou joueurs NOM pour un seul
command-choices = choix
command-back = retour
command-save = enregistrer
about-save = écrire la partie dans un fichier : enregistrer FICHIER
command-enough = q
enough = Votre partie continue ; « quitter » pour partir.
command-quit = quitter
command-next = suite suivantes
command-remove = supprimer effacer
command-yes = oui o
about-quit = partir ; la partie est enregistrée
command-map = carte
about-map = la carte
command-city = cité
about-city = votre cité
command-cards = cartes main
about-cards = vos cartes
command-market = marché vente ventes
about-market = ce qui est en vente
command-harbour = port
about-harbour = quais et navires
command-palace = palais
about-palace = palais et chemin d’intrigue
command-ships = navires
about-ships = les navires
command-offices = charges
about-offices = les charges et leurs pouvoirs
command-buildings = bâtiments
about-buildings = ce qu’on peut construire
command-contracts = contrats
about-contracts = vos contrats
command-senate = sénat
about-senate = cartes du Sénat et points
command-gods = dieux
about-gods = ce que donnent les dieux
command-saints = saints
about-saints = les saints, et où vous en êtes
command-opponents = adversaires
about-opponents = les plateaux des autres
command-deck = pioche
about-deck = ce qui reste dans la pioche
command-legend = légende
about-legend = ce que veulent dire les signes
command-routes = chemins
about-routes = où mènent les routes
command-prices = prix
about-prices = ce que paie le forum
command-west = ouest
command-east = est
command-north = nord
command-south = sud
