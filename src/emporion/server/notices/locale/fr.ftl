# Ce que l’on reçoit par courriel.
mail-hello = Bonjour { $name },
mail-hello-stranger = Bonjour,
mail-keep-subject = Garder votre place sur Emporion
mail-keep-body = Quelqu’un, sans doute vous, veut retrouver les tables de { $name } avec cette adresse. Ouvrez le lien pour l’accepter : il sert une seule fois, pendant un quart d’heure.
mail-keep-button = Garder la place de { $name }
mail-keep-otherwise = Si ce n’était pas vous, ne faites rien : cette adresse n’est pas conservée.
mail-find-subject = Vos tables sur Emporion
mail-find-body = Voici le lien vers vos tables, sur l’appareil où vous l’ouvrez. Il sert une seule fois, pendant un quart d’heure.
mail-find-button = Retrouver mes tables
mail-find-otherwise = Si vous n’avez rien demandé, ne faites rien et ne transmettez pas ce lien : qui l’ouvre est vous.
mail-unknown-subject = Aucune place n’est gardée avec cette adresse
mail-unknown-body = Quelqu’un, sans doute vous, a demandé les tables de cette adresse. Aucune place n’est gardée avec elle sur Emporion : c’était peut-être une autre adresse, une clé d’accès ou un code imprimé.
mail-unknown-button = Vers Emporion
mail-unknown-otherwise = Si ce n’était pas vous, ne faites rien : cette adresse n’est pas conservée.
mail-link = { $button } : { $link }
mail-foot = Emporion, { $site }
# Ce que l’on reçoit sur un appareil, par courriel, et ce qu’un salon apprend.
free = { $count ->
    [one] Encore une place.
   *[other] Encore { $count } places.
}
and = { $names } et { $last }
left-days = { N($days, one: "jour", more: "jours") }
left-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
left-minutes = { $minutes } min
button-open = Ouvrir
button-later = Dans 1 h
push-left = Encore { $left }.
push-turn-title = { $game } : c’est à vous
push-reminder-title = { $game } : encore { $left }
push-reminder-body = { $late ->
    [wait] Ensuite, les autres peuvent confier votre place à un robot.
   *[other] Ensuite, le coup prévu par la règle est joué à votre place.
}
push-nudge-title = { $game } : on vous attend
push-nudge-body = Quelqu’un à la table vous le rappelle.
push-chat-title = { $game } : un message
push-chat-body = { $names } vous écrit à la table.
push-over-title = { $game } : partie finie
push-over-body = { $winners } { $several ->
    [yes] l’emportent
   *[other] l’emporte
}.
push-try-title = Emporion
push-try-body = Les notifications arrivent sur cet appareil.
push-hook-off-title = Le salon n’est plus prévenu
push-hook-off-body = { $place } a refusé trois fois de suite. Rallumez-le quand il marche.
discreet-turn = C’est à vous à une table.
discreet-reminder = Le temps s’achève à une table.
discreet-nudge = On vous attend à une table.
discreet-chat = On vous écrit à une table.
discreet-over = Une partie est finie.
others = { $count ->
    [one] Une autre table vous attend : { $names }.
   *[other] { $count } autres tables vous attendent : { $names }.
}
others-discreet = { $count ->
    [one] Une autre table vous attend.
   *[other] { $count } autres tables vous attendent.
}
digest-turn = { $game } : c’est à vous.
digest-turn-left = { $game } : c’est à vous, encore { $left }.
digest-over = { $game } : partie finie, { $winners } { $several ->
    [yes] l’emportent
   *[other] l’emporte
}.
digest-chat = { $count ->
    [one] { $game } : un message à la table.
   *[other] { $game } : { $count } messages à la table.
}
digest-more = Et { N($count, one: "autre nouvelle", more: "autres nouvelles") }.
digest-discreet = Tables qui vous attendent : { $count }. Autres nouvelles : { $news }.
mail-turn-subject = { $game } : c’est à vous
mail-turn-body = { "" }
mail-turn-button = Ouvrir la table
mail-turn-otherwise = Si vous avez déjà joué, rien ne reste à faire.
mail-reminder-subject = { $game } : encore { $left } pour jouer
mail-reminder-body = { $late ->
    [wait] Il vous reste { $left }. Ensuite, les autres peuvent confier votre place à un robot.
   *[other] Il vous reste { $left }. Ensuite, le coup prévu par la règle est joué à votre place.
}
mail-reminder-button = Ouvrir la table
mail-reminder-otherwise = Si vous avez déjà joué, rien ne reste à faire.
mail-nudge-subject = { $game } : on vous attend
mail-nudge-body = Quelqu’un à la table vous rappelle que c’est à vous.
mail-nudge-button = Ouvrir la table
mail-nudge-otherwise = Ce rappel vient une seule fois par tour.
mail-digest-subject = Ce qui vous attend sur Emporion
mail-digest-body = Voici où en sont vos tables.
mail-digest-button = Voir mes tables
mail-digest-otherwise = Ce résumé ne part que s’il y a quelque chose.
mail-hook-off-subject = Le salon n’est plus prévenu de vos tables
mail-hook-off-body = Le salon de { $place } a refusé trois fois de suite ce qu’Emporion lui envoie. Plus rien n’y est envoyé.
mail-hook-off-button = Voir les réglages
mail-hook-off-otherwise = Quand l’adresse marche de nouveau, rallumez-la là.
mail-fewer = Moins de courriels
mail-none = Plus aucun
group-open = { $host } ouvre une table : { $game }. { $free }
group-turn = { $game } : c’est à { $names } de jouer.
group-over = { $game } : partie finie, { $winners } { $several ->
    [yes] l’emportent
   *[other] l’emporte
}.
group-try = Les nouvelles des tables viendront ici.
group-link = { $kind ->
    [open] S’asseoir
   *[other] Voir la table
}

# Ce qu’un lien vers nous montre ailleurs.
preview-site = Cinq jeux de commerce antiques à une même table : seul contre des robots, ou entre amis. Sans compte ni mot de passe.
preview-game = Jouez à { $game } : seul contre des robots, ou entre amis. Sans compte ni mot de passe.
preview-waiting = { $host ->
    [none] Une table vous attend. { $free }
   *[other] { $host } vous attend. { $free }
}
preview-running = Partie en cours : { $names }.
preview-over = { $winners ->
    [none] Partie terminée.
   *[other] Partie terminée, gagnée par { $winners }.
}
