"""Mall of Horror told in short: an event, a question, a choice or a claim in one line."""

from graveshift.engine.frame import BYSTANDER
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.letters import COLOURS, read_figure
from graveshift.games.mall_of_horror.notation import read_choice, read_event
from graveshift.games.mall_of_horror.places import token
from graveshift.games.mall_of_horror.state import Decision, State
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
