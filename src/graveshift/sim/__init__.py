"""Many games at once: whole games in compiled code, on every core or on a GPU."""

from __future__ import annotations

from graveshift.sim.batch import Batch, simulate
from graveshift.sim.hunt import Catch, hunt_faults
from graveshift.sim.stepping import Stepper

__all__ = ["Batch", "Catch", "Stepper", "hunt_faults", "simulate"]
