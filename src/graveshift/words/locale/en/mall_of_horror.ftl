### Mall of Horror in English.

game = Mall of Horror
    .about = Hold the doors, count your friends, and choose who is eaten. Three to six players.

## Colours: the names of the seats

colour-red = Red
    .gen = Red’s
colour-yellow = Yellow
    .gen = Yellow’s
colour-blue = Blue
    .gen = Blue’s
colour-green = Green
    .gen = Green’s
colour-brown = Brown
    .gen = Brown’s
colour-black = Black
    .gen = Black’s

## Places

group-place = Places
place-restroom = Restroom
    .the = the restroom
    .in = in the restroom
    .to = to the restroom
    .from = from the restroom
    .before = outside the restroom
    .about = Room for three. One way in, and the zombies know it.
place-cachou = Clothing store
    .the = the clothing store
    .in = in the clothing store
    .to = to the clothing store
    .from = from the clothing store
    .before = outside the clothing store
    .about = Room for four. Stays closed with three or four players.
place-megatoys = Toy store
    .the = the toy store
    .in = in the toy store
    .to = to the toy store
    .from = from the toy store
    .before = outside the toy store
    .about = Room for four. None of the toys bite.
place-parking = Parking lot
    .the = the parking lot
    .in = in the parking lot
    .to = to the parking lot
    .from = from the parking lot
    .before = in the parking lot
    .about = Room for everybody, and a truck to search. No doors: every zombie eats somebody.
place-security = Security HQ
    .the = the security HQ
    .in = in the security HQ
    .to = to the security HQ
    .from = from the security HQ
    .before = outside the security HQ
    .about = Room for three. Those who stand here elect the Chief.
place-supermarket = Supermarket
    .the = the supermarket
    .in = in the supermarket
    .to = to the supermarket
    .from = from the supermarket
    .before = outside the supermarket
    .about = Room for six, but too many doors: four zombies always get in.

## Characters

group-character = Characters
character-pinup = Pin-Up
    .about = 7 points. Her screams draw a zombie to the place with the most Pin-Ups.
character-tough = Tough Guy
    .about = 5 points. He holds the door for two.
character-gunman = Gunman
    .about = 3 points. He argues with a gun: one vote more where he stands.
character-girl = Little Girl
    .about = 1 point. Only with three players. She can do nothing special, but smiles bravely.

## Cards

group-card = Cards
card-threat = Threat
    .about = Before a vote: one vote more for you in that vote.
card-camera = Security Camera
    .about = When the dice lie under the box: you look at them.
card-sprint = Sprint
    .about = When you move: go to another place than you chose, or move nobody.
card-hardware = Hardware
    .about = During an attack: the door holds off one zombie more this round. Not in the parking lot.
card-hidden = Hidden
    .about = During an attack: one of yours there can neither be chosen nor vote this round, but still holds the door.
card-shotgun = Shotgun
    .with = with the shotgun
    .about = During an attack: kills two zombies.
card-chainsaw = Chainsaw
    .with = with the chainsaw
    .about = During an attack: kills two zombies.
card-grenades = Grenades
    .with = with grenades
    .about = During an attack: kill two zombies.
card-pistol = Pistol
    .with = with the pistol
    .about = During an attack: kills one zombie.
card-fire-axe = Fire axe
    .with = with the fire axe
    .about = During an attack: kills one zombie.
card-baseball-bat = Baseball bat
    .with = with the baseball bat
    .about = During an attack: kills one zombie.

## Phases

group-phase = Phases
phase-setup = Set-up
    .title = Set-up
    .about = Everybody gets a card and places their characters by the dice.
phase-truck = Search the truck
    .title = A: Search the truck
    .about = Those in the parking lot vote who takes three cards, keeps one and gives one away.
phase-chief = Elect the Chief
    .title = B: Elect the Chief
    .about = Those in the security HQ vote who gets the badge and sees the dice.
phase-arrival = Hidden arrival
    .title = C: Hidden arrival
    .about = Four dice under the box say where zombies will come.
phase-destinations = Destinations
    .title = D: Destinations
    .about = Everybody chooses in secret where one character will go; an elected Chief does so openly.
phase-moving = Reveal and move
    .title = E: Reveal and move
    .about = All is shown, zombies arrive, and everybody moves one character.
phase-attack = Attack
    .title = F: Attack
    .about = Where zombies get in, those inside vote who is eaten.

## Counting

count-zombies =
    { $zombies ->
        [one] 1 zombie
       *[other] { $zombies } zombies
    }
