### The Walking Dead in English.

game = The Walking Dead
    .about = Hold four places for twelve rounds, together, with a leader who changes every round. One to four players.

## Colours: the names of the seats

colour-red = Red
    .gen = Red’s
colour-yellow = Yellow
    .gen = Yellow’s
colour-blue = Blue
    .gen = Blue’s
colour-green = Green
    .gen = Green’s

## Locations

group-location = Locations
location-nowhere =
    .in = off the board
location-farm = Farm
    .the = the Farm
    .in = on the Farm
    .to = to the Farm
    .from = from the Farm
    .about = Open fields and one old barn.
location-prison = Prison
    .the = the Prison
    .in = in the Prison
    .to = to the Prison
    .from = from the Prison
    .about = Walls: at the end of a round the first three walkers here do nothing.
location-highway = Highway
    .the = the Highway
    .in = on the Highway
    .to = to the Highway
    .from = from the Highway
    .about = Wrecks as far as you can see.
location-town = Town
    .the = the Town
    .in = in the Town
    .to = to the Town
    .from = from the Town
    .about = Shops, houses, a bar, and nobody alive in any of them.

## Stacks

group-stack = Stacks
stack-equipment = Equipment
    .the = the Equipment stack
    .about = Weapons and a few useful things.
stack-ammo = Ammo
    .the = the Ammo stack
    .about = Ammo for ranged weapons, each card for one kind.
stack-food = Food
    .the = the Food stack
    .about = Food pays for moves and for healing.
stack-ally = Allies
    .the = the Ally stack
    .about = Allies help in combat: give one up for one point more.

## Characters

group-leader = Characters
leader-andrea = Andrea
    .about = At the start of her turn one player, anywhere, regains 1 life.
leader-daryl = Daryl
    .about = At the start of his turn everybody without food gets 1.
leader-glenn = Glenn
    .about = At the start of his turn one player, anywhere, may get 1 ammo on a ranged weapon of theirs.
leader-maggie = Maggie
    .about = At the start of her turn she may give another player, anywhere, an ally, food, ammo or an ammo card.
leader-michonne = Michonne
    .about = While she leads, anybody may fight with a bare white die instead of a weapon.
leader-rick = Rick
    .about = While he leads, whoever rolls in combat has one point more.

## Equipment

group-equipment = Equipment
equipment-katana = Katana
    .about = Melee, 1 die. After a 4, 5 or 6 it rolls again and adds.
equipment-machete = Machete
    .about = Melee, 1 die. Three points more if you are alone there.
equipment-baseball-bat = Baseball Bat
    .about = Melee, 1 die. One point more.
equipment-fire-axe = Fire Axe
    .about = Melee, 1 die. Two points more if another player is there.
equipment-crowbar = Crowbar
    .about = Melee, 1 die. A 1 or 2 may be rolled again, once.
equipment-hunting-knife = Hunting Knife
    .about = Melee, 1 die. A 6 counts four more.
equipment-pistol = Pistol
    .about = Ranged, 1 die. 4 ammo if you begin with it.
equipment-rifle = Rifle
    .about = Ranged, 2 dice. 3 ammo if you begin with it.
equipment-shotgun = Shotgun
    .about = Ranged, 3 dice. 2 ammo if you begin with it. On 14 or more the noise draws a walker from next door.
equipment-crossbow = Crossbow
    .about = Ranged, 1 die, one point more. 3 ammo if you begin with it. The bolt returns if your own value is 5 or more.
equipment-motorcycle = Motorcycle
    .about = Once, as combat begins: go to another location.
equipment-body-armor = Body Armor
    .about = Stops 1 damage each round.
equipment-flashbang = Flashbang
    .about = Once, as combat ends: the walkers there do nothing this round.
equipment-silencer = Silencer
    .about = When an event that you play puts walkers where you are, one fewer comes.
equipment-medical-supplies = Medical Supplies
    .about = Once, at almost any time: one player with you regains up to 3 life.

## Ammo cards

group-ammocard = Ammo cards
ammocard-pistol-box = Box of Pistol Rounds
    .about = 1 to 3 ammo for a Pistol.
ammocard-pistol-crate = Crate of Pistol Rounds
    .about = 1 to 6 ammo for a Pistol.
ammocard-pistol-magazine = Spare Pistol Magazine
    .about = 2 ammo for a Pistol.
