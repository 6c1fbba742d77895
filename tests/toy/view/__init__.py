# SPDX-License-Identifier: MIT
"""The table of Sparks; `VIEW` is the game's `GameView`.

It draws nothing itself: all cards are plain ones.
"""

from tests.toy.view.gestures import Sitting
from tests.toy.view.pieces import KINDS
from tests.toy.view.sounds import SOUNDS
from wizardtable.table.kit.piece_view import PieceView

VIEW = PieceView(Sitting, KINDS.paint, SOUNDS)
