### MidEvil in English.

game = MidEvil
    .about = Explore a land of bones, fetch the book from the graveyard, and be home before the others. For two to six players.

## Tiles

group-tile = Tiles
tile-altar = Altar
    .acc = the Altar
    .about = Where everybody starts, the dead start again, and the book is to be brought. Four skeletons.
tile-graveyard = Graveyard
    .acc = the Graveyard
    .about = In its middle lies the book. Six skeletons, and two gates in the fence.
tile-bridge = Bridge
    .acc = the Bridge
    .about = One way over the water. Two skeletons.
tile-smith = Smith
    .acc = the Smith
    .about = The furnace still burns, and nobody stands on it. Two skeletons, one life.
tile-tavern = Tavern
    .acc = the Tavern
    .about = The guests have been here for a long time. Three skeletons, three lives.
tile-church = Church
    .acc = the Church
    .about = One door, and a congregation behind it. Five skeletons, three lives.
tile-mill = Mill
    .acc = the Mill
    .about = It grinds bones as well. Three skeletons, one life.
tile-stable = Stable
    .acc = the Stable
    .about = No horses, only their riders. Three skeletons, one life.
tile-watchtower = Watchtower
    .acc = the Watchtower
    .about = The guard has not been relieved. One skeleton, one life.
tile-market = Market
    .acc = the Market
    .about = An open square, open on all sides. Four skeletons, two lives.
tile-herbalist = Herbalist
    .acc = the Herbalist
    .about = Something for everything but this. Three skeletons, three lives.
tile-manor = Manor
    .acc = the Manor
    .about = A good house with two doors. Four skeletons, two lives.
tile-farmstead = Farmstead
    .acc = the Farmstead
    .about = The harvest has come up by itself. Three skeletons, two lives.
tile-armoury = Armoury
    .acc = the Armoury
    .about = Two halls full of those who came for weapons before. Five skeletons, one life.
tile-straight = Straight road
    .acc = a straight road
    .about = A road through the woods. A die says how many points of skeletons.
tile-corner = Bend
    .acc = a bend
    .about = A road with something round the corner. A die says how many points of skeletons.
tile-fork = Fork
    .acc = a fork
    .about = Three ways, all of them wrong. A die says how many points of skeletons.
tile-crossroads = Crossroads
    .acc = some crossroads
    .about = Four ways, and something buried in the middle. A die says how many points of skeletons.

## Cards

group-card = Cards
card-horse = Horse
    .mark = h
    .about = Item. Doubles your movement. It waits at doors, where others can take it.
card-pole-arm = Pole Arm
    .about = Item, ranged weapon. While moving, once a turn: fights one square away, +1 on the rolls.
card-crank-bow = Crank Bow
    .about = Item, ranged weapon. While moving, twice a turn: fights up to two squares away.
card-crossbow = Crossbow
    .about = Item, ranged weapon. While moving, once a turn: fights up to three squares away.
card-sword = Sword
    .about = Item, weapon. Announced before a fight on your square: +1 on its rolls.
card-war-hammer = War Hammer
    .about = Item, weapon. Announced before a fight on your square: +2 on its rolls. Breaks with its third fight.
card-chain-mail = Chain Mail
    .about = Item, once. After a failed roll against a skeleton: roll again without paying a life.
card-old-map = Old Map
    .about = Item, once. When you draw a tile: draw two, place one, and put the other under the stack.
card-holy-water = Holy Water
    .about = Item, once. In place of a fight’s first roll: the skeleton on your square is dead.
card-forced-march = Forced March
    .about = When you have rolled for movement: three steps more.
card-battle-fury = Battle Fury
    .about = In your turn, before a fight: +2 on all of its rolls, with a weapon or without.
card-healer = Healer
    .about = Any time, also before dying: up to two lives from the supply, five in all at most.
card-secret-path = Secret Path
    .about = While you move, for 1 point: walls and closed sides do not bar you for the rest of this move.
card-rise-again = Rise Again
    .about = Any time outside a fight: up to four removed skeletons appear on a tile without pawns.
card-dead-remember = The Dead Remember
    .about = Any time: up to twelve removed skeletons go back to the supply.
card-call-of-the-crypt = Call of the Crypt
    .about = Any time outside a fight, for 2 points: the building of a named tile, or the whole tile, fills with skeletons.