ammocard-rifle-clips = Rifle Clips
    .about = 1 to 3 ammo for a Rifle.
ammocard-hunters-cache = Hunter’s Cache
    .about = 1 to 6 ammo for a Rifle.
ammocard-rifle-magazine = Rifle Magazine
    .about = 2 ammo for a Rifle.
ammocard-shotgun-shells = Shotgun Shells
    .about = 1 to 3 ammo for a Shotgun.
ammocard-shell-belt = Shell Belt
    .about = 2 ammo for a Shotgun.
ammocard-bolts = Bolts
    .about = 1 to 3 ammo for a Crossbow.
ammocard-quiver = Quiver
    .about = 1 to 6 ammo for a Crossbow.
ammocard-lucky-find = Lucky Find
    .about = 1 ammo for any ranged weapon.

## Food cards

group-foodcard = Food cards
foodcard-berries = Berries
    .about = 1 food.
foodcard-canned-beans = Canned Beans
    .about = 2 food.
foodcard-venison = Venison
    .about = 3 food.
foodcard-pantry-raid = Pantry Raid
    .about = 1 to 3 food.

## Ally cards

group-allycard = Ally cards
allycard-straggler = Straggler
    .about = 1 ally.
allycard-two-brothers = Two Brothers
    .about = 2 allies.
allycard-refugees = Refugees
    .about = 1 to 3 allies.
allycard-little-help = A Little Help
    .about = 1 ally, and one white die more for you in this round’s combat, armed or not.
allycard-guinea-pig = A Guinea Pig
    .about = 1 ally, and you cannot die this round.
allycard-vet = The Vet
    .about = 1 ally, and one player with you regains 1 life.
allycard-cook = The Cook
    .about = 1 ally and 1 food.
allycard-deserter = The Deserter
    .about = 1 ally, and 1 ammo on a ranged weapon of yours.

## Event cards

group-eventcard = Events
eventcard-barn-attack = Walker Attack in the Barn
    .about = On the Farm: three walkers there. Elsewhere: one walker there.
eventcard-broken-fence = Broken Pasture Fence
    .about = On the Farm: one walker there. Elsewhere: three walkers there.
eventcard-root-cellar = Root Cellar
    .about = On the Farm: you get 2 food. Elsewhere: one to three walkers there.
eventcard-hen-house = Hen House
    .about = On the Farm: you may take a Food card, and one walker comes. Elsewhere: three walkers there.
eventcard-trampled-crops = Trampled Crops
    .about = Everybody on the Farm loses 1 food. Two walkers there.
eventcard-search-party = The Search Party
    .about = On the Farm with somebody else: everybody there gets 1 ally. Otherwise: three walkers there.
eventcard-prison-crisis = Prison Crisis
    .about = Everybody in the Prison rolls: 1, 2 or 3 is 1 damage. One walker there if somebody was, else three.
eventcard-cut-wire = Cut Wire
    .about = In the Prison: one walker there. Elsewhere: four walkers there.
eventcard-armory-locker = Armory Locker
    .about = In the Prison: you may take an Equipment card. Elsewhere: two to four walkers there.
eventcard-sick-bay = Sick Bay
    .about = In the Prison: everybody there regains 1 life. Elsewhere: three walkers there.
eventcard-siren = Siren
    .about = In the Prison: four walkers there. Elsewhere: two walkers there.
eventcard-dark-cell-block = Dark Cell Block
    .about = Everybody in the Prison loses 1 ally or takes 1 damage. One walker there if somebody was, else three.
eventcard-friend-in-need = A Friend in Need
    .about = On the Highway: you get 1 ally. Elsewhere: one to three walkers there.
eventcard-abandoned-cars = Abandoned Cars
    .about = On the Highway: you may take an Equipment card. Elsewhere: one to three walkers there.
eventcard-pile-up = Pile-Up
    .about = On the Highway: one walker there. Elsewhere: three walkers there.
eventcard-asphalt-herd = Herd on the Asphalt
    .about = On the Highway: three walkers there. Elsewhere: two walkers there.
eventcard-full-tank = Full Tank
    .about = On the Highway: one walker there, and you may move one pawn from there a step. Elsewhere: three walkers there.
eventcard-shattered-windscreen = Shattered Windscreen
    .about = Everybody on the Highway takes 1 damage; if nobody is there, the stack there loses 2 cards. One walker there.
