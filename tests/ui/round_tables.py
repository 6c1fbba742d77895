# SPDX-License-Identifier: MIT
"""Helpers that seat players at the round table of the new-game dialog."""

from wizardtable.ui.dialogs.new_game import NewGameDialog
from wizardtable.ui.dialogs.new_match.seat_card import SeatCard

PERSON = ""
"""In place of a level's id, this value seats a person; see `seat`."""


def card_of(dialog: NewGameDialog, seat: int) -> SeatCard:
    """Presses the chair of a seat, and returns its card."""
    chair = dialog.seating.taken_chairs()[seat]
    dialog.table.seats[chair.number].click()
    return dialog.card


def seat(dialog: NewGameDialog, number: int, player: str) -> SeatCard:
    """Puts a player on the seat with this number, and returns the seat's card.

    `player` is the id of an opponent's level, or `PERSON`.
    """
    card = card_of(dialog, number)
    if player == PERSON:
        card.person_button.click()
    else:
        card.opponent_button.click()
        levels = [level.id for level in dialog._spec.levels]
        card.stars.buttons[levels.index(player)].click()
    return card


def gather(dialog: NewGameDialog, players: int) -> None:
    """Adds opponents, or removes the last players, until there are `players` of them."""
    while len(dialog.seating.taken_chairs()) < players:
        empty = next(chair for chair in dialog.seating.chairs if not chair.is_taken)
        dialog.table.seats[empty.number].click()
    while len(dialog.seating.taken_chairs()) > players:
        card_of(dialog, len(dialog.seating.taken_chairs()) - 1).remove_button.click()
