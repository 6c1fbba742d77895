# SPDX-License-Identifier: MIT
"""Runs every test of the contract for every case.

Default tests are those of the quick cases. A test that has an `amount`, such as a number of
samples, does with a part of it in the default set, and with all of it for every case otherwise.
"""

import pytest

from tests.contract.cases import Case, cases, quick_cases

BRIEF = 0.2
"""The share of an amount that the default set takes."""

LONG = pytest.mark.long


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" not in metafunc.fixturenames:
        return
    quick = set(quick_cases())
    every = list(cases())
    if "share" in metafunc.fixturenames:
        brief = [pytest.param(one, BRIEF, id=f"{one}-brief") for one in every if one in quick]
        whole = [pytest.param(one, 1.0, id=str(one), marks=LONG) for one in every]
        metafunc.parametrize(("case", "share"), [*brief, *whole])
    else:
        metafunc.parametrize("case", [_param(one, long=one not in quick) for one in every], ids=str)


def _param(case: Case, *, long: bool) -> object:
    return pytest.param(case, id=str(case), marks=LONG if long else ())
