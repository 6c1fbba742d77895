# SPDX-License-Identifier: MIT
"""What a piece is, in full, for the sheet that appears where the pointer rests."""

from wizardtable.games.elfenwizards.view.identities import Identities
from wizardtable.table.view import Explanation, Frame, Key


def explain(frame: Frame, key: Key, identities: Identities) -> Explanation | None:
    """The explanation of a piece; None where there is nothing to say."""
    return None
