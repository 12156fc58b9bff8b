"""Schemathesis reads the OpenAPI description and tries what nobody thought of."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from tests.table.harness import Server

CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]


def test_no_server_error(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    tried = 0
    real = server.table(blue="open")["id"]
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            cases = operation.as_strategy(generation_mode=mode)

            @given(case=cases)
            @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            def attempt(case: schemathesis.Case[Any]) -> None:
                nonlocal tried
                tried += 1
                if "table_id" in (case.path_parameters or {}) and tried % 2:
                    case.path_parameters["table_id"] = real  # half of them at a table that exists
                case.validate_response(case.call(timeout=120), checks=CHECKS)

            with suppress(Unsatisfiable):  # there are operations that cannot be called wrongly
                attempt()
    assert tried > 100
    assert '"level":"error"' not in server.log.read_text()
