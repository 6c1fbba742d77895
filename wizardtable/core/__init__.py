# SPDX-License-Identifier: MIT
"""What every game and every screen stands on: the contract, matches, saves, text."""
