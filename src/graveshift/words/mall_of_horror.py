"""Mall of Horror in words: which message says an event, a choice, a question or a claim."""

from __future__ import annotations

from collections.abc import Callable

from graveshift.engine.bits import count
from graveshift.engine.frame import NOBODY
from graveshift.engine.journal import Event as Line
from graveshift.engine.notation import word_of
from graveshift.games.mall_of_horror.arrival import LOOK
from graveshift.games.mall_of_horror.cards import PASS
from graveshift.games.mall_of_horror.components import (
    CHARACTERS,
    DICE,
    KINDS,
    PLACEMENT_DICE,
    PLACES,
    SEATS,
    Card,
    Character,
    Place,
)
from graveshift.games.mall_of_horror.moving import STAY
from graveshift.games.mall_of_horror.places import defence_at, hardware_at, is_place, place_of
from graveshift.games.mall_of_horror.setup import is_free
from graveshift.games.mall_of_horror.state import Decision, Event, Phase, Purpose, State
from graveshift.games.mall_of_horror.talk import Claim
from graveshift.games.mall_of_horror.threats import THREATEN
from graveshift.games.mall_of_horror.truck import GIFT_SEATS
from graveshift.games.mall_of_horror.voting import weight_of
from graveshift.games.mall_of_horror.weapons import CARD, HIDE
from graveshift.words.game_words import GameWords, Said
from graveshift.words.mall_of_horror_board import draw_board
from graveshift.words.mall_of_horror_nouns import (
    PLACE_NOUNS,
    card,
    character,
    ending,
    phase,
    place,
    seat_noun,
    seat_nouns,
)
from graveshift.words.messages import Noun, Value

# Events -------------------------------------------------------------------------------------------

PARTICULARS = {
    "seat": (
        Event.HOLDER, Event.DEALT_UNSEEN, Event.PASSED, Event.KEPT_UNSEEN, Event.RETURNED_UNSEEN,
        Event.DICE_HIDDEN, Event.CAMERA, Event.LOOKED, Event.STAYED, Event.CHANCE_PICKS,
        Event.ELIMINATED, Event.BADGE_PASSES,
    ),
    "seat card": (Event.DEALT, Event.KEPT, Event.RETURNED),
    "seat dice dice": (Event.ROLLED_PLACEMENT,),
    "seat character place": (Event.PLACED, Event.HID, Event.EATEN),
    "seat place": (
        Event.THREAT, Event.ANNOUNCED, Event.ZOMBIE_PLAYED, Event.DESTINATION, Event.SPRINT,
        Event.HARDWARE,
    ),
    "place": (
        Event.FIRST_ZOMBIE, Event.ZOMBIE, Event.ZOMBIE_IGNORED, Event.NO_ZOMBIE_LEFT,
        Event.OVERRUN, Event.CROWD, Event.SCREAM, Event.NOBODY_TO_EAT,
    ),
    "round": (Event.ROUND,),
    "phase": (Event.PHASE, Event.SKIPPED),
    "purpose place ballot candidates": (Event.VOTE,),
    "purpose place seat": (Event.SOLE_CANDIDATE, Event.ELECTED),
    "seat chosen votes": (Event.BALLOT,),
    "seat votes": (Event.TALLY,),
    "purpose place ballot tied": (Event.TIE,),
    "purpose place": (Event.UNDECIDED, Event.NO_CANDIDATE),
    "seat found found found": (Event.FOUND,),
    "seat cards": (Event.FOUND_UNSEEN,),
    "seat other card": (Event.GIVEN,),
    "seat other": (Event.GIVEN_UNSEEN,),
    "dice dice dice dice": (Event.DICE_SEEN, Event.DICE),
    "seat character from to": (Event.MOVED,),
    "seat character from full": (Event.TO_PARKING,),
    "seat character full": (Event.STUCK,),
    "place zombies defence": (Event.HELD, Event.BREACH, Event.AVERTED),
    "seat card place zombies": (Event.SHOT,),
    "place zombies": (Event.FED,),
    "zombies": (Event.PARKING_CLEARED,),
    "ending": (Event.END,),
    "seat points cards": (Event.POINTS,),
    "winners": (Event.WINNERS,),
}  # fmt: skip
"""The names of the variables that an event's particulars become; a name said twice lists."""
NAMES_OF = {kind: names.split() for names, kinds in PARTICULARS.items() for kind in kinds}


def purpose(number: int) -> str:
    """What a vote is about; messages choose their wording by it."""
    return word_of(Purpose(number))


