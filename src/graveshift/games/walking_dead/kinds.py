"""What can be: the enums that the fields of the record use, and all that is told and refused."""

from __future__ import annotations

from enum import IntEnum

from graveshift.engine.frame import FIRST_REASON


class Phase(IntEnum):
    """Where the round stands."""

    SETUP = 0
    ROUND_START = 1
    TURNS = 2
    COMBAT = 3
    ROUND_END = 4


class Decision(IntEnum):
    """What a seat can be asked; the meaning of codes under each is in its chapter."""

    NOTHING = 0
    CHARACTER = 1  # D2
    ANDREA = 2  # D3
    GLENN = 3  # D4
    MAGGIE = 4  # D5: who gets something
    MOVE = 5  # D6
    OWN_MOVE = 6  # D7
    COLLECT = 7  # D8c
    DRAW = 8  # D8
    LOAD = 9  # D8a
    HEAL_HERE = 10  # D8b: The Vet
    LOAD_ONE = 11  # D8b: The Deserter; D13: Gun Shop
    EXCHANGE = 12  # D9, D10: whom to give to or to ask
    OBJECT = 13  # D5, D9, D10a: what is given
    ONTO = 14  # D5, D9, D10a: the weapon that gets one ammo
    EVENT = 15  # D11, D12, D14
    TAKE = 16  # D13: draw the card that the event offers
    ALLY_OR_DAMAGE = 17  # D13
    FOOD_OR_DAMAGE = 18  # D13: Fever
    HEAL_THERE = 19  # D13: Pharmacy
    LOSE_AMMO = 20  # D13: Jammed Magazine
    LOSE_GEAR = 21  # D13: Thieves in the Night
    PAY = 22  # D13: Strangers at the Gate
    FREE_MOVE = 23  # D13: Full Tank
    WHERE = 24  # D13: which of the tied locations
    MOTORCYCLE = 25  # D15
    WEAPON = 26  # D16
    REROLL = 27  # D17
    ALLIES = 28  # D19
    POOL = 29  # D20
    PULL = 30  # D21
    FLASHBANG = 31  # D22
    SPLIT = 32  # D23
    ARMOUR = 33  # D24
    REPLACEMENT = 34  # D25
    EQUIPMENT = 35  # D26
    HEAL = 36  # D27
    COIN = 37  # D28


class Step(IntEnum):
    """What happens next when nobody owes a decision; `turn` alone knows their order."""

    CHARACTERS = 0
    LAY_OUT = 1
    BEGIN_ROUND = 2
    BEGIN_TURN = 3
    ABILITY = 4
    MOVE = 5
    OWN_MOVE = 6
    COLLECT = 7
    DRAW = 8
    EXCHANGE = 9
    EVENTS = 10
    END_TURN = 11
    MOTORCYCLE = 12
    WEAPONS = 13
    NEXT_PLACE = 14
    MELEE = 15
    MELEE_ROLLED = 16
    MELEE_DONE = 17
    RANGED = 18
    POOL = 19
    POOL_DONE = 20
    PULLS = 21
    FLASHBANGS = 22
    WALKERS_ACT = 23
    SPLIT = 24
    EATING = 25
    HEALING = 26
    COINS = 27
    END_ROUND = 28
    LOCK_WEAPONS = 29
    NEXT_EVENT = 30


class Whereabouts(IntEnum):
    """Where an event card can be; for HAND and FACE_DOWN the seat is added."""

    PILE = 0
    DISCARD = 1
    BESIDE = 2
    PLAYING = 3
    HAND = 4
    FACE_DOWN = 8


class Fight(IntEnum):
    """What stands in place of a weapon card."""

    BARE = 25  # a bare white die, while Michonne leads
    DICE_ONLY = 26  # the dice of A Little Help alone
    NONE = 27  # no fight
    OPEN = 28  # not chosen yet


class Gift(IntEnum):
    """Why an object is given."""

    EXCHANGE = 0
    ANSWER = 1
    MAGGIE = 2


class Ending(IntEnum):
    """Why the game is over."""

    RUNNING = 0
    VICTORY = 1
    STACK_EMPTY = 2
    NOBODY_LEFT = 3
    DEATH = 4


class Reason(IntEnum):
    """Why a choice may not be made."""

    ALLOWED = 0
    GAME_OVER = 1
    NOT_ASKED = 2
    NOT_A_CHOICE = 3
    ONLY_THE_CLOCK = 4
    NO_SUCH_SEAT = FIRST_REASON
    CHARACTER_TAKEN = 9
    NOT_NEXT_DOOR = 10
    NO_FOOD = 11
    MUST_BE_PLACED = 12
    YOURSELF = 13
    NOT_HERE = 14
    HALF_IS_OVER = 15
    NOTHING_TO_GIVE = 16
    NOT_HELD = 17
    NO_AMMO = 18
    NOT_OF_THAT_TYPE = 19
    NO_SUCH_WEAPON = 20
    NOT_IN_HAND = 21
    NO_ALLY = 22
    CANNOT_PAY = 23
    NOT_AMONG_THEM = 24
    NO_WALKERS = 25
    CHOSEN_ALREADY = 26
    MORE_THAN_BEARABLE = 27
    TOO_LITTLE = 28
    NOT_PROPOSED = 29
    BACKED_ALREADY = 30
    UNHARMED = 31
    NOT_NOW = 32
    GOAL_NOT_MET = 33
    COIN_NOT_EARNED = 34
    NO_STACK = 35