eventcard-bar = The Bar
    .about = In the Town: you get 2 allies. Elsewhere: one to three walkers there.
eventcard-pharmacy = Pharmacy
    .about = In the Town: one player there regains up to 2 life. Elsewhere: one to three walkers there.
eventcard-gun-shop = Gun Shop
    .about = In the Town: 2 ammo on one ranged weapon of yours, and one walker. Elsewhere: three walkers there.
eventcard-shop-windows = Shop Windows
    .about = In the Town: one walker there. Elsewhere: three walkers there.
eventcard-church-bells = Church Bells
    .about = In the Town: three walkers there. Elsewhere: two walkers there.
eventcard-plundered-street = Plundered Street
    .about = If nobody is in the Town, the stack there loses 2 cards. One walker there.
eventcard-accidents-happen = Accidents Happen
    .about = Everybody at another location than you takes 1 damage.
eventcard-promise-me = Promise Me
    .about = Until all turns are over: whoever pays for a move loses all allies.
eventcard-hungry-walkers = Hungry Walkers
    .about = Wherever nobody is, the stack loses one to three cards, but no more than walkers are there.
eventcard-death-in-the-family = Death in the Family
    .about = Everybody loses one to three allies.
eventcard-strangers-at-the-gate = Strangers at the Gate
    .about = Give up 1 ally and 1 food, or one walker comes to each location.
eventcard-jammed-magazine = Jammed Magazine
    .about = You lose 2 ammo.
eventcard-spoiled-supplies = Spoiled Supplies
    .about = Everybody loses 1 food.
eventcard-drawn-together = Drawn Together
    .about = Two walkers where the most are.
eventcard-gunfire-echo = Gunfire Echo
    .about = One to three walkers where you are.
eventcard-too-quiet = Too Quiet
    .about = One walker wherever there is none, then one opposite you.
eventcard-easy-prey = Easy Prey
    .about = Two walkers wherever two players or more are together.
eventcard-alone-in-the-dark = Alone in the Dark
    .about = Everybody who is alone somewhere loses 1 ally or takes 1 damage.
eventcard-moments-rest = A Moment’s Rest
    .about = No walkers where you are: everybody there regains 1 life. Otherwise: two walkers there.
eventcard-fever = Fever
    .about = You lose 1 food or take 1 damage.
eventcard-night-thieves = Thieves in the Night
    .about = You lose a piece of equipment, or the Equipment stack loses 3 cards.
eventcard-pantry-rats = Rats in the Pantry
    .about = Unless you are at the Food stack, it loses 2 cards. One walker there.
eventcard-damp-powder = Damp Powder
    .about = Unless you are at the Ammo stack, it loses 2 cards. One walker there.
eventcard-deserters = Deserters
    .about = Unless you are at the Ally stack, it loses 2 cards. One walker there.
eventcard-rust-and-rot = Rust and Rot
    .about = Unless you are at the Equipment stack, it loses 2 cards. One walker there.
eventcard-unwatched-flank = Unwatched Flank
    .about = Two walkers where the fewest are.
eventcard-scent-of-blood = Scent of Blood
    .about = For everybody with fewer than 5 life, one walker where they are.
eventcard-call-for-help = Call for Help
    .about = One to three walkers where you are; you get 1 ally.
eventcard-night-raid = Night Raid
    .about = A roll for each location: 1, 2 or 3 is one walker there.
eventcard-supply-drop = Supply Drop
    .about = You get 1 food and 1 ally; one walker opposite you.

## Secret goals

group-goal = Secret goals
goal-glutton = Glutton
    .about = Have 9 food at once.
goal-crowd-magnet = Crowd Magnet
    .about = Have 8 allies at once.
goal-quartermaster = Quartermaster
    .about = Have 5 pieces of equipment at once.
goal-gun-nut = Gun Nut
    .about = Have 8 ammo at once, on weapons and ammo cards.
goal-lone-wolf = Lone Wolf
    .about = Six coins: one for a round at whose end you stand somewhere alone.
goal-executioner = Executioner
    .about = Four coins: one for a combat in which your attack or your pool kills two or more.
goal-rebel = Rebel
    .about = Four coins: one for a round in which you pay for a move.
goal-scarred = Scarred
    .about = Five coins: one for a round in which you lose life.
goal-objector = Conscientious Objector
    .about = Four coins: one for a combat with walkers around you and no die rolled by you.

## Phases

