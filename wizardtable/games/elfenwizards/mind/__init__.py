# SPDX-License-Identifier: MIT
"""What an opponent at Elfenwizards knows: moves that come to mind, and what a position is worth."""
