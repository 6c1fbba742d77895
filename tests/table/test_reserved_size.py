# SPDX-License-Identifier: MIT
"""Tests the room that is reserved on a table for large writing."""

import pytest

from wizardtable.paint.theme import Look
from wizardtable.table.kit.reserved_size import reserved_size


def test_nothing_is_kept_free_where_the_largest_writing_is_chosen() -> None:
    assert reserved_size(1280, 620, Look(scale=1.75)) == (1280, 620)


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_the_larger_the_writing_the_less_is_kept_free(growth: float) -> None:
    looks = [Look(scale=scale * growth, growth=growth) for scale in (1.0, 1.25, 1.5, 1.75)]
    sizes = [reserved_size(1280, 660, look) for look in looks]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == len(sizes)


@pytest.mark.parametrize("growth", [1.0, 1.5])
def test_writing_grows_where_room_is_short_by_less_than_is_chosen(growth: float) -> None:
    for chosen, least in ((1.0, 1.0), (1.5, 1.25), (1.75, 1.4)):
        look = Look(scale=chosen * growth, growth=growth)
        assert least <= look.swell <= chosen
        assert look.close_scale == pytest.approx(growth * look.swell)
        assert look.at_largest.font_scale == pytest.approx(1.75)
