# SPDX-License-Identifier: MIT
"""What a player can learn from the matches they have played."""
