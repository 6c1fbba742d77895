# SPDX-License-Identifier: MIT
"""The box of Zavandor contains what the rules page says."""

from collections import Counter

from tests.games.zavandor import box
from wizardtable.games.zavandor.rules import components as c


def test_the_energy_decks_have_126_cards_with_the_means_of_the_page() -> None:
    faces = dict(enumerate(c.COPIES))
    assert faces == box.COPIES_OF_CARD
    assert sum(c.COPIES[: c.FIRST_CONCENTRATED]) == 126
    for kind, (cards, mean) in enumerate([(30, 5), (36, 7.5), (30, 10), (30, 15)]):
        values = Counter(
            {
                v: n
                for v, n, k in zip(c.VALUES, c.COPIES, c.KINDS, strict=True)
                if k == kind and v < 18
            }
        )
        assert values.total() == cards
        assert sum(values.elements()) / cards == mean
    assert c.CONCENTRATED_VALUES == (20, 30, 40, 60)
    assert c.MEAN_ENERGY == (5, 7, 10, 15)


def test_each_level_of_gems_takes_a_tenth_off_the_price_and_refunds_round_down() -> None:
    for base, costs in zip((10, 20, 30, 40, 60), c.GEM_COSTS, strict=True):
        assert costs == tuple(base * (10 - level) // 10 for level in range(5))
    assert (c.GEM_COSTS[c.EMERALD][3], c.GEM_COSTS[c.EMERALD][3] // 2) == (21, 10)


def test_steps_markers_and_hand_limits_are_those_of_the_page() -> None:
    assert c.MARKER_PRICES == (20, 25, 30, 35, 40)
    assert c.STEP_COSTS[c.GEM_LORE] == c.STEP_COSTS[c.ARTIFACT_LORE] == (2, 4, 8, 16)
    assert c.STEP_COSTS[c.ACCUMULATION] == (2, 4, 8, 16)
    assert c.STEP_COSTS[c.ENERGY_FLOW] == c.STEP_COSTS[c.NINE_SAGES] == (3, 6, 12, 24)
    assert c.STEP_COSTS[c.FIRE] == (5, 10, 15, 20)
    assert c.HAND_LIMIT_CHANGE_BY_DOMAIN == (-1, -1, 0, 0, 1, 1)


def test_characters_start_in_their_domain_with_their_limit_and_dust() -> None:
    starts = zip(c.CHARACTERS, c.DOMAINS, c.HAND_LIMITS, c.START_DUST, strict=True)
    assert list(starts) == [
        ("witch", "gems", 4, 10),
        ("elf", "energy_flow", 4, 10),
        ("druid", "fire", 5, 20),
        ("fairy", "nine_sages", 5, 10),
        ("magician", "artifacts", 6, 15),
        ("kobold", "accumulation", 6, 20),
    ]


def test_lots_have_their_minimum_bids_and_points() -> None:
    lots = zip(c.ARTIFACTS, c.ARTIFACT_DECKS, c.MINIMUM_BIDS, c.LOT_POINTS, strict=False)
    assert list(lots) == [
        ("grimoire", 0, 20, 1),
        ("runestone", 0, 20, 1),
        ("crystal_ball", 0, 20, 1),
        ("belt", 1, 30, 2),
        ("mirror", 1, 40, 2),
        ("crystal", 1, 40, 2),
        ("elixir", 1, 60, 2),
        ("mask", 2, 50, 3),
        ("wand", 2, 60, 3),
        ("chalice", 2, 80, 4),
        ("cloak", 3, 80, 5),
        ("talisman", 3, 100, 8),
    ]
    assert c.MINIMUM_BIDS[12:] == (120,) * 9
    assert c.LOT_POINTS[12:] == (5,) * 9
    assert len(c.SENTINELS) == 9


def test_copies_of_artifacts_grow_with_the_number_of_seats() -> None:
    assert [c.artifact_copies(seats) for seats in range(2, 7)] == [1, 2, 2, 3, 3]
