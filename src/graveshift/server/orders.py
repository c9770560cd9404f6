"""Standing orders: what a seat passes without being asked each time.

*Window* passes until something happens other than passing; *round* passes every window until the
next round begins. Orders are nobody else's business, and an order is carried out with the delay of
a bot, so that nobody can tell it from somebody who thought and passed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from graveshift.engine.frame import Frame
from graveshift.engine.journal import Event
from graveshift.server.terms import Standing


@dataclass(slots=True)
class Order:
    """What one seat ordered, and where the game stood."""

    orders: Standing = "none"
    decision: int = 0
    round: int = 0


@dataclass(slots=True)
class Orders:
    """The standing orders of a table."""

    seats: list[Order] = field(default_factory=list)

    def give(self, seat: int, orders: Standing, state: Frame) -> None:
        """A seat orders something."""
        self.seats[seat] = Order(orders, state.decision, state.round)

    def drop(self, seat: int) -> None:
        """Somebody else sits there now."""
        self.seats[seat] = Order()

    def move(self, state: Frame, events: list[Event], *, passed: bool) -> None:
        """End the orders that a choice ends, by what each seat itself could see of it."""
        for seat, order in enumerate(self.seats):
            if order.orders == "none":
                continue
            known = sum(event.known_to(seat) for event in events)
            over = order.round != state.round
            if order.orders == "window":
                over = over or order.decision != state.decision
                over = over or known > 1 or (known == 1 and not passed)
            if over:
                self.drop(seat)
