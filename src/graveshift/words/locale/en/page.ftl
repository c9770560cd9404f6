### What the page says besides, in English.

seat-nobody = nobody

## Everywhere

language = Language
settings = Settings
menu = More
close = Close
cancel = Cancel
reload = Load the page again
try-again = Try again
to-front = All games
skip-to-main = To the main part
copy-failed = Your browser does not let us copy. Select the text and copy it yourself.

## The front

front-title = Three lost board games. One long night.
front-about = Vote, bargain, bluff and run, against friends or against bots. No account, nothing to install.
front-small = Free software. The rules are played in our own words and pictures; the names only say which game it is.
games = Games
shelf-mall-of-horror = Mall of Horror
    .about = A closed mall, six places to hide, and a vote on who is thrown to the zombies.
shelf-midevil = MidEvil
    .about = Undead knights, a map that grows with every step, and a book that everybody wants.
shelf-walking-dead = The Walking Dead: The Best Defense
    .about = Four places, too few supplies, and a group that only survives together.
shelf-players =
    { $fewest ->
        [1] One to { $most } players
       *[other] { $fewest } to { $most } players
    }
shelf-looking = Just a moment …
shelf-absent = Still being built. It cannot be played here yet.
play-now = Play now
play-alone = Play alone
play-tour = Learn it in a first game
invite-friends = Invite friends
join-title = Join a table
join-code = Code or link
join-wrong = That is neither a code nor a link to a table.
join = Join
your-name = Your name
your-name-about = What others at the table read. You may leave it empty.
my-tables = My tables
open-tables = Open tables
next-table =
    { $count ->
        [one] A table waits for you
       *[other] To the next of { $count } tables that wait for you
    }
list-free = { $who } ({ $free } free)
list-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
list-waits = waits for you
list-more = { $count } more
list-less = Show fewer
stage-lobby = not begun
stage-playing = being played
stage-over = finished
stage-closed = closed

## A new table

new-title = A new table
new-game = Game
new-name = Name of the table
new-name-about = May stay empty.
new-company = Who may come
new-open = Open to everybody
    .about = The table stands in the list on the front page. Otherwise only people with the link find it.
new-spectators = Spectators
    .about = Anybody with the link may watch. They see what a bystander would see, and no hand of cards.
new-late = Late arrivals
    .about = While the game runs, people may take over the seat of a bot.
new-talk = Talk
new-pace = Pace of the bots
new-clocks = Clocks
new-options =
    { $count ->
        [one] One house rule
       *[other] { $count } house rules
    }
new-options-about = Where rulebooks disagree or groups differ. The first value is the usual one.
new-create = Set up the table
talk-kind-open = open: everything, whispers too
talk-kind-table = no whispers
talk-kind-phrases = phrases and claims only
talk-kind-off = none
pace-brisk = brisk
pace-human = like people, slower
pace-instant = without a pause
clocks-none = No clocks
    .about = Everybody takes as long as they like.
clocks-live = For an evening
    .about = Seconds and minutes. Who goes away is covered by a bot after a while.
clocks-slow = For days and weeks
    .about = Everybody comes by when they have time.
clocks-decision = For each decision
clocks-bank = Reserve for the whole game
clocks-zero = When the time is up
clocks-zero-safe = the harmless choice is made
clocks-zero-bot = a bot chooses
time-nothing = nothing
time-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
time-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }

## Before the game

table-opening = Opening the table …
lobby-about = Table { $code }. Nothing is dealt before everybody sits.
lobby-look = Take a seat, or look on.
seats = Seats
seats-all = Show all about the seats
seat-free = free
seat-you = you
seat-guest = a guest
seat-host = host
seat-away = away
seat-bot = a bot
seat-bot-named =
    { $bot ->
        [chancer] bot “Chancer”
        [greedy] bot “Greedy”
       *[other] bot “{ $bot }”
    }
seat-covered = away; a bot stands in
seat-thinks = still thinking
seat-ready = ready
seat-won = won
sit = Sit here
sit-hot = Sits at this screen too
guest-name = Name of the next player at this screen
rise-now = Get up
rise-seat = Give up the seat of { $seat }
send-away = Send away
bot-kind = Kind of bot
bot-named = Bot: { $bot ->
        [chancer] Chancer (plays at random)
        [greedy] Greedy (takes what looks best)
       *[other] { $bot }
    }
