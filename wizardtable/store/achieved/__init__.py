# SPDX-License-Identifier: MIT
"""What the player has achieved: kept, told at the end of a match, and looked for in saves."""
