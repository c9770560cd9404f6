"""What all tests share: how hard Hypothesis tries, and what happens where there is no GPU."""

import os
import signal
import warnings

import pytest
from hypothesis import HealthCheck, settings

# `HYPOTHESIS_PROFILE=night make test` tries harder.  No deadlines: how fast a machine is today is
# not a property of the rules.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", PATIENT, max_examples=25)
settings.register_profile("ci", PATIENT, max_examples=100, derandomize=True)
settings.register_profile("night", PATIENT, max_examples=20_000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--compiled` runs every scenario on the rules compiled, and only so."""
    parser.addoption("--compiled", action="store_true", help="run scenarios compiled only")


def pytest_configure() -> None:
    """Hear Ctrl-C, which what a shell starts in the background does not; tests press it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def has_gpu() -> bool:
    """Whether a CUDA device can be used here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of numpy, which Numba's part for GPUs lags behind
        from numba import cuda

        return bool(cuda.is_available())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip the tests for a GPU where there is none; look for one only if they were asked for."""
    for_gpu = [item for item in items if item.get_closest_marker("gpu")]
    if for_gpu and not has_gpu():
        for item in for_gpu:
            item.add_marker(pytest.mark.skip(reason="no CUDA device here"))
