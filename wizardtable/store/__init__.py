# SPDX-License-Identifier: MIT
"""What is kept of the player's on disk: saves, settings, statistics, and who is at the table."""
