"""Words of Candles: keys and numbers; no language has messages for them."""

from __future__ import annotations

from typing import Any

from graveshift.engine.journal import Event as Line
from graveshift.engine.notation import word_of
from graveshift.words.game_words import GameWords, Said
from graveshift.words.messages import Noun
from graveshift.words.registry import GAME_WORDS
from tests.engine.toy import SEATS, TOY, Claim, Decision, Event


def seat_noun(seat: int) -> Noun:
    return Noun(f"candle-{seat}")


def said_event(event: Line) -> Said:
    a, b, c, _ = event.particulars
    return Said(f"event-{word_of(Event(event.kind))}", {"a": a, "b": b, "c": c})


def said_choice(seen: Any, seat: int, code: int) -> Said:
    return Said("choice", {"seat": seat_noun(seat), "stage": seen.draft[seat], "code": code})


def said_question(seen: Any, seat: int) -> Said:
    key = f"decision-{word_of(Decision(seen.decision))}"
    return Said(key, {"stage": seen.draft[seat], "card": seen.card[seat]})


def said_claim(kind: int, a: int, b: int) -> Said:
    return Said(f"claim-{word_of(Claim(kind))}", {"a": a, "b": b})


def no_board(seen: Any, words: Any, width: int) -> str:
    raise NotImplementedError


GAME_WORDS[TOY.name] = GameWords(
    seat=seat_noun,
    event=said_event,
    choice=said_choice,
    question=said_question,
    claim=said_claim,
    claimable=tuple((Claim.WILL_RING.value, a, 0) for a in range(SEATS)),
    position=no_board,
    twins=frozenset(),
    glossary={},
)
