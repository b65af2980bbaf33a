# The client's own texts. Game words come from the titles' files.
skip = Skip to the content
close = Close
cancel = Cancel
back = Back
yes = yes
no = no
loading = One moment…
you = You
language = Language
theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Like the system
points = Points
bot = Bot
level = Level
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
level-random = random
level-greedy = easy
level-search = hard
bot-level = bot · { $level }
players = Players

menu = Menu
home-level-short = bots:
home-games-short = Games
nav-label = Pages
nav-play = Play
nav-finished = Finished matches
nav-rules = Rules
nav-settings = Settings
tab-open = Open
tab-watch = Watch
tab-table = Table
tab-seats = Players
to-home = To the home page

name-title = Your name
name-note = No account, no password: this name is kept in this browser.
name-field = Name
name-keep = Keep this name
name-change = Change name ({ $name })

home-games = { $count ->
    [one] One ancient trading game
    [5] Five ancient trading games
   *[other] { $count } ancient trading games
}
home-level = Play at once, bots of level
home-weight = complexity, of 5
create-table = Create a table
create-with-friends = Create a table of { $game } with friends
play-bots = { $count ->
    [one] Play 1 bot
   *[other] Play { $count } bots
}
play-bots-short = Play, { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
minutes = { $minutes } min
weight = Complexity { $weight } of 5
home-mine = My tables
home-waits = { $count ->
    [0] none waits for you
    [one] 1 waits for you
   *[other] { $count } wait for you
}
home-mine-empty = No table yet. One click above opens your first.
home-mine-above = No other table: yours is above.
home-mine-over = No match is going on. One click on a game opens one.
home-finished = { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
}
home-open = Open tables
home-open-count = { $count } on this server
home-open-empty = The harbour is empty. Yours would be the first.
home-watch = To watch
home-watch-note = hands stay hidden
home-watch-empty = Nobody plays in public just now.
home-account = No account, no password.
home-account-note = A name, a link. Your tables stay in this browser.
home-move = Take them to another device
join-note = You received a link? Paste it here.
join-field = link or code
join = Join
sit = Sit down
watch = Watch
review = Review
play = Play
look = Look
table-of = { $name }’s table
title-over = Match over
your-turn-tag = your turn
your-turn-open = Your turn:
waiting-tag = waiting
broken-tag = broken
table-unnamed = A table
pace-live = live
resume-kicker = Your turn, the most urgent
resume-note = { $count ->
    [one] { $names } waits for your move.
   *[other] { $names } wait for your move.
}
resume-since = left { $when } · nothing is lost
resume = Resume
welcome-kicker = Welcome
welcome-title = A first match of { $game }
welcome-note = Against bots, with a short tour of the table. You can stop at any time.

move-note = A code links another device to your profile. It works once, for a quarter of an hour.
move-code = Show a code
move-code-note = Scan it with the other device, or type the code there in this same window.
move-link = Copy the link
qr-move = QR code to link another device
qr-invitation = QR code of the invitation
qr-invitation-note = Scan to sit down on another device.
arrive-title = Find my tables here
arrive-note = This link opens your tables in this browser. It works once.
move-field = code from the other device
move-arrive = Find my tables here
move-done = Welcome, { $name }.

create-title = Create a table
create-note = Everything is set: change what you like, then open.
create-game = The game
create-seats = The seats
create-seat-count = { N($count, one: "player", more: "players") }
create-options = Options
create-options-of = Options of { $game }
create-pace = Pace and access
create-sentence = { $game } for { $count }
create-waits = { $count ->
    [one] One seat waits for a friend: the match starts as soon as they sit down, or put a bot there.
   *[other] { $count } seats wait for friends: the match starts as soon as all sit.
}
create-starts = The match starts at once.
create-open = Open the table
seat-me = Me
seat-friend = Friend by link
seat-kept = Kept seat
seat-kept-note = for the person who gets the link
seat-number = Player { $number }
seat-look = Colour and shape of seat { $number }
seat-remove = Remove seat { $number }
seat-add = { $count ->
    [one] Add a seat
   *[other] Add { $count } seats
}
seat-mix = Draw the order
seats-range = { $game }: { N($counts, one: "seat", more: "seats") }
seat-free = free seat
seat-to-speak = to play
seat-away = away
colour = Colour
colour-is = Colour: { $colour }
colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-black = black
colour-white = white
shape = Shape
shape-is = Shape: { $shape }
shape-disc = disc
shape-square = square
shape-hexagon = hexagon
shape-diamond = diamond
shape-shield = shield
shape-triangle = triangle
taken = Another seat has that already.
presets = Ready-made options
preset-first = First game
preset-simpler = Simpler still
preset-full = Full rules
preset-own = Custom
options-none = This game has no options.
changed = changed
pace-live-title = Live
pace-live-note = All together, as long as the match takes.
clock = Clock
clock-none = no clock
clock-reserve = { $minutes } min per seat
door = Access
door-link = by invitation
door-public = open to all
door-link-note = Whoever has the link may come.
door-public-note = Everybody may come.
spectators = Spectators
spectators-talk = watch and write
spectators-silent = watch
spectators-none = none
spectators-talk-note = Anybody may watch the match and write to the table.
spectators-silent-note = Anybody may watch the match; only players write.
spectators-none-note = Nobody watches the match.
pair = { $name }: { $value }
counts-range = { $fewest } to { $most }
or = or
against = against
team-name = team { $team }
team-with = team { $team }, with seat { $seats }
teams-are = Partners: { $teams }
preset-first-seats = { N($count, one: "player", more: "players") }, easy bots
hints-none = Without hints.

first-name-title = What do they call you?
first-name-note = The others will see this name. It stays in this browser, and you can change it at any time.
first-name-keep = Sit down under this name

room-title = { $name }’s table
room-seats = { N($count, one: "seat", more: "seats") }, { $free } free
room-rules = What will be played
room-full-rules = The full rules, nothing changed.
room-all-options = { $count ->
    [one] The other option
   *[other] All options
}
room-host-note = { $count ->
    [one] One person is missing. The match begins as soon as they sit down.
   *[other] { $count } people are missing. The match begins as soon as all have sat down.
}
room-guest-note = The match begins as soon as all have sat down. { $name } may put bots on free seats, too.
invite = Invite
host = host
seat-there = at the table
seat-invited = seat kept
take-my-seat = Take my seat
change-seat = Change seats
change-seat-of = Give { $name } another seat
move-here = Move here
swap-here = Exchange
swap-note = Choose the other seat: the two will be exchanged.
move-note-seat = Choose a free seat.
remove-from = Remove { $name }
remove-title = Remove { $name }?
remove-note = { $name } leaves the table and cannot sit down here again.
remove-stay = Keep
remove-go = Remove
you-removed = The host has removed you from this table.
start-with = Start with { $count }
start-bots = { $count ->
    [one] Add a bot and start
   *[other] Add { $count } bots and start
}
cancel-table = Cancel the table
cancel-title = Cancel the table?
cancel-note = { $names ->
    [nobody] Nobody else has sat down yet. The invitation will lead nowhere.
   *[other] { $names } and whoever has the invitation will learn that it is cancelled.
}
cancel-stay = Keep it
cancelled = Table cancelled.

left-days = { N($days, one: "day", more: "days") } left
left-hours = { $minutes ->
    [0] { $hours } h left
   *[other] { $hours } h { $minutes } left
}
left-minutes = { $minutes } min left
left-none = time is up
just-now = just now
changed-since = last move { $when }
opened-since = opened { $when }
place-of = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
won-by = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } win with { $points }
}
won-tag = won
resigned-tag = resigned
rematch-by = { $name } proposes a rematch
rematch-kept = Your seat is kept for you.
rematch-join = Join
rematch-tag = rematch
table-menu = Leave this table: { $game }
deed-none = Do nothing
deed-decline = Decline
deed-decline-note = The seat that is kept for you becomes free.
deed-decline-done = Invitation declined.
deed-leave = Stand up
deed-leave-note = Your seat becomes free; the others stay.
deed-leave-done = You have stood up.
deed-cancel = Cancel the table
deed-cancel-note = The table disappears for everybody. Those who are there are told.
deed-cancel-done = Table cancelled.
deed-resign = Resign
deed-resign-note = A bot finishes the match for you, for good. The result will say that you resigned.
deed-resign-done = You have resigned: a bot finishes the match.
deed-delete = Delete
deed-delete-note = You play alone against bots here: the table and its match disappear for ever.
deed-delete-done = Table deleted.
spectator = spectator
chat-seated-only = Only players write at this table.
note-resigned = { $name } resigns: a bot ({ $level }) finishes the match.
record-kept = This record is kept at this address until { $when }. Bring it again to keep it longer.