bot-sits = Bot
fill =
    { $count ->
        [one] A bot takes the free seat
       *[other] Bots take the { $count } free seats
    }
lock = Let nobody else sit down
unlock = Let others sit down again
locked = The host lets nobody else sit down.
start = Deal
start-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
start-ready = Everybody is here.
invite-about = Whoever has the link can take a seat or watch.
invite-link = Link
invite-copy = Copy the link
invite-copied = The link is on your clipboard.
invite-share = Share
invite-code = Code
invite-qr = The link as a QR code, for the camera of a phone
agreed-title = What was agreed
agreed-decision = For each decision: { $time }.
agreed-bank = Reserve: { $time }.
agreed-private = Only with the link.
agreed-open = Open to everybody.
agreed-spectators = Spectators are welcome.
agreed-no-spectators = No spectators.
agreed-late = Late arrivals may replace bots.
agreed-not-late = Nobody comes in late.
agreed-usual = No house rules.
device-title = Play on another device
device-about = Make a code here and type it in on the other device, at the same table. The seat then moves there.
device-offer = Code for { $seat }
device-until = Good for ten minutes, once.
device-code = Code from the other device
device-take = Take the seat over
device-done = The seat is yours now.

## At the table

board = Board
your-things = Your things
your-turn = Your turn
beside-the-board = Beside the board
happening = What is happening
round = Round { $round }
skip = Skip
link-lost = Connection lost, trying again …
asked-of = Waiting for { $seats }.
nobody-asked = One moment …
also-asked = Asked as well ({ $what }):
still-asked = Still thinking ({ $what }):
choices = Choices
sending = Sending …
undo = Undo
take-back = Take it back
confirm-title = Are you sure?
confirm = { $choice }: are you sure?
do-it = Do it
not-now = Not now, and why: { $count }
orders = Pass by itself
orders-none = never
    .about = You are asked every time.
orders-window = in this window
    .about = Until something happens other than passing.
orders-round = this round
    .about = Until the next round begins.
hand-over-to = It is the turn of { $seat }
curtain-title = Pass the screen to { $name }
curtain-about = Everybody else looks away. Only { $name } goes on.
curtain-open = I am { $name }
curtain-board = Look at the board first
plain-title = The story so far
plain-about = The board of this game is not drawn yet. Everything can be played by words and buttons.
clock-left = time left:
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
sound-off = Sound off
shut-rules-changed = This table was begun under other rules. It can be looked at, but not played on.
shut-unreadable = The record of this table cannot be read here. It can be looked at, but not played on.
late-title = Take over from a bot
late-sit = Play { $seat }
rise = Give up the seat
rise-sure = Give up the seat of { $seat } for good? A bot plays on.
delete = Delete the table
delete-sure = Delete this table with everything in it?
withhold = Keep this game to the table
    .about = Nobody but those who played can have the open replay.
table-code = Table { $code }.
table-spectators = Anybody with the link can watch.

## What happened

log = Log
log-filter = Search the log
log-copy = Copy the whole log
log-copied = The log is on your clipboard.
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.
replay = Replay
replay-whose = Whose view
replay-open = as a bystander
replay-of = as { $seat }
replay-first = To the beginning
replay-back = One step back
replay-forth = One step on
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = Step { $at } of { $last }
replay-download = Download the replay

## Talk

talk = Talk
talk-new = unread
talk-off = At this table nobody talks.
talk-empty = Nobody has said anything yet.
talk-text = Say something
talk-say = Say
talk-who = To whom
talk-all = to all
talk-to = to { $seat }
talk-whispered = (a whisper)
phrases = Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry!
phrase-yes = Yes.
phrase-no = No.
phrase-maybe = Perhaps.
phrase-please-hurry = Hurry up, please.
phrase-please-wait = Wait a moment, please.
phrase-trust-me = Trust me.
phrase-i-do-not-believe-you = I do not believe you.
phrase-help-me = Help me!
phrase-vote-with-me = Vote with me.
phrase-let-us-ally = Let us stand together.
phrase-you-will-regret-this = You will regret this.
phrase-good-game = Good game!
claims = Claims and promises
claims-make = Claim or promise something
claims-choose = Choose …
claims-about = Everybody reads it, and the table notes whether it was true.
claims-say = Say it
mute-title = Hear somebody no more
mute = Do not show what { $seat } says

