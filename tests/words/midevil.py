"""MidEvil told in short: an event, a question, a choice or the board, and positions seldom seen."""

from collections.abc import Iterator

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.table import Setup, Table
from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.notation import read_event
from graveshift.words import telling
from tests.games.midevil.land import Land, land

KEY = bytes(16)


def event(language: str, text: str) -> str:
    """An event in notation, as somebody is told who may know of it."""
    happened = read_event(text)
    viewer = next(one for one in range(BYSTANDER + 1) if happened.known_to(one))
    return telling.tell_event(GAME, happened, language, viewer)


def question(language: str, game: Land, seat: str = "A") -> str:
    """What a seat is asked."""
    return telling.tell_question(GAME, game.state, "ABCDEF".index(seat), language)


def choices(language: str, game: Land, seat: str = "A") -> list[str]:
    """All that a seat can choose."""
    number = "ABCDEF".index(seat)
    return [
        telling.tell_choice(GAME, game.state, number, code, language) for code in game.choices(seat)
    ]


def choice(language: str, game: Land, code: int) -> str:
    """What the first seat would choose by a code, whether it may or not."""
    return telling.tell_choice(GAME, game.state, 0, code, language)


def board(language: str, game: Land, viewer: int = 0) -> str:
    """A position as lines for a terminal, with nothing hidden from that seat."""
    game.state.viewer = viewer
    return telling.tell_position(GAME, game.state, language)


# Positions ----------------------------------------------------------------------------------------


def scene() -> Land:
    """Three players in the middle of a game, red about to step."""
    return land(
        "altar", "tavern e", "graveyard 0n", "corner 0w x1", seats=3, pawns="A0e B1c C2c",
        bones="w1n r0s b2n w3c", lives_at="1n 0nw", lives="A2 B1 C0", has="A:wrb B:w",
        items="A: sword chain-mail, C: horse", hands="A: mire healer, B: rust", bearer="C",
        removed="wr", used="B",
    ).begin("step", 3)  # fmt: skip


def fight() -> Land:
    """Red has met a blue skeleton before the Tavern, with weapons and one life."""
    return land(
        "altar", "tavern e", pawns="A1w B0c", bones="b1c", items="A: sword holy-water",
        lives="A1", has="A:w",
    ).begin("step", 3).step("e")  # fmt: skip


def rattled() -> Land:
    """Yellow has called a halt and rattled red's bones."""
    game = land("altar", hands="B: rattle-loose", has="A:wwb").begin("step", 1)
    return game.hold("B").plays("B", "rattle-loose", "A")


def shot() -> Land:
    """Red aims with a crossbow from one side of the Altar to the other."""
    return land(
        "altar", pawns="A0w B0s", bones="w0e", items="A: crossbow"
    ).begin("step", 2).go(11)  # fmt: skip


# Positions that games at random seldom reach ------------------------------------------------------


def duel() -> Land:
    """The active player meets the bearer on the Graveyard, with a Fickle Fate in the window."""
    return land(
        "altar", "graveyard n", pawns="A1s B1c", bearer="B", has="A:wrb B:wr", lives="A2 B2",
        hands="A: fickle-fate, B: fickle-fate",
    )  # fmt: skip


def rare_positions() -> Iterator[Land]:
    """A whole fight for the book, the moment before a victory, a hand that is too large."""
    lost = land("altar", stack="graveyard")
    lost.state.stack[1], lost.state.book_out = 0, 1
    yield lost.begin("turn")
    game = duel().script(3, 5, 4).begin("step", 2).step("n")
    yield game
    game.go(1)
    yield game
    game.plays("A", "fickle-fate")
    yield game
    game.do("A", 1)
    while game.decision == "window":
        yield game
        game.passes(game.owes[0])
    yield game
    game.stakes(A="wl", B="l")
    yield game
    rich = land("altar", pawns="A0n B0s", has="A:bbbbbbbbbr", bones="b0c", hands="B: healer")
    yield rich.begin("step", 1).step("s").go(0)
    yield land(
        "altar", "tavern e", pawns="A1w B1n", items="B: horse", parked="B1c"
    ).begin("step", 4).step("e")  # fmt: skip
    raising = land("altar", pawns="A0n B0c", has="A:ww", bones="w0n").script(2).begin("stand")
    yield raising.go(0, 1)
    yield land("altar", items="A: old-map").begin("turn").go(1)
    yield land("altar", hands="A: dead-remember", removed="wwr").begin("step", 1).plays(
        "A", "dead-remember"
    )  # fmt: skip
    yield rattled()
    yield shot()
    large = land("altar", hands="A: mire mire healer healer").begin("limit")
    yield large


def rare_tables() -> Iterator[Table]:
    """The same as tables."""
    for game in rare_positions():
        table = Table(GAME, Setup(2, {}, KEY))
        table.state = game.state.copy()
        yield table
