"""The one record of a game of The Walking Dead."""

from __future__ import annotations

from graveshift.engine.frame import Frame
from graveshift.engine.record import Grid, Row, i8, i16, i32, record
from graveshift.games.walking_dead.components import LOCATIONS, SEATS, STACKS
from graveshift.games.walking_dead.event_cards import ANY_NUMBER

CARDS_WITH_AMMO = 50
"""Equipment cards, then ammo cards: those on which ammo can lie."""


@record
class State(Frame):
    """A game of The Walking Dead in progress."""

    stack: Row = i32(
        "cards of each stack, a bit set of 25; their order is nowhere", STACKS, by="stack"
    )
    gear: Row = i32("equipment of each seat, a bit set of cards 0-24", SEATS, by="seat")
    boxes: Row = i32("ammo cards kept aside, a bit set of cards 0-24", SEATS, by="seat")
    lying: int = i32("ammo cards left lying at their stack, a bit set of cards 0-24")
    used: int = i32("equipment used up for this round (body armour), a bit set of cards 0-24")
    gone: int = i32("characters that are or were in the game, a bit set")
    dying: int = i32("bit set of the seats that must choose another character")
    guarded: int = i32("bit set of the seats that cannot die this round (A Guinea Pig)")
    walked: int = i32("bit set of the seats that made the paid move this round")
    wounded: int = i32("bit set of the seats that lost life this round")
    alone: int = i32("bit set of the seats that were alone when the round's end began")
    faced: int = i32("bit set of the seats that had walkers before them in this round's combat")
    rolled: int = i32("bit set of the seats that rolled a die in this round's combat")
    slew: int = i32("bit set of the seats whose attack or pool killed two or more this round")
    pulls: int = i32("bit set of the seats whose shotgun pulls a walker at the end of combat")
    passed: int = i32("bit set of the seats that passed in the window of the moment")
    flashed: int = i32("bit set of the locations at which a flashbang was used this round")
    shown: int = i32("bit set of the seats whose goal is fulfilled and lies open")

    value: Row = i16("own combat value of this combat", SEATS, by="seat")
    possible: Row = i16("goals that the coins laid allow, a bit set of 1-9", SEATS, by="seat")
    branch: int = i16("what was so when the event was played, a bit set of When")
    pool: int = i16("sum of the ranged attacks at the location of the moment")

    ammo: Row = i8("ammo on equipment 0-24 and on ammo cards 25-49", CARDS_WITH_AMMO, by="card")
    event_at: Row = i8(
        "where each event card is, a Whereabouts and a seat; UNKNOWN to who does not know",
        ANY_NUMBER,
        by="event",
    )
    pile: int = i8("event cards in the pile")

    step: int = i8("what comes next; a Step")
    phase: int = i8("a Phase")
    leader: int = i8("the seat with the badge, NOBODY before it is given out")
    ability: int = i8("the Leader whose ability holds, NOBODY when it has died")
    turn: int = i8("whose turn it is, counted from the leader")
    plays: int = i8("events that are still to be played in this turn")
    circuit: int = i8("how far a circuit of seats, pawns or locations has come")
    first: int = i8("the corner with which circuits of locations begin")

    at: Row = i8("location of each pawn, NOWHERE without one", SEATS, by="seat")
    character: Row = i8("a Leader, or NOBODY before one is chosen", SEATS, by="seat")
    life: Row = i8("0-5", SEATS, by="seat")
    food: Row = i8("food", SEATS, by="seat")
    allies: Row = i8("allies", SEATS, by="seat")
    hurt: Row = i8("damage still to be suffered", SEATS, by="seat")
    help: Row = i8("white dice of A Little Help in this round's combat", SEATS, by="seat")
    weapon: Row = i8("weapon chosen for combat: a card, or a Fight", SEATS, by="seat")
    hand: Row = i8("event cards held", SEATS, by="seat")
    face_down: Row = i8("event cards that the seat discarded unseen", SEATS, by="seat")
    goal: Row = i8("the secret goal, 0 for none; UNKNOWN to others", SEATS, by="seat")
    coins: Row = i8("coins on the goal", SEATS, by="seat")
    share: Row = i8("damage of the split that the leader is deciding", SEATS, by="seat")
    backing: Row = i8("bit set of the seats for each seat's proposal", SEATS, by="seat")
    proposal: Grid = i8(
        "damage for each seat by each seat's proposal", SEATS, SEATS, by="seat, seat"
    )

    corner: Row = i8(
        "corner at which each location lies, clockwise from NW", LOCATIONS, by="location"
    )
    stack_at: Row = i8("location at which each stack lies", STACKS, by="stack")
    walkers: Row = i8("walkers, fresh ones included", LOCATIONS, by="location")
    fresh: Row = i8("walkers that were players this round", LOCATIONS, by="location")
    pulled: Row = i8("walkers that shotguns pulled here this round", LOCATIONS, by="location")
    active: Row = i8(
        "walkers that have not acted yet at this round's end", LOCATIONS, by="location"
    )

    place: int = i8("the location that the fight or the split is about")
    card: int = i8("the card just drawn and not yet dealt with, 0-99; NOT_DRAWN for none")
    draws: int = i8("equipment cards that a new character may still draw")
    die: int = i8("the die that the crowbar may roll again")
    event: int = i8("the event card being played, 0 for none")
    line: int = i8("lines of it already carried out")
    amount: int = i8("what is left of the line's number")
    silenced: int = i8("1 when the Silencer has stopped a walker of this event")
    gave: int = i8("1 when the giving half of the exchange is over")
    asked_for: int = i8("1 when the receiving half of the exchange is over")
    fighter: int = i8("how far the seats at the location of the fight have come")
    gift: int = i8("why an object is given; a Gift")
    giver: int = i8("who gives an object")
    taker: int = i8("who gets it")
    source: int = i8("the card from which one ammo is given")

    mode: int = i8("option", by="Mode")
    difficulty: int = i8("option", by="Difficulty")
    secret_goals: int = i8("option", by="SecretGoals")
    one_leader: int = i8("option", by="OneLeader")
    leader_last: int = i8("option", by="LeaderLast")
    start_supplies: int = i8("option", by="StartSupplies")
    solo_walkers: int = i8("option", by="SoloWalkers")
    motorcycle_reach: int = i8("option", by="MotorcycleReach")
    maggie_cards: int = i8("option", by="MaggieCards")
    unplayed_event: int = i8("option", by="UnplayedEvent")
