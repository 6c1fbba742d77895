# SPDX-License-Identifier: MIT
"""The page of the tower: its picture, its floors, and the looks that stars unlock.

The tower has ten floors of opponents. Each floor has a table for each game, with three stars to win
(`core/arranged/tower_floor.py`). A *look* is a cloth, portrait frame, card back or set of dice.
"""
