# SPDX-License-Identifier: MIT
"""Programs that measure the program; none of them is needed to play."""
