# SPDX-License-Identifier: MIT
"""Rules that card games share: dealing unseen cards, and tricks in which suits must be followed."""
