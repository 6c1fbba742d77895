# SPDX-License-Identifier: MIT
"""Rules that card games share: dealing unseen cards, and tricks with a duty to follow suit."""
