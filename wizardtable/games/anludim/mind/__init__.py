# SPDX-License-Identifier: MIT
"""What an opponent at Anludim knows: moves that come to mind, and what a position is worth."""
