"""The one record of a game of Mall of Horror, and the enums that its fields use."""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.frame import FIRST_REASON, Frame
from graveshift.engine.record import Grid, Row, i8, i32, record
from graveshift.games.mall_of_horror.components import (
    DICE,
    GIFTS,
    KINDS,
    PLACES,
    RETURNED,
    SEARCHED,
    SEATS,
)


class Phase(IntEnum):
    """Where the round stands; the rulebook's letters."""

    SETUP = 0
    TRUCK = 1
    CHIEF = 2
    ARRIVAL = 3
    DESTINATIONS = 4
    MOVING = 5
    ATTACK = 6


class Decision(IntEnum):
    """What a seat can be asked; the meaning of codes under each is in its chapter."""

    NOTHING = 0
    FIRST_HOLDER = 1
    PLACEMENT = 2
    THREAT = 3
    BALLOT = 4
    KEEP = 5
    GIFT = 6
    CAMERA = 7
    OPEN_DESTINATION = 8
    DESTINATION = 9
    ZOMBIE = 10
    MOVE = 11
    SPRINT = 12
    CARDS = 13
    VICTIM = 14


class Step(IntEnum):
    """What happens next when nobody owes a decision; `turn` alone knows their order."""

    PLACE_CHARACTERS = 0
    PLACE_FIRST_ZOMBIES = 1
    BEGIN_ROUND = 2
    BEGIN_TRUCK = 3
    TRUCK_DECIDED = 4
    BEGIN_CHIEF = 5
    CHIEF_DECIDED = 6
    BEGIN_ARRIVAL = 7
    NEXT_CAMERA = 8
    BEGIN_DESTINATIONS = 9
    SECRET_DESTINATIONS = 10
    NEXT_ZOMBIE = 11
    REVEAL = 12
    NEXT_MOVE = 13
    NEXT_SPRINT = 14
    MOVES_DONE = 15
    ATTRACTION = 16
    NEXT_ATTACK = 17
    NEXT_CARDS = 18
    CARDS_DONE = 19
    VICTIM_DECIDED = 20
    VICTIM_EATEN = 21
    END_ROUND = 22
    NEXT_THREAT = 23
    COUNT_BALLOTS = 24
    WAIT = 25


class Purpose(IntEnum):
    """What a vote is about."""

    TRUCK = 0
    CHIEF = 1
    VICTIM = 2


class Ending(IntEnum):
    """Why the game is over."""

    RUNNING = 0
    FEW_LEFT = 1
    ONE_PLACE = 2
    NOBODY_LEFT = 3
    ROUND_LIMIT = 4


