# SPDX-License-Identifier: MIT
"""Searches for mistakes, for as long as one likes: `matches`, `decks`, `files`, `monkey`, `kill`,
`interruptions`, `mutations`. docs/hunts.md describes each."""
