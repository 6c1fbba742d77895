# SPDX-License-Identifier: MIT
"""A short trial of the hunt that uses the whole window at random."""

import pytest

from lab.hunts.monkey import print_findings, run_trial

SEED = 17


@pytest.mark.parametrize("actions", [20, pytest.param(250, marks=pytest.mark.long)])
def test_random_actions_at_the_window_break_nothing(actions: int) -> None:
    outcome = run_trial(SEED, "anludim", 600.0, actions=actions, stop=60.0)
    if outcome.findings:
        print_findings(outcome, "anludim")
    assert not outcome.findings
    assert sum(outcome.actions.values()) >= actions
