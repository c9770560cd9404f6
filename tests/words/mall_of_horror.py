"""Mall of Horror told in short: an event, a question, a choice or a claim in one line."""

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.components import KINDS
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.letters import COLOURS, read_figure
from graveshift.games.mall_of_horror.notation import read_choice, read_event
from graveshift.games.mall_of_horror.places import token
from graveshift.games.mall_of_horror.state import Decision, Phase, State
from graveshift.games.mall_of_horror.talk import Claim
from graveshift.words import telling


def event(language: str, text: str) -> str:
    """An event in notation, as somebody is told who may know of it."""
    happened = read_event(text)
    viewer = next(one for one in range(BYSTANDER + 1) if happened.known_to(one))
    return telling.tell_event(GAME, happened, language, viewer)


def position(decision: str, standing: str = "", **fields: int) -> State:
    """Five players, red asked: `position("MOVE", "rP1 yT3", place=4)`."""
    state = GAME.blank(5)
    assert isinstance(state, State)
    state.decision = Decision[decision]
    state.owes = state.asked = 1
    for word in standing.split():
        state.at[int(word[2])] |= token(*read_figure(word[:2]))
    for name, number in fields.items():
        setattr(state, name, number)
    return state


def question(language: str, state: State) -> str:
    """What red is asked."""
    return telling.tell_question(GAME, state, 0, language)


def choice(language: str, state: State, text: str) -> str:
    """What red would choose, in notation."""
    return telling.tell_choice(GAME, state, 0, read_choice(state, 0, text), language)


def claim(language: str, kind: str, about: str | int, count: int = 0) -> str:
    """What somebody claims: about a place by its number, about a colour by its letter."""
    a = about if isinstance(about, int) else COLOURS.index(about)
    return telling.tell_claim(GAME, Claim[kind], a, count, language)


def attack() -> State:
    """An attack on the restroom in which red has played Hardware, seen by yellow."""
    state = position(
        "CARDS",
        "rP1 rT1 bG1 yP3 bT4 yG5 gT6 nP6 nT6 nG6",
        viewer=1,
        round=3,
        phase=Phase.ATTACK,
        holder=0,
        elected=1,
        place=1,
        hardware=1,
        deck_size=12,
    )
    state.owes = 2
    state.hiding = 1 << 8 + 2
    for place, zombies in {1: 4, 3: 1, 4: 2, 6: 4}.items():
        state.zombies[place] = zombies
    state.closed[2] = 1
    state.eaten = 1 << 2 | 1 << 5
    state.out[3] = 2
    for seat, cards in enumerate((0, 3, 1, 0, 2)):
        state.cards_held[seat] = cards
        for kind in range(KINDS):
            state.hand[seat, kind] = UNKNOWN
    for kind in range(KINDS):
        state.hand[1, kind] = (2, 0, 0, 0, 1)[kind] if kind < 5 else 0
    state.played[3] = state.played[10] = 1
    return state


def board(language: str, state: State) -> str:
    """A position as lines for a terminal."""
    return telling.tell_position(GAME, state, language)
