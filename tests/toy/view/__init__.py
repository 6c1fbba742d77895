# SPDX-License-Identifier: MIT
"""How Sparks lies on a table; `VIEW` is its `GameView`.

It draws nothing itself: all cards are plain ones.
"""

from tests.toy.view.gestures import Sitting
from tests.toy.view.pieces import KINDS
from tests.toy.view.sounds import SOUNDS
from wizardtable.table.kit.piece_view import PieceView

VIEW = PieceView(Sitting, KINDS.paint, SOUNDS)