group-phase = Phases
phase-setup = Set-up
    .title = Set-up
    .about = Places and stacks are laid out; everybody picks a character and finds a weapon.
phase-round-start = Round start
    .title = Round start
    .about = Everybody gets two events.
phase-turns = Turns
    .title = Turns
    .about = The leader moves everybody, draws, exchanges and plays both events; then the others, with one event each.
phase-combat = Combat
    .title = Combat
    .about = Everybody chooses a weapon; every five points kill a walker.
phase-round-end = Round end
    .title = Round end
    .about = Walkers bite, and where nobody is they eat the stack. Then food heals.

## Counting

count-walkers =
    { $walkers ->
        [0] no walkers
        [one] 1 walker
       *[other] { $walkers } walkers
    }
count-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
count-allies =
    { $allies ->
        [0] no allies
        [one] 1 ally
       *[other] { $allies } allies
    }

## What is asked

decision-nothing = The game is over. Whoever can still read this has survived, in a way.
    .name = nothing
decision-character = Who do you want to be?
    .name = character
decision-andrea = Andrea leads: who regains 1 life?
    .name = Andrea’s care
decision-glenn = Glenn leads: onto which weapon do you put 1 ammo?
    .name = Glenn’s ammo
decision-maggie = Maggie leads: to whom do you give something?
    .name = Maggie’s gift
decision-move = { $own ->
        [1] Where do you go?
       *[0] Where does { NOUN($seat) } go?
    }
    .name = move
decision-own-move = Do you pay 1 food for a step? You have { $food }.
    .name = paid move
decision-collect = Ammo lies here. Do you collect it?
    .name = ammo left lying
decision-draw = { NOUN($stack, "the") } has { count-cards }. Do you draw one?
    .name = draw
decision-load = You hold { NOUN($card) }. Where does the ammo go?
    .name = loading
decision-heal-here = Who regains 1 life?
    .name = the Vet
decision-load-one = Onto which weapon does the ammo go?
    .name = ammo
decision-exchange = Do you give something, or ask for something?
    .name = exchange
decision-object = What do you give to { NOUN($seat) }?
    .name = object
decision-onto = Onto which weapon of { NOUN($seat) } does the ammo go?
    .name = weapon for the ammo
decision-event = { $plays ->
        [2] You play both events. Which comes first?
       *[1] Which event do you play?
    }
    .name = event
decision-take = { NOUN($stack, "the") } has { count-cards }. Do you take one?
    .name = card from an event
decision-ally-or-damage = { NOUN($event) }: an ally, or 1 damage?
    .name = ally or damage
decision-food-or-damage = { NOUN($event) }: 1 food, or 1 damage?
    .name = food or damage
decision-heal-there = Whom does the pharmacy help?
    .name = pharmacy
decision-lose-ammo = You must give up ammo: { $ammo } to go. From where?
    .name = ammo to give up
decision-lose-gear = Thieves: what do you let go?
    .name = thieves
decision-pay = Do you give the strangers 1 ally and 1 food?
    .name = strangers
decision-free-move = Whom do you drive next door?
    .name = a ride
decision-where = { NOUN($event) }: where do they come?
    .name = tied locations
decision-motorcycle = Combat begins. Do you take the Motorcycle?
    .name = Motorcycle
decision-weapon = { NOUN($location, "in") }: { count-walkers }. What do you fight with?
    .name = weapon
decision-reroll = The Crowbar shows { $die }. Do you roll again?
    .name = Crowbar
decision-allies = Your value is { $value }: { $kills } of { $walkers } walkers. How many allies do you give up?
    .name = allies
decision-pool = The pool stands at { $value }, the next kill at { $next }. Do you give up an ally?
    .name = pool
decision-pull = The shot was heard. From where does a walker come?
    .name = drawn by the shot
decision-flashbang = { NOUN($location, "in") }: { count-walkers }. Do you throw the Flashbang?
    .name = Flashbang
decision-split = { NOUN($location, "in") }: { $damage } damage to divide. How much for { NOUN($seat) }?
    .name = damage
decision-armour = 1 damage, and you have { $life } life. Do you use your armor?
    .name = armor
decision-replacement = Your character is dead. Who do you go on as?
    .name = new character
decision-equipment = { NOUN($stack, "the") } has { count-cards }. Do you draw one?
    .name = equipment for the new one
