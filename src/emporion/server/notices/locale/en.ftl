# What people are sent by mail.
mail-hello = Hello { $name },
mail-hello-stranger = Hello,
mail-keep-subject = Keep your place at Emporion
mail-keep-body = Somebody, surely you, wants to find { $name }’s tables again with this address. Open the link to agree: it works once, for a quarter of an hour.
mail-keep-button = Keep { $name }’s place
mail-keep-otherwise = If it was not you, do nothing: nobody keeps this address.
mail-find-subject = Your tables at Emporion
mail-find-body = Here is the link to your tables on the device where you open it. It works once, for a quarter of an hour.
mail-find-button = Find my tables
mail-find-otherwise = If you did not ask for it, do nothing, and pass the link on to nobody: whoever opens it is you.
mail-unknown-subject = No place is kept with this address
mail-unknown-body = Somebody, surely you, asked for the tables of this address. No place is kept with it at Emporion: it may be another address, a passkey or a printed code.
mail-unknown-button = To Emporion
mail-unknown-otherwise = If it was not you, do nothing: nobody keeps this address.
mail-link = { $button }: { $link }
mail-foot = Emporion, { $site }
