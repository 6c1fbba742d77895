# SPDX-License-Identifier: MIT
"""What was learned from games, as minds use it."""