decision-heal = Do you eat 1 food for 1 life? You have { $life } life and { $food } food.
    .name = healing
decision-coin = Do you put a coin on your secret goal?
    .name = coin

## What can be chosen

choice-pass = pass
choice-character = play as { NOUN($leader) }
choice-replacement = go on as { NOUN($leader) }
choice-heal = { NOUN($seat) } regains life (has { $life })
choice-ammo-for = 1 ammo for { NOUN($seat) }: { NOUN($card) }
choice-ammo-on = onto { NOUN($card) } (has { $ammo })
choice-give-to = give something to { NOUN($seat) }
choice-ask = ask { NOUN($seat) } for something
choice-exchange-end = exchange no more
choice-stay = { NOUN($seat) } stays { NOUN($location, "in") }
choice-move = { NOUN($seat) } goes { NOUN($location, "to") }
choice-place = { NOUN($seat) } starts { NOUN($location, "in") }
choice-pay-move = pay 1 food and go { NOUN($location, "to") }
choice-remain = stay here
choice-collect = collect { NOUN($card) }
choice-draw = draw from { NOUN($stack, "the") }
choice-draw-last = draw the last card of { NOUN($stack, "the") }, and lose the game
choice-no-draw = draw nothing
choice-load = load { $ammo } ammo onto { NOUN($weapon) }
choice-keep = keep it aside
choice-leave = leave it here for later
choice-take-up = take it along
choice-give-card = give { NOUN($card) }{ $ammo ->
        [0] { "" }
       *[other] , with { $ammo } ammo
    }
choice-give-ally = give 1 ally
choice-give-food = give 1 food
choice-give-ammo = give 1 ammo from { NOUN($card) }
choice-refuse = give nothing
choice-event = play { NOUN($event) }
choice-lose-ally = give up 1 ally
choice-lose-food = give up 1 food
choice-take-damage = take 1 damage
choice-lose-ammo = 1 ammo from { NOUN($card) } (has { $ammo })
choice-lose-gear = give up { NOUN($card) }
choice-lose-cards = keep everything: { NOUN($stack, "the") } loses { count-cards }
choice-pay = give 1 ally and 1 food
choice-no-pay = give nothing: a walker comes to each location
choice-where = { NOUN($location, "in") }
choice-ride = ride { NOUN($location, "to") }
choice-fight = fight with the { NOUN($weapon) }
choice-shoot = shoot with the { NOUN($weapon) } (ammo: { $ammo })
choice-fight-bare = fight with a bare die, like Michonne
choice-fight-dice-only = roll the die of A Little Help
choice-no-fight = do not fight
choice-reroll = roll again
choice-keep-die = keep the { $die }
choice-spend-allies = { $allies ->
        [0] give up nobody: { $value }
       *[other] give up { count-allies }: { $value }
    }
choice-pool-ally = give up 1 ally: { $value }
choice-pull = { NOUN($location, "from") }
choice-flashbang = throw the Flashbang
choice-share = { $damage } damage for { NOUN($seat) }
choice-take-proposal = as { NOUN($seat) } proposes
choice-armour = let the armor take it
choice-eat = eat 1 food: { $life } life
choice-coin = put a coin on it
choice-load-now = load { $ammo } ammo from { NOUN($card) } onto { NOUN($weapon) }
choice-medicine = use Medical Supplies on { NOUN($seat) } (has { $life })
choice-reveal = reveal your secret goal

## Refusals

reason-no-such-seat = Nobody sits there.
reason-character-taken = That character is or was in the game already.
reason-not-next-door = That location is not next door.
reason-no-food = You have no food for that.
reason-must-be-placed = That pawn has to be put somewhere.
reason-yourself = That has to be somebody else.
reason-not-here = That player is not where you are.
reason-half-is-over = That half of the exchange is over.
reason-nothing-to-give = There is nothing to give.
reason-not-held = That is not to be had there.
reason-no-ammo = There is no ammo on it.
reason-not-of-that-type = The ammo does not fit.
reason-no-such-weapon = The receiver has no such weapon.
reason-not-in-hand = You do not have that event.
reason-no-ally = You have no ally.
reason-cannot-pay = You cannot pay that.
reason-not-among-them = That is not among what can be chosen.
reason-no-walkers = There are no walkers.
reason-chosen-already = That is what you have chosen.
reason-more-than-bearable = Nobody can bear more than their life and armor.
reason-too-little = All of the damage has to be divided.
reason-not-proposed = Nobody has proposed that.
reason-backed-already = You agree with that already.
reason-unharmed = Nothing to heal there.
reason-not-now = Not now.
reason-goal-not-met = Your goal is not fulfilled.
reason-coin-not-earned = You have not earned a coin this round.
reason-no-stack = There is no such stack here.

