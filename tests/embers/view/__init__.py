# SPDX-License-Identifier: MIT
"""The table of Embers; `VIEW` is the game's `GameView`.

It draws nothing itself: all cards are plain ones.
"""

from tests.embers.view.gestures import Sitting
from tests.embers.view.pieces import KINDS
from tests.embers.view.sounds import SOUNDS
from wizardtable.table.kit.piece_view import PieceView

VIEW = PieceView(Sitting, KINDS.paint, SOUNDS)
