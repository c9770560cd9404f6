"""The Walking Dead told in short: an event, a question, a choice or a claim in one line."""

from graveshift.engine.frame import BYSTANDER
from graveshift.games.walking_dead.components import Location
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.kinds import Decision, Phase
from graveshift.games.walking_dead.notation import read_choice, read_event
from graveshift.games.walking_dead.state import State
from graveshift.games.walking_dead.talk import Claim
from graveshift.words import telling
from tests.games.scenario import Interpreted
from tests.games.walking_dead.board import Board, Builder


def event(language: str, text: str) -> str:
    """An event in notation, as somebody is told who may know of it."""
    happened = read_event(text)
    viewer = next(one for one in range(BYSTANDER + 1) if happened.known_to(one))
    return telling.tell_event(GAME, happened, language, viewer)


def table(walkers: str = "", **seats: str) -> Board:
    """Three players, red leading: `table("F2", r="katana", y="T life 3")`."""
    return Builder(Interpreted(GAME))("3p leader r", walkers, **seats)


def position(decision: str, walkers: str = "", place: str = "FARM", **seats: str) -> State:
    """Red is asked, about a place: `position("POOL", "F3", r="pistol=1")`."""
    state = table(walkers, **seats).state
    state.decision, state.owes, state.asked = Decision[decision], 1, 1
    state.place = Location[place]
    return state


def question(language: str, state: State) -> str:
    """What red is asked."""
    return telling.tell_question(GAME, state, 0, language)


def choice(language: str, state: State, text: str) -> str:
    """What red would choose, in notation."""
    return telling.tell_choice(GAME, state, 0, read_choice(state, 0, text), language)


def claim(language: str, kind: str, place: int = 0) -> str:
    """What somebody wishes or promises."""
    return telling.tell_claim(GAME, Claim[kind], place, 0, language)


def combat() -> State:
    """A fight on the Highway, seen by yellow, who thinks about giving up an ally."""
    game = table(
        "F1 H4 P2",
        r="daryl H allies 1 crossbow=2 body-armor",
        y="maggie H life 3 rifle=1 pistol-box=2",
        b="glenn - life 5 food 0 allies 0",
    )
    game.hands(r="bar", b="fever pile-up").put_event("promise-me", 2)
    state = game.state
    state.decision, state.owes, state.asked = Decision.POOL, 2, 2
    state.phase, state.round, state.viewer = Phase.COMBAT, 9, 1
    state.place, state.pool = Location.HIGHWAY, 9
    state.fresh[Location.FARM] = 1
    state.weapon[0], state.weapon[1] = 17, 12
    state.guarded, state.help[1] = 4, 1
    return state


def board(language: str, state: State) -> str:
    """A position as lines for a terminal."""
    return telling.tell_position(GAME, state, language)
