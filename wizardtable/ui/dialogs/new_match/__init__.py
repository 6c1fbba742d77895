# SPDX-License-Identifier: MIT
"""The parts of the new-game dialog: the round table, the card of a seat, and the options."""
