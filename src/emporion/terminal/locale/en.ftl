# What the terminal itself says, at every table.
greeting = A number or a part of a choice; help lists the commands.
greeting-legend = What the signs mean: legend.
goodbye = Your match is saved. Go on with:
unsaved = This match is not saved.
cannot-save = This match cannot be saved: { $reason }
against = Against { $names }.
level-random = plays at random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
level-net = master without thinking
level-first = first edition
level-greedy = greedy
level-ismcts = searching
level-program = a program
your-turn = your turn
all-at-once = all in secret
you-mark = (you)
more = { $count ->
    [one] one more line: Enter, or q to stop
   *[other] { $count } more lines: Enter, or q to stop
}
continue = Enter to go on
times = { $sentence } (×{ $count })
points = points
yes = yes
no = no
colon = { ": " }
semicolon = { "; " }
nothing = nothing

menu-count = ({ N($count, one: "choice", more: "choices") })
menu-range = { $least } to { $most }
type-amount = Type an amount, { $least } to { $most }; Enter goes back to all choices.
narrow = A number or a part of the name; Enter shows all choices again.
not-now = Not now (why { $first }): { $choices }
not-now-count = { N($count, one: "choice", more: "choices") }
no-number = There is no choice with that number.
no-number-here = None of these choices has that number. Enter shows all choices again.
amount-mode = { $title } ({ $least } to { $most })
no-amount = { $mode }: that amount is not possible. Enter goes back to all choices.
not-understood = No choice is called that. Enter shows the choices, help the commands.
may-be-said = That is possible now.
nothing-refused = Everything that comes into question is possible now.

undo-nothing = There is nothing to take back.
undo-disclosed = Nothing to take back: something hidden has become known since.
undone = Taken back: { $word }
no-player = Nobody is called that. At this table: { $names }.
no-rule = There is no such rule.
rules-contents = The rulebook: rules 4.1 shows a section, rule 4.1.2 a rule
saved-here = Your match is saved after every move.
saved = The record is in { $file }. To go on with it:
not-saved = It cannot be saved there: { $reason }
error-no-folder = there is no such folder.
error-folder = that is a folder.
error-exists = that file is there already and holds something else. Choose another name.
error-forbidden = you may not write there.
error-full = the disk is full.
error-name = that is no name for a file.
error-other = the system refuses it ({ $code }).
saved-elsewhere = This match has been gone on with in another terminal: what you play here is no longer saved.

hint-thinking = Thinking …
hint-chance = { $percent } % to win
hint-for = for: { $reasons }
hint-against = against: { $reasons }
hint-then = then { $words }

match-over = The match is over
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
you-win = You win!
your-team-wins = Your team wins!
team-wins = The team of { $names } wins.
team-head = team
team-total = { $points } with { $names }
nobody-wins = Nobody wins.
place = place
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
eliminated = eliminated
record-kept = The match is kept in this file, which you may copy. To read it again:
seed = The seed was { $seed }

saved-matches = Unfinished matches, the latest first:
saved-line = { $words ->
    [one] 1 move, { $when }
   *[other] { $words } moves, { $when }
}
saved-first = The first one goes on; for another: { $command } NUMBER
saved-damaged = The match { $name } is damaged and cannot be gone on with: { $file }
saved-choose = Which one? A number, Enter for the first, remove and a number, q to leave.
saved-more = { $count ->
    [one] next: { $count } more match.
   *[other] next: { $count } more matches.
}
saved-no-number = No match has that number: 1 to { $most }.
saved-remove = Remove for good? { $match } (yes or no)

# What may be typed; about- is what the help says.
help-choices = Type the number of a choice or a part of its name; Enter shows the choices again.
command-help = help ? h
command-why = why w
about-why = why something is not possible: why NUMBER, why NAME; why alone tells all of it
command-rule = rule r
about-rule = the rule of this decision, or the one you name
command-rules = rules
about-rules = the rulebook
command-hint = hint advice
about-hint = what a good bot would do here, and why
command-undo = undo u
about-undo = take your last move back; undo turn: the whole turn
command-turn = turn all
command-journal = journal j log
about-journal = what happened so far
command-board = board b
about-board = the whole board
command-seats = seats players
about-seats = how everybody stands: seats, or seats NAME for one
command-choices = choices
command-back = back
command-save = save
about-save = write the record into a file: save FILE
command-enough = q
enough = Your match goes on; quit leaves it.
command-quit = quit exit
command-next = next more
command-remove = remove delete
command-yes = yes y
about-quit = leave; the match is saved
command-map = map m
about-map = the map
command-city = city
about-city = your city
command-cards = cards hand
about-cards = your cards
command-market = market sale
about-market = what is for sale
command-harbour = harbour
about-harbour = docks and ships
command-palace = palace
about-palace = palace and intrigue path
command-ships = ships
about-ships = the ships
command-offices = offices
about-offices = the offices and what they do
command-buildings = buildings
about-buildings = what can be built
command-contracts = contracts
about-contracts = your contracts
command-senate = senate
about-senate = senate cards and points
command-gods = gods
about-gods = what the gods give
command-saints = saints
about-saints = the saints and how far you are
command-opponents = opponents
about-opponents = the others’ boards
command-deck = deck
about-deck = what is left in the deck
command-legend = legend
about-legend = what the signs mean
command-routes = routes
about-routes = where the routes lead
command-prices = prices
about-prices = what the forum pays
command-west = west
command-east = east
command-north = north
command-south = south
