# SPDX-License-Identifier: MIT
"""How Embers lies on a table; `VIEW` is its `GameView`.

It draws nothing itself: all cards are plain ones.
"""

from tests.embers.view.gestures import Sitting
from tests.embers.view.sounds import SOUNDS
from wizardtable.table.kit.plain_view import PlainView

VIEW = PlainView(Sitting, SOUNDS)
