# SPDX-License-Identifier: MIT
"""What an opponent at Embers knows: moves that come to mind, and what a position is worth."""
