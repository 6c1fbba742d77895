# SPDX-License-Identifier: MIT
"""What an opponent at Wizard's Gambit knows: moves that come to mind, what a position is worth."""
