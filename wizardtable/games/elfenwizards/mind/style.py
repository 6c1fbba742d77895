# SPDX-License-Identifier: MIT
"""How a style shows in Elfenwizards: what its owner likes to do and to have, beyond its worth.

Names of `styles.toml`, in points of the gain of an action:
    saves: a die in the Minor Spells box; `low`: a die in a level box, for each level below the
    highest; `high`: the same for each level above the lowest; `clean`: a die against grey magic.
    spends: a minor spell beside a wizard; `meddles`: a spell beside another guild's wizard.
And in the logarithm of the chance to win:
    minors: each minor spell; `titles`: each wizard with a title; `druids`: each with one of the
    three highest.
"""

from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.elfenwizards.mind.win_chances import ENDS, RIVALS
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.moves import Action, Commit, PlaceDie
from wizardtable.games.elfenwizards.rules.state import State

NAMES: Final = frozenset(
    {"saves", "low", "high", "clean", "spends", "meddles", "minors", "titles", "druids"}
)
"""All that `styles.toml` may name."""

_LIGHTLY: Final = 0.25
"""How much of a liking for the levels above or below those have who see little of what a title is
worth, and for minor spells those who see nothing of rivals: the whole of it would lead them far
astray, or aright."""


def liking(state: State, action: Action, level: Level) -> float:
    """Returns what the level\'s style adds to the gain of an action, in points."""
    sight = level.weight("sight", ENDS)
    sparing = 1.0 if sight >= RIVALS else _LIGHTLY
    if isinstance(action, Commit):
        spent = sparing * level.leaning("spends") if action.face == box.MINOR_FACE else 0.0
        others = action.wizard // box.STRIDE != state.to_move
        return spent + level.leaning("meddles") if others else spent
    if not isinstance(action, PlaceDie):
        return 0.0
    if action.box == box.MINOR:
        return sparing * level.leaning("saves")
    if action.box == box.GREY:
        return level.leaning("clean")
    liking = level.leaning("low") * action.box + level.leaning("high") * (box.MAGICIAN - action.box)
    return liking if sight >= ENDS else _LIGHTLY * liking


def lean(state: State, seat: int, level: Level) -> float:
    """Returns how much the level\'s style likes the position of a seat."""
    places = state.place[box.STRIDE * seat : box.STRIDE * seat + box.STRIDE]
    return (
        level.leaning("minors") * state.minors[seat]
        + level.leaning("titles") * sum([place in box.TITLES for place in places])
        + level.leaning("druids") * sum([0 <= place < box.DRUIDS.stop for place in places])
    )