## What happens

event-round = Round { $round } begins.
event-phase = { NOUN($phase, "title") }
event-laid = { $corner ->
        [0] North-west
        [1] North-east
        [2] South-east
       *[3] South-west
    }: { NOUN($location, "the") }.
event-stacked = { NOUN($stack, "the") } lies { NOUN($location, "in") }.
event-character = { NOUN($seat) } plays { NOUN($leader) }.
event-rolled-walkers = { NOUN($seat) } rolls { $die } for { NOUN($location, "the") }.
event-start-weapon = { NOUN($seat) } finds a weapon: { NOUN($card) }.
event-put-back = { NOUN($card) } goes back into the stack.
event-rolled-for-badge = { NOUN($seat) } rolls { $die } for the badge.
event-leader = { NOUN($seat) } leads.
event-goal = { NOUN($seat) } gets a secret goal: { NOUN($goal) }.
event-goal-unseen = { NOUN($seat) } gets a secret goal.
event-reshuffled = The discarded events are shuffled: { count-cards }.
event-dealt = { NOUN($seat) } gets an event: { NOUN($event) }.
event-dealt-unseen = { NOUN($seat) } gets an event, face down.
event-ability = { NOUN($leader) } leads. { NOUN($leader, "about") }
event-healed = { NOUN($seat) } regains { $healed } life and has { $life }.
event-food = { NOUN($seat) } gets { $food } food.
event-allies = { NOUN($seat) } gets { count-allies }.
event-ammo = { NOUN($seat) } gets { $ammo } ammo: { NOUN($card) }.
event-lost-food = { NOUN($seat) } loses { $food } food.
event-lost-allies = { NOUN($seat) } loses { count-allies }.
event-lost-ammo = { NOUN($seat) } loses { $ammo } ammo: { NOUN($card) }.
event-placed = { NOUN($seat) } starts { NOUN($location, "in") }.
event-moved = { NOUN($seat) } goes { NOUN($from, "from") } { NOUN($to, "to") }.
event-paid-move = { NOUN($seat) } pays 1 food and goes { NOUN($from, "from") } { NOUN($to, "to") }.
event-stayed = { NOUN($seat) } stays.
event-drew = { NOUN($seat) } draws { NOUN($card) }.
event-discarded-card = { NOUN($seat) } discards { NOUN($card) }.
event-rolled-black = { NOUN($seat) } rolls { $die } with the black die.
event-rolled-white = { NOUN($seat) } rolls { $die }.
event-set-aside = { NOUN($seat) } keeps { NOUN($card) } aside, with { $ammo } ammo.
event-left-lying = { NOUN($seat) } leaves { NOUN($card) } where it is.
event-collected = { NOUN($seat) } collects { NOUN($card) }.
event-loaded = { NOUN($seat) } loads { $ammo } ammo from { NOUN($card) } onto { NOUN($weapon) }.
event-little-help = { NOUN($seat) } has a little help: one die more in combat.
event-guinea-pig = { NOUN($seat) } has a guinea pig, and cannot die this round.
event-gave-card = { NOUN($seat) } hands { NOUN($other) } a card: { NOUN($card) }.
event-gave-ally = { NOUN($seat) } gives { NOUN($other) } an ally.
event-gave-food = { NOUN($seat) } gives { NOUN($other) } 1 food.
event-gave-ammo = { NOUN($seat) } gives { NOUN($other) } 1 ammo from { NOUN($card) } for { NOUN($weapon) }.
event-asked = { NOUN($seat) } asks { NOUN($other) } for something.
event-refused = { NOUN($seat) } gives { NOUN($other) } nothing.
event-event = { NOUN($seat) } plays { NOUN($event) }. { NOUN($event, "about") }
event-discarded = { NOUN($seat) } discards { NOUN($event) }.
event-discarded-unseen = { NOUN($seat) } discards an event unseen.
event-walkers = { NOUN($location, "to") }: { count-walkers }.
event-no-walkers-left = { $walkers ->
        [one] One walker never reaches
       *[other] { $walkers } walkers never reach
    } { NOUN($location, "the") }: no tokens are left.