card-march-of-bones = March of Bones
    .about = When the skeletons’ die is rolled: six of them move, and you lead them.
card-crumble-to-dust = Crumble to Dust
    .about = Any time outside a fight: one or two skeletons of a tile go back to the supply.
card-sudden-ambush = Sudden Ambush
    .about = When an opponent has rolled for movement: a skeleton stands there, and has to be fought first.
card-mire = Mire
    .about = When an opponent has rolled for movement: only half of the roll counts.
card-lost-in-the-fog = Lost in the Fog
    .about = When an opponent has rolled for movement, for 2 points: you say where they walk.
card-pickpocket = Pickpocket
    .about = While you move, on an opponent’s square: take one of their items. Never the book.
card-rust = Rust
    .about = Any time, but not in a fight of theirs: an opponent loses an item of your choice. Never the book.
card-terror = Terror
    .about = Any time outside their turn, for 2 points: in the next one an opponent stays on one tile.
card-rattle-loose = Rattle Loose
    .about = Any time outside a fight: an opponent puts back skeletons worth up to three points.
card-not-today = Not Today
    .about = When somebody else plays a card, for 1 point: it is cancelled.
card-turn-the-tables = Turn the Tables
    .about = When a card is played at you: you choose another target for it.
card-fickle-fate = Fickle Fate
    .about = When a die for movement, for skeletons or for the book has just fallen: it is rolled again.
card-necronomicon = Necronomicon
    .about = The book. It lies in the middle of the Graveyard; carried to the middle of the Altar, it takes you home.

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

## Skeletons

group-skeleton = Skeletons
skeleton-white = White skeleton
    .mark = w
    .a = a white skeleton
    .about = 1 point.
skeleton-red = Red skeleton
    .mark = r
    .a = a red skeleton
    .about = 2 points.
skeleton-blue = Blue skeleton
    .mark = b
    .a = a blue skeleton
    .about = 3 points.

## Squares of a tile

spot-north-west = north-west
spot-north = north
spot-north-east = north-east
spot-west = west
spot-centre = middle
spot-east = east
spot-south-west = south-west
spot-south = south
spot-south-east = south-east
where-square = tile { $place }, { NOUN($spot) }

## Phases

group-phase = Steps of a turn
phase-setup = Set-up
    .title = Set-up
    .about = The start player puts four skeletons on the Altar.
phase-tile = Explore
    .title = 1 and 2: explore
    .about = A tile is drawn, laid down, and filled with skeletons and lives.
phase-stand = Stand your ground
    .title = 3 and 4: stand your ground
    .about = Whatever shares your square is fought; then your hand is filled up to three cards.
phase-movement = Move
    .title = 5 to 7: move
    .about = A die says how far. What is met is fought.
phase-bones = The skeletons move
    .title = 8: the skeletons move
    .about = A die says how many take a step.
phase-discard = Discard
    .title = 9: discard
    .about = One card may go, and the turn is over.

## Counting

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
count-lives =
    { $lives ->
        [0] no life
        [one] 1 life
       *[other] { $lives } lives
    }
count-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
count-skeletons =
    { $skeletons ->
        [one] 1 skeleton
       *[other] { $skeletons } skeletons
    }

## What is asked

decision-nothing = The game is over. You may put the bones back into the box.
    .name = nothing
decision-begin = It is your turn. Are you ready?
    .name = the turn begins
decision-map = The Old Map shows two tiles. Which one do you lay?
    .name = one of two tiles
decision-place = Where do you lay { NOUN($tile, "acc") }?
    .name = place for a tile
decision-turn-tile = How do you turn { NOUN($tile, "acc") }?
    .name = turn of a tile
decision-fill = Put { count-skeletons } on tile { $place }. Which, and where?
    .name = pieces on a tile
decision-fill-points = Put skeletons worth { count-points } on tile { $place }. Which, and where?
decision-fill-lives = Put { count-lives } on tile { $place }. Where?
decision-go-on = Your hand is full. Roll for movement?
    .name = before the movement
decision-step = You have { count-steps } left. Where do you go?
    .name = a step
decision-step-led = You lead { NOUN($other) }, who has { count-steps } left. Where to?
decision-shoot = Where do you aim?
    .name = target of a shot
decision-fight = You face { NOUN($skeleton, "a") }. How do you fight?
    .name = fight
