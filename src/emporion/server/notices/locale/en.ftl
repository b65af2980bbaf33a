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
# What is told on a device, by mail, and to a group.
free = { $count ->
    [one] One seat left.
   *[other] { $count } seats left.
}
and = { $names } and { $last }
left-days = { N($days, one: "day", more: "days") }
left-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes }
}
left-minutes = { $minutes } min
button-open = Open
button-later = In 1 h
push-left = { $left } left.
push-turn-title = { $game }: your turn
push-reminder-title = { $game }: { $left } left
push-reminder-body = { $late ->
    [wait] Then the others may leave your seat to a bot.
   *[other] Then the move that the rules provide is played for you.
}
push-nudge-title = { $game }: they wait for you
push-nudge-body = Somebody at the table reminds you.
push-chat-title = { $game }: a message
push-chat-body = { $names } writes to you at the table.
push-over-title = { $game }: match over
push-over-body = { $winners } { $several ->
    [yes] win
   *[other] wins
}.
push-try-title = Emporion
push-try-body = Notices arrive on this device.
push-hook-off-title = The group is told no more
push-hook-off-body = { $place } has refused three times in a row. Switch it on again when it works.
discreet-turn = It is your turn at a table.
discreet-reminder = Time runs out at a table.
discreet-nudge = They wait for you at a table.
discreet-chat = Somebody writes to you at a table.
discreet-over = A match is over.
others = { $count ->
    [one] Another table waits for you: { $names }.
   *[other] { $count } more tables wait for you: { $names }.
}
others-discreet = { $count ->
    [one] Another table waits for you.
   *[other] { $count } more tables wait for you.
}
digest-turn = { $game }: your turn.
digest-turn-left = { $game }: your turn, { $left } left.
digest-over = { $game }: match over, { $winners } { $several ->
    [yes] win
   *[other] wins
}.
digest-chat = { $count ->
    [one] { $game }: a message at the table.
   *[other] { $game }: { $count } messages at the table.
}
digest-more = And { $count } more.
digest-discreet = Tables that wait for you: { $count }. Other news: { $news }.
mail-turn-subject = { $game }: your turn
mail-turn-body = { "" }
mail-turn-button = Open the table
mail-turn-otherwise = If you have played already, there is nothing left to do.
mail-reminder-subject = { $game }: { $left } left to play
mail-reminder-body = { $late ->
    [wait] You have { $left } left. Then the others may leave your seat to a bot.
   *[other] You have { $left } left. Then the move that the rules provide is played for you.
}
mail-reminder-button = Open the table
mail-reminder-otherwise = If you have played already, there is nothing left to do.
mail-nudge-subject = { $game }: they wait for you
mail-nudge-body = Somebody at the table reminds you that it is your turn.
mail-nudge-button = Open the table
mail-nudge-otherwise = This reminder comes once in a turn.
mail-digest-subject = What waits for you at Emporion
mail-digest-body = This is where your tables stand.
mail-digest-button = See my tables
mail-digest-otherwise = This digest is only sent when there is something.
mail-hook-off-subject = The group is told of your tables no more
mail-hook-off-body = The group at { $place } has refused three times in a row what Emporion sends. Nothing is sent there any more.
mail-hook-off-button = See the settings
mail-hook-off-otherwise = When the address works again, switch it on there.
mail-fewer = Fewer mails
mail-none = None at all
group-open = { $host } opens a table: { $game }. { $free }
group-turn = { $game }: { $names } to play.
group-over = { $game }: match over, { $winners } { $several ->
    [yes] win
   *[other] wins
}.
group-try = News of the tables will come here.
group-link = { $kind ->
    [open] Take a seat
   *[other] See the table
}

# What a link to us shows elsewhere.
preview-site = Five ancient trading games at one table: alone against bots, or with friends. No account, no password.
preview-game = Play { $game }: alone against bots, or with friends. No account, no password.
preview-waiting = { $host ->
    [none] A table waits for you. { $free }
   *[other] { $host } waits for you. { $free }
}
preview-running = A match in play: { $names }.
preview-over = { $winners ->
    [none] A match that is over.
   *[other] A match that is over, won by { $winners }.
}