READERS: dict[str, Callable[[int], Value]] = {
    "seat": seat_noun,
    "other": seat_noun,
    "chosen": seat_noun,
    "candidates": seat_nouns,
    "tied": seat_nouns,
    "winners": seat_nouns,
    "character": character,
    "card": card,
    "place": place,
    "from": place,
    "to": place,
    "full": place,
    "phase": phase,
    "ending": ending,
    "purpose": purpose,
}
"""What a particular is, by its name; the others are numbers."""


def said_event(event: Line) -> Said:
    """The message of an event."""
    kind = Event(event.kind)
    key = f"event-{word_of(kind)}"
    if kind == Event.BALLOT and event.particulars[1] == NOBODY:
        return Said("event-ballot-empty", {"seat": seat_noun(event.particulars[0])})
    if kind == Event.BREACH:
        return of_breach(*event.particulars[:3])
    if kind == Event.FOUND:
        return Said(key, {"seat": seat_noun(event.particulars[0]), "found": cards_found(event)})
    names = NAMES_OF[kind]
    values: dict[str, Value] = {
        name: READERS[name](number) if name in READERS else number
        for name, number in zip(names, event.particulars, strict=False)
    }
    if "dice" in names:
        first = names.index("dice")
        values["dice"] = tuple(map(str, event.particulars[first : len(names)]))
    if kind == Event.WINNERS:
        values["count"] = count(event.particulars[0])
    return Said(key, values)


def of_breach(where: int, zombies: int, defence: int) -> Said:
    """Zombies get in: through no door, through too many, or by their number."""
    if where == Place.PARKING:
        return Said("event-breach-parking", {"zombies": zombies})
    key = "event-breach" if zombies >= defence else "event-breach-supermarket"
    return Said(key, {"place": place(where), "zombies": zombies, "defence": defence})


def cards_found(event: Line) -> tuple[Noun, ...]:
    """The cards in the searcher's hands, fewer than three when the truck is nearly empty."""
    return tuple(card(kind) for kind in event.particulars[1:] if kind >= 0)


TWINS = frozenset(event.value for event in Event if event.name.endswith("_UNSEEN"))


# Choices ------------------------------------------------------------------------------------------


def said_choice(seen: State, seat: int, code: int) -> Said:
    """The message of a choice; a code without meaning under the decision is said by its number."""
    return choice_of(seen, seat, code) or Said("choice-unknown", {"code": code})


def choice_of(seen: State, seat: int, code: int) -> Said | None:
    """The message of a code that means something."""
    match seen.decision:
        case Decision.FIRST_HOLDER:
            return of_seat("choice-holder", code)
        case Decision.PLACEMENT:
            return of_placement(*divmod(code, CHARACTERS))
        case Decision.THREAT:
            return {PASS: Said("choice-pass"), THREATEN: Said("choice-threat")}.get(code)
        case Decision.BALLOT:
            return of_seat("choice-vote", code)
        case Decision.KEEP:
            return Said("choice-keep", {"card": card(code)}) if code < KINDS else None
        case Decision.GIFT:
            return of_gift(*divmod(code, GIFT_SEATS))
        case Decision.CAMERA:
            return {PASS: Said("choice-pass"), LOOK: Said("choice-look")}.get(code)
        case Decision.OPEN_DESTINATION | Decision.DESTINATION:
            return of_place("choice-go", code)
        case Decision.ZOMBIE:
            return Said("choice-no-zombie") if code == PASS else of_place("choice-zombie", code)
        case Decision.MOVE:
            return of_move(seen, seat, code)
        case Decision.SPRINT:
            if code == PASS:
                return Said("choice-pass")
            return of_walk("choice-sprint", seen, seat, seen.moved[seat], code)
        case Decision.CARDS:
            return of_card(code)
        case Decision.VICTIM:
            return of_character("choice-lose", code)
    return None


def of_seat(key: str, seat: int) -> Said | None:
    """A choice of a seat."""
    return Said(key, {"seat": seat_noun(seat)}) if seat < SEATS else None


def of_place(key: str, number: int) -> Said | None:
    """A choice of a place."""
    return Said(key, {"place": place(number)}) if is_place(number) else None


def of_character(key: str, number: int) -> Said | None:
    """A choice of a character."""
    return Said(key, {"character": character(number)}) if number < CHARACTERS else None


def of_placement(where: int, who: int) -> Said | None:
    """A character on its first place."""
    if not is_place(where):
        return None
    return Said("choice-place", {"character": character(who), "place": place(where)})


def of_gift(kind: int, taker: int) -> Said | None:
    """A card for somebody."""
    if kind >= KINDS or taker >= SEATS:
        return None
    return Said("choice-give", {"card": card(kind), "seat": seat_noun(taker)})