decision-failed = You come to { $total }, and a kill needs four. What do you do?
    .name = failed roll
decision-raise = You come to { $total }, and a kill needs four. What else do you give up?
    .name = raise of a roll
decision-take-horse = { NOUN($other, "gen") } horse is standing here. Do you take it?
    .name = horse without its rider
decision-declare = { NOUN($other) } is here with the Necronomicon. Do you fight for it?
    .name = fight for the book
decision-stake = You have rolled { $die }, { NOUN($other) } { $theirs }. What do you stake?
    .name = stakes for the book
decision-reroll = Your die shows { $die }, the other one { $theirs }. Do you pay a staked life to roll again?
    .name = another roll for the book
decision-bones = Move { count-skeletons }. From which tile?
    .name = skeletons to move
decision-bone-step = Which skeleton of tile { $place } moves, and where?
    .name = step of a skeleton
decision-hand-limit = You have { count-cards } and may keep three. Which one goes?
    .name = hand limit
decision-discard = Do you discard a card? After that your turn is over.
    .name = discard
decision-window = { NOUN($seat) } may be about to win. Do you do something about it?
    .name = cards in answer
decision-window-card = { NOUN($seat) } plays a card: { NOUN($card) }. Do you answer it?
decision-window-move = { NOUN($seat) } has rolled { $die } for movement. Do you play a card?
decision-window-bones = { NOUN($seat) } has rolled { $die } for the skeletons. Do you play a card?
decision-window-book = { NOUN($seat) } and { NOUN($other) } have rolled { $die } and { $theirs } for the book. Do you play a card?
decision-floor = Everybody is waiting for you. Do you play a card?
    .name = hold
decision-remember = { NOUN($skeleton) }: how many go back to the supply? At most { $most }.
    .name = skeletons that the dead remember
decision-rattle = Your bones rattle: up to { count-points } go back to the supply. Which?
    .name = skeletons put back
decision-aim-tile = On which tile?
decision-aim-skeleton = Which skeleton of tile { $place }?
decision-aim-second = And a second one?
decision-aim-seat = At whom?
decision-aim-item = Which of { NOUN($other, "gen") } cards?
decision-aim-colour = Which skeleton appears there?
decision-aim-die = Whose die?
decision-pay = This card has a price: { count-points } more. Which skeleton do you give?

## What can be chosen

choice-begin = begin the turn
choice-use-map = use the Old Map
choice-map = lay { NOUN($tile, "acc") }
choice-place = beside tile { $place }, to the { NOUN($side) }
choice-turn = turned by { $degrees }°, open to the { NOUN($sides) }
choice-put = { NOUN($skeleton) } in the { NOUN($spot) }
choice-put-life = a life in the { NOUN($spot) }
choice-put-done = no more
choice-go-on = go on
choice-step = { NOUN($side) }: { where-square }
choice-stop = stop here
choice-aim-with = aim with a weapon: { NOUN($card) }
choice-shoot = aim at { NOUN($skeleton, "a") }: { where-square }
choice-fight = fight
choice-weapon = announce a weapon and fight: { NOUN($card) }
choice-raise = give up { NOUN($skeleton, "a") } for it
choice-reroll = pay a life and roll again
choice-mail = use the Chain Mail and roll again
choice-give-up = die
choice-take-horse = take the horse
choice-leave-horse = leave the horse alone
choice-duel = fight for the book
choice-no-duel = let it be
choice-ready = that is all
choice-stake = stake { NOUN($skeleton, "a") } more
choice-stake-life = stake one life more
choice-roll-again = pay a life and roll again
choice-let-lie = leave the die as it lies
choice-bones = from tile { $place }: { NOUN($tile) }
choice-bone-step = from { NOUN($spot) } to the { NOUN($side) }
choice-hand = discard { NOUN($card) }
choice-keep = discard nothing and end the turn
choice-pass = pass
choice-hold = hold on!
choice-play = play { NOUN($card) }
choice-aim-tile = tile { $place }: { NOUN($tile) }
choice-aim-skeleton = { NOUN($skeleton) } in the { NOUN($spot) }
choice-aim-none = no other
choice-aim-seat = { NOUN($seat) }
choice-aim-item = { NOUN($card) }
choice-aim-colour = { NOUN($skeleton) }
choice-aim-die = { NOUN($seat, "gen") } die
choice-pay = give { NOUN($skeleton, "a") }
choice-remember = { $count }
choice-rattle = put back { NOUN($skeleton, "a") }