your-turn = Your turn
waits-for = { $names } must decide
sending = Sending…
zone-prompt = What is asked
zone-seats = Players
journal = Journal
journal-empty = The match begins.
journal-on = going on
journal-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
journal-since = since your last move
journal-replay = See this moment again on the board
journal-see = See again
journal-earlier = { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}
journal-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
journal-filter = Journal of one player
journal-all = All
journal-only = Only: { $name }
journal-again = Replay since my move
journal-again-start = Replay from the start
journal-tall = More room for the journal
journal-done = up to date
journal-behind = { $count ->
    [one] { $count } move still to be shown
   *[other] { $count } moves still to be shown
}
journal-hurry = Show all
chat = Chat
chat-empty = Nobody has said anything yet.
chat-field = Write to the table
chat-send = Send
chat-to = Who reads your message
chat-to-table = The whole table
chat-to-partner = { $names } in private
chat-field-partner = Write to { $names } in private
chat-between = between you
chat-partner-silent = No private messages between partners during this match: everybody reads what you write.
watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
recap = Since your last move
recap-start = Since the match began
recap-sum = { $players ->
    [0] Nobody
    [one] 1 player
   *[other] { $players } players
}, { $facts ->
    [one] 1 fact
   *[other] { $facts } facts
}
recap-count = { $count ->
    [one] { $count } fact
   *[other] { $count } facts
}
recap-facts = The facts, one by one
recap-nothing = Nothing since your last move.
recap-changes = For you this changes
recap-auto = Replay by itself on my turn
recap-setting = Since my last move
recap-setting-note = What the others have played, when your turn comes.
recap-play = played again
recap-open = opened
recap-off = when asked for
past-recap = Recap
past-once = You see this move again
past-of = { $n } of { $all }
past-my-turn = My turn
past-now = Back to now
bots-pace = Bots play
bots-at_once = at once
bots-brisk = briskly
bots-calm = calmly
key-recap = Since my last move
board-own = What is yours
board-table = The table
less = One less
more = One more
amount = Amount
rule-open = Open rule { $rule }
rule-named = Rule { $rule }
rule-address = Copy the address of rule { $rule }
rule-address-hint = A rule’s number copies its address.
copied = Copied.
rules-of = Rules of { $game }
rules-search = Search a rule
rules-try = Try it
rules-try-like = Try a position like it
rules-both = both
rules-example = Example
rules-contents = Contents
rules-found = { $count ->
    [0] “{ $find }”: no passage
    [one] “{ $find }”: 1 passage
   *[other] “{ $find }”: { $count } passages
}
rules-none = This game has no rulebook yet.
side-open = Players and journal
line-live = live
line-opening = connecting
line-lost = no connection
lost-title = Connection interrupted. Your match is saved.
lost-note = { $seconds ->
    [0] Trying again…
   *[other] Trying again in { $seconds } s.
}
retry = Try again
undo-step = Take step back
undo-turn = Whole turn
undo-ask = Ask to take back
undo-may = You can take your last move back.
undo-until = Can be taken back until { $name } has played.
undo-bots = Can be taken back: the bots will play again.
undone-step = Step taken back.
undone-turn = You are back at the start of your turn.
trail = The steps of this turn
trail-back = Back to this step
redo = Redo
back-asked = A request is waiting for its answers.
back-kept = This turn was asked about already: it stays.
back-shown = Too late: something hidden has been revealed since.
back-shown-since = Too late:
ask-back-title = Ask to take your turn back?
ask-back-since = { $count ->
    [one] { $names } has played since.
   *[other] These have played since: { $names }.
 }
ask-back-note = If everybody agrees, the match returns to before “{ $word }” and goes on from there.
ask-back-keep = Keep my move
ask-back = Ask
request-sent = Request sent
request-title = { $name } would like to take a turn back
request-nothing-shown = Nothing hidden has been seen since.
request-yes = yes
request-no = no
request-thinks = thinking
request-accept = Accept
request-refuse = Refuse
request-withdraw = Withdraw
request-granted-mine = Everybody agrees. You are back at the start of your turn.
request-granted-other = Everybody agrees: { $name } takes the turn back.
request-refused-mine = { $by } would rather go on. Your move stands.
request-refused-other = { $by } would rather go on. The move of { $name } stands.
request-silent-mine = { $by } has not answered. Your move stands.
request-silent-other = { $by } has not answered. The move of { $name } stands.
request-withdrawn-mine = Request withdrawn. Your move stands.
request-withdrawn-other = { $name } has withdrawn the request.
request-shown-mine = Too late: something hidden has been revealed since. Your move stands.
request-shown-other = Too late: something hidden has been revealed since. The move of { $name } stands.
taken-back-note = taken back, all agreed
caution-title = Really?
caution-stay = Go back
caution-go = Go on anyway
caution-never = Do not ask me this again
careful = Warn before a slip
careful-note =
    One question before what cannot be taken back and looks like an oversight: committing an empty plan, ending
    without a free action.