count-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
count-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
count-votes =
    { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }

## What is asked

decision-nothing = The game is over. Whoever can still read this has survived.
    .name = nothing
decision-first-holder = Who gets the badge first?
    .name = first badge
decision-placement = You rolled { $dice }. Who starts where?
    .name = starting place
decision-threat = { $purpose ->
        [truck] The vote on the truck is coming.
        [chief] The Chief is about to be elected.
       *[victim] The vote on a victim is coming.
    } Do you play a Threat?
    .name = Threat before a vote
decision-ballot = { $purpose ->
        [truck] Who shall search the truck?
        [chief] Who shall be Chief?
       *[victim] Who shall be eaten { NOUN($place, "in") }?
    } { $ballot ->
        [1] You have { count-votes }.
       *[2] Second ballot: you have { count-votes }.
    }
    .name = ballot
decision-keep = Which card do you keep?
    .name = card to keep
decision-gift = Which card do you give away, and to whom?
    .name = gift
decision-camera = The dice lie under the box. Do you play a Security Camera to see them?
    .name = Security Camera
decision-open-destination = You are Chief and choose openly: where will one of yours go?
    .name = the Chief’s destination
decision-destination = Where will one of yours go? Nobody sees it yet.
    .name = destination
decision-zombie = You are out, but not gone. Where do you put a zombie?
    .name = zombie from beyond
decision-move = You chose { NOUN($place, "the") }. Who goes?
    .name = move
decision-sprint = Your { NOUN($character) } is { NOUN($place, "in") }. Do you play a Sprint?
    .name = Sprint
decision-cards = { NOUN($place, "in") }: { count-zombies } against a defence of { $defence }. Do you play a card?
    .name = cards in an attack
decision-cards-supermarket = { NOUN($place, "in") }: { count-zombies } against a defence of { $defence }, but four always get in. Do you play a card?
decision-cards-parking = In the parking lot: { count-zombies } and no door. Do you play a card?
decision-victim = The zombies want one of yours { NOUN($place, "in") }. Whom do you give up?
    .name = victim

## What can be chosen

choice-pass = pass
choice-holder = give the badge to { NOUN($seat) }
choice-place = { NOUN($character) } starts { NOUN($place, "in") }
choice-threat = play Threat: one vote more
choice-vote = vote for { NOUN($seat) }
choice-keep = keep { NOUN($card) }
choice-give = give { NOUN($card) } to { NOUN($seat) }
choice-look = play Security Camera and look at the dice
choice-go = go { NOUN($place, "to") }
choice-zombie = put a zombie { NOUN($place, "before") }
choice-no-zombie = put no zombie
choice-walk = { NOUN($character) } goes { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , cannot get in and ends up in the parking lot
        [here] , cannot get in and stays
       *[there] { "" }
    }
choice-sprint = play Sprint: { NOUN($character) } runs { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , cannot get in and ends up in the parking lot
        [here] , cannot get in and stays
       *[there] { "" }
    }
choice-sprint-stay = play Sprint: nobody moves
choice-play = play { NOUN($card) }
choice-hide = play Hidden: the { NOUN($character) } hides
choice-lose = give up the { NOUN($character) }

## Refusals

reason-not-rolled = No die shows that place.
reason-place-full = There is no room left.
reason-place-closed = That place is closed for good.
reason-character-placed = That character stands on the board already.
reason-no-such-character = There is no such character in this game.
reason-not-a-candidate = That colour cannot be chosen in this vote.
reason-card-not-held = You do not have that card.
reason-card-not-now = That card is of no use now.
reason-not-a-voter = A Threat adds to a vote, and you have none here.
reason-not-drawn = That card is not among those you found.
reason-no-such-seat = Nobody sits there.
reason-gift-to-self = A gift is for somebody else.
reason-gift-to-eliminated = Whoever is out has no use for a card.
reason-all-are-there = All of yours stand there already; somebody has to walk.
reason-character-is-there = That character stands there already.
reason-character-eaten = That character has been eaten.
reason-same-destination = You are going there anyway; save the Sprint.
reason-sprint-later = Sprints are played when everybody has moved.
reason-hardware-in-parking = There is no door to nail shut in the parking lot.
reason-hardware-too-late = With four zombies at the supermarket it is too late for hammer and nails.
reason-character-elsewhere = That character is somewhere else.
reason-character-hidden = That character is hiding.

## What happens

