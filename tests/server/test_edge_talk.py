"""Talk over a real server: chat, phrases, claims and promises, silence, mute, and none at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from graveshift.games.mall_of_horror.state import Decision
from graveshift.games.mall_of_horror.talk import Claim
from graveshift.server.chatter import OPEN_CLAIMS, PHRASES
from graveshift.server.pulse import Leaps
from tests.engine.toy import SIDE, TOY
from tests.server.logs import named
from tests.server.rig import Running, running
from tests.server.seated import Seated, Table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("talk"), pulse=Leaps(), games=named) as one:
        yield one


def lines(one: Seated) -> list[tuple[int, str, str]]:
    """What somebody has heard: who said it, text and phrase."""
    one.catch_up()
    return [(line.seat, line.text, line.phrase) for line in one.mirror.talk]


def test_everybody_hears_table_talk_and_phrases_go_by_their_key(server):
    with Table(server, 3) as table:
        table.people[0].do("say", text="  who \n goes\twhere? ")
        table.people[1].do("say", phrase="trust-me")
        for one in (*table.people, table.bystander):
            assert lines(one) == [(0, "who goes where?", ""), (1, "", "trust-me")]


def test_every_phrase_can_be_said(server):
    with Table(server, 3) as table:
        for phrase in PHRASES:
            table.people[0].do("say", phrase=phrase)
        assert [line[2] for line in lines(table.people[2])] == list(PHRASES)


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("<b>&\"'</b>", "<b>&\"'</b>"),
        ("a\u202eb\u2066c\u200b\u0007", "abc"),
        ("e\u0301", "\u00e9"),
        ("\U0001f9d1\u200d\U0001f680", "\U0001f9d1\u200d\U0001f680"),
    ],
)
def test_s10_what_is_said_stays_text_without_what_cannot_be_seen(server, text, heard):
    with Table(server, 3) as table:
        table.people[0].do("say", text=text)
        assert lines(table.people[1]) == [(0, heard, "")]
        assert table.people[0].refused("say", text="\u200b\u202e ") == "bad-message"


@pytest.mark.parametrize(
    ("talk", "open_text", "whisper", "phrase", "claim"),
    [
        ("open", True, True, True, True),
        ("table", True, False, True, True),
        ("phrases", False, False, True, True),
        ("off", False, False, False, False),
    ],
)
def test_how_much_is_said_at_a_table_is_agreed_beforehand(
    server, talk, open_text, whisper, phrase, claim
):
    with Table(server, 3, talk=talk) as table:
        one = table.people[0]

        def may(deed: str, **said: Any) -> bool:
            answer = one.answer(one.send(deed, **said))
            assert answer["type"] == "ack" or answer["cause"] == "quiet"
            return bool(answer["type"] == "ack")

        assert may("say", text="hello") is open_text
        assert may("say", text="psst", to=1) is whisper
        assert may("say", phrase="hello") is phrase
        assert may("say", phrase="hello", to=1) is whisper
        assert may("claim", kind=Claim.WILL_GO, a=1) is claim


def test_who_is_muted_is_not_heard_by_one_and_heard_by_the_others(server):
    with Table(server, 3) as table:
        table.people[0].do("mute", whom=1)
        table.catch_up()
        before = table.snapshot(2)["n"]
        table.people[1].do("say", text="you do not hear this")
        assert lines(table.people[0]) == []
        assert lines(table.people[2]) == [(1, "you do not hear this", "")]
        assert table.snapshot(2)["n"] == before + 1, "that somebody is muted is nobody's business"
        table.people[0].do("mute", whom=1, muted=False)
        table.people[1].do("say", text="and this you do")
        assert lines(table.people[0]) == [(1, "and this you do", "")]


def test_where_the_rules_want_silence_nothing_is_said(server):
    with Table(server, 3, game=TOY.name) as table:
        assert table.people[0].refused("say", text="I bid three") == "silence"
        assert table.people[0].refused("say", text="psst", to=1) == "silence"
        assert table.people[0].refused("claim", kind=0) == "silence"
        for one in table.people:
            one.choose(2)
            one.choose(SIDE)
        table.people[0].do("say", text="now we may talk")


def test_a_promise_is_open_until_the_rules_can_tell_and_then_kept_or_broken_for_all_to_see(server):
    with Table(server, 5) as table:

        def secret() -> bool:
            return table.view["decision"] == Decision.DESTINATION and len(table.owing()) > 1

        table.play_until(secret)
        honest, liar = table.owing()[:2]
        for seat, truly in ((honest, True), (liar, False)):
            one = table.people[seat]
            places = [code for code in one.mirror.codes if code < 254]
            said = places[0] if truly else places[1]
            one.do("claim", kind=Claim.WILL_GO, a=place_of(one, said))
            one.choose(places[0])
        table.catch_up()
        cards = table.bystander.mirror.claims
        assert [(card.seat, card.verdict) for card in cards] == [(honest, "open"), (liar, "open")]

        def judged() -> bool:
            return all(card.verdict != "open" for card in table.bystander.mirror.claims)

        table.play_until(judged)
        for one in (*table.people, table.bystander):
            verdicts = [card.verdict for card in one.mirror.claims]
            assert verdicts == ["kept", "broken"]


def place_of(one: Seated, code: int) -> int:
    """The place that a destination's code means, by notation's own letters."""
    (text,) = [offered.text for offered in one.mirror.mine.choices if offered.code == code]
    return code if text else -1


def test_claims_are_bounded_and_say_what_the_game_knows(server):
    with Table(server, 3) as table:
        one = table.people[0]
        for number in range(OPEN_CLAIMS):
            one.do("claim", kind=Claim.WILL_GO, a=1 + number % 6)
        assert one.refused("claim", kind=Claim.WILL_GO, a=1) == "too-many"
        assert table.people[1].refused("claim", kind=Claim.SAW_DICE, a=255, b=255) == "unknown"
        table.people[1].do("claim", kind=Claim.SAW_DICE, a=1, b=2)
        table.play_until(table.is_over)
        assert table.people[0].refused("claim", kind=Claim.WILL_GO, a=1) == "not-running"
        table.people[0].do("say", phrase="well-played")


def test_who_takes_over_a_seat_hears_no_whisper_of_before(server):
    from graveshift.server.clients import Site
    from graveshift.server.messages import Done, Rise, Sit
    from tests.server.seated import ask

    with Table(server, 3) as table:
        table.people[0].do("say", text="between us two", to=1)
        table.people[0].do("say", text="for all")
        ask(table.sites[1], Done, f"{table.path}/seats/1/rise", Rise(id="r"))
        late = Site(server.origin)
        ask(late, Done, f"{table.path}/seats/1", Sit(id="s"))
        with Seated(server, table.code, late, 1) as one:
            assert b"between us two" not in b"".join(one.came[1])
        status, file = late.exchange("GET", f"{table.path}/replay?seat=1", b"")
        assert (status, b"between us two" in file) == (200, False)
        with Seated(server, table.code, late, 1) as one:
            one.wire.say(type="hello", seats=[1], since={"1": 1})
            one.last.clear()
            one.wait(lambda: bool(one.last))
            assert b"between us two" not in b"".join(one.came[1])
