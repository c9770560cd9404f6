### What the command line itself says; the table and the games are told by graveshift.words.

## How a game begins

welcome = { $game } for { $players } players. Seed { $seed }.
resumed = { $game }, taken up again after { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }.
you-play = You play { NOUN($seats) }.
at-keyboard = At this keyboard: { NOUN($seats) }.
bots-play = Bots: { $bots }.
how-to-choose = Type the number of your choice, or help.

## While it is played

curtain = Pass the keyboard to { NOUN($seat) }. Everybody else looks away.
curtain-ready = { NOUN($seat) }, press Enter when nobody is peeking.
so-far = So far
since-last = Since your last choice
no-choice = There is no choice “{ $text }” here; type a number from 1 to { $last }, or help.
several-choices = “{ $text }” fits several choices; type a number from 1 to { $last }.
undo-done = Taken back.
undo-impossible = That cannot be taken back any more: dice have rolled, secrets are out, or others have chosen since.
undo-nothing = There is nothing to take back.
no-thing = There is nothing called “{ $text }” in this game; what alone lists all there is.
why-allowed = { $choice }: that can be chosen, it is number { $number }.
why-nothing = Here you can choose whatever there is.
why-more = … and { $number } more
no-rule = There is no rule “{ $text }”; a rule is named like 1.4.6, D7 or E17, a chapter like 1.4.
language-now = From here on in English.
language-unknown = There is no language “{ $text }”; there are { $languages }.
help-title = What you can type
help =
    1, 2, 3 …    make the choice of that number
    board        show the board again
    what         what the things of this game do; what NAME explains one
    why          what cannot be chosen now; why WORDS asks about one
    undo         take your last choice back, while nothing was drawn or shown since
    rules 1.4.6  read a rule; rules alone lists the chapters
    save FILE    save the game and go on
    lang de      speak another language: en, de, pl or it
    quit         leave; you are asked whether to save

## How it ends

game-over = The game is over
saved = Saved as { $file }.
resume-hint = To go on later:
quit = Good night. Lock the doors.
save-which = Say where to save: save my-game.json
save-offer = To keep the game, type a file name; Enter leaves without.
keep-offer = To keep this game for graveshift replay, type a file name; Enter leaves without.

## Told again

replay-title = { $game } for { $players } players, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }.
told-all = Everything is told.
told-to = Told as { NOUN($seat) } knows it.
after = After { $number } of { $choices } choices
chose = { $number }. { NOUN($seat) }: { $choice }
chose-unseen = { $number }. { NOUN($seat) } chooses.

## Options

options-how = Set one with --option name=value; * marks what holds otherwise.
