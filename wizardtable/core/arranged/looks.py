# SPDX-License-Identifier: MIT
"""The looks that stars in the tower unlock: table cloths, portrait frames, card backs and dice."""

from dataclasses import dataclass
from typing import Final

from wizardtable.core.text import N_, Message

FELT, FRAME, BACK, DICE = "felt", "frame", "back", "dice"
"""The kinds of looks. Each kind is also the key of the setting for it."""


@dataclass(frozen=True, slots=True)
class Prize:
    """A look that the first star on a floor of the tower unlocks.

    Attributes:
        kind: `FELT`, `FRAME`, `BACK` or `DICE`.
        id: the value in the settings.
        floor: the floor, counted from 1.
        title: the name on the screen.
    """

    kind: str
    id: str
    floor: int
    title: Message


PRIZES: Final = (
    Prize(FELT, "garnet", 1, N_("looks", "Garnet cloth")),
    Prize(FRAME, "silver", 2, N_("looks", "Silver frame")),
    Prize(FELT, "midnight", 3, N_("looks", "Midnight cloth")),
    Prize(BACK, "frost", 3, N_("looks", "Frost card backs")),
    Prize(FRAME, "copper", 4, N_("looks", "Copper frame")),
    Prize(DICE, "stars", 4, N_("looks", "Starred dice")),
    Prize(FELT, "moss", 5, N_("looks", "Moss cloth")),
    Prize(FRAME, "laurel", 6, N_("looks", "Laurel frame")),
    Prize(BACK, "ember", 6, N_("looks", "Ember card backs")),
    Prize(FELT, "amethyst", 7, N_("looks", "Amethyst cloth")),
    Prize(DICE, "stone", 7, N_("looks", "Stone dice")),
    Prize(FRAME, "stars", 8, N_("looks", "Starry frame")),
    Prize(FELT, "walnut", 9, N_("looks", "Walnut cloth")),
    Prize(BACK, "night", 9, N_("looks", "Night card backs")),
    Prize(FRAME, "rays", 10, N_("looks", "Sunburst frame")),
    Prize(DICE, "crystal", 10, N_("looks", "Crystal dice")),
)

FELTS: Final = tuple(prize.id for prize in PRIZES if prize.kind == FELT)
FRAMES: Final = tuple(prize.id for prize in PRIZES if prize.kind == FRAME)
BACKS: Final = tuple(prize.id for prize in PRIZES if prize.kind == BACK)
DICE_LOOKS: Final = tuple(prize.id for prize in PRIZES if prize.kind == DICE)
