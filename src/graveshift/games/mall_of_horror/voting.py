"""Votes (rules 1.4).

Everyone with a character in the place that does not hide votes for a colour there; a vote counts
for each such character, one more for the gunman and for each Threat.  Most votes win.  If colours
tie, only they stand again and the whole table votes, outsiders with one vote.  After a second tie
nobody searches, nobody is elected, and chance picks the victim.

Under BALLOT a code is the seat of the colour chosen; BY_CLOCK is an empty ballot.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has, is_one, lowest
from graveshift.engine.contract import Codes
from graveshift.engine.frame import ALLOWED, BY_CLOCK, EVERYBODY, NOBODY, answered, ask_sealed
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule
from graveshift.games.mall_of_horror.components import EXTRA_VOTE, SEATS, Character
from graveshift.games.mall_of_horror.options import (
    HiddenOnlyRevote,
    RevoteCandidates,
    ThreatByOutsiders,
    ThreatCarries,
)
from graveshift.games.mall_of_horror.places import heads_of, seats_at, visible_of
from graveshift.games.mall_of_horror.state import Decision, Event, Reason, State, Step

AFTER_VOTE = (
    Step.TRUCK_DECIDED.value,
    Step.CHIEF_DECIDED.value,
    Step.VICTIM_DECIDED.value,
)
"""The step after a vote, by purpose."""


@rule
def begin_vote(state: State, purpose: int, place: int) -> None:
    """Announce a vote at a place; before its ballots come the cards."""
    state.purpose = purpose
    state.place = place
    state.chosen = NOBODY
    state.second_ballot = 0
    state.turn = 0
    state.passed = 0
    for seat in range(SEATS):
        state.threats[seat] = 0


@rule
def begin_ballot(state: State) -> None:
    """First ballot: who is there chooses among who is there; a sole candidate needs no ballot."""
    candidates = seats_at(state, state.place)
    state.candidates = candidates
    state.first_candidates = candidates
    state.second_ballot = 0
    clear_ballots(state)
    if candidates == 0:
        emit(state, EVERYBODY, Event.NO_CANDIDATE, state.purpose, state.place)
        state.step = decided(state)
        return
    if is_one(candidates):
        state.chosen = lowest(candidates)
        emit(state, EVERYBODY, Event.SOLE_CANDIDATE, state.purpose, state.place, state.chosen)
        state.step = decided(state)
        return
    emit(state, EVERYBODY, Event.VOTE, state.purpose, state.place, 1, candidates)
    state.step = Step.COUNT_BALLOTS
    ask_sealed(state, Decision.BALLOT, candidates)


@rule
def clear_ballots(state: State) -> None:
    """Nobody has voted yet."""
    for seat in range(SEATS):
        state.ballot[seat] = NOBODY


@rule
def decided(state: State) -> int:
    """The step after this vote."""
    return AFTER_VOTE[state.purpose]


@rule
def weight_of(state: State, seat: int) -> int:
    """Votes of a seat in this ballot."""
    characters = visible_of(state, seat, state.place)
    if characters == 0:
        return weight_of_outsider(state, seat)
    votes = count(characters) + threats_counted(state, seat)
    return votes + EXTRA_VOTE if has(characters, Character.GUNMAN) else votes


@rule
def weight_of_outsider(state: State, seat: int) -> int:
    """One vote in the second ballot, none for a seat whose characters there all hide."""
    if state.second_ballot == 0:
        return 0
    if heads_of(state, seat, state.place) > 0 and state.hidden_only_revote == HiddenOnlyRevote.NONE:
        return 0
    return 1 + threats_counted(state, seat)


@rule
def threats_counted(state: State, seat: int) -> int:
    """Threats that count in this ballot."""
    if state.second_ballot == 1 and state.threat_carries == ThreatCarries.FALSE:
        return 0
    return state.threats[seat]


@rule
def may_threaten(state: State, seat: int) -> bool:
    """Who may vote in the first ballot may play a Threat; outsiders only by option."""
    if visible_of(state, seat, state.place) != 0:
        return True
    if (
        state.threat_by_outsiders == ThreatByOutsiders.FALSE
        or state.threat_carries == ThreatCarries.FALSE
    ):
        return False
    return (
        heads_of(state, seat, state.place) == 0 or state.hidden_only_revote == HiddenOnlyRevote.ONE
    )


@rule
def count_votes(state: State) -> None:
    """Every ballot by name and weight, then all votes; missing ballots count for nobody."""
    for candidate in range(SEATS):
        state.votes[candidate] = 0
    for seat in range(state.seats):
        if has(state.asked, seat):
            choice, weight = state.ballot[seat], weight_of(state, seat)
            emit(state, EVERYBODY, Event.BALLOT, seat, choice, weight)
            if choice != NOBODY:
                state.votes[choice] += weight
    for candidate in range(state.seats):
        if has(state.candidates, candidate):
            emit(state, EVERYBODY, Event.TALLY, candidate, state.votes[candidate])


@rule
def leaders(state: State) -> int:
    """The candidates with the most votes, as a bit set."""
    most, leading = -1, 0
    for candidate in range(state.seats):
        if has(state.candidates, candidate):
            votes = state.votes[candidate]
            if votes > most:
                most, leading = votes, 0
            if votes == most:
                leading |= 1 << candidate
    return leading


@rule
def count_ballots(state: State) -> None:
    """All ballots are in: they lie open, and most votes win; a tie calls the whole table."""
    count_votes(state)
    state.no_return += 1
    state.sealed = 0
    leading = leaders(state)
    state.tied = leading
    if is_one(leading):
        state.chosen = lowest(leading)
        emit(state, EVERYBODY, Event.ELECTED, state.purpose, state.place, state.chosen)
        state.step = decided(state)
        return
    ballot = 1 + state.second_ballot
    emit(state, EVERYBODY, Event.TIE, state.purpose, state.place, ballot, leading)
    if state.second_ballot == 1:
        emit(state, EVERYBODY, Event.UNDECIDED, state.purpose, state.place)
        state.step = decided(state)
        return
    begin_second_ballot(state, leading)


@rule
def begin_second_ballot(state: State, tied: int) -> None:
    """Everybody votes, eliminated players too, among the tied; no card between the ballots."""
    state.second_ballot = 1
    if state.revote_candidates == RevoteCandidates.TIED_ONLY:
        state.candidates = tied
    voters = 0
    for seat in range(state.seats):
        if weight_of(state, seat) > 0:
            voters |= 1 << seat
    clear_ballots(state)
    emit(state, EVERYBODY, Event.VOTE, state.purpose, state.place, 2, state.candidates)
    ask_sealed(state, Decision.BALLOT, voters)


@rule
def choices(state: State, seat: int, codes: Codes) -> int:
    """Every candidate, oneself included."""
    count = 0
    for candidate in range(state.seats):
        if has(state.candidates, candidate):
            codes[count] = candidate
            count += 1
    return count


@rule
def why_not(state: State, seat: int, code: int) -> int:
    """One colour that stands in this vote: a wheel has no way to split votes."""
    if code == BY_CLOCK:
        return Reason.ONLY_THE_CLOCK
    if code >= state.seats:
        return Reason.NOT_A_CHOICE
    if not has(state.candidates, code):
        return Reason.NOT_A_CANDIDATE
    return ALLOWED


@rule
def choose(state: State, seat: int, code: int) -> None:
    """Lock the wheel."""
    state.ballot[seat] = NOBODY if code == BY_CLOCK else code
    answered(state, seat)


@rule
def take_back(state: State, seat: int) -> None:
    """Unlock the wheel."""
    state.ballot[seat] = NOBODY