event-holder = { NOUN($seat) } has the badge now.
event-dealt = { NOUN($seat) } is dealt a card: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } is dealt a card, face down.
event-rolled-placement = { NOUN($seat) } rolls { $dice }.
event-placed = { NOUN($seat, "gen") } { NOUN($character) } starts { NOUN($place, "in") }.
event-first-zombie = A zombie is loitering { NOUN($place, "before") }.
event-round = Round { $round } begins.
event-phase = { NOUN($phase, "title") }
event-skipped = { NOUN($phase, "title") }. Not this round.
event-passed = { NOUN($seat) } passes.
event-threat = { NOUN($seat) } plays Threat and has one vote more { NOUN($place, "in") }.
event-vote = { $ballot ->
        [1] Vote
       *[2] Second ballot
    } { NOUN($place, "in") }: { $purpose ->
        [truck] who searches the truck?
        [chief] who becomes Chief?
       *[victim] who is eaten?
    } To choose from: { NOUN($candidates) }.
event-sole-candidate = Only { NOUN($seat) } can be chosen { NOUN($place, "in") }{ $purpose ->
        [truck] , so { NOUN($seat) } searches the truck.
        [chief] , so { NOUN($seat) } is elected Chief.
       *[victim] . Nobody else is there to blame.
    }
event-ballot = { NOUN($seat) } votes for { NOUN($chosen) } ({ count-votes }).
event-ballot-empty = { NOUN($seat) } does not vote.
event-tally = { NOUN($seat) }: { count-votes }.
event-tie = { $ballot ->
        [1] A tie: { NOUN($tied) }. Now the whole table votes.
       *[2] Tied again: { NOUN($tied) }.
    }
event-elected = { $purpose ->
        [truck] { NOUN($seat) } may search the truck.
        [chief] { NOUN($seat) } is elected Chief.
       *[victim] The choice { NOUN($place, "in") } falls on { NOUN($seat) }.
    }
event-undecided = { $purpose ->
        [truck] No agreement: nobody searches the truck.
        [chief] No agreement: nobody is elected Chief.
       *[victim] No agreement: chance will choose.
    }
event-no-candidate = Nobody can be chosen { NOUN($place, "in") }.
event-found = { NOUN($seat) } finds in the truck: { NOUN($found) }.
event-found-unseen = { NOUN($seat) } takes { count-cards } out of the truck.
event-kept = { NOUN($seat) } keeps { NOUN($card) }.
event-kept-unseen = { NOUN($seat) } keeps a card.
event-given = { NOUN($seat) } gives { NOUN($other) } a present: { NOUN($card) }.
event-given-unseen = { NOUN($seat) } gives { NOUN($other) } a card.
event-returned = { NOUN($seat) } puts { NOUN($card) } back at the bottom.
event-returned-unseen = { NOUN($seat) } puts a card back at the bottom.
event-dice-hidden = { NOUN($seat) } rolls four dice under the box.
event-camera = { NOUN($seat) } plays a Security Camera.
event-dice-seen = Under the box lie { $dice }.
event-looked = { NOUN($seat) } looks under the box.
event-announced = Chief { NOUN($seat) } announces: I am going { NOUN($place, "to") }.
event-zombie-played = { NOUN($seat) } rises again and puts a zombie { NOUN($place, "before") }.
event-destination = { NOUN($seat) } is going { NOUN($place, "to") }.
event-dice = The dice show { $dice }.
event-zombie = A zombie comes and waits { NOUN($place, "before") }.
event-zombie-ignored = { NOUN($place, "the") } is closed; that zombie goes home.
event-no-zombie-left = No zombie is left to come { NOUN($place, "to") }.
event-overrun = { NOUN($place, "the") } is overrun and closed for good.
event-moved = { NOUN($seat, "gen") } { NOUN($character) } goes { NOUN($from, "from") } { NOUN($to, "to") }.
event-to-parking = { NOUN($seat, "gen") } { NOUN($character) } leaves { NOUN($from, "the") }, cannot get into { NOUN($full, "the") } and ends up in the parking lot.
event-stuck = { NOUN($seat, "gen") } { NOUN($character) } cannot get into { NOUN($full, "the") } and stays in the parking lot.
event-sprint = { NOUN($seat) } plays Sprint and runs { NOUN($place, "to") }.
event-stayed = { NOUN($seat) } plays Sprint and moves nobody.
event-crowd = The smell of the crowd draws a zombie: it waits { NOUN($place, "before") }.
event-scream = The screams draw a zombie: it waits { NOUN($place, "before") }.
event-held = { NOUN($place, "in") } the door holds: { count-zombies } against { $defence }.
event-breach =
    { $zombies ->
        [one] A zombie gets
       *[other] { $zombies } zombies get
    } into { NOUN($place, "the") }: the defence is only { $defence }.
