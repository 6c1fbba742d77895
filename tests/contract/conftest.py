# SPDX-License-Identifier: MIT
"""Runs every test of the contract for every case.

The default tests take the quick cases. A test with the argument `share` does only a share of its
work in the default tests, and all of it otherwise.
"""

import pytest

from tests.contract.cases import Case, cases, quick_cases

BRIEF_SHARE = 0.2
"""The share of the work in the default tests."""

LONG_MARK = pytest.mark.long


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    quick = set(quick_cases())
    every = list(cases())
    if "share" in metafunc.fixturenames:
        brief = [
            pytest.param(case, BRIEF_SHARE, id=f"{case}-brief") for case in every if case in quick
        ]
        whole = [pytest.param(case, 1.0, id=str(case), marks=LONG_MARK) for case in every]
        metafunc.parametrize(("case", "share"), [*brief, *whole])
    else:
        metafunc.parametrize(
            "case", [_param(case, long=case not in quick) for case in every], ids=str
        )


def _param(case: Case, *, long: bool) -> object:
    return pytest.param(case, id=str(case), marks=LONG_MARK if long else ())