## Refusals

reason-no-map = You have no Old Map lying in front of you.
reason-no-open-side = No tile can be laid there.
reason-tile-does-not-fit = Turned like that it would cut a road off.
reason-same-as-another-turn = That looks the same as another turn of this tile.
reason-square-taken = Something stands there already.
reason-square-not-legal = Nobody can stand there.
reason-none-left = There is none of them left.
reason-not-the-nearest = That would not come to the number of points.
reason-skeletons-first = First the skeletons, then the lives.
reason-no-way = No way leads there.
reason-no-steps-left = You have no steps left.
reason-terrified = Terror holds you on this tile.
reason-cannot-get-off = Getting off the horse would leave you no step to go in.
reason-no-such-weapon = You have no such weapon lying in front of you.
reason-weapon-used-up = That weapon cannot be used again this turn.
reason-no-target = Nothing there can be hit.
reason-has-a-life = Whoever has a life left has to go on.
reason-no-life-left = You have no life left.
reason-too-few-points = Your skeletons are not worth enough.
reason-nothing-more-to-stake = You have no more of these to stake.
reason-not-movable = That skeleton cannot move.
reason-already-moved = That skeleton has moved already.
reason-no-card-there = There is no card there.
reason-quota-used = You have used your event of this round.
reason-not-now = This card is for another moment.
reason-in-play-already = You have one of these in front of you already.
reason-inside-a-building = No horse comes into a building.
reason-no-aim = There is nothing to play it at.
reason-cannot-pay = You cannot pay for it.
reason-no-hold-left = You have no hold left in this round.
reason-too-many = That is more than allowed.
reason-must-discard = First discard down to three cards.

## What happens

event-start = { NOUN($seat) } begins.
event-turn = Round { $round }: it is { NOUN($seat, "gen") } turn.
event-revived = { NOUN($seat) } is back among the living, with { count-lives }.
event-dealt = { NOUN($seat) } draws a card: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } draws a card.
event-reshuffled = The discards are shuffled and make a deck of { count-cards }.
event-map-used = { NOUN($seat) } unrolls the Old Map.
event-tile-drawn = { NOUN($seat) } draws { NOUN($tile, "acc") }.
event-tile-under = { NOUN($tile, "acc") } goes under the stack.
event-tile-back = { NOUN($tile, "acc") } fits nowhere and goes back into the stack.
event-tile-out = { NOUN($tile, "acc") } fits nowhere and is out of the game.
event-tile-placed = { NOUN($tile, "acc") } is laid: { $way ->
        [north] { $rows } north
        [south] { $rows } south
        [east] { $columns } east
        [west] { $columns } west
        [north-east] { $rows } north and { $columns } east
        [north-west] { $rows } north and { $columns } west
        [south-east] { $rows } south and { $columns } east
       *[south-west] { $rows } south and { $columns } west
    } of the Altar.
event-fill-rolled = The die shows { $die }: skeletons worth { count-points } are put there.
event-skeleton-put = { NOUN($skeleton, "a") } rises: { where-square }.
event-life-put = Somebody is waiting to be saved: { where-square }.
event-fight = { NOUN($seat) } fights { NOUN($skeleton, "a") }: { where-square }.
event-weapon = { NOUN($seat) } uses a card in play: { NOUN($card) }.
event-fight-rolled = { NOUN($seat) } rolls { $die }{ $bonus ->
        [0] { "" }
       *[other] , { $total } with the bonus
    }.
