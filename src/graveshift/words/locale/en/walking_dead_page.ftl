### What the page says of The Walking Dead besides, in English.

## The board

wd-places = The four locations
wd-place = { NOUN($location) }: { $what }.
wd-place-choice = { $name } Choose: { $choice }.
wd-several = several choices here
wd-who = { NOUN($seat) } as { NOUN($leader) }
wd-nobody = nobody is here
wd-stack = { NOUN($stack) }: { count-cards } left
wd-last = One card is left: whoever draws it loses the game.
wd-all-eaten = The walkers would eat it all.
wd-eaten = { count-cards } would be eaten
wd-acting = { count-walkers } would act
wd-leads = leads
wd-fight = { $value } points: { $kills } killed
wd-fight-at = The fight { NOUN($location, "in") }
wd-next-kill =
    { $allies ->
        [one] The next falls at { $at }: 1 ally.
       *[other] The next falls at { $at }: { $allies } allies.
    }
wd-backed = Agreed: { NOUN($seats) }
wd-no-proposal = { $who } divides it; whoever stands there may propose.
wd-meets = { NOUN($seat) } may give something and ask for something
wd-gives = { NOUN($seat) } gives { NOUN($other) } something
wd-elsewhere = elsewhere
wd-as-it-stands = as it stands
wd-nobody-leads = Nobody leads yet
wd-silence = Silence until combat
wd-split = Damage to divide: { $damage }
wd-proposal = { NOUN($seat) } proposes:
wd-bears = { NOUN($seat) } { $damage }
wd-events-of = Events of { NOUN($seat) }

## Yours

wd-your-events = Your events
wd-gear = Your gear
wd-nothing = nothing yet

## The end

wd-story-round = The group came as far as round { $round }.
wd-story-died = { NOUN($leader) } died, led by { NOUN($seat) }.

## The first game

wd-tour-welcome = You are in this together. Four locations, twelve rounds: hold out to the end.
wd-tour-stacks = Every location has a stack. If one of them runs out, all is lost. Walkers eat a stack where nobody stands in their way.
wd-tour-leader = Whoever has the badge leads: moves everybody, plays two events, and has an ability. The badge passes on every round.
wd-tour-events = These are your events. Being in the right place makes many of them harmless.
wd-tour-moving = You lead. Press a location to send the pawn there: your own first, then the others.
wd-tour-drawing = You may draw a card here. It helps you, and it makes the stack thinner.
wd-tour-combat = Now everybody chooses a weapon. Shots at one location are added up; every five points kill a walker.
wd-tour-end = One round less to go. You know all there is to know; good luck.