## The rules

rules = Rules
rules-search = Search the rules
rules-now = now
rules-whole = The whole rules
rules-english = The whole text is in English; everything above is in your language.
rules-none = Nothing is found.

## The end

result-nobody = Nobody wins.
result-winners =
    { $count ->
        [one] { $seats } wins!
       *[other] { $seats } win!
    }
result-won = You have won.
result-lost = Not this time.
rematch = Play again
rematch-join = To the next game
fairness-title = Was it fair?
fairness-about = Before the game the server locked its seed away and published a seal of it. Every player added a number of their own. All dice and shuffles follow from both, so nobody could choose them.
fairness-practice = This is a practice game: its dice and shuffles are the same each time and can be known beforehand, so nothing was sealed. Whoever wants to can check afterwards that they were kept to.
fairness-commitment = Seal, published beforehand
fairness-seed = Seed, shown after the end
fairness-nonce = Number of { $seat }
fairness-kept = The seed fits the seal.
fairness-broken = The seed does not fit the seal.
fairness-later = The seed is shown when the game is over. Then everything can be checked.
fairness-how = The file can be checked with any copy of the program, without a network:

## The tour

tour = A first game, explained
tour-step = Step { $at } of { $last }
tour-next = Go on
tour-skip = No more of this
tour-practice = This is a practice game: it is dealt the same each time.
tour-call = Show me around

## Settings

setting-theme = Light
    .about = Dark like the mall, or light.
setting-motion = Motion
    .about = Whether things move on the board.
setting-sound = Sound
    .about = One sound always means: you are asked.
setting-text = Size of text
    .about = Everything grows along.
setting-shortcuts = Single keys
    .about = Keys that do something without Ctrl or Alt.
setting-confirm = Ask again before each choice
    .about = For those who press too quickly.
setting-notices = Notifications
    .about = Tells you that it is your turn while you look elsewhere. On an iPhone or iPad, put the page on the home screen first.
setting-auto = like this device
setting-dark = dark
setting-light = light
setting-on = on
setting-off = off
setting-normal = normal
setting-large = large
setting-huge = very large
notices-refused = Your browser does not allow notifications from this page.
notices-here = Your browser can be told only while this page is open.
key-m = sound on or off
key-l = log
key-t = talk
key-r = rules
key-u = undo
key-s = skip motions
key-help = these settings

## What goes wrong

error-server = The server does not answer. Perhaps it is being restarted; we keep trying.
error-offline = You are offline.
error-foreign = The server answers something that this page does not understand. Load the page again.
error-page = Something went wrong on this page. Load it again; the table is safe on the server.
stale-title = This page is older than the server
stale-about = The server has learnt something new since this page was loaded. Load it again; nothing is lost.
watch-on = Watch instead
table-failed = This table cannot be opened
ended-no-table = There is no such table
    .about = Perhaps a letter of the code is wrong, or its host deleted it.
ended-deleted = The table is gone
    .about = Its host deleted it.
ended-moved = Your seat is on another device now
    .about = It was taken over with a code. You can go on watching here.
ended-not-yours = That seat is not yours
    .about = The link was somebody else’s. You can watch as a bystander.
ended-forbidden = Nobody watches at this table
    .about = Only those who play there see it. Ask them for a seat.
ended-too-many = Too many windows are open
    .about = Close some of them and try again.
refused-not-yours = That seat is not yours.
refused-stale = That was answered already; look at the board.
refused-rules = The rules do not allow that.
refused-no-undo = That cannot be undone any more.
refused-not-running = No game is being played here.
refused-closed = This table is closed for play.
refused-seat-taken = Somebody else was quicker: that seat is taken.
refused-seats-empty = Every seat has to be taken first. Bots can help.
refused-locked = The host lets nobody else sit down.
refused-host-only = Only the host may do that.
refused-not-now = That cannot be done just now.
refused-quiet = Talk of this kind is off at this table.
refused-silence = The rules want silence just now.
refused-unknown = There is no such thing here.
refused-wrong-code = That code is wrong or too old.
refused-too-many = There are too many of these already.
refused-no-table = There is no such table.
refused-bad-message = The server did not understand that. Load the page again.
refused-too-fast = That was too fast. Wait a moment.
refused-too-large = That is too long.
refused-forbidden = That is not allowed here.
refused-broken = It could not be written down. Please try again.
