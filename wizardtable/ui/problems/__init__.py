# SPDX-License-Identifier: MIT
"""The page that offers problems, and the sheet beside the table on which they are solved.

A *problem* is a position of a game with a goal, such as the best move to find. Its *motif* is the
kind of idea that solves it.
"""