class Reason(IntEnum):
    """Why a choice may not be made."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_ASKED = 2
    NOT_A_CHOICE = 3
    ONLY_THE_CLOCK = 4
    NOT_ROLLED = FIRST_REASON
    PLACE_FULL = 9
    PLACE_CLOSED = 10
    CHARACTER_PLACED = 11
    NO_SUCH_CHARACTER = 12
    NOT_A_CANDIDATE = 13
    CARD_NOT_HELD = 14
    CARD_NOT_NOW = 15
    NOT_A_VOTER = 16
    NOT_DRAWN = 17
    NO_SUCH_SEAT = 18
    GIFT_TO_SELF = 19
    GIFT_TO_ELIMINATED = 20
    ALL_ARE_THERE = 21
    CHARACTER_IS_THERE = 22
    CHARACTER_EATEN = 23
    SAME_DESTINATION = 24
    SPRINT_LATER = 25
    HARDWARE_IN_PARKING = 26
    HARDWARE_TOO_LATE = 27
    CHARACTER_ELSEWHERE = 28
    CHARACTER_HIDDEN = 29


class Event(IntEnum):
    """What can happen; the particulars stand beside each."""

    HOLDER = 0  # seat
    DEALT = 1  # seat, kind; known to the seat
    DEALT_UNSEEN = 2  # seat; known to the others
    ROLLED_PLACEMENT = 3  # seat, die, die
    PLACED = 4  # seat, character, place
    FIRST_ZOMBIE = 5  # place
    ROUND = 6  # round
    PHASE = 7  # phase
    SKIPPED = 8  # phase
    PASSED = 9  # seat
    THREAT = 10  # seat, place
    VOTE = 11  # purpose, place, ballot 1 or 2, bit set of candidates
    SOLE_CANDIDATE = 12  # purpose, place, seat
    BALLOT = 13  # seat, seat chosen or NOBODY, weight
    TALLY = 14  # seat, votes
    TIE = 15  # purpose, place, ballot, bit set of the tied
    ELECTED = 16  # purpose, place, seat
    UNDECIDED = 17  # purpose, place
    NO_CANDIDATE = 18  # purpose, place
    FOUND = 19  # seat, three kinds; known to the searcher
    FOUND_UNSEEN = 20  # seat, number of cards
    KEPT = 21  # seat, kind; known to the searcher
    KEPT_UNSEEN = 22  # seat; known to the others
    GIVEN = 23  # giver, taker, kind; known to both
    GIVEN_UNSEEN = 24  # giver, taker; known to the others
    RETURNED = 25  # seat, kind; known to the searcher
    RETURNED_UNSEEN = 26  # seat; known to the others
    DICE_HIDDEN = 27  # holder
    CAMERA = 28  # seat
    DICE_SEEN = 29  # four dice; known to who looked
    LOOKED = 30  # seat
    ANNOUNCED = 31  # seat, place
    ZOMBIE_PLAYED = 32  # seat, place
    DESTINATION = 33  # seat, place
    DICE = 34  # four dice
    ZOMBIE = 35  # place
    ZOMBIE_IGNORED = 36  # place
    NO_ZOMBIE_LEFT = 37  # place
    OVERRUN = 38  # place
    MOVED = 39  # seat, character, from, to
    TO_PARKING = 40  # seat, character, from, the place that was full or closed
    STUCK = 41  # seat, character, the place that was full or closed
    SPRINT = 42  # seat, place
    STAYED = 43  # seat
    CROWD = 44  # place
    SCREAM = 45  # place
    HELD = 46  # place, zombies, defence
    BREACH = 47  # place, zombies, defence
    HARDWARE = 48  # seat, place
    HID = 49  # seat, character, place
    SHOT = 50  # seat, kind, place, zombies killed
    AVERTED = 51  # place, zombies, defence
    CHANCE_PICKS = 52  # seat
    EATEN = 53  # seat, character, place
    FED = 54  # place, zombies that leave
    NOBODY_TO_EAT = 55  # place
    PARKING_CLEARED = 56  # zombies that leave
    ELIMINATED = 57  # seat
    BADGE_PASSES = 58  # seat
    END = 59  # ending
    POINTS = 60  # seat, points, cards
    WINNERS = 61  # bit set of seats


class Fault(IntEnum):
    """What can be wrong with a state, as bits."""

    CARDS_LOST = 1
    HAND_SIZE = 2
    TOO_MANY_ZOMBIES = 4
    OVERFULL = 8
    CLOSED_NOT_EMPTY = 16
    CHARACTER_ASTRAY = 32
    NOBODY_ASKED = 64
    JOURNAL_OVERFLOW = 128
    OUT_BUT_ALIVE = 256
    NO_PLACE_NOT_EMPTY = 512


@record
class State(Frame):
    """A game of Mall of Horror in progress."""

    at: Row = i32(
        "the characters at each place, a bit set of 4 * seat + character; at NOWHERE the unplaced",
        PLACES,
        by="place",
    )
    eaten: int = i32("the characters lost, as a bit set of 4 * seat + character")
    hiding: int = i32("the characters that hide this round, as a bit set of 4 * seat + character")
    candidates: int = i32("bit set of the colours that may be chosen in the vote")
    first_candidates: int = i32("bit set of the colours that stood in the first ballot")
    tied: int = i32("bit set of the colours that tied in the last ballot")
    looked: int = i32("bit set of the seats that have seen the hidden dice of this round")
    passed: int = i32(
        "bit set of the seats that passed since a card was last played in this window"
    )
    step: int = i8("what comes next; a Step")
    phase: int = i8("a Phase")
    holder: int = i8("the seat with the badge, NOBODY before it is given out")
    elected: int = i8("1 in a round in which the holder was elected")
    turn: int = i8("how far a circuit in turn order has come")

    zombies: Row = i8("zombies before each place", PLACES, by="place")
    closed: Row = i8("1 when the place is closed for good", PLACES, by="place")
    out: Row = i8("round at whose end the seat was eliminated, 0 while it lives", SEATS, by="seat")

    hand: Grid = i8("cards held; UNKNOWN to others", SEATS, KINDS, by="seat, kind")
    cards_held: Row = i8("cards held of any kind", SEATS, by="seat")
    loose: Row = i8("cards in the truck that nobody has seen; UNKNOWN in views", KINDS, by="kind")
    deck_size: int = i8("cards in the truck, those put back included")
    returned: Row = i8(
        "cards put back, the next first; NO_CARD where none, UNKNOWN to all but the returner",
        RETURNED,
        by="position",
    )
    returner: Row = i8("who put the card back, NOBODY where there is none", RETURNED, by="position")
    played: Row = i8("cards played and out of the game", KINDS, by="kind")
    gift_kind: Row = i8(
        "card given away and perhaps still held; NO_CARD when none, UNKNOWN to all but the two",
        GIFTS,
        by="gift",
    )
    gift_giver: Row = i8("who gave it, NOBODY where there is none", GIFTS, by="gift")
    gift_taker: Row = i8("who took it, NOBODY where there is none", GIFTS, by="gift")
    searcher: int = i8("who searches the truck, NOBODY when nobody does")
    found: Row = i8(
        "cards in the searcher's hands; NO_CARD, UNKNOWN to others", SEARCHED, by="position"
    )

    dice: Row = i8("the dice; UNKNOWN to who may not see them, 0 when none lie", DICE, by="die")

    purpose: int = i8("what the vote is about; a Purpose")
    place: int = i8("the place that the vote or the attack is about")
    second_ballot: int = i8("1 in the ballot after a tie")
    ballot: Row = i8(
        "the colour a seat chose, NOBODY for none; UNKNOWN to others until all are in",
        SEATS,
        by="seat",
    )
    votes: Row = i8("votes on each colour in the ballots last opened", SEATS, by="seat")
    threats: Row = i8("Threats that count for a seat in this vote", SEATS, by="seat")
    chosen: int = i8("the colour that the vote chose, NOBODY when undecided")
    hardware: int = i8("Hardware that holds the door of the place under attack")
    feeding: int = i8("1 while the parking is dealt with and somebody was there to eat")

    destination: Row = i8(
        "place chosen, NOWHERE for none; UNKNOWN to others until all are in", SEATS, by="seat"
    )
    moved: Row = i8("the character moved this round, NOBODY for none", SEATS, by="seat")
    moved_from: Row = i8("where it came from", SEATS, by="seat")

    sprint_timing: int = i8("option", by="SprintTiming")
    end_check: int = i8("option", by="EndCheck")
    revote_candidates: int = i8("option", by="RevoteCandidates")
    second_tie_pool: int = i8("option", by="SecondTiePool")
    threat_carries: int = i8("option", by="ThreatCarries")
    attack_cards_by: int = i8("option", by="AttackCardsBy")
    threat_by_outsiders: int = i8("option", by="ThreatByOutsiders")
    zombie_player: int = i8("option", by="ZombiePlayer")
    parking_leftovers: int = i8("option", by="ParkingLeftovers")
    overrun_check: int = i8("option", by="OverrunCheck")
    card_window: int = i8("option", by="CardWindow")
    first_chief: int = i8("option", by="FirstChief")
    hidden_only_revote: int = i8("option", by="HiddenOnlyRevote")
    gift_to_eliminated: int = i8("option", by="GiftToEliminated")
    hardware_at_supermarket: int = i8("option", by="HardwareAtSupermarket")
    zombie_supply: int = i8("option", by="ZombieSupply")