event-silenced = { NOUN($seat, "gen") } Silencer keeps one walker away { NOUN($location, "from") }.
event-rolled-at = { NOUN($location, "the") }: { $die }.
event-promise = { NOUN($seat) } asks for a promise: whoever pays for a move loses all allies.
event-promise-ends = The promise is over.
event-paid = { NOUN($seat) } pays 1 ally and 1 food.
event-unpaid = { NOUN($seat) } does not pay.
event-damaged = { NOUN($seat) } takes 1 damage and has { $life } life left.
event-armour = { NOUN($card) } stops 1 damage to { NOUN($seat) }.
event-saved = The guinea pig saves { NOUN($seat) }.
event-died = { NOUN($seat) } dies { NOUN($location, "in") }: { NOUN($leader) } is no more.
event-corpse = A new walker rises { NOUN($location, "in") }. It is harmless until next round.
event-replaced = { NOUN($seat) } goes on as { NOUN($leader) }.
event-card-eaten = { NOUN($location, "in") } a card is lost: { NOUN($card) }.
event-motorcycle = { NOUN($seat) } takes the Motorcycle { NOUN($from, "from") } { NOUN($to, "to") }.
event-armed = { NOUN($seat) } fights with the { NOUN($weapon) }.
event-armed-bare = { NOUN($seat) } fights without a weapon, as Michonne taught.
event-armed-dice-only = { NOUN($seat) } leaves the fight to a little help.
event-armed-none = { NOUN($seat) } does not fight.
event-fired = { NOUN($seat) } spends 1 ammo: { NOUN($card) }.
event-fight = Fight { NOUN($location, "in") }: { count-walkers }.
event-die = { NOUN($seat) } rolls { $die }.
event-rerolled = { NOUN($seat) } rolls { $new } instead of { $old }.
event-value = { NOUN($seat) } comes to { $value }.
event-spent-allies = { NOUN($seat) } gives up { count-allies } for { $allies } more.
event-pooled = Shots { NOUN($location, "in") }: { $value } together.
event-killed = { NOUN($seat) } kills { count-walkers } { NOUN($location, "in") }.
event-killed-pool = Together they kill { count-walkers } { NOUN($location, "in") }.
event-missed = { NOUN($seat) } kills no walker { NOUN($location, "in") }.
event-missed-pool = Together they kill no walker { NOUN($location, "in") }.
event-ammo-back = { NOUN($seat, "gen") } ammo returns: { NOUN($card) }.
event-pulled = { NOUN($seat, "gen") } shots draw a walker { NOUN($from, "from") } { NOUN($to, "to") }.
event-flashbang = { NOUN($seat) } throws a Flashbang: the walkers { NOUN($location, "in") } do nothing this round.
event-attack = { NOUN($location, "in") } { $walkers ->
        [one] 1 walker attacks
       *[other] { $walkers } walkers attack
    }.
event-proposed = { NOUN($seat) } proposes: { $damage } damage for { NOUN($other) }.
event-backed = { NOUN($seat) } agrees with { NOUN($other) }.
event-shared = { NOUN($seat) } is to bear { $damage } damage.
event-medicine = { NOUN($seat) } uses Medical Supplies on { NOUN($other) }.
event-coin = { NOUN($seat) } puts a coin on the secret goal: { $coins } now.
event-goal-met = { NOUN($seat) } has fulfilled a secret goal: { NOUN($goal) }.
event-badge-passes = The badge passes to { NOUN($seat) }.
event-end = { NOUN($ending) }
event-no-winners = Nobody wins.
event-winners = { $count ->
        [one] { NOUN($winners) } wins.
       *[other] { NOUN($winners) } win.
    }

## The end

ending-running = The game goes on.
ending-victory = Twelve rounds, and you are still here. You have held out.
ending-stack-empty = A stack is empty. Without supplies it is over.
ending-nobody-left = Somebody has died, and nobody is left to step in.
ending-death = Somebody has died. In this mode that is the end.

## Faults