def of_move(seen: State, seat: int, code: int) -> Said | None:
    """A walk to the destination chosen, or a Sprint elsewhere or nowhere."""
    if code == STAY:
        return Said("choice-sprint-stay")
    where, who = divmod(code, CHARACTERS)
    if where == Place.NOWHERE:
        return of_walk("choice-walk", seen, seat, who, seen.destination[seat])
    return of_walk("choice-sprint", seen, seat, who, where)


def of_walk(key: str, seen: State, seat: int, who: int, where: int) -> Said | None:
    """A character on its way, and where that way ends."""
    here = place_of(seen, seat, who)
    if not is_place(where) or not is_place(here):
        return None
    return Said(
        key,
        {
            "character": character(who),
            "here": place(here),
            "place": place(where),
            "ends": end_of_walk(seen, here, where),
        },
    )


def end_of_walk(seen: State, here: int, where: int) -> str:
    """Where a character on its way to a place ends up as the board stands."""
    if is_free(seen, where):
        return "there"
    return "here" if here == Place.PARKING else "parking"


def of_card(code: int) -> Said | None:
    """A card during an attack."""
    if code == PASS:
        return Said("choice-pass")
    if code >= HIDE:
        return of_character("choice-hide", code - HIDE)
    kind = code - CARD
    if kind >= KINDS or kind == Card.HIDDEN:
        return None
    return Said("choice-play", {"card": card(kind)})


# Questions ----------------------------------------------------------------------------------------


def said_question(seen: State, seat: int) -> Said:
    """The message of what a seat is asked."""
    key = f"decision-{word_of(Decision(seen.decision))}"
    match seen.decision:
        case Decision.PLACEMENT:
            dice = tuple(str(seen.dice[die]) for die in range(PLACEMENT_DICE))
            return Said(key, {"dice": dice})
        case Decision.THREAT:
            return Said(key, {"purpose": purpose(seen.purpose)})
        case Decision.BALLOT:
            return Said(key, of_ballot(seen, seat))
        case Decision.MOVE:
            return Said(key, {"place": place(seen.destination[seat])})
        case Decision.SPRINT:
            who = seen.moved[seat]
            here = place_of(seen, seat, who)
            return Said(key, {"character": character(who), "place": place(here)})
        case Decision.CARDS:
            return of_attack(seen)
        case Decision.VICTIM:
            return Said(key, {"place": place(seen.place)})
    return Said(key)


def of_ballot(seen: State, seat: int) -> dict[str, Value]:
    """What the vote is about, and what the seat's word weighs in it."""
    return {
        "purpose": purpose(seen.purpose),
        "place": place(seen.place),
        "ballot": 1 + seen.second_ballot,
        "votes": weight_of(seen, seat),
    }


def of_attack(seen: State) -> Said:
    """How an attack stands."""
    where = seen.place
    zombies = seen.zombies[where]
    if where == Place.PARKING:
        return Said("decision-cards-parking", {"zombies": zombies})
    defence = defence_at(seen, where) + hardware_at(seen, where)
    key = "decision-cards" if zombies >= defence else "decision-cards-supermarket"
    return Said(key, {"place": place(where), "zombies": zombies, "defence": defence})


# Claims -------------------------------------------------------------------------------------------


def said_claim(kind: int, a: int, b: int) -> Said:
    """The message of a claim or promise."""
    key = f"claim-{word_of(Claim(kind))}"
    match kind:
        case Claim.SAW_DICE:
            return Said(key, {"place": place(a), "count": b})
        case Claim.WILL_GO:
            return Said(key, {"place": place(a)})
    return Said(key, {"seat": seat_noun(a)})


CLAIMABLE = (
    *(
        (Claim.SAW_DICE.value, where, count)
        for where in range(Place.RESTROOM, PLACES)
        for count in range(DICE + 1)
    ),
    *(
        (kind.value, seat, 0)
        for kind in (Claim.WILL_VOTE, Claim.WILL_NOT_VOTE)
        for seat in range(SEATS)
    ),
    *((Claim.WILL_GO.value, where, 0) for where in range(Place.RESTROOM, PLACES)),
)


WORDS = GameWords(
    seat=seat_noun,
    event=said_event,
    choice=said_choice,
    question=said_question,
    claim=said_claim,
    claimable=CLAIMABLE,
    position=draw_board,
    twins=TWINS,
    glossary={
        "place": PLACE_NOUNS,
        "character": tuple(character(number) for number in Character),
        "card": tuple(card(number) for number in Card),
        "phase": tuple(phase(number) for number in Phase),
    },
)
