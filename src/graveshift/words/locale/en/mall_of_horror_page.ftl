### What the page says of Mall of Horror besides, in English.

## The board

mall-places = The mall
mall-place = { NOUN($place) }: { $what }.
mall-place-choice = { $name } Choose: { $choice }.
mall-place-chosen = { $name } Your choice: { $choice }.
mall-several = several choices here
mall-figure = { NOUN($seat, "gen") } { NOUN($character) }
mall-figure-yours = your { NOUN($character) }
mall-hiding = { $figure } (hiding)
mall-nobody = nobody inside
mall-no-zombies = no zombies
mall-coming = on the way here: { NOUN($seats) }
mall-alive = alive; the game ends at { $end }
mall-truck = in the truck
mall-elected = elected Chief
mall-badge = has the badge
mall-order =
    { $order ->
        [2] 2nd in turn order
        [3] 3rd in turn order
       *[other] { $order }th in turn order
    }

## Who holds out against how many

mall-empty-besieged = empty; { $most } zombies close it for good
mall-quiet = defence { $sum }
mall-holds = the door holds: { $sum } against { count-zombies }
mall-breach = they get in: { count-zombies } against { $sum }
mall-many-doors = four always get in: { count-zombies } against { $sum }
mall-no-door = no door: { count-zombies }, and each eats somebody
mall-all-hide = everybody hides, nobody is eaten
mall-term-heads =
    { $count ->
        [one] character
       *[other] characters
    }
mall-term-muscles =
    { $count ->
        [one] for the Tough Guy
       *[other] for the Tough Guys
    }
mall-term-nails = for Hardware
mall-surplus =
    { $place ->
        [parking] Every zombie that falls spares somebody.
       *[door]
            { $count ->
                [one] One zombie fewer would be enough.
               *[other] { $count } zombies fewer would be enough.
            }
    }

## Votes

mall-vote-title =
    { $purpose ->
        [truck] Who searches the truck?
        [chief] Who becomes Chief?
       *[victim] Who is eaten { NOUN($place, "in") }?
    }
mall-votes = Votes
mall-second-ballot = Second ballot
mall-col-seat = Colour
mall-col-votes = Votes
mall-col-state = Ballot
mall-with-gun = with the Gunman’s second
mall-with-threats =
    { $count ->
        [one] with a Threat
       *[other] with { $count } Threats
    }
mall-thinking = thinking
mall-locked = locked in
mall-candidates = To choose from:
mall-counted = The ballots
mall-from = from
mall-for = for { NOUN($seat) }
mall-won = { NOUN($seat) } has the most votes (rule 1.4.5).
mall-owner-picks = { NOUN($seat) } decides which character it is (rule 1.4.8).
mall-rule-tie = A tie, so the whole table votes again, even those who are out. { $option ->
        [0] Only the tied colours can be chosen.
       *[1] All who are there can be chosen.
    } Whoever is not there has one vote, and no card comes in between (rule 1.4.6).
mall-rule-nobody =
    { $purpose ->
        [truck] Tied twice, so nobody searches the truck (rule 1.4.7).
       *[chief] Tied twice, so nobody is elected (rule 1.4.7).
    }
mall-rule-chance = Tied twice, so chance decides (rule 1.4.7): { $option ->
        [0] every colour there is equally likely, however many characters it has.
        [1] each of the tied colours is equally likely.
       *[2] every character there is equally likely.
    }

## The secret wheel

mall-wheel-ballot = Your secret ballot
mall-wheel-destination = Your secret destination
mall-wheel-open = Turn the wheel. You can change your mind until everybody has chosen.
mall-wheel-locked = Locked in. You can turn it again until everybody has chosen.
mall-take-back = Take it back
mall-your-votes = Your votes:

## Cards

mall-play-how =
    { $count ->
        [one] One way to play it
       *[other] { $count } ways to play it
    }
mall-when =
    { $moment ->
        [vote] Not now. It is played before a vote in which you have a voice.
        [dice] Not now. It is played in phase C, when the dice have been rolled under the box.
        [move] Not now. It is played when it is your turn to move.
       *[attack] Not now. It is played when zombies get in where you stand.
    }