fault-cards-lost = The cards do not add up.
fault-events-lost = The events do not add up.
fault-life-out-of-range = Somebody has a life that cannot be.
fault-too-many-tokens = More lies on the table than there are tokens for.
fault-walkers-astray = The number of walkers is impossible.
fault-grid-broken = The locations do not make a grid.
fault-character-twice = A character is in the game twice.
fault-nobody-asked = Nobody is asked though the game goes on.
fault-goals-lost = The secret goals do not add up.
fault-ammo-astray = Ammo lies where none can lie.
fault-empty-stack-unnoticed = A stack is empty and nobody noticed.
fault-pawn-astray = A pawn stands nowhere that there is.

## Claims and wishes

claim-wish = Send me { NOUN($location, "to") }, please.
claim-will-stay = I will stay where I am sent.
claim-will-walk = I will pay my way { NOUN($location, "to") }.

## The board

board-round = Round { $round } of 12
board-leader = { NOUN($leader) } leads ({ NOUN($seat) })
board-corner =
    { $corner ->
        [0] NW
        [1] NE
        [2] SE
       *[3] SW
    }
board-stack = { NOUN($stack) }: { $cards }
board-fresh = { $walkers } harmless
board-lying = left lying: { $cards }
board-you = { NOUN($seat) } (you)
board-life = { $life } life
board-food = { $food } food
board-allies =
    { $allies ->
        [one] 1 ally
       *[other] { $allies } allies
    }
board-nowhere = not on the board
board-loaded = { NOUN($card) } ({ $ammo })
board-gear = has { $cards }
board-aside = aside: { $cards }
board-hand = events: { $cards }
board-hand-hidden = { $cards ->
        [one] 1 hidden event
       *[other] { $cards } hidden events
    }
board-goal = goal: { NOUN($goal) }
board-goal-met = has fulfilled: { NOUN($goal) }
board-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
board-guarded = cannot die this round
board-help = { $dice ->
        [one] 1 extra die
       *[other] { $dice } extra dice
    }
board-armed = fights with the { NOUN($weapon) }
board-spares = Spare characters: { NOUN($leaders) }
board-no-spares = No spare character is left
board-pile = Events in the pile: { $cards }
board-promise = Promise Me: whoever pays for a move loses all allies
board-pool = Pool: { $value }

## Options

option-mode = Mode
    .about = What a death means.
option-mode-standard = Standard
    .about = Another character steps in as long as there are any.
option-mode-hardcore = Hardcore
    .about = The first death is the end.
option-difficulty = Difficulty
    .about = Whether events lie open, and whether you may talk.
option-difficulty-beginner = Beginner
    .about = All events lie open; talk as much as you like.
option-difficulty-expert = Expert
    .about = Events are hidden until played; silence from the deal until combat.
option-secret-goals = Secret goals
    .about = Whether everybody has a goal of their own.
option-secret-goals-false = no
    .about = You win or lose together.
option-secret-goals-true = yes
    .about = If the group loses, those win who have fulfilled their goal. From two players on.
option-one-leader = One leader
    .about = Whether the badge stays with the first leader.
option-one-leader-false = no
    .about = It passes on every round.
option-one-leader-true = yes
    .about = The first leader keeps it to the end.
option-leader-last = Leader last
    .about = When the leader plays the two events.
option-leader-last-false = no
    .about = In the leader’s own turn, before all others.
option-leader-last-true = yes
    .about = When everybody else has had their turn. Meant for Expert.
option-start-supplies = Supplies at the start
    .about = Food and allies that everybody begins with.
option-start-supplies-two = two
    .about = 2 food and 2 allies, as printed.
option-start-supplies-one = one
    .about = 1 food and 1 ally: harder.
option-solo-walkers = Walkers at the start, alone
    .about = Where walkers stand when one plays alone.
option-solo-walkers-one-corner = one location
    .about = One roll for one location.
option-solo-walkers-all-corners = all locations
    .about = A roll for each of the four: harder.
option-motorcycle-reach = Motorcycle
    .about = How far it goes.
option-motorcycle-reach-anywhere = anywhere
    .about = To any other location.
option-motorcycle-reach-next-door = next door
    .about = To a neighbouring location only.
option-maggie-cards = Maggie’s ammo cards
    .about = To whom she may give a whole ammo card.
option-maggie-cards-to-owners = to owners
    .about = Only to somebody with a weapon that it fits.
option-maggie-cards-to-anybody = to anybody
    .about = To anybody at all.
option-unplayed-event = Unplayed events
    .about = How they are discarded in Expert.
option-unplayed-event-face-down = face down
    .about = Nobody else sees them.
option-unplayed-event-open = open
    .about = They are shown as they are discarded.
