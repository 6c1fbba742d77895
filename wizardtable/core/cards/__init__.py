# SPDX-License-Identifier: MIT
"""What games of cards have in common: dealing unseen cards, and tricks with suits to follow."""
