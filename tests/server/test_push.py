"""What goes to a push service: sealed for one browser as the papers say, signed, and to it only."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from graveshift.server.push import (
    LENGTH,
    Device,
    Sender,
    data_of,
    is_key,
    is_service,
    letters,
    new_key,
    seal,
)
from tests.server.push_service import CURVE, Browser, claims_in, push_service

# The example of RFC 8291, section 5 and appendix A.
SAYS = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key from its letters."""
    return ec.derive_private_key(int.from_bytes(data_of(text), "big"), CURVE)


def test_a_message_is_sealed_as_in_the_example_of_the_standard():
    device = Device("", data_of(PUBLIC), data_of(AUTH))
    sealed = seal(SAYS, device, length=0, salt=data_of(SALT), own=key_of(SENDER))
    assert letters(sealed) == SEALED


def test_the_browser_of_these_tests_opens_the_example_of_the_standard():
    browser = Browser(key_of(READER), data_of(AUTH))
    assert letters(browser.p256dh) == PUBLIC
    assert browser.open(data_of(SEALED)) == SAYS


def test_what_is_sealed_for_one_browser_no_other_can_open():
    one, other = Browser(), Browser()
    sealed = seal(b"for you", Device("", one.p256dh, one.auth))
    assert one.open(sealed) == b"for you"
    with pytest.raises(InvalidTag):
        other.open(sealed)


def test_every_message_has_the_same_length_and_never_the_same_bytes():
    one = Browser()
    device = Device("", one.p256dh, one.auth)
    sealed = [seal(b"x" * length, device) for length in (0, 1, 40, 40, LENGTH)]
    assert len({len(each) for each in sealed}) == 1
    assert len({*sealed}) == len(sealed)
    assert [len(one.open(each)) for each in sealed] == [0, 1, 40, 40, LENGTH]


def test_a_sender_shows_who_it_is_to_the_service_it_sends_to():
    sender, browser = Sender(new_key(), "mailto:host@example.org"), Browser()
    with push_service() as service:
        device = Device(service.endpoint("a") + "?b=c", browser.p256dh, browser.auth)
        assert sender.send(b"hello", device, "topic", 1_000) == 201
        (sent,) = service.deliveries
        assert sent.path.endswith("?b=c")
        assert browser.open(sent.body) == b"hello"
        claims = claims_in(sent.headers["authorization"], sender.public)
        assert claims["aud"] == service.origin
        assert claims["sub"] == "mailto:host@example.org"
        assert 1_000 < claims["exp"] <= 1_000 + 86_400
        assert sent.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(sent.headers["ttl"]) <= 86_400
        forged = sent.headers["authorization"].replace("t=", "t=A", 1)
        with pytest.raises((InvalidSignature, ValueError)):
            claims_in(forged, sender.public)


def test_a_service_that_is_not_there_is_no_error():
    with push_service() as service:
        endpoint = service.endpoint("a")
    browser = Browser()
    device = Device(endpoint, browser.p256dh, browser.auth)
    assert Sender(new_key(), "mailto:a@b.c").send(b"", device, "t", 1) == 0


@pytest.mark.parametrize(
    ("endpoint", "known"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("https://fcm.googleapis.com:443/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com.evil.example/abc", False),
        ("https://evilpush.apple.com.example/abc", False),
        ("https://notpush.apple.com/abc", False),
        ("https://me@web.push.apple.com/abc", False),
        ("https://127.0.0.1/abc", False),
        ("http://169.254.169.254/latest/meta-data", False),
        ("https://localhost/abc", False),
        ("https://web.push.apple.com:a/abc", False),
        ("https://[::1/abc", False),
        ("file:///etc/passwd", False),
        ("", False),
    ],
)
def test_s10_only_services_of_browsers_are_ever_asked_for_anything(endpoint, known):
    assert is_service(endpoint) is known


def test_a_key_is_a_point_on_the_curve_or_none():
    assert is_key(Browser().p256dh)
    for wrong in (b"", b"\4" + bytes(64), bytes(65), Browser().p256dh[:-1]):
        assert not is_key(wrong)
