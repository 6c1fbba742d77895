# SPDX-License-Identifier: MIT
"""Runs every test of the contract for every case."""

import pytest

from tests.contract.cases import cases


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", list(cases()), ids=str)
