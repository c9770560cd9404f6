"""The event cards: counted and compared with the list in the rules."""

import pytest

from graveshift.games.midevil import cards, components
from graveshift.games.midevil.cards import Card, Moment, Target

ANY = cards.ANY
OWN, MOVE, BONES, BOOK, CARD = Moment.OWN, Moment.MOVE, Moment.BONES, Moment.BOOK, Moment.CARD
LISTED = {
    # copies, moments, cost, target
    Card.HORSE: (3, ANY, 0, Target.NOTHING),
    Card.POLE_ARM: (2, ANY, 0, Target.NOTHING),
    Card.CRANK_BOW: (2, ANY, 0, Target.NOTHING),
    Card.CROSSBOW: (2, ANY, 0, Target.NOTHING),
    Card.SWORD: (2, ANY, 0, Target.NOTHING),
    Card.WAR_HAMMER: (2, ANY, 0, Target.NOTHING),
    Card.CHAIN_MAIL: (2, ANY, 0, Target.NOTHING),
    Card.OLD_MAP: (1, ANY, 0, Target.NOTHING),
    Card.HOLY_WATER: (2, ANY, 0, Target.NOTHING),
    Card.FORCED_MARCH: (2, MOVE, 0, Target.NOTHING),
    Card.BATTLE_FURY: (2, OWN, 0, Target.NOTHING),
    Card.HEALER: (2, ANY, 0, Target.NOTHING),
    Card.SECRET_PATH: (2, OWN, 1, Target.NOTHING),
    Card.RISE_AGAIN: (2, ANY, 0, Target.TILE),
    Card.DEAD_REMEMBER: (1, ANY, 0, Target.REMOVED),
    Card.CALL_OF_THE_CRYPT: (2, ANY, 2, Target.TILE),
    Card.MARCH_OF_BONES: (2, BONES, 0, Target.NOTHING),
    Card.CRUMBLE_TO_DUST: (2, ANY, 0, Target.SKELETONS),
    Card.SUDDEN_AMBUSH: (2, MOVE, 0, Target.OPPONENT),
    Card.MIRE: (2, MOVE, 0, Target.OPPONENT),
    Card.LOST_IN_THE_FOG: (1, MOVE, 2, Target.OPPONENT),
    Card.PICKPOCKET: (1, OWN, 0, Target.OPPONENTS_ITEM),
    Card.RUST: (1, ANY, 0, Target.OPPONENTS_ITEM),
    Card.TERROR: (1, ANY, 2, Target.OPPONENT),
    Card.RATTLE_LOOSE: (2, ANY, 0, Target.OPPONENT),
    Card.NOT_TODAY: (2, CARD, 1, Target.EVENT),
    Card.TURN_THE_TABLES: (1, CARD, 0, Target.EVENT),
    Card.FICKLE_FATE: (1, MOVE | BONES | BOOK, 0, Target.DIE),
    Card.NECRONOMICON: (1, 0, 0, Target.NOTHING),
}
WEAPONS = {
    # melee, range, shots, bonus, wear
    Card.POLE_ARM: (0, 1, 1, 1, 0),
    Card.CRANK_BOW: (0, 2, 2, 0, 0),
    Card.CROSSBOW: (0, 3, 1, 0, 0),
    Card.SWORD: (1, 0, 0, 1, 0),
    Card.WAR_HAMMER: (1, 0, 0, 2, 3),
    Card.HOLY_WATER: (1, 0, 0, 0, 0),
    Card.BATTLE_FURY: (0, 0, 0, 2, 0),
}
TABLES = [
    "COPIES_OF",
    "PLAYED_IN",
    "TARGET_OF",
    "COST_OF",
    "IS_MELEE",
    "RANGE_OF",
    "SHOTS_OF",
    "BONUS_OF",
    "WEAR_OF",
]


@pytest.mark.parametrize("card", Card)
def test_a_card_is_as_listed(card):
    row = cards.COPIES_OF[card], cards.PLAYED_IN[card], cards.COST_OF[card], cards.TARGET_OF[card]
    assert row == LISTED[card]


@pytest.mark.parametrize("card", Card)
def test_a_weapon_is_as_listed(card):
    row = (
        cards.IS_MELEE[card],
        cards.RANGE_OF[card],
        cards.SHOTS_OF[card],
        cards.BONUS_OF[card],
        cards.WEAR_OF[card],
    )
    assert row == WEAPONS.get(card, (0, 0, 0, 0, 0))


def test_forty_nine_cards_and_the_book():
    assert cards.KINDS == len(Card) == cards.EVENTS + 1
    assert sum(cards.COPIES_OF[: cards.EVENTS]) == cards.DECK
    assert sum(cards.COPIES_OF[: cards.ITEMS]) == 18
    assert sum(cards.COPIES_OF) == 50


def test_the_first_hands_leave_a_deck():
    assert components.SEATS * components.HAND < cards.DECK


@pytest.mark.parametrize("name", TABLES)
def test_tables_are_plain_numbers_one_a_kind(name):
    table = getattr(cards, name)
    assert len(table) == cards.KINDS
    assert all(type(number) is int for number in table)