event-breach-supermarket = { count-zombies } get into { NOUN($place, "the") } in spite of a defence of { $defence }: there are too many doors.
event-breach-parking = There is no door in the parking lot, but { $zombies ->
        [one] there is a hungry zombie
       *[other] there are { $zombies } hungry zombies
    }.
event-hardware = { NOUN($seat) } plays Hardware and nails the door shut { NOUN($place, "in") }.
event-hid = { NOUN($seat, "gen") } { NOUN($character) } hides { NOUN($place, "in") }.
event-shot = { NOUN($seat) } steps in { NOUN($card, "with") }: { $zombies ->
        [one] one zombie falls
       *[other] { $zombies } zombies fall
    } { NOUN($place, "before") }.
event-averted = Attack averted { NOUN($place, "in") }: { $zombies ->
        [0] no zombie is left
       *[other] { count-zombies } against { $defence }
    }.
event-chance-picks = Chance points at { NOUN($seat) }.
event-eaten = { NOUN($place, "in") } { NOUN($seat, "gen") } { NOUN($character) } is eaten. It was quick.
event-fed = { NOUN($place, "before") } { $zombies ->
        [one] a fed zombie shuffles
       *[other] { $zombies } fed zombies shuffle
    } off.
event-nobody-to-eat = Nobody to eat { NOUN($place, "in") }. How rude.
event-parking-cleared = { $zombies ->
        [one] The last zombie leaves
       *[other] The last { $zombies } zombies leave
    } the parking lot.
event-eliminated = { NOUN($seat) } has nobody left and is out, but not quite gone.
event-badge-passes = The badge passes to { NOUN($seat) }.
event-end = { NOUN($ending) }
event-points = { NOUN($seat) }: { count-points }, { count-cards } in hand.
event-winners = { $count ->
        [one] { NOUN($winners) } wins. Congratulations, and sleep well.
       *[other] { NOUN($winners) } share the victory.
    }

## The end

ending-running = The game goes on.
ending-few-left = The helicopter is here: so few are left that all fit in.
ending-one-place = The helicopter is here: all survivors stand together.
ending-nobody-left = The helicopter is here, but nobody is left to rescue.
ending-round-limit = After a hundred rounds everybody goes home, zombies included.

## Claims and promises

claim-saw-dice = I saw the dice: { $count ->
        [0] no zombie is
        [one] one zombie is
       *[other] { $count } zombies are
    } coming { NOUN($place, "to") }.
claim-will-vote = I will vote for { NOUN($seat) }.
claim-will-not-vote = I will not vote for { NOUN($seat) }.
claim-will-go = I will go { NOUN($place, "to") }.

## Faults

fault-cards-lost = The cards do not add up.
fault-hand-size = A hand is not as large as it says.
fault-too-many-zombies = The number of zombies is impossible.
fault-overfull = More characters stand at a place than fit in.
fault-closed-not-empty = Somebody stands at a closed place.
fault-character-astray = A character is missing or stands at two places.
fault-nobody-asked = Nobody is asked though the game goes on.
fault-journal-overflow = More happened at once than the journal holds.
fault-out-but-alive = A player is out and still has characters.
fault-no-place-not-empty = Zombies stand at a place that does not exist.

## The board

board-round = Round { $round }
board-badge = Badge: { NOUN($seat) }{ $elected ->
        [1] , elected
       *[0] { "" }
    }
board-closed = closed
board-room = { $heads } of { $room }
board-heads = { $heads } inside
board-defence = defence { $defence }
board-no-door = no door
board-zombies-get-in =
    { $zombies ->
        [one] 1 zombie gets in
       *[other] { $zombies } zombies get in
    }
board-truck = truck: { count-cards }
board-hides = { NOUN($character) } (hiding)
board-you = { NOUN($seat) } (you)
board-hand = hand: { $cards }
board-waiting = to be placed: { $characters }
board-lost = lost: { $characters }
board-out = out since round { $round }
board-dice = Dice: { $dice }
board-dice-hidden = Dice: under the box
board-looked = seen by { NOUN($seats) }
board-destinations = Destinations: { $destinations }
board-going = { NOUN($seat) } { NOUN($place, "to") }
board-going-secret = { NOUN($seat) } in secret
board-played = Cards played: { $cards }

## Options

