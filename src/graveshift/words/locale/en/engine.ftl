### What holds for every game, in English.

## Lists

list-and = { $rest } and { $last }

## Choosing

choice-revise = take your choice back
choice-by-clock = no answer: the clock ran out
choice-unknown = choice number { $code }
question-revise = Your choice is locked in; others are still thinking. You may take it back.
question-may = Nothing is asked of you, but you may speak up.
question-wait = There is nothing for you to decide just now.

## Refusals

reason-allowed = That can be done.
reason-game-over = The game is over.
reason-not-asked = You are not asked just now.
reason-not-a-choice = That is not one of the choices.
reason-only-the-clock = Only a clock that runs out may do that.

## Claims and promises

claim-unknown = (something that cannot be claimed here)
verdict-open = nobody can tell yet
verdict-kept = true to their word
verdict-broken = that was a lie
