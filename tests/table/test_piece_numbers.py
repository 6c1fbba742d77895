# SPDX-License-Identifier: MIT
"""Tests that equal pieces keep their numbers while they stay, and that the right one moves."""

from collections import Counter

from wizardtable.table.kit.piece_numbers import PieceNumbers

DECK, HAND, PILE = range(3)


def dealt(count: int) -> PieceNumbers[str]:
    """Returns three equal pieces, `count` of them in hand."""
    pieces: PieceNumbers[str] = PieceNumbers()
    pieces.settle("leaf", Counter({HAND: count, DECK: 3 - count}), DECK)
    return pieces


def test_pieces_that_stay_keep_their_numbers() -> None:
    pieces = dealt(2)
    before = pieces.at("leaf", HAND)
    pieces.settle("leaf", Counter({HAND: 3}), DECK)
    assert set(before) < set(pieces.at("leaf", HAND))


def test_the_piece_that_was_let_go_elsewhere_is_the_one_that_leaves() -> None:
    for number in range(3):
        pieces = dealt(3)
        pieces.settle("leaf", Counter({HAND: 2, PILE: 1}), DECK, (number,))
        assert pieces.at("leaf", PILE) == [number]


def test_a_piece_that_was_let_go_stays_where_nothing_is_wanted_elsewhere() -> None:
    pieces = dealt(3)
    pieces.settle("leaf", Counter({HAND: 3}), DECK, (1,))
    assert pieces.at("leaf", HAND) == [0, 1, 2]
