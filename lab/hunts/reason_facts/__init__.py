# SPDX-License-Identifier: MIT
"""Checks of the facts in each game's reasons, computed in another way than the game computes them.

A module is named after its game. `GIVING_UP` has the classes of actions with which a player does
without something: passing, declining, ending the turn. `FACTS` has a check by the id of a reason. A
check gets a position and returns a complaint, or "" if the sentence is true.
"""
