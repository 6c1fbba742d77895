# SPDX-License-Identifier: MIT
"""Hunts for mistakes that run as long as one likes; docs/hunts.md describes each.

They are `matches`, `decks`, `boxes`, `files`, `monkey`, `kill`, `interruptions`, `mutations` and
`reasons`.
"""
