# SPDX-License-Identifier: MIT
"""Hunts for mistakes that run as long as one likes; docs/hunts.md describes each.

They are `matches`, `decks`, `files`, `monkey`, `kill`, `interruptions` and `mutations`.
"""