event-raised = { NOUN($seat) } gives up { NOUN($skeleton, "a") } for it.
event-life-paid = { NOUN($seat) } pays with a life and tries again.
event-killed = { NOUN($seat) } smashes { NOUN($skeleton, "a") }.
event-life-taken = { NOUN($seat) } saves a life: { where-square }.
event-died = { NOUN($seat) } dies, and wakes up at the Altar with empty pockets.
event-item-gone = { NOUN($seat) } loses a card in play: { NOUN($card) }.
event-move-rolled = { NOUN($seat) } rolls { $die } for movement.
event-steps = { NOUN($seat) } has { count-steps }.
event-stepped = { NOUN($seat) } walks on: { where-square }.
event-stopped = { NOUN($seat) } stops, with { count-steps } left.
event-parked = { NOUN($seat) } leaves the horse before the door: { where-square }.
event-mounted = { NOUN($seat) } is in the saddle again: { where-square }.
event-doubled = { NOUN($seat) } rides: { count-steps } are left now.
event-horse-taken = { NOUN($seat) } rides off on { NOUN($other, "gen") } horse.
event-book-taken = { NOUN($seat) } has the Necronomicon.
event-book-back = The Necronomicon lies in the Graveyard again: { where-square }.
event-book-out = The Graveyard is lost, and the Necronomicon with it.
event-duel = { NOUN($seat) } fights { NOUN($other) } for the Necronomicon.
event-duel-rolled = { NOUN($seat) } rolls { $die }.
event-staked = { NOUN($seat) } has staked { $white } white, { $red } red, { $blue } blue.
event-lives-staked = { NOUN($seat) } has staked { count-lives }.
event-duel-passed = { NOUN($seat) } leaves the die as it lies.
event-duel-result = { NOUN($seat) } comes to { $result }.
event-book-kept = { NOUN($seat) } keeps the Necronomicon.
event-book-won = { NOUN($seat) } wins the Necronomicon.
event-bones-rolled = { NOUN($seat) } rolls { $die } for the skeletons.
event-bones = { NOUN($seat) } leads { count-skeletons }.
event-bone-moved = A skeleton walks: { where-square }.
event-discarded = { NOUN($seat) } discards a card: { NOUN($card) }.
event-held = { NOUN($seat) } calls: Hold on!
event-window = { $moment ->
        [card] Does anybody answer that card?
        [move] Does anybody play on this movement?
        [bones] Does anybody play on the skeletons?
        [book] Does anybody play on the book fight?
       *[last] This may decide the game. Does anybody stop it?
    } { NOUN($asked) } may.
event-announced = { NOUN($seat) } plays a card: { NOUN($card) }.
event-announced-at = { NOUN($seat) } plays a card at { NOUN($other) }: { NOUN($card) }.
event-announced-on = { NOUN($seat) } plays a card on tile { $place }: { NOUN($card) }.
event-paid = { NOUN($seat) } pays with { NOUN($skeleton, "a") }.
event-returned = { NOUN($seat) } takes a card back that can no longer be played: { NOUN($card) }.
event-cancelled = { NOUN($seat, "gen") } card is cancelled: { NOUN($card) }.
event-fizzled = { NOUN($seat, "gen") } card comes to nothing: { NOUN($card) }.
event-aimed-anew = { NOUN($seat, "gen") } card has another target now: { NOUN($card) }.
event-laid-out = { NOUN($seat) } lays out a card: { NOUN($card) }.
event-healed = { NOUN($seat) } is healed: { count-lives } more.
event-remembered = { $count ->
        [one] One goes back to the supply: { NOUN($skeleton, "a") }.
       *[other] { $count } go back to the supply, each of them { NOUN($skeleton, "a") }.
    }
event-crumbled = { NOUN($skeleton, "a") } crumbles to dust: { where-square }.
event-marches = { NOUN($seat) } marches on: { count-steps } more.
event-mired = { NOUN($seat) } sinks in: only half of the roll counts.
event-led = { NOUN($seat) } leads { NOUN($other) } through the fog.
event-secret-path = No wall bars { NOUN($seat) } for the rest of this move.
event-stolen = { NOUN($seat) } takes a card from { NOUN($other) }: { NOUN($card) }.
event-terrified = { NOUN($seat) } will not leave one tile in the next turn.
event-rattled = { NOUN($seat) } puts back { NOUN($skeleton, "a") }.
event-fury = { NOUN($seat) } is furious: +2 in this fight.
event-die-again = { NOUN($seat, "gen") } die is rolled again: { $die }.
event-end = { NOUN($ending) }
event-result = { NOUN($seat) }: { count-points }, { count-lives }.
event-winners = { $count ->
        [one] { NOUN($winners) } wins. The rest of you, mind the skeletons.
       *[other] { NOUN($winners) } share the victory.
    }

## The end

ending-running = The game goes on.
ending-book = The book lies on the Altar, and somebody is back home in time for supper.
ending-points = So many bones: even the skeletons want this one gone.
ending-stalled = Nobody can win any more, so the bones are counted.
ending-round-limit = It has become late, so the bones are counted.