class Event(IntEnum):
    """What can happen; the particulars stand beside each."""

    ROUND = 0  # round
    PHASE = 1  # phase
    LAID = 2  # location, corner
    STACKED = 3  # stack, location
    CHARACTER = 4  # seat, character
    ROLLED_WALKERS = 5  # seat, black die, location
    START_WEAPON = 6  # seat, card 0-99
    PUT_BACK = 7  # card 0-99
    ROLLED_FOR_BADGE = 8  # seat, white die
    LEADER = 9  # seat
    GOAL = 10  # seat, goal; known to the seat
    GOAL_UNSEEN = 11  # seat; known to the others
    RESHUFFLED = 12  # cards in the new pile
    DEALT = 13  # seat, event; known to the seat in Expert, to all in Beginner
    DEALT_UNSEEN = 14  # seat; known to the others in Expert
    ABILITY = 15  # seat, character
    HEALED = 16  # seat, life regained, life now
    FOOD = 17  # seat, food gained
    ALLIES = 18  # seat, allies gained
    AMMO = 19  # seat, card 0-49, ammo gained
    LOST_FOOD = 20  # seat, food
    LOST_ALLIES = 21  # seat, allies
    LOST_AMMO = 22  # seat, card 0-49, ammo
    PLACED = 23  # seat, location
    MOVED = 24  # seat, from, to
    PAID_MOVE = 25  # seat, from, to
    STAYED = 26  # seat
    DREW = 27  # seat, card 0-99
    DISCARDED_CARD = 28  # seat, card 0-99
    ROLLED_BLACK = 29  # seat, black die
    ROLLED_WHITE = 30  # seat, white die
    SET_ASIDE = 31  # seat, card 0-99, ammo on it
    LEFT_LYING = 32  # seat, card 0-99
    COLLECTED = 33  # seat, card 0-99
    LOADED = 34  # seat, ammo card 0-99, weapon card 0-99, ammo
    LITTLE_HELP = 35  # seat
    GUINEA_PIG = 36  # seat
    GAVE_CARD = 37  # giver, taker, card 0-99
    GAVE_ALLY = 38  # giver, taker
    GAVE_FOOD = 39  # giver, taker
    GAVE_AMMO = 40  # giver, taker, from card 0-49, onto card 0-49
    ASKED = 41  # who asks, who is asked
    REFUSED = 42  # who was asked, who asked
    EVENT = 43  # seat, event
    DISCARDED = 44  # seat, event; known to the seat alone when face down
    DISCARDED_UNSEEN = 45  # seat; known to the others
    WALKERS = 46  # location, walkers that came
    NO_WALKERS_LEFT = 47  # location, walkers that could not come
    SILENCED = 48  # seat, location
    ROLLED_AT = 49  # location, die
    PROMISE = 50  # seat that plays it
    PROMISE_ENDS = 51
    PAID = 52  # seat
    UNPAID = 53  # seat
    DAMAGED = 54  # seat, life left
    ARMOUR = 55  # seat, card 0-99
    SAVED = 56  # seat
    DIED = 57  # seat, character, location or NOWHERE
    CORPSE = 58  # location at which the dead player walks now
    REPLACED = 59  # seat, character
    CARD_EATEN = 60  # card 0-99, location
    MOTORCYCLE = 61  # seat, from, to
    ARMED = 62  # seat, card 0-24 or a Fight
    FIRED = 63  # seat, card 0-99
    FIGHT = 64  # location, walkers
    DIE = 65  # seat, white die
    REROLLED = 66  # seat, old, new
    VALUE = 67  # seat, own value
    SPENT_ALLIES = 68  # seat, allies
    POOLED = 69  # location, pool
    KILLED = 70  # seat or NOBODY for a pool, location, walkers
    AMMO_BACK = 71  # seat, card 0-99
    PULLED = 72  # seat, from, to
    FLASHBANG = 73  # seat, location
    ATTACK = 74  # location, walkers that act
    PROPOSED = 75  # seat, who would bear it, damage
    BACKED = 76  # seat, whose proposal
    SHARED = 77  # who bears it, damage
    MEDICINE = 78  # seat, who is treated
    COIN = 79  # seat, coins now
    GOAL_MET = 80  # seat, goal
    BADGE_PASSES = 81  # seat
    END = 82  # ending
    WINNERS = 83  # bit set of seats


class Fault(IntEnum):
    """What can be wrong with a state, as bits."""

    CARDS_LOST = 1
    EVENTS_LOST = 2
    LIFE_OUT_OF_RANGE = 4
    TOO_MANY_TOKENS = 8
    WALKERS_ASTRAY = 16
    GRID_BROKEN = 32
    CHARACTER_TWICE = 64
    NOBODY_ASKED = 128
    GOALS_LOST = 256
    AMMO_ASTRAY = 512
    EMPTY_STACK_UNNOTICED = 1024
    PAWN_ASTRAY = 2048
