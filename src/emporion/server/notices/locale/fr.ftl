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
