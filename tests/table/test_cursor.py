# SPDX-License-Identifier: MIT
"""Tests that the arrow keys reach every place on the table, wherever it lies."""

from hypothesis import example, given
from hypothesis import strategies as st

from wizardtable.table.keyboard.cursor import Cursor, Way, arrow_links
from wizardtable.table.view import Key
from wizardtable.table.zones import Box, box_around

sizes = st.integers(4, 400)
boxes = st.builds(box_around, st.integers(0, 30), st.integers(0, 30), sizes, sizes)
HAND_UNDER_PLATES = [box_around(60 + 40 * i, 500, 80, 120) for i in range(12)] + [
    box_around(250 + 10 * i, 280, 9, 9) for i in range(5)
]
ONE_ON_THE_OTHER = [Box(0, 0, 100, 100), Box(20, 20, 60, 60), Box(200, 0, 100, 100)]


@given(st.lists(boxes, min_size=2, max_size=14))
@example(HAND_UNDER_PLATES)
@example(ONE_ON_THE_OTHER)
@example([Box(0, 0, 10, 10)] * 6)
def test_arrows_lead_from_every_place_to_every_other(places: list[Box]) -> None:
    arrows = arrow_links(places)
    for start in range(len(places)):
        reached, fresh = {start}, [start]
        while fresh:
            here = fresh.pop()
            new = {arrows[here, way] for way in Way if (here, way) in arrows} - reached
            reached |= new
            fresh += new
        assert reached == set(range(len(places)))


def test_an_arrow_leads_to_what_lies_ahead_rather_than_to_what_is_nearer_but_aside() -> None:
    places: list[tuple[Key, Box]] = [
        (("start",), box_around(100, 100, 20, 20)),
        (("ahead",), box_around(200, 100, 20, 20)),
        (("aside",), box_around(150, 150, 20, 20)),
    ]
    cursor = Cursor()
    cursor.step(Way.RIGHT, places)
    assert cursor.step(Way.RIGHT, places) == ("ahead",)


def test_where_the_place_under_the_cursor_went_away_the_next_arrow_goes_on_from_there() -> None:
    row: list[tuple[Key, Box]] = [
        ((name,), box_around(100 * i, 0, 20, 20)) for i, name in enumerate("abc")
    ]
    cursor = Cursor()
    cursor.step(Way.RIGHT, row)
    cursor.step(Way.RIGHT, row)
    assert cursor.at == ("b",)
    assert cursor.step(Way.RIGHT, [row[0], row[2]]) == ("c",)
