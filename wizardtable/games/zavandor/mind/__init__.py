# SPDX-License-Identifier: MIT
"""What an opponent at The Scepter of Zavandor knows: moves that come to mind, and what a
position is worth.
"""
