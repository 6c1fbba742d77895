# SPDX-License-Identifier: MIT
"""The conduct of a match without pictures: whose turn it is, opponents, advice, saving, replay."""
