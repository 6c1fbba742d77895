# SPDX-License-Identifier: MIT
"""A match can be saved and continued at every kind of decision."""

from pathlib import Path

import pytest

from tests.helpers import play_on, players
from wizardtable.core import catalog, codec
from wizardtable.core.game import Setup
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import state
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.store import save

ALL_OPTIONS = (("chosen_characters", True), ("druid_ruby", True), ("keep_sages", True))


def stopped(phase: int) -> Match:
    """Returns a match that was played, with many auctions, until a decision of this phase."""
    spec = catalog.get("zavandor")
    for seed in range(20):
        match = Match(spec, Setup(4, ALL_OPTIONS), seed, players(spec, 4))
        rng = Rng(seed)
        while match.to_move is not None:
            observation = match.observe(None)
            assert isinstance(observation, state.Observation)
            if observation.phase == phase:
                return match
            menu = match.menu()
            lively = [action for action in menu if isinstance(action, Bid | OpenAuction)]
            match.play(rng.choice(lively if lively and rng.below(2) else menu))
    raise AssertionError("such a decision never comes")


def digest(match: Match) -> str:
    """Returns a digest that is equal only for matches in the same state."""
    return codec.digest(state.State, match.state_at(len(match.actions)))


@pytest.mark.parametrize(
    "phase",
    [
        state.CHOOSE,
        state.TURN,
        state.AUCTION,
        state.PAY,
        state.MARKER,
        state.VICTIM,
        state.ADVANCE,
        state.DISCARD,
    ],
    ids=["choose", "turn", "auction", "pay", "marker", "victim", "advance", "discard"],
)
def test_a_match_saved_in_the_middle_of_anything_goes_on_where_it_was(
    phase: int, tmp_path: Path
) -> None:
    match = stopped(phase)
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    loaded = save.load(path)
    assert loaded.notice is None
    assert digest(loaded.match) == digest(match)
    assert loaded.match.menu() == match.menu()
    for other in (match, loaded.match):
        play_on(other, seed=3)
    assert digest(loaded.match) == digest(match)
    assert loaded.match.result == match.result
    assert match.result is not None


@pytest.mark.parametrize(
    "phase", [state.AUCTION, state.PAY, state.MARKER, state.VICTIM, state.ADVANCE, state.DISCARD]
)
def test_every_choice_on_the_menu_can_be_stored(phase: int) -> None:
    match = stopped(phase)
    for action in match.menu():
        text = codec.dumps(RULES.kinds.action, action)
        assert codec.loads(RULES.kinds.action, text) == action