mall-found = From the truck
mall-found-note = Only you see these cards. Keep one and give one away; the last goes to the bottom of the deck.

## The dice under the box

mall-peek = Under the box
mall-peek-private = Nobody sees this but you. That you have looked, everybody knows.
mall-claim = Tell the others
mall-claim-other = Or something else
mall-claim-place = Place
mall-claim-count = Zombies
mall-claim-say = Say
mall-claim-note = everybody hears it. When the dice are shown, all will see whether it was true.

## Your characters

mall-yours = Your characters
mall-waiting = not placed yet
mall-eaten = eaten
mall-absent-walk = { NOUN($character) } goes
mall-dead = You are out, but not gone
mall-dead-votes = After a tie the whole table votes again, and you have one vote (rule 1.4.6).
mall-dead-zombie =
    { $option ->
        [0] From the next round on you may put a zombie anywhere, once in each round (rule 1.8.4).
        [1] In the next round, and only then, you may put a zombie anywhere (rule 1.8.4).
       *[2] At this table the dead put no zombies (rule 1.8.4).
    }

## The end

mall-wins = wins
mall-story = How it went
mall-story-lost = { NOUN($seat, "gen") } { NOUN($character) } was lost on the way.
mall-story-overrun = { NOUN($place, "the") } was overrun and closed.
mall-story-eaten = { NOUN($seat, "gen") } { NOUN($character) } was eaten { NOUN($place, "in") }.
mall-story-eaten-voted = { NOUN($seat, "gen") } { NOUN($character) } was eaten { NOUN($place, "in") }, thanks to the votes of { NOUN($voters) }.
mall-story-eaten-chance = { NOUN($seat, "gen") } { NOUN($character) } was eaten { NOUN($place, "in") }. Nobody could agree, so chance did.
mall-story-eaten-own = { NOUN($seat, "gen") } { NOUN($character) } was eaten { NOUN($place, "in") }, by nobody’s vote but { NOUN($seat, "gen") }.
mall-story-won = { NOUN($seat) } wins with { count-points }.

## The first game

mall-tour-welcome = A mall, closed for the night. Zombies stand at the doors, and everybody here needs everybody else, up to a point. Six places: each says who is in, who is waiting outside, and whether the door would hold.
mall-tour-crew = These are yours. The Pin-Up is worth 7 points, the Tough Guy 5, the Gunman 3. Whoever saves the most points wins.
mall-tour-placing = You rolled two dice. Choose one: that is the place; then choose who starts there. Go on until all of yours stand on the board.
mall-tour-doors = The shield counts defenders: one for each character, two for a Tough Guy. If there are as many zombies as that, they get in, and somebody is eaten.
mall-tour-supermarket = The supermarket has too many doors: four zombies always get in, however many hold them.
mall-tour-phases = A round has six phases, A to F. What is being done just now is lit.
mall-tour-truck = A: those in the parking lot vote who searches the truck. The winner finds three cards, keeps one, gives one away and puts one back.
mall-tour-vote = A vote counts your characters there, and the Gunman twice. In case of a tie the whole table votes again. Promise whatever you like; nobody has to keep it.
mall-tour-cards = Your cards. Each says what it does, and when it can be played.
mall-tour-chief = B: those in the security HQ elect a Chief. The Chief comes first and sees the dice that nobody else sees, but has to say in the open where to go.
mall-tour-dice = C: four dice under the box tell where zombies will come. Only the Chief sees them, and whoever plays a Security Camera.
mall-tour-wheel = D: everybody chooses in secret where one of theirs will go. You can change your mind until the last one has chosen. Not where all of yours stand already.
mall-tour-moving = E: all is revealed, zombies arrive, and everybody moves one character, in turn order. Whoever finds a place full ends up in the parking lot.
mall-tour-attack = F: the fullest place draws one zombie more, and so does the one with the most Pin-Ups. Then they attack, place by place.
mall-tour-victim = Where zombies get in, cards can still save somebody. If not, those inside vote who is eaten. In the parking lot every zombie eats.
mall-tour-end = So it goes on until few are left; here it says how few. The helicopter takes whoever is alive then. Good luck, and trust nobody too much.
