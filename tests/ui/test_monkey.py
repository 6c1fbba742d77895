# SPDX-License-Identifier: MIT
"""A short trial of the hunt that drives the whole window by chance."""

from tests.hunts.monkey import tell, trial

SEED = 17


def test_a_hundred_and_fifty_random_actions_at_the_window_break_nothing() -> None:
    found = trial(SEED, "anludim", 600.0, actions=150, stop=60.0)
    if found.findings:
        tell(found, "anludim")
    assert not found.findings
    assert sum(found.actions.values()) >= 150
