# SPDX-License-Identifier: MIT
"""Draws the worked examples of the rules page with the pictures of wizards and dice that the table
uses."""

from collections.abc import Callable
from functools import partial
from typing import Final

from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import worked_examples
from wizardtable.games.elfenwizards.view.pieces.die import DieState
from wizardtable.games.elfenwizards.view.pieces.wizard import PAWN_RATIO
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow, stacked
from wizardtable.table.view import Sprite

_ROW_HEIGHT: Final = 46.0
"""The height of a row and of its wizards, in logical pixels."""

_DIE_HEIGHT_SHARE: Final = 0.72
"""The height of a die divided by the height of a wizard."""

_PLACES_BY_NAME: Final = {"D1": 1, "N5": 11, "N7": 13, "M1": 15, "M2": 16, "M4": 18}
"""The places of the spaces that the examples use, by their names on the rules page."""


def example_picture(name: str) -> ExamplePicture | None:
    """Returns the picture of the example with this name, or None if there is no such example."""
    draw = _PICTURES.get(name)
    return draw() if draw is not None else None


def _contest_picture(contest: worked_examples.Contest) -> ExamplePicture:
    """Returns a row with each candidate of a contest. It shows the wizard, its spells and their
    points, and the word "rises" if the wizard rises."""
    row = ExampleRow(_ROW_HEIGHT)
    for place, candidate in enumerate(contest.candidates):
        if place:
            row.say("·")
        row.add([Sprite("pawn", (candidate.guild, 0))], PAWN_RATIO)
        _add_spells(row, candidate.guild, candidate.spells)
        row.say(f"= {candidate.points}")
        if place in contest.rising:
            row.say(render(N_("elfenwizards example", "rises")))
    return row.picture()


def _recovery_picture() -> ExamplePicture:
    return stacked(
        *(_uses_row(use, "minor", worked_examples.RED) for use in worked_examples.RECOVERY_USES)
    )


def _cleansing_picture() -> ExamplePicture:
    case = worked_examples.CLEANSING_USES
    row = ExampleRow(_ROW_HEIGHT)
    row.add([Sprite("pawn", (worked_examples.RED, case.count))], PAWN_RATIO).say("+")
    _add_spells(row, worked_examples.RED, case.dice)
    return row.say("→").add([Sprite("pawn", (worked_examples.RED, 0))], PAWN_RATIO).picture()


def _scores_picture() -> ExamplePicture:
    """Returns wizards on their spaces, with their points below."""
    row = ExampleRow(64.0)
    for name in worked_examples.SCORED_SPACES:
        row.add([Sprite("space", (_PLACES_BY_NAME[name], False))], 1.0)
        row.upon(Sprite("pawn", (worked_examples.RED, 0)), PAWN_RATIO, 0.62)
    sums = " + ".join(map(str, worked_examples.SPACE_SCORES))
    total = ExampleRow(24.0).say(f"{sums} = {sum(worked_examples.SPACE_SCORES)}")
    return stacked(row.picture(), total.picture())


def _uses_row(use: worked_examples.Use, gain: str, seat: int) -> ExamplePicture:
    row = ExampleRow(_ROW_HEIGHT * _DIE_HEIGHT_SHARE)
    _add_spells(row, seat, use.dice, 1.0)
    return row.say("→").add([Sprite(gain, (seat,))] * use.count, 1.0).picture()


def _add_spells(
    row: ExampleRow, seat: int, faces: tuple[int, ...], share: float = _DIE_HEIGHT_SHARE
) -> None:
    sprites = [
        Sprite("die", (seat, face, int(DieState.FREE))) if face else Sprite("minor", (seat,))
        for face in faces
    ]
    row.add(sprites, 1.0, share=share)


_PICTURES: Final[dict[str, Callable[[], ExamplePicture]]] = {
    "grand-druid": partial(_contest_picture, worked_examples.GRAND_DRUID),
    "recovery": _recovery_picture,
    "cleansing": _cleansing_picture,
    "scores": _scores_picture,
    **{name: partial(_contest_picture, case) for name, case in worked_examples.MAGICIANS.items()},
}