option-first-chief = First badge
    .about = Who wears the badge at the start.
option-first-chief-random = by lot
    .about = Every seat is equally likely.
option-first-chief-host-picks = the host picks
    .about = The host names a seat; by the printed rule, the oldest player.
option-card-window = Cards before a vote
    .about = How long cards may be played before a vote.
option-card-window-one-circuit = once round
    .about = Each player is asked once and plays any number of cards.
option-card-window-until-all-pass = until all pass
    .about = The asking goes round and round until nobody answers with a card.
option-threat-by-outsiders = Threat by outsiders
    .about = Whether players without a ballot may play a Threat.
option-threat-by-outsiders-false = no
    .about = Only those who vote in the first ballot may play it.
option-threat-by-outsiders-true = yes
    .about = Outsiders may play it too; it helps them in a second ballot.
option-threat-carries = Threat in the second ballot
    .about = Whether a Threat still counts when a tie is voted on again.
option-threat-carries-true = counts
    .about = It counts in both ballots.
option-threat-carries-false = does not count
    .about = It counts in the first ballot only.
option-revote-candidates = Candidates after a tie
    .about = Who can be chosen in the second ballot.
option-revote-candidates-tied-only = the tied
    .about = Only the colours that tied.
option-revote-candidates-all-present = all present
    .about = Every colour that stood in the first ballot.
option-hidden-only-revote = Hidden ones in the second ballot
    .about = The vote of a player all of whose characters there are hidden.
option-hidden-only-revote-none = no vote
    .about = Who hides does not vote.
option-hidden-only-revote-one = one vote
    .about = They vote like an outsider.
option-second-tie-pool = Victim after a second tie
    .about = From whom chance picks the victim.
option-second-tie-pool-all-colours-present = colours present
    .about = Any colour there, all equally likely; its owner picks the character.
option-second-tie-pool-tied-colours = tied colours
    .about = Only the colours tied last; the owner picks the character.
option-second-tie-pool-random-character = any character
    .about = Any character there, all equally likely; nobody picks.
option-gift-to-eliminated = Gifts to players who are out
    .about = Whether the truck’s gift may go to somebody who is out.
option-gift-to-eliminated-false = no
    .about = The receiver must still have a character.
option-gift-to-eliminated-true = yes
    .about = It may; the card is then out of the game.
option-zombie-player = Zombies by players who are out
    .about = How often a player who is out may place a zombie.
option-zombie-player-every-round = every round
    .about = One zombie in each round, from the next one on.
option-zombie-player-once = once
    .about = One zombie, in the very next round or not at all.
option-zombie-player-off = never
    .about = Who is out places no zombies.
option-overrun-check = Overrun places
    .about = When empty places fall to eight zombies.
option-overrun-check-arrival = on arrival
    .about = After the zombies have come, before anybody moves.
option-overrun-check-arrival-and-round-end = also at the end
    .about = A second time when the round closes.
option-sprint-timing = Sprint
    .about = When a Sprint is played.
option-sprint-timing-own-turn = on one’s turn
    .about = By each player on the turn to move.
option-sprint-timing-after-all-moves = after all moves
    .about = When everybody has moved, once round in turn order.
option-attack-cards-by = Cards in an attack
    .about = Who may play cards before a victim is chosen.
option-attack-cards-by-present = those present
    .about = Only players with a character there.
option-attack-cards-by-anyone = anyone
    .about = Every player who is still in the game.
option-hardware-at-supermarket = Hardware at the supermarket
    .about = Whether it can be played against four zombies or more.
option-hardware-at-supermarket-only-below-4 = below four only
    .about = Not while four zombies or more stand there.
option-hardware-at-supermarket-any-time-but-counts-only-below-4 = any time
    .about = It can be played, but counts only once there are fewer than four.
option-parking-leftovers = Zombies in an empty parking lot
    .about = What they do when nobody was there.
option-parking-leftovers-cleared = leave
    .about = They always leave at the end of the attack.
option-parking-leftovers-stay-if-empty = stay
    .about = They wait there for the next round.
option-end-check = End of the game
    .about = When it is checked whether the game is over.
option-end-check-round-end = at the end of a round
    .about = The attack is played to the end.
option-end-check-immediate = at once
    .about = After the moves and after every victim.
option-zombie-supply = Zombies in the box
    .about = Whether zombies can run out.
option-zombie-supply-30 = thirty
    .about = Thirty at most; when they are all out, no more come.
option-zombie-supply-unlimited = no limit
    .about = There is always one more.
