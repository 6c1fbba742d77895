# SPDX-License-Identifier: MIT
"""A short trial of the hunt that drives the whole window by chance."""

import pytest

from lab.hunts.monkey import print_findings, run_trial

SEED = 17


@pytest.mark.parametrize("actions", [20, pytest.param(150, marks=pytest.mark.long)])
def test_random_actions_at_the_window_break_nothing(actions: int) -> None:
    found = run_trial(SEED, "anludim", 600.0, actions=actions, stop=60.0)
    if found.findings:
        print_findings(found, "anludim")
    assert not found.findings
    assert sum(found.actions.values()) >= actions
