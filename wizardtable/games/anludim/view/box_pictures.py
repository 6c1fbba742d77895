# SPDX-License-Identifier: MIT
"""Draws the entries of a box that is being entered, as they will lie on the table."""

from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.text import NN_
from wizardtable.games.anludim.custom_deck.form import PILE_SECTION, halves_of
from wizardtable.games.anludim.rules.match_box import SEATS, card_ids
from wizardtable.games.anludim.view.example_pictures import CARD_ASPECT
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ExampleRow, stacked
from wizardtable.table.view import Sprite

_CARD_HEIGHT = 260.0
"""The height of a card in logical pixels, at a font scale of 100 %."""

_OBJECT_HEIGHT = 54.0


def section_picture(draft: Draft, section: int) -> ExamplePicture | None:
    """Returns None: cards and piles have pictures of their own."""
    return None


def entry_words(draft: Draft, section: int, place: int, entry: BoxEntry) -> str:
    """Returns the points of a pile in the order of its fields, by number of players; "" for a card,
    whose name says everything."""
    if section != PILE_SECTION:
        return ""
    lines = []
    for seats, pile in zip(SEATS, _piles_as_entered(entry), strict=True):
        words = NN_("anludim box", "%n player(s): {points}", "", seats)
        lines.append(render(words.of(points=" ".join(map(str, pile)))))
    return "\n".join(lines)


def entry_picture(draft: Draft, section: int, place: int, entry: BoxEntry) -> ExamplePicture | None:
    """Returns the picture of an entry: a card both ways round, or the piles by number of players.

    A pile's objects are in the order of its fields. Returns None for a card that no box may have.
    """
    if section == PILE_SECTION:
        rows = []
        for seats, pile in zip(SEATS, _piles_as_entered(entry), strict=True):
            objects = [Sprite("object", (place, points)) for points in pile]
            words = render(NN_("anludim box", "%n player(s)", "", seats))
            rows.append(ExampleRow(_OBJECT_HEIGHT).say(words).add(objects, 1.0, 0.86).picture())
        return stacked(*rows)
    both = halves_of(entry)
    try:
        (card,) = card_ids([(max(both), min(both))])
    except ValueError:
        return None
    upright = 0 if both[0] > both[1] else 1
    sprites = [Sprite("card", (card, top, None)) for top in (upright, 1 - upright)]
    return ExampleRow(_CARD_HEIGHT).add(sprites, CARD_ASPECT, 1.12).picture()


def _piles_as_entered(entry: BoxEntry) -> list[tuple[int, ...]]:
    """Returns the points of the pile by number of players, in the order of their fields."""
    return [value for value in entry.values if isinstance(value, tuple)]
