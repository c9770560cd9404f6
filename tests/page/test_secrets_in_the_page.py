"""What a person may not know is neither in what comes to their page nor in its memory."""

import json

from playwright.sync_api import Page, expect

from tests.page.people import shown, wait_for_table
from tests.page.playing import (
    Traffic,
    answer,
    button,
    luck_of,
    play_on,
    set_up,
    sit,
)

SECRET = "the badger sleeps in megatoys"  # noqa: S105 - what one person whispers to another
UNKNOWN = -1
NOWHERE = 0
BOTH = 0b11
"""The first two seats, as a bit set."""
SETTLED = 150
"""Milliseconds in which whatever was done has come to everybody."""


def memory_of(page: Page) -> str:
    """Everything in the page's memory, as text."""
    parts: list[str] = []
    session = page.context.new_cdp_session(page)
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda said: parts.append(said["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot")
    session.detach()
    return "".join(parts)


def test_a_whisper_a_key_and_a_hand_stay_with_those_they_are_for(people):
    luck = luck_of(6)
    one = people.come("/")
    code = set_up(one, "en", 3)
    two, three = people.come(None), people.come(None)
    traffic = Traffic(three)
    for page, seat in ((two, 1), (three, 2)):
        page.goto(f"/t/{code}")
        sit(page, "en", seat)
        expect(page.locator(".seat.mine")).to_have_count(1)
    button(one, "en", "start").click()
    everybody = [one, two, three]
    play_on(everybody, luck, lambda: answer(one, luck))

    # One whispers to two; three sees that it happens, and not what is said.
    said = {"type": "say", "id": "whisper-1", "text": SECRET, "seat": 0, "to": 1}
    one.evaluate(
        "([code, said]) => new Promise((done) => {"
        " const line = new WebSocket(`${location.origin.replace('http', 'ws')}"
        "/api/tables/${code}/stream`);"
        " line.onopen = () => line.send(JSON.stringify({type: 'hello', seats: [0], since: {}}));"
        " line.onmessage = (event) => { const type = JSON.parse(event.data).type;"
        "  if (type === 'snapshot') line.send(JSON.stringify(said));"
        "  if (type === 'ack' || type === 'refused') { line.close(); done(type); } }; })",
        [code, said],
    )
    wait_for_table(
        two, code, lambda now: any(line.get("text") == SECRET for line in now["talk"]), seat=1
    )
    play_on(everybody, luck, lambda: shown(three, code, 2)["view"]["round"] > 2)

    tokens = [cookie["value"] for page in (one, two) for cookie in page.context.cookies()]
    assert tokens
    brought, held = "".join(traffic.frames + traffic.bodies), memory_of(three)
    assert code in held, "a memory that does not even know its table proves nothing"
    assert SECRET in memory_of(two)
    for secret in (SECRET, *tokens):
        assert secret not in brought
        assert secret not in held

    # In all that came, the others' hands are unknown but for what three gave away or took back.
    views = [message["view"] for message in traffic.told if message.get("view")]
    hands = [view["hand"] for view in views if "hand" in view and not view.get("ending")]
    assert hands
    for hand in hands:
        assert set(hand[0]) | set(hand[1]) <= {UNKNOWN}, json.dumps(hand)
        assert UNKNOWN not in hand[2]


def test_nothing_comes_to_others_while_somebody_makes_up_their_mind(people):
    luck = luck_of(7)
    one = people.come("/")
    code = set_up(one, "en", 3)
    two = people.come(None)
    traffic = Traffic(two)
    two.goto(f"/t/{code}")
    sit(two, "en", 1)
    expect(two.locator(".seat.mine")).to_have_count(1)
    button(one, "en", "fill", count=1).click()
    button(one, "en", "start").click()

    def both_are_asked_in_secret() -> bool:
        view = shown(one, code, 0)["view"]
        return bool(view["sealed"] and view["owes"] & BOTH == BOTH)

    play_on([one, two], luck, both_are_asked_in_secret)
    expect(two.locator(".ask.wanted [data-code]").first).to_be_visible()
    one.locator(".ask.wanted [data-code]").first.click()
    wait_for_table(one, code, lambda now: not now["view"]["owes"] & 1, seat=0)
    wheel = one.locator(".ask [data-code][aria-pressed]")
    expect(wheel.first).to_be_visible()
    two.wait_for_timeout(SETTLED)
    before = len(traffic.frames)
    for another in wheel.evaluate_all("all => all.map(one => one.dataset.code)"):
        one.locator(f".ask [data-code='{another}']").click()
        one.wait_for_timeout(SETTLED)
    later = [message for message in traffic.told[before:] if message["type"] != "pong"]
    assert later == [], "second thoughts make no frame for others"

    # Whoever takes an answer back is not ready any more, and that is all the others see.
    button(one.locator(".ask"), "en", "take-back").click()
    wait_for_table(one, code, lambda now: bool(now["view"]["owes"] & 1), seat=0)
    two.wait_for_timeout(SETTLED)
    later = [message for message in traffic.told[before:] if message["type"] != "pong"]
    assert len(later) == 1
    assert not later[0].get("events")
    shown_now = later[0]["view"]
    assert shown_now["owes"] & 1
    assert {"owes"} <= set(shown_now) <= {"owes", "ballot", "destination"}
    assert shown_now.get("ballot", [UNKNOWN])[0] == UNKNOWN, "nobody is chosen"
    assert shown_now.get("destination", [UNKNOWN])[0] in {UNKNOWN, NOWHERE}
