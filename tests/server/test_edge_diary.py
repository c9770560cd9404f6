"""Logs and metrics: what is written, and what cannot be."""

import asyncio
import io
import json
import logging

import pytest

from graveshift.server import diary
from graveshift.server.metrics import Metrics


@pytest.fixture
def written():
    stream = io.StringIO()
    handler = diary.open_diary(stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    diary.close_diary(handler)


def test_a_line_is_one_json_object_with_time_level_and_event(written):
    diary.note("request", route="GET /", status=200, ms=1.5)
    (line,) = written()
    assert line["level"] == "info"
    assert line["event"] == "request"
    assert line["route"] == "GET /"
    assert line["time"].endswith("Z")


def test_s5_an_error_is_written_by_its_kind_and_place_and_not_by_its_words(written):
    def fails():
        raise ValueError("the-secret-token")

    try:
        fails()
    except ValueError as error:
        diary.fail("broken", error)
    (line,) = written()
    assert line["error"] == "ValueError"
    assert any("fails" in place for place in line["at"])
    assert "the-secret-token" not in json.dumps(line)


def test_s5_what_libraries_say_is_written_without_the_values_put_into_it(written):
    logging.getLogger("uvicorn.error").warning("from %s came %s", "192.0.2.1", "the-secret-token")
    logging.getLogger("uvicorn.access").info("GET /t/the-secret-token")
    (line,) = written()
    assert line["event"] == "from %s came %s"
    assert line["from"] == "uvicorn.error"


def test_s5_a_task_that_fails_unheard_is_written_without_its_words(written):
    async def fails():
        raise ValueError("the-secret-token")

    async def forgets():
        task = asyncio.ensure_future(fails())
        await asyncio.wait({task})
        del task

    asyncio.run(forgets())
    import gc

    gc.collect()
    (line,) = written()
    assert line["from"] == "asyncio"
    assert line["error"] == "ValueError"
    assert "the-secret-token" not in json.dumps(line)


def test_the_metrics_are_text_that_prometheus_reads():
    metrics = Metrics()
    metrics.requests.add("GET /", "200")
    metrics.requests.add('odd "name"\\\n', "200", by=2)
    metrics.deed_seconds.add(0.003)
    metrics.deed_seconds.add(60)
    lines = metrics.text().splitlines()
    assert 'graveshift_requests_total{route="GET /",status="200"} 1' in lines
    assert 'graveshift_requests_total{route="odd \\"name\\"\\\\\\n",status="200"} 2' in lines
    assert 'graveshift_deed_seconds_bucket{le="0.0025"} 0' in lines
    assert 'graveshift_deed_seconds_bucket{le="0.005"} 1' in lines
    assert 'graveshift_deed_seconds_bucket{le="10"} 1' in lines
    assert 'graveshift_deed_seconds_bucket{le="+Inf"} 2' in lines
    assert "graveshift_deed_seconds_count 2" in lines
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))
    for line in lines:
        if not line.startswith("#"):
            float(line.rsplit(" ", 1)[1])
