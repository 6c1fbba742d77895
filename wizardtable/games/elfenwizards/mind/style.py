# SPDX-License-Identifier: MIT
"""The styles of Elfenwizards: what an opponent of a style likes to do and to have, even if it is
worth nothing more.

Names of `styles.toml` that add to the gain of an action, in points:
    saves: a die in the Minor Spells box.
    low: a die in a level box, for each level below the highest.
    high: a die in a level box, for each level above the lowest.
    clean: a die in the Grey Magic box.
    spends: a minor spell beside a wizard.
    meddles: a spell beside another guild's wizard.

Names of `styles.toml` that add to the logarithm of the win chance:
    minors: each minor spell in front of the seat.
    titles: each wizard with a title.
    druids: each wizard with one of the three highest titles.
"""

from typing import Final

from wizardtable.core.agent import Level
from wizardtable.games.elfenwizards.mind.win_chances import SIGHT_ENDS, SIGHT_RIVALS
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.moves import Action, Commit, PlaceDie
from wizardtable.games.elfenwizards.rules.state import State

PREFERENCE_NAMES: Final = frozenset(
    {"saves", "low", "high", "clean", "spends", "meddles", "minors", "titles", "druids"}
)
"""The names that `styles.toml` may use."""

_WEAK_LEVEL_SHARE: Final = 0.25
"""Weak levels of opponents have only this share (0–1) of some preferences of their style. A level
with less sight than SIGHT_ENDS has this share of the preferences for high or low boxes. A level
with less than SIGHT_RIVALS has it of the preferences about minor spells. The full preferences would
mislead these levels, or help them by chance."""


def action_liking(state: State, action: Action, level: Level) -> float:
    """Returns the points that the level's style adds to the gain of an action."""
    sight = level.weight("sight", SIGHT_ENDS)
    sparing = 1.0 if sight >= SIGHT_RIVALS else _WEAK_LEVEL_SHARE
    if isinstance(action, Commit):
        spent = sparing * level.leaning("spends") if action.face == box.MINOR_FACE else 0.0
        others = action.wizard // box.IDS_PER_GUILD != state.to_move
        return spent + level.leaning("meddles") if others else spent
    if not isinstance(action, PlaceDie):
        return 0.0
    if action.box == box.MINOR_BOX:
        return sparing * level.leaning("saves")
    if action.box == box.GREY_BOX:
        return level.leaning("clean")
    liking = level.leaning("low") * action.box + level.leaning("high") * (box.MAGICIAN - action.box)
    return liking if sight >= SIGHT_ENDS else _WEAK_LEVEL_SHARE * liking


def seat_liking(state: State, seat: int, level: Level) -> float:
    """Returns how much the level's style likes the position of a seat. The value is added to the
    logarithm of the seat's win chance."""
    first = box.IDS_PER_GUILD * seat
    places = state.place[first : first + box.IDS_PER_GUILD]
    return (
        level.leaning("minors") * state.minors[seat]
        + level.leaning("titles") * sum([place in box.TITLES for place in places])
        + level.leaning("druids") * sum([0 <= place < box.DRUIDS.stop for place in places])
    )
