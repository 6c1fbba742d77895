# SPDX-License-Identifier: MIT
"""The judgement of an opponent at Sparks: which moves to consider, and what a position is worth."""