## Faults

fault-skeletons-lost = The skeletons do not add up.
fault-lives-lost = The lives do not add up.
fault-cards-lost = The cards do not add up.
fault-tiles-lost = The tiles do not add up.
fault-too-many-lives = Somebody has more than five lives.
fault-hand-size = A hand is not as large as it says.
fault-barred-square = Something stands where nobody can stand.
fault-two-on-a-square = Two of a kind are on one square.
fault-map-torn = The map does not hang together.
fault-horse-astray = A horse stands where none can be.
fault-book-astray = The book is where it cannot be.
fault-nobody-asked = Nobody is asked although the game is running.
fault-road-cut = A road ends at a closed side.

## The board

board-round = Round { $round }
board-turn = { NOUN($seat, "gen") } turn
board-steps = { count-steps } left
board-stack = { $tiles ->
        [0] No tiles left
        [one] Stack: 1 tile
       *[other] Stack: { $tiles } tiles
    }
board-supply = Supply: { $white } white, { $red } red, { $blue } blue, { count-lives }
board-removed = Removed: { $white } white, { $red } red, { $blue } blue
board-book-held = The book: { NOUN($seat) }
board-book-lies = The book: tile { $place }
board-book-out = The book is lost
board-seat = { $number } { NOUN($seat) }
board-you = { $number } { NOUN($seat) } (you)
board-rides = on horseback
board-items = in play: { $cards }
board-hand = hand: { $cards }
board-used = event used
board-dead = dead
board-legend = { $life } a life, alone or under a capital letter · { $inside } inside · { $door } door

## Promises

claim-will-not-fight = I will not fight { NOUN($seat) } for the book.
claim-will-fight = I will fight { NOUN($seat) } for the book.

## Options

option-book-fight-loser-dies = Deadly book fights
    .about = What becomes of the loser of a fight for the book.
option-book-fight-loser-dies-false = no
    .about = Both stay where they are.
option-book-fight-loser-dies-true = yes
    .about = The loser dies and starts again at the Altar.
option-book-fight-automatic = Book fights
    .about = Whether a fight for the book must be fought.
option-book-fight-automatic-false = may be declared
    .about = Whoever comes to the book’s owner in their own turn may fight.
option-book-fight-automatic-true = must be fought
    .about = Whoever comes to the book’s owner in their own turn has to fight.
option-last-life-rerolls = The last life
    .about = What the last life buys.
option-last-life-rerolls-true = another roll
    .about = It is worth a roll like any other.
option-last-life-rerolls-false = nothing
    .about = Whoever pays it dies.
option-unfit-tile = Tiles that fit nowhere
    .about = What happens when a tile cannot be laid.
option-unfit-tile-discard = out of the game
    .about = The turn goes on without it.
option-unfit-tile-redraw = draw another
    .about = Another tile is drawn until one fits.
option-goal = Points that win
    .about = How many points in skeletons win.
option-goal-30 = thirty
    .about = Thirty points for any number of players.
option-goal-quick = fewer for many players
    .about = 30, 28, 25, 22 or 20 points for two to six players.
option-horse-dismount = Getting off the horse
    .about = What becomes of the steps left at a door.
option-horse-dismount-keep = they stay
    .about = All steps left are walked.
option-horse-dismount-halve = half are lost
    .about = Only ridden steps are doubled.
option-ranged-shape = Shots
    .about = Where a ranged weapon reaches.
option-ranged-shape-line = straight on
    .about = In a straight line, at whatever comes first.
option-ranged-shape-path = round corners
    .about = As far as one could walk, if nothing is in the line of sight.
option-discard-step = Discarding
    .about = How many cards may be discarded at the end of a turn.
option-discard-step-one = one card
    .about = One card or none.
option-discard-step-any = any number
    .about = As many as you like.
option-skeleton-moves = Skeletons that move
    .about = How many skeletons take a step in a turn.
option-skeleton-moves-roll = by the die
    .about = As many as the die shows.
option-skeleton-moves-3 = three
    .about = Always three; faster, and without a die.
option-turn-limit = Length
    .about = After which round the game ends at the latest.
option-turn-limit-off = until somebody wins
    .about = However long it takes, up to thirty rounds.
option-turn-limit-20 = twenty rounds
    .about = Then most points win.
option-turn-limit-10 = ten rounds
    .about = Then most points win.