confirm-title = Confirm the move
confirm-yes = Confirm
watching = You are watching
watching-note = nothing hidden is shown
waiting-for = { $count ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
leave-seat = Leave my seat
leave-title = Leave your seat
leave-note = A bot plays on for you. You can take your seat again at any time until the end.
leave-stay = Stay
leave-go = Leave it to the bot
replace-seat = Give the seat to a bot
replace-title = A bot for { $name }
replace-note = { $name } is awaited. Until then, a bot can play on.
replace-note-all = { $name } is awaited. Until then, a bot can play on. All who are there must agree, or the host alone.
replace-go = Give it to the bot
agree = I agree
agreed = bot · { $level }: { $agreed } of { $needed } agree
kept-title = A bot plays for you.
kept-tag = a bot plays for you
come-back = Take my seat again
stand-in = stand-in
stand-in-note = A bot ({ $level }) plays until { $name } comes back.
note-left = { $name } leaves the table: a bot ({ $level }) plays on.
note-back = { $name } is back at the table.
put-bot = Put a bot
stand-up = Stand up
copy-invitation = Copy the invitation
link-copied = Link copied. Send it to whomever you like.
start = Start
table-coming = The table is coming…
table-trouble = This table cannot be opened
table-broken =
    This match is damaged or comes from another version of the rules: it is kept, but can no longer be played.
result = Result
result-you-win = You win
result-you-share = You share the victory
result-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
result-nobody = Nobody wins
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
watch-replay = Watch the match again
rematch = Propose a rematch
download-record = Download
ended-home = Home
tour = Tour of the table
tour-next = Next
tour-skip = Skip
tour-end = Play

language-note = Takes effect at once, also during a match.
theme-note = Follows the system unless you choose.
speed = Moves of others
speed-note = How long each opponent’s move stays on the screen.
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
confirm = Confirm moves
confirm-note = Ask before every move.
notify = Tell me when it is my turn
notify-note = A notification of this browser, while Emporion is open in another tab or window.
notify-refused = This browser does not allow notifications here: allow them in its settings first.
sounds = Sounds
sounds-note = Quiet sounds for your turn, coins, cards, ships and the end of a match.
letters = Single-letter shortcuts
letters-note = Switch off if they get in the way of other tools.
tours = Tours
tours-note = Show the tour of a table again.
tours-again = Show again
keyboard = Keyboard
key-why = Help: why this choice is impossible
key-rules = Rules
key-journal = Journal
key-hint = Hint
key-branch = Play on from here (analysis, replay)
key-home = Home page
key-theme = Light or dark
key-undo = Take a step back
key-undo-turn = Take the whole turn back
key-escape = Close what is open on top
key-zone = Next part of the screen
key-number = The first, second… lit choice
key-seat = A player’s board
key-search = Search in the rules

finished-empty = No finished match yet.
upload-title = A record from elsewhere
upload-note = Any record of a finished match can be replayed and verified here.
upload = Choose a record

replay = Replay
replay-title = Replay · move { $n } of { $all }
replay-leave = Leave the replay
replay-view = Seen by
replay-public = public
replay-all = everything
replay-start = Setup
replay-speed = Speed
replay-first = First move
replay-round-back = Phase back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-round-on = Phase on
replay-last = Last move
replay-jump = touch a line to go there
replay-line = Move
chance = Verify chance
chance-hash = Hash published before the first move
chance-seed = Seed revealed at the end
chance-verified = verified
chance-failed = does not fit
chance-sha = SHA-256 of the seed = hash
chance-words = { N($count, one: "move replayed", more: "moves replayed") } identically
chance-again = Recompute here
chance-copy = Copy
chance-difference = First difference: { $what }
chance-nohash = This record came without a published hash; the seed alone is checked.

hint = Hint
hint-thinking = Looking…
hint-none = Nothing better than passing.
hint-stopped = What follows is no longer possible: your choice.
hint-play = { $count ->
    [one] Play this move
   *[other] Play these { $count } steps
  }
hint-another = Another idea
hint-close = Close the hint
hint-note = Chances estimated from what you know, by playing on to the end.
hints-allowed = Hints allowed
hints-allowed-note = Every seat may ask for its best moves.
percent = { $n } %
why-pros = In the short run, on average, beside { $than }: { $pros }.
why-cons = In the short run, on average, beside { $than }: { $cons }.
why-both = In the short run, on average, beside { $than }: { $pros }; but { $cons }.
why-pros-at-first = At first { $pros } (beside { $than }), but it pays less in the end.
why-cons-at-first = At first { $cons } (beside { $than }), but it pays more in the end.
than-idea = idea { $n }
than-said = the move played
why-late = On average, beside { $than }: { $terms }.
why-chances = Played to the end, { $own } % won against { $theirs } %.
why-only = There is only this move.
why-alone = No other move is worth it.

match-nav = Finished match
analysis = Analysis
analysis-facts = { N($seats, one: "player", more: "players") }, { N($words, one: "move", more: "moves") }
analysis-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
analysis-led = You were still ahead at move { $n }.
analysis-unfinished = Unfinished match
analysis-running = Analysis under way: { $percent } %
analysis-failed = The analysis did not succeed.
analysis-word = Move { $n } of { $all }
analysis-word-short = Move { $n }
analysis-transport = Move through the match
analysis-round-back = Previous round
analysis-round-on = Next round
analysis-go = Go to move
analysis-of = of { $all }
chances = Winning chances
chances-note =
    estimated by playing { N($count, one: "ending", more: "endings") } from each position, from what everybody knew
chances-table = The chances in figures
costly = Costliest moves
costly-mine = Your costliest moves
costly-of = The costliest moves of { $name }
costly-seat = Player
costly-choose = Choose a seat: its moves will be compared with the best ones.
costly-coming = The moves are being compared with the other possible ones…
costly-none = No move cost you 2 points of chance or more.
costly-none-of = No move cost { $name } 2 points of chance or more.
costly-chance = of winning chance
costly-said = played
costly-better = better
costly-see = See the move
play-on = Play on from here
replay-from = Replay from here
scores = Points round by round
seat = Seat
total = Total
what-if = What if…
branch-tag = What if… · since move { $n }
branch-count = { $count ->
    [0] no branch
    [one] { $count } branch
   *[other] { $count } branches
}
branch-at = Since move { $n }
branch-yours = under way, your turn
branch-running = under way
branch-won = won, { $mine } to { $theirs }
branch-lost = lost, { $mine } to { $theirs }
branch-continue = Continue
branch-note = The real match stays as it is; bots play for the other players.
branch-none = Choose a move and play on from there: the real match stays as it is, bots play for the other players.
branch-not-yours = Only those who played this match can play on from it.

server-silent = The server does not answer
error-offline = The server cannot be reached. Is it running?
error-unknown = Something went wrong. Nothing is lost.
error-no-table = There is no such table.
error-too-late = Too late: the match has moved on.
error-not-your-turn = It is not your turn.
error-not-seated = You have no seat at this table.
error-seat-taken = Somebody else was faster: the seat is taken.
error-nothing-to-take-back = There is nothing to take back any more.
error-shown-since = Too late: something hidden has been revealed since.
error-turn-kept = This turn was asked about already: it stays.
error-asked-already = A request is waiting for its answers.
error-no-request = This request is over.
error-hasty = This looks like an oversight.
error-chat = The message was not sent.
error-refused = That move is not possible now.
error-bad-code = This code is unknown, used or too old.
error-bad-name = A name needs at least one letter.
error-bad-record =
    { $word ->
        [0] { $line ->
            [0] This is no record of Emporion.
           *[other] This record cannot be replayed: line { $line } does not fit.
        }
       *[other] This record cannot be replayed: move { $word } (line { $line }) is not allowed as it is written.
    }
error-changed-record = This record was changed: all its moves follow the rules, but it is not the match that was played.
error-unfit-option = One of the options does not go with this number of seats, or with the other options.
error-seat-kept = This seat is kept for { $name }.
error-removed = The host has removed you from this table.
error-own-seat = This is your own seat: stand up instead.
error-cancelled = This table was cancelled.
error-no-spectators = This table is played without spectators.
error-no-partners = Nobody plays together with you at this table.
error-partners-silent = No private messages between partners during this match.
error-spectators-silent = Only players write at this table.
error-not-alone = Others have a seat at this table.
error-deleted = This table was deleted.
error-bad-view = This view does not exist.
error-broken-table =
    This match is damaged or comes from another version of the rules: it is kept, but can no longer be played.
error-malformed = That message was not understood.
error-no-level = There is no such level.
error-no-name = Tell who you are first.
error-no-record = This record is no longer kept: send it again.
error-no-rulebook = There is no such rulebook.
error-no-seat = There is no such seat.
error-no-word = The match is shorter than that: it has { N($words, one: "move", more: "moves") }.
error-no-line = The journal is shorter than that: it has { N($lines, one: "line", more: "lines") }.
error-not-away = This person is at the table, and the time is not over.
error-not-yet = This player still has time.
error-no-person = No person sits there.
error-over = The match is over.
error-not-host = Only the person who opened the table may do that.
error-not-over = The match is not over.
error-not-started = The match has not started.
error-started = The match has started already.
error-storage = The server cannot store anything at the moment. What the table shows counts; try again soon.
error-too-fast =
    Too much at once: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-busy =
    The server has too much to do just now: try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
error-too-long = That is too long: at most { $kilobytes } kB.
error-too-many-words =
    You have played and taken back { N($most, one: "move", more: "moves") } in this match: only the move that is made
    when time runs out is
    left to you.
error-match-full =
    The most that can be played and taken back in a match is { N($most, one: "move", more: "moves") }: nothing more
    can be
    played.
error-long-record = This match is too long: it can have at most { N($most, one: "move", more: "moves") } here.
error-too-many-tables = You sit at { $most } unfinished tables: that is the most.
error-two-seats = You already have a seat at this table.
error-server = Server error; nothing was changed.
error-no-coach = This table has no tutor.
error-no-decision = You have decided nothing since then.
error-coach-alone = The tutor is only there for one person alone against bots.
error-no-hints = This table is played without hints.
error-no-advice = No hint could be found this time.
error-too-many-analyses = { N($most, one: "analysis waits", more: "analyses wait") } already; ask again later.
error-bad-option = These options do not exist, or not with this value.
error-bad-seats =
    With these options the game is for { N($allowed, one: "player", more: "players") }, not for { $seats }.
error-colour-taken = This colour is taken.
error-shape-taken = This shape is taken.
error-no-game = There is no such game.
error-unknown-word = This game knows no such move.
error-tells-too-much = One of these moves reveals something hidden: nothing may follow it at once.
error-empty-text = The message is empty.
error-not-json = That message was not understood.
error-foreign = Another site may not act in your name. Open Emporion at its own address.
error-not-found = There is nothing here.
error-not-allowed = That cannot be done here.
error-too-many-sockets =
    Your network has opened { N($most, one: "window", more: "windows") }: that is the most. Close one.
error-too-many-bodies =
    Your connection is sending { N($most, one: "record", more: "records") } already: wait until they are read.
error-too-many-spectators = { $most } people are watching this table: that is the most. Come back later.
error-too-slow = Your connection is too slow; it is being opened again.
error-wrong-seed = the seed does not give the hash published at the start
error-wrong-result = the moves do not give the result that was announced
error-wrong-word =
    { $word ->
        [0] the moves do not fit the rules
       *[other] move { $word } does not fit the rules
    }

# What a seat does, and its board opened
turn-you = you
turn-now = plays
turn-next = next
turn-then = then
turn-played = has played
turn-choosing = chooses
turn-sealed = has committed
turn-finished = has finished
turn-out = out
open-seat = Open { $name }’s board
open-seat-label = , open this board
opened-of = { $name }’s board
opened-note = Everything the table sees of this player. Yours is waiting underneath.
opened-switch = Another board
opened-back = Back to my hand
opened-your-turn = Your turn: back to my hand
opened-close = Close this board

# How it ended
ended-tie = { $plain } on the tie-break
ended-how = { $plain }: { $how }
ended-by = { $plain } { $by }. Level before that: { $equal }.
ended-also = { $before }; { $after }
ended-left = { $name } left the match on { $when }; a bot played on to the end.
ended-account = Points by source
ended-team = Together
ended-board = See the final board
ended-course = The course of the match
ended-end = End
ended-as-table = Read as a table
ended-as-chart = See the chart
ended-seals = The purple seals are the moments that decided it.
moments = { $count ->
    [0] The moments that decided it
    [1] The moment that decided it
    [2] The two moments that decided it
   *[other] The three moments that decided it
}
moments-note = Chances to win before and after, as the bots estimate them.
moments-provisional = provisional: still being worked out
moments-coming = The bots are playing the match again…
moments-later = The moments will come with the connection.
moments-none = No single turn tipped the match: the chances changed little by little.
moments-see = See moment { $n } again
moment-own = { $way ->
    [gain] { $you ->
        [yes] You take the advantage
       *[no] { $name } takes the advantage
    }
   *[loss] { $you ->
        [yes] Your turn costs you dearly
       *[no] { $name } loses ground in their own turn
    }
}
moment-others = { $known ->
    [you] { $way ->
        [gain] Your turn helps { $name }
       *[loss] Your turn costs { $name } dearly
    }
    [yes] { $way ->
        [gain] { $other }’s turn helps { $you ->
            [yes] you
           *[no] { $name }
        }
       *[loss] { $other }’s turn costs { $you ->
            [yes] you
           *[no] { $name }
        } dearly
    }
   *[no] { $way ->
        [gain] The others play into { $you ->
            [yes] your
           *[no] { $name }’s
        } hands
       *[loss] The others get past { $you ->
            [yes] you
           *[no] { $name }
        }
    }
}
moment-sealed = { $way ->
    [gain] The secret choices turn out well for { $you ->
        [yes] you
       *[no] { $name }
    }
   *[loss] The secret choices turn against { $you ->
        [yes] you
       *[no] { $name }
    }
}
moment-luck = { $way ->
    [gain] Luck favours { $you ->
        [yes] you
       *[no] { $name }
    }
   *[loss] Luck is against { $you ->
        [yes] you
       *[no] { $name }
    }
}
turning = The turning point
turning-own = From { $before }% to { $after }% during { $you ->
    [yes] your own turn
   *[no] their own turn
}.
turning-others = From { $before }% to { $after }% during { $known ->
    [you] your turn: it was your moves that decided.
    [yes] { $other }’s turn: { $you ->
        [yes] it was their moves that decided, not yours.
       *[no] it was their moves that decided.
    }
   *[no] the others’ turns: { $you ->
        [yes] it was their moves that decided, not yours.
       *[no] it was the others’ moves that decided.
    }
}
turning-sealed = From { $before }% to { $after }% when the secret choices were revealed: everybody’s had a part in it.
turning-luck = From { $before }% to { $after }% though no move cost anything: it was what was drawn or turned up.
chances-coming = dotted: not computed yet

# -- keeping one's place --------------------------------------------------------------------------------------
guest = guest
former-guest = former guest
chat-erased = (message removed)
when-now = just now
when-here = now
place-title = Keep my place
place-kept = Place kept
place-manage = My place and devices
place-note = { $count ->
    [0] You play as a guest: everything depends on this browser. One of these keys is enough to find you again
    elsewhere, or after a clean-up.
    [one] You play as a guest: your table depends on this browser alone. One of these keys is enough to find it
    again elsewhere, or after a clean-up.
   *[other] You play as a guest: your { $count } tables depend on this browser alone. One of these keys is enough
   to find them again elsewhere, or after a clean-up.
}
place-kept-note = Your place is kept: these keys bring you back to your tables, on any device.
place-settings = Passkey, e-mail or printed code: to find yourself again on another device. Nothing is required.
place-settings-kept = Your keys, your devices, your data.
place-offer = a key, an e-mail or a printed code, and you find your matches anywhere.
place-later = Later
place-back = Have you kept your place elsewhere already?
name-guest = You play as a guest, in this browser only.
name-kept = Your place is kept.
way-passkey = Passkey
way-passkey-note = Your face, your finger or the device’s code. No password.
way-simplest = simplest
way-mail = Link by e-mail
way-mail-short = E-mail
way-mail-note = A link that works once, for a quarter of an hour. The address serves nothing else.
way-code = Printed code
way-code-short = Printed code
way-code-note = Six words to keep in the box of a game. Each code works once.
way-move = Code of another device
way-remove = Remove
way-removed = Key removed.
way-used = used { $when }
way-made = added { $when }
passkey-make = Make the key
passkey-another = Another key
passkey-made = Passkey made: your place is kept.
passkey-refused = The passkey was not made. Nothing has changed. Try e-mail or the code.
passkey-refused-back = The passkey did not answer. Nothing has changed. Try e-mail or the code.
passkey-unable = This browser, at this address, knows no passkeys: they need an https address.
mail-field = E-mail address
mail-example = name@example.org
mail-send = Send the link
mail-sent = A mail is on its way to { $address }. Open its link within a quarter of an hour.
mail-again = Another address, or once more
code-make = Make a code
code-another = A new code
code-kept = Printed code
code-once = These words are shown this once. They take the place of an older code, and work once.
code-print = Print
code-copy = Copy
code-done = I have them
code-paper = Emporion, { $site }: to find { $name }’s tables again, once.
last-way-title = Remove the last key?
last-way-note = { $count ->
    [0] Without it, only the browsers you are signed in on know you.
   *[other] Without it, your tables depend on the browsers you are signed in on: one clean-up, and they are lost.
}
last-way-stay = Keep it
last-way-go = Remove it
devices = My devices
devices-count = { $count ->
    [one] only this one
   *[other] signed in: { $count }
}
device-here-computer = This computer
device-here-phone = This phone
device-here-tablet = This tablet
device-computer = A computer
device-phone = A phone
device-tablet = A tablet
device-old = A browser from before this list
device-unknown = a browser
device-seen = seen { $when }
device-lent = lent, until { $when }
by-passkey = passkey
by-mail = e-mail
by-code = printed code
by-move = device code
device-rename = Rename
device-rename-title = Name this device
device-close = Sign out
device-closed = { $name }: signed out.
devices-close = Sign out all others
devices-closed = All other devices are signed out.
device-add = Add a device
device-leave = Sign out here
device-leave-title = Sign out on this device?
device-leave-note = Your keys bring you back to your tables.
device-leave-lent = This device belongs again to whoever played here before you.
device-leave-guest = No key leads to your tables: if this is your only device, they are lost. Keep your place first.
device-left = You are signed out.
kept-panel = What is kept
kept-only = and nothing else
kept-name = your name, your seats, your moves, your messages
kept-key = the public key, the address you give, the hash of the code
kept-device = name, kind and last visit of each device
unkept-password = no password, no face, no fingerprint
unkept-others = no advertising, no tracking, no third party
unkept-address = no network address
export = Take my data along
erase = Erase me from Emporion
erase-title = Erase everything?
erase-note = { $count ->
    [0] Your name, keys and devices are erased.
   *[other] Your name, keys, devices and messages are erased. Your solo matches go; in those under way a bot plays
   for you to the end; in finished matches with others you become “former guest”.
}
erase-final = This cannot be undone. Take your data along first if you want it.
erase-stay = Erase nothing
erase-go = Erase everything
erased = Everything is erased.
back-title = Find my seat
back-note = One of your keys is enough. Nothing is lost, and nobody has taken your seats.
back-note-table = This browser does not know your seat at this table. One of your keys is enough; nobody has taken it.
back-nothing = Had you kept nothing? At a running table the host can open your seat again with a link.
back-host = Had you kept nothing? The host of the table can open your seat again: ask for a link.
back-field-mail = name@example.org
back-field-code = the six words
back-field-move = code of the other device
back-enter = Find my tables
lent = This device is lent to me
lent-note =
    You are here for 30 days at most; whoever played here before finds their tables again then. Nothing is mixed.
join-tables = { $count ->
    [one] { $name }’s table, opened in this browser, joins yours.
   *[other] { $name }’s { $count } tables, opened in this browser, join yours.
} If you sit twice at a table, a bot ends { $name }’s match.
join-nothing = This browser becomes one of your devices.
join-always = The tables { $name } opened here join yours; if you sit twice at a table, a bot ends { $name }’s match.
joined-note = { $count ->
    [one] { $was }’s table is yours now.
   *[other] { $was }’s { $count } tables are yours now.
}
given-up-note = { $count ->
    [one] At one table you sat twice: a bot ends { $was }’s match.
   *[other] At { $count } tables you sat twice: a bot ends { $was }’s matches.
}
was-kept-note = { $was } keeps their own tables: nothing is mixed.
link-keep =
    This link adds your address to { $name }’s place, on their device. Nothing else changes here. If { $name } is not
    you, do not agree.
link-keep-mine = With this link your address keeps { $name }’s place.
link-find = This link opens { $name }’s tables on this device.
link-find-mine = You are { $name } on this device already.
link-keep-go = Keep the place
link-kept = Your address is confirmed: { $name }’s place is kept.
link-kept-elsewhere =
    The address is confirmed for { $name }. To open their tables here as well, ask for a link from this page.
link-again = Send another one
find-seat = Find my seat
find-seat-here = Seats held by somebody who is not here:
find-seat-host = Had you kept nothing? The host, { $host }, can open your seat again: ask for a link. Nobody else can.
find-seat-stay = Stay a spectator
reopen = Open the seat again
reopen-title = Open { $name }’s seat again?
reopen-note =
    For { $name }, who has lost the seat. A link that works once gives it to the first person who opens it: they will
    see all that { $name } saw, whose devices lose the seat. The whole table will see it.
reopen-go = Make a link
reopen-made = It works once, for 24 hours, and only while { $name } has not come back.
reopen-qr = QR code to take the seat again
note-reopened = The host opened { $before }’s seat again: { $name } sits down.
seat-link-title = Take a seat again
seat-link-note = { $host } gives you { $name }’s seat, in the middle of a match. Its old devices lose it.
seat-link-take = Sit down
seat-link-look = See the table
privacy = Privacy
privacy-first = Playing needs no account and no password. Here is everything this server keeps, and why.
privacy-play-title = To play
privacy-play =
    Your name, your language, your time zone (so that your nights do not count), your seats, moves and messages, as
    long as the table exists. Those at the table see your name, what you play and when; never what your seat hides. A
    finished match is a record that each of its players may keep. Of lessons and problems: how far
    you are, what you tried, your rating, and what you keep.
privacy-ways-title = To find you again
privacy-ways =
    Only if you want it: the public key of a passkey (nobody can act for you with it), a confirmed e-mail address, or
    the hash of a printed code. Each can be removed whenever you like.
privacy-mail-title = E-mail
privacy-mail =
    The address serves the links you ask for and, if you choose so, to tell you when it is your turn. A message that
    waits is erased as soon as it has left. Nothing tells anybody whether an address is known here.
privacy-devices-title = Your devices
privacy-devices =
    A cookie for each device, the name you give it, its browser and system in two words, and its last visit, to a
    quarter of an hour. A lent device signs itself out after 30 days.
privacy-others-title = Who else sees it
privacy-others =
    Nobody. No advertising, no tracking, no file loaded from elsewhere. Whoever runs this server can read its
    database, and so all of the above.
privacy-not-title = What is not kept
privacy-not =
    No network address: it serves, in memory, only to limit abuse. No password, face or fingerprint: they never leave
    your device.
privacy-mine-title = What is yours
privacy-mine =
    You can take everything along in one file, and erase everything. In finished matches with others your name
    becomes “former guest”; in those under way a bot ends the match for you. Copies others have downloaded are no
    longer here.
error-signed-out = This device was signed out.
error-bad-key = This passkey is not known here. Try e-mail or the code.
error-known-key = This passkey keeps a place already.
error-bad-link = This link is unknown, used or too old.
error-bad-address = No mail can be sent to this address.
error-no-mail = This server sends no mail.
error-no-way = This key is no more.
error-no-device = This device is no longer in the list.
error-too-many-ways = You have { N($most, one: "key", more: "keys") } already, which is the most.
error-seat-held = { $name } is at the table, or has come back since.

# -- the school ------------------------------------------------------------------------------------------
school-word = School
school-title = The school of Emporion
school-promise = You learn on the real boards, one move after the other.
school-here = Where you were
school-begin = To begin with
school-lesson = Lesson { $number }
school-lesson-named = Lesson { $number }: { $name }
school-step = step { $step } of { $steps }
school-minutes-left = { $minutes ->
    [one] one minute left
   *[other] { $minutes } minutes left
  }
school-minutes = { N($minutes, one: "minute", more: "minutes") }.
school-minutes-short = { $minutes } min
school-go-on = Go on with the lesson
school-first = First lesson
school-whole = The whole course: { $game }
school-all-done = All courses are finished
school-all-done-note = Every lesson can be taken again whenever you like.
school-courses = { $count ->
    [one] One course
    [5] Five courses
   *[other] { $count } courses
  }
school-courses-note = Each lesson takes 2 to 4 minutes and is played against bots that wait for you.
school-count = { $known ->
    [0] no lesson learnt of { $all }
    [one] one lesson learnt of { $all }
   *[other] { $known } lessons learnt of { $all }
  }
school-progress = { $known } of { $all } lessons learnt
school-continue = Continue
school-start = Start
school-review = Review
school-all-lessons = All lessons: { $game }
school-course-done = Course finished
school-course = Course: { $game }
school-further = And then
school-match = First match
school-match-note =
    A match against easy bots, with the tutor: he tells you where to look, then what he thinks of your move.
    Nothing is locked: play when you like, even without a lesson.
school-rules-note = Every rule has a number. The lessons name it, and a click opens it.
school-rules = Read the rules
school-new = New to Emporion?
school-learn = Learn { $game } by playing
school-new-note = { $count } lessons of a few minutes on the real board. Nothing to read before.
school-known-already = You know it already? A click on a game, and the match begins.
school-visit = Visit the school
school-mine-empty = No table of yours yet. The first lesson takes two minutes.
school-leave = Leave the lesson
school-opening = The lesson opens…
school-failed = The lesson could not be opened.
school-offline = Offline. Your progress stays here.
school-look = Look at the board, then answer the tutor.
school-teacher = The tutor
school-left = In this lesson
school-nothing-counts = Nothing counts, you can take everything back.
school-back = Previous step
school-hint-1 = A hint
school-hint-2 = Show me where
school-hint-3 = Play it for me
school-skip = Skip this step
school-next = Next
school-finish = Finish
school-reread = Read again
school-right = That is it.
school-on = Good. Go on.
school-other = That is not the best choice here.
school-becomes = becomes
school-safe = Nothing is played: choose again.
school-learnt = Lesson { $number } learnt
school-seen = Lesson { $number } seen
school-seen-note = { $count ->
    [one] One step was skipped: take it, and the lesson is learnt.
   *[other] { $count } steps were skipped: take them, and the lesson is learnt.
  }
school-is-learnt = learnt
school-is-seen = seen
school-known = You now know
school-next-lesson = Next lesson
school-again = Lesson { $number } again
school-try-note = Want to try? A match against easy bots, with the tutor.
school-first-match = First match with the tutor
school-first-match-note =
    The course is done. The tutor stays beside you for a match against easy bots, and is silent when you like.
school-try = Try it in a match
error-no-lesson = There is no such lesson.
# Problems, and what a match teaches
problems = Problems
puzzle-task = Find the best move
puzzle-note = Play it on the board, as in a match. Only the first attempt counts for the rating.
puzzle-own-note = A decision of your own match: which move was better? Play it on the board.
puzzle-themes-hidden = themes hidden
puzzle-hidden = theme hidden
puzzle-name = { $game } no. { $number }
puzzle-own = { $game }, your match
puzzle-right = That is the move.
puzzle-wrong = This move leaves { $chance }% of chances, the best one { $best }%.
puzzle-shown = The answer is shown.
puzzle-again-note = Nothing is played: choose again.
puzzle-rating = Your rating
puzzle-practice = practice, unrated
puzzle-practice-note = To choose a theme is to know something: these problems do not change your rating.
puzzle-next = Next problem
puzzle-first = First problem
puzzle-give-up = See the answer
puzzle-answer = The answer
puzzle-chances = Your chances after each move
puzzle-chances-note = · { N($tries, one: "continuation", more: "continuations") } played
puzzle-others =
    { $count ->
        [one] One other move is worth less.
       *[other] { $count } other moves are worth less.
    }
puzzle-themes = Themes
puzzle-why =
    { $points ->
        [one] “{ $best }” is worth 1 more point of chances than “{ $other }”.
       *[other] “{ $best }” is worth { $points } more points of chances than “{ $other }”.
    }
puzzle-line = A likely continuation
puzzle-play-on = Play on from here
puzzle-again = Do it again
puzzle-keep = Keep as problem
puzzle-is-kept = kept
puzzle-kept = Kept from your matches
puzzle-drop = Keep it no more
puzzle-list = All problems
puzzle-trouble = The problem could not be opened.
puzzle-coming = The position is on its way…
puzzle-game = Game
puzzle-all-games = All games
puzzle-all = all
puzzle-fresh = New ones only
puzzle-difficulty = Difficulty
puzzle-level =
    Difficulty: { $level ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzle-level-0 = your match
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-new = not tried yet
puzzle-found = found
puzzle-later = found later
puzzle-missed = missed
puzzle-none = No problem fits this choice.
puzzle-run = A run to your measure
puzzle-score = { $found } found at the first attempt of { $tried }; { $all } in all.
puzzle-start = { N($all, one: "position", more: "positions") } of real matches. The first attempt makes the rating.
puzzle-day = Problem of the day
puzzle-day-note = Level { $level }, rating { $rating }. One attempt counts, the next ones teach.
puzzle-try = Try it
puzzle-look = Look again
puzzle-yesterday =
    { $state ->
        [found] yesterday: found
        [later] yesterday: found later
        [missed] yesterday: missed
       *[other] { "" }
    }
than-try = your move
than-other = the other move
learn = Learn
learn-title = Learn from this match
learn-back = Back to the match
learn-standings = { $all }.
learn-note =
    { $count ->
        [one] One decision cost you: look for better before you look.
       *[other] { $count } decisions cost you: look for better before you look.
    }
learn-found = { $found } of { $count } found
learn-working = It is still being worked out; you may leave.
learn-none = No costly move in this match.
learn-find = to be found
learn-think = What better move did you have here?
learn-think-about = { $theme }: what better move did you have here?
learn-look = Look for better
learn-show = Show the answer
learn-recurring = What recurs
learn-matches =
    { $count ->
        [one] in your last match of { $game }
       *[other] in your last { $count } matches of { $game }
    }
learn-times =
    { $count ->
        [one] 1 costly move
       *[other] { $count } costly moves
    }
learn-next = And now
learn-problems = Some problems
learn-table = Back to the table
error-no-puzzle = There is no such problem, or not yet.
error-not-offered = This move is not possible in this position.
# Over days: clocks
span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
span-hours = { $hours } h
span-minutes = { $minutes } min
span-seconds = { $seconds } s
pace-live-time = live, { $time } each
pace-live-more = live, { $time } each and { $more } more per move
pace-days-time = over days, { $time } per move
pace-days-more = over days, { $time } in reserve and { $more } more per move
pace-daily-title = A move a day
pace-daily-note = 3 days in reserve, + 12 h with each move.
pace-slow-title = No hurry
pace-slow-note = 10 days in reserve, + 1 day with each move.
clock-own = Reserve
clock-own-none = none
clock-each = With each move
clock-nights = Nights do not count
clock-nights-note = (10 pm to 8 am, where each one lives)
clock-weekends = Weekends do not count
clock-vacation = Vacation for each
clock-vacation-none = none
clock-late = Out of time
clock-late-wait = we wait
clock-late-default = a default move
clock-late-bot = a bot stands in
clock-late-end = giving up
time-none = No clock: everybody takes the time it takes.
time-match = Everybody has { $time } for the whole match.
time-move = Everybody has { $time } for each move.
time-reserve = Everybody begins with { $time } and gains { $more } per move, never beyond { $time }.
time-keeps = Whoever answers within { $more } keeps a full reserve; whoever takes longer draws on it.
time-free-nights = Nights do not count, from 10 pm to 8 am where each one lives.
time-free-weekends = Weekends do not count.
time-free-nights-weekends = Nights (10 pm to 8 am where each one lives) and weekends do not count.
time-vacation = Everybody may stop the clock for { N($days, one: "day", more: "days") } of vacation.
time-then-wait = When it is over, we wait.
time-then-default = When it is over, the default move is made.
time-then-bot = When it is over, a bot stands in until the person is back.
time-then-end = When it is over, the person gives up and a bot plays on to the end.
seat-reserve = { $time } in reserve
seat-vacation = on vacation until { $day }
seat-vacation-short = vacation
time-title = Your time
time-open = Your time: ask for more, go on vacation
time-left-mine = You have { $time } in reserve.
time-ask = Ask for more time
time-ask-note = All the others have to agree. You can ask once for each move.
time-ask-go = Ask
time-vacation-title = Vacation
time-vacation-left = { $days ->
    [0] You have no day left at this table.
    [one] You have { $days } day left at this table.
   *[other] You have { $days } days left at this table.
} Your clock stands still from now on, and the others see it.
time-vacation-on = Your clock stands still until { $day }.
time-vacation-go = Go
time-vacation-back = Come back
request-time-title = { $name } asks for { $time } more
request-time-granted-mine = All agree. You have { $time } more.
request-time-granted-other = All agree: { $name } has { $time } more.
request-time-refused-mine = { $by } would rather not wait.
request-time-refused-other = { $by } would rather not wait for { $name }.
request-time-silent-mine = { $by } has not answered. No more time.
request-time-silent-other = { $by } has not answered. { $name } gets no more time.
request-time-withdrawn-mine = Request withdrawn.
request-time-withdrawn-other = { $name } needs no more time.
error-no-clock = There is no clock at this table.
error-time-enough = You have more than a year left.
error-time-kept = The others have said no, or have not answered. Make your move first; then you may ask again.
error-no-vacation = { $left ->
    [0] You have no day of vacation left at this table.
    [one] You have only { $left } day of vacation left at this table.
   *[other] You have only { $left } days of vacation left at this table.
}

# Over days: orders in advance
orders = Orders in advance
orders-yours = only you see them
orders-seal = Place the order
orders-take = Take back
orders-key = Orders in advance (O)
orders-count = { $count ->
    [one] { $count } order placed
   *[other] { $count } orders placed
}
orders-fall = An order falls when what it rests on changes; then it is for you to play.
orders-always = no condition
orders-maximum = at most
orders-word = What to do
orders-sealed = placed
orders-answers = Your order is about to answer.
orders-said = Order carried out: { $words }
orders-changed = Your order does not hold any more: what it rested on has changed.
orders-reached = The condition of your order is met: it is for you to decide.
orders-refused = Your order does not hold any more: the rules do not allow it.
orders-back = You have taken that move back: your order does not hold any more.
orders-tag = order given
error-no-order = This order is not possible any more.

# Over days: what waits
home-waiting = Waiting for you
home-others = With the others
home-others-note = nothing to do here, look if you like
home-away = { $name } is on vacation until { $day }, the clock stands still
home-paused-tag = on hold
home-stopped-tag = stalled
home-until = until { $hour }
home-nothing = Nothing waits for you.
home-nothing-note = It is for the others to play. A match right now, meanwhile?
next-none = No other table waits for you.
# -- notices: knowing that it is my turn --
notices-title = Tell me
notices-settings = When it is your turn and you are elsewhere: on your devices, by mail.
notices-choose = Choose
notices-each = each device chooses for itself
notices-caption = What is told, and where
notices-mail = E-mail
notices-turn = It is my turn
notices-turn-note = one notice per table, replaced, never piled up
notices-reminder = Reminder before the end
notices-reminder-note = when little time is left
notices-hours = How long before the end
notices-hour = { $hours } h
notices-nudge = Others remind me
notices-nudge-note = once in a turn
notices-chat = Somebody writes at a table
notices-chat-note = without the text
notices-over = Match over
notices-over-note = who wins
notices-allow = Allow
notices-unable = This browser takes no notices.
notices-there = To be allowed on that device.
notices-address = Keep an address
notices-in-digest = in the digest
notices-try = Send a trial notice
notices-tried = A notice is on its way to this device.
notices-forbid = No more notices here
notices-mail-to = Mails go to { $address }.
notices-why-unable = This browser takes no notices. On iPhone and iPad, add Emporion to the home screen first.
notices-why-refused =
    This browser refuses notices of Emporion. To change that: the icon left of the address, then Notifications, then
    Allow.
notices-why-silent = This browser’s notice service did not answer. Nothing has changed; try again later.
notices-habits = When and how
notices-habits-note = on all your devices
notices-always = Even with a tab open
notices-always-note = Otherwise only the tab’s title and icon change: “(3) Emporion”.
notices-silence = Silence from 22:00 to 8:00
notices-silence-note = Notices wait for the morning, but for the reminder before the end.
notices-digest = Morning digest
notices-digest-note = One mail at 8:00, if there is something.
notices-digest-never = never
notices-digest-daily = every day
notices-digest-monday = on Mondays
notices-discreet = Discreet notices
notices-discreet-note = No names, no figures. No notice ever shows a hand or a secret.
notices-sample = A notice on the locked screen
notices-sample-title = Ostia: your turn
notices-sample-body = Your bid for the ivory and the wood, at least 20 denarii. 3 h 40 left.
notices-sample-discreet = It is your turn at a table.
hooks = The group’s room
hooks-public = what everybody may see, nothing else
hooks-none = Discord, Slack, Matrix: a room can learn that a table opens, whose turn it is, who wins.
hook-discord = Discord
hook-slack = Slack
hook-matrix = Matrix
hook-json = Other (JSON)
hook-kind = Kind of room
hook-address = Address of the room
hook-example = https://room.example/hooks/…
hook-which = Of which tables
hook-all = All tables I open
hook-one = Only: { $game }
hook-gone = a finished table
hook-add = Add
hook-try = Try
hook-tried = The room has got the trial.
hook-remove = Remove
hook-open = table open
hook-turn = whose turn
hook-over = match over
hook-off = Switched off { $when }: three failures in a row. A trial that works switches it on again.
nudge = Remind
nudged = { $name } is told, if that is wanted.
nudged-already = Reminded for this turn.
unsubscribe-title = No more mails
unsubscribe-note =
    Emporion will send you no more mails when it is your turn, and no digest. Your devices stay as they are.
unsubscribe-go = Send nothing more
unsubscribe-done = Done: no more mails are sent.
unsubscribe-failed = This link is not valid. The choices below stay open.
privacy-notices-title = Notices
privacy-notices =
    Only if you want it: the address your browser gives for notices, its keys, your choices and your time zone. A notice
    goes, locked, through your browser’s own service (Google, Mozilla, Apple…), which learns that one comes, never what
    it shows. It holds only what the whole table knows. If the host of a table has connected a room, that room learns
    your names and whose turn it is. Everything goes with the device, or with you.
error-bad-zone = This server does not know your time zone.
error-bad-push = This browser has given no address that could be used for notices.
error-no-push = This device takes no notices. Allow them first.
error-bad-hook = Nothing can be sent to this address: it takes a public one, with https.
error-no-hook = This room is not in the list any more.
error-hook-refused = The room did not take the trial. Check its address.
error-too-many-hooks = You have { N($most, one: "room", more: "rooms") } already, which is the most.
error-not-waited-for = Nobody waits for this seat.
error-nudge-soon = { $name } has been waited for for a short while only.
key-next = Next table that waits for you
key-orders = Orders in advance

# The tutor of a first match.
tutor-name = Tutor
tutor-with = with the tutor
tutor-switch = Advice of the tutor
tutor-speaks = on
tutor-silent = off
tutor-before = before your decision
tutor-waits = watches the table
tutor-after = After your decision
tutor-hello = At each decision I tell you where to look, and afterwards what I think of it. The move stays yours.
tutor-weighs = I am weighing your move…
tutor-hush = Silent this round
tutor-clear = One idea stands out here: look for it.
tutor-clear-terms = One idea stands out here. What weighs: { $terms }.
tutor-some = Not all choices are equal here.
tutor-some-terms = Not all choices are equal. What weighs: { $terms }.
tutor-even = The best choices are as good as each other here: follow your own idea.
tutor-good = Good move.
tutor-fair = Debatable.
tutor-costly = Costly move.
tutor-good-terms = Beside the next idea, on average: { $pros }.
tutor-good-none = Nothing better was in sight.
tutor-better = Better:
tutor-better-terms = That soon brings, on average: { $pros }.
tutor-better-both = That soon brings, on average: { $pros }; in exchange { $cons }.
tutor-better-cons = At first { $cons }, but what follows is worth more.
tutor-better-none = The rest of the match goes better with it.
# How somebody has done.
player-title = Results
player-mine = My results
player-since = at the table since { $when } · { $played ->
    [0] no finished match
    [one] { $played } finished match
   *[other] { $played } finished matches
} · { $won } won
player-none = Your first finished match will appear here, with its points and its journal.
player-none-of = There is no finished match to show.
player-sees = Who sees this page
sees-me = me
sees-me-note = Nobody else sees it.
sees-circle = my circles
sees-circle-note = The members of your circles see it. Of matches you play without them they can open public ones only.
sees-all = everybody
sees-all-note = Whoever has its address. Your opponents are not named there.
rating-wanted = Have a rating
rating-wanted-note = Without one nothing is computed, and what was is removed. Your matches stay.
rating-declined = You have chosen to have no rating. “Who sees this page” changes that.
by-game = By game
by-game-note = won, mean place
game = Game
col-played = matches
col-won = won
col-place = place
col-ahead = ahead
col-behind = behind
col-date = date
played-so = { N($seats, one: "seat", more: "seats") }, { $mode }
mode-bots = against bots
mode-people = among people
mode-teams = in teams
against-whom = Against whom
against-note = matches together
against-remark = Ahead: placed better at the end. Giving up is coming last. A tie is neither.
bot-of = { $level } bot
rating = Rating
rating-which = Which rating
rated-people = among people
rated-bots = against bots
rating-curve = { $which }: from { $first } on { $from } to { $last } on { $to }
rating-table = In figures
rating-missing = { $count ->
    [one] One more match before a rating.
   *[other] { $count } more matches before a rating.
}
rating-remark = Only matches among people count here. The band is how far it may be off; it narrows as you play.
rating-remark-bots = Matches against bots have a rating of their own: it never touches the one among people.
rating-none = A rating appears after five matches of a game.
ways-to-win = Ways to win
wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
way-to-win = { $game }: { $way }
times-of = { $times } of { $all }
ways-remark = What set the winner apart from the others most, in the final count.
last-matches = Latest matches
all-matches = { $count ->
    [one] the only one
   *[other] all { $count }
}
more-matches = Show more
no-matches-shown = None that you can see.
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
past-team = won as a team
past-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-won-by = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, most of all: { $way }
past-together = with { $names }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-lost = { $points } to { $best } · { $names } won
privacy-results-title = Your results
privacy-results =
    They are computed from your finished matches. After each match your rating and what won it are added. You choose who
    sees them, and you can do without a rating: it is removed then. All of it goes with you.
error-no-profile = There is no such page of results, or it is not open to you.

# People one avoids, and what one reports.
avoid-or-report = Avoid or report
avoid-muted = Stop reading their messages
avoid-muted-note = Their messages vanish for you, at every table. They are not told.
avoid-muted-done = You will not read { $name } any more.
avoid-blocked = Stop playing together
avoid-blocked-note = Besides, neither of you can sit down where the other sits. Matches that have begun go on.
avoid-blocked-done = You will not play with { $name } any more.
avoid-only-muted = Only do not read
avoid-none = Stop avoiding
avoided = People you avoid
avoided-note = they are not told
avoided-muted = not read
avoided-blocked = no matches together
report = Report
report-note = Whoever runs this server will read your message, and what was said at the table. Nobody else.
report-reason = Why
report-talk = messages
report-name = the name
report-leaving = leaves matches
report-cheating = cheats
report-other = something else
report-text = What happened
report-send = Send
report-done = It has been passed on. Thank you.
privacy-company-title = Whom you avoid, what you report
privacy-company =
    The list of people you avoid is shown to you alone. A report keeps your name, the other’s, the message it is
    about and
    what you say of it; only whoever runs this server reads it. They can suspend somebody, which is kept, too. When
    the person it is about is erased, the report goes as well.
error-shunned = Somebody at this table and you do not play together.
error-too-many-shunned = You avoid { $most } people already, which is the most.
error-suspended =
    Whoever runs this server lets you finish your matches, but begin or write nothing before
    { DATETIME($until, day: "numeric", month: "long", year: "numeric") }.
error-suspended-for-good = Whoever runs this server lets you finish your matches, but begin or write nothing.

# Circles: league and cups.
circles = Circles
nav-circles = Circles
circle-invited = Join “{ $name }”?
circle-invited-note = { $count ->
    [one] A circle of one member, with its league and cups.
   *[other] A circle of { $count } members, with its league and cups.
} Its members will see your results, unless you keep them to yourself.
circle-join = Join
circle-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
circle-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in the league
circle-new = A new circle
circle-new-note =
    A group of friends: a league each season, small cups, and your results among you. A link lets people in.
circle-name = Name of the circle
circle-make = Make
circle-host = host
circle-link = Link to invite
circle-copy = Copy
link-not-copied = The browser does not allow copying: select the link.
circle-leave = Leave
circle-stay = Stay
circle-leave-title = Leave “{ $name }”?
circle-leave-note = You leave its league, and the cups that have not begun. Your matches stay.
members = Members
member-remove = Remove
member-remove-title = Remove { $name } from the circle?
member-remove-note = The link changes: the old one will lead nowhere.
league = League of the circle
season = { $quarter ->
    [1] winter
    [2] spring
    [3] summer
   *[4] autumn
} season { $year }
season-before = Season before
season-now = This season
col-played-short = m.
col-won-short = w.
col-points = points
col-moved = in a week
moved = { $by ->
    [0] place unchanged
   *[other] places gained in a week: { $by }
}
league-empty = Nobody has played { N($count, one: "match", more: "matches") } against other members this season yet.
league-remark = With four seats, places are worth 10 points, 6, 3 and 1. { $best ->
    [one] Everybody’s best match counts.
   *[other] Everybody’s { $best } best matches count.
}
league-fewer = Fewer than { N($count, one: "match", more: "matches") }: { $names }.
cups-none = There is no cup in this circle yet.
cup-new = Open a cup
cup-name = Name of the cup
cup-kind = System
cup-swiss = Swiss
cup-swiss-note =
    Everybody plays every round, against people with as many points, meeting the same as rarely as possible.
cup-knockout = knock-out
cup-knockout-note = The first half of each table plays on, up to the final.
cup-seats = Seats at a table
cup-rounds = Rounds
cup-days = Days for a round
cup-pace = At your own pace: 2 days in reserve, 12 h more with each move; then a bot stands in until you are back.
cup-open = Open
cup-over = over
cup-round = { $kind }, round { $round }{ $rounds ->
    [0] {""}
   *[other] {" "}of { $rounds }
}
cup-passed = { $name } has a bye, with the points of a first place
cup-table = Table { $table }
cup-table-over = over, { $names } won
cup-table-nobody = over, nobody won
cup-table-running = in play
cup-table-waiting = ready: { $ready } of { $all }{ $me ->
    [yes] , waiting for you
   *[no] {""}
}
cup-ready = I am ready
cup-ready-until = Who is not ready by { $when } is replaced by a bot, without points.
cup-round-until = Round { $round }, until { $when }
cup-last-round = Round { $round }, the last one
round-short = R{ $round }
cup-met = opp.
cup-met-note = the points of the opponents one has met: they part equals
cup-out = out
cup-terms =
    { N($seats, one: "seat", more: "seats") } at a table, { N($days, one: "day", more: "days") } for a
    round{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}. The tables form themselves.
cup-enter = Take part
cup-leave = Take no part
cup-begin = Begin the cup
cup-cancel = Cancel
cup-waits = { $count ->
    [one] a cup table waits for you
   *[other] { $count } cup tables wait for you
}
cup-remark-swiss =
    “opp.” parts equals: the points of the opponents one has met. The next round forms when the last table is over.
cup-remark-knockout = The first half of each table plays on. The next round forms when the last table is over.
privacy-circles-title = Your circles
privacy-circles =
    The circle’s name, who is in it and since when, who takes part in which cup and at which table. The other
    members see
    it, and your results if you let them. Leaving a circle removes you from it; cups that have begun keep your results.
error-no-circle = There is no such circle, or you are not in it.
error-too-many-circles = You are in { N($most, one: "circle", more: "circles") } already, which is the most.
error-circle-full = { $most } people are in this circle already, which is the most.
error-no-cup = There is no such cup, or none any more.
error-cup-clock = A cup is played over days, with a clock.
error-cup-empty = Nobody else takes part yet.
error-cup-full = { $most } people take part already, which is the most.
error-too-many-cups = This circle has { N($most, one: "cup", more: "cups") } that are not over, which is the most.
error-cup-table = This table belongs to a cup: its seats are kept for who plays there.
