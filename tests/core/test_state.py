# SPDX-License-Identifier: MIT
"""Functions from a state's annotations: slots, clones, and fields shared with observations."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, observation_maker, state_class, state_maker


@dataclass(frozen=True)
class Seen:
    viewer: int
    round_number: int
    row: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    deck: int


@state_class
class Board(StateBase):
    rng: Rng
    round_number: Annotated[int, range(9)]
    row: list[int]
    rows: list[list[int]]
    deck: list[int]
    laid: list[tuple[int, ...]]


def a_board() -> Board:
    board = Board.__new__(Board)
    board.rng, board.round_number, board.row = Rng(5), 3, [1, 2]
    board.rows, board.deck, board.laid = [[3], [4]], [5, 6], [(7,), ()]
    return board


def test_a_clone_is_equal_and_nothing_done_to_it_is_seen_in_the_other() -> None:
    board = a_board()
    clone = board.clone()
    assert [getattr(clone, name) for name in Board.__slots__[1:]] == [
        3,
        [1, 2],
        [[3], [4]],
        [5, 6],
        [(7,), ()],
    ]
    clone.rng.next64()
    clone.row.append(9)
    clone.rows[0].append(9)
    clone.laid[0] = (9,)
    assert (board.rng.state, board.row, board.rows, board.laid) == (
        5,
        [1, 2],
        [[3], [4]],
        [(7,), ()],
    )


def test_a_state_has_room_for_its_fields_only() -> None:
    with pytest.raises(AttributeError):
        a_board().other = 1  # type: ignore[attr-defined]


def test_what_is_open_is_observed_and_comes_back() -> None:
    observe = observation_maker(Board, Seen, but=("viewer", "deck"))
    observation = observe(a_board(), viewer=1, deck=2)
    assert observation == Seen(1, 3, (1, 2), ((3,), (4,)), 2)
    board = state_maker(Seen, Board, but=("rng", "deck", "laid"))(observation)
    assert (board.round_number, board.row, board.rows) == (3, [1, 2], [[3], [4]])
    assert not hasattr(board, "deck")


def test_a_field_that_the_state_does_not_have_must_be_named() -> None:
    with pytest.raises(KeyError, match="viewer"):
        observation_maker(Board, Seen, but=("deck",))


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_field_of_a_state_is_copied(game: str) -> None:
    spec = catalog.get(game)
    state = spec.rules.deal(Setup(max(spec.seats)), 1)
    clone = state.clone()
    for name in type(state).__slots__:
        value, copied = getattr(state, name), getattr(clone, name)
        assert copied.state == value.state if name == "rng" else copied == value
        assert copied is not value or not isinstance(value, list | Rng)
