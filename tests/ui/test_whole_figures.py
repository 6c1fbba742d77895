# SPDX-License-Identifier: MIT
"""Tests that no line ends between a figure and its noun, or at the hyphen of *celui-ci*."""

import pytest

from wizardtable.play.translate import with_unbroken_figures


@pytest.mark.parametrize(
    ("said", "held"),
    [
        ("Draw 2 cards.", "Draw 2␣cards."),
        ("Lay red 3, blue 11 and yellow 5.", "Lay red␣3, blue␣11 and yellow␣5."),
        ("The value 6 wins", "The value␣6 wins"),
        ("Stars: 2, 3 and 4", "Stars:␣2, 3 and␣4"),
        ("Enter space VIII, then I go.", "Enter space␣VIII, then I go."),
        ("Draw two cards", "Draw two␣cards"),
        ("From 46% to 19%", "From␣46% to␣19%"),
        ("12 at most, 3 from Ada", "12␣at most, 3 from Ada"),
        ("120 + 20 (first) = 140", "120 +␣20 (first) =␣140"),
        ("Avec un 5 et deux 4.", "Avec un␣5 et deux␣4."),
        ("au lieu de 33␣%", "au lieu de␣33␣%"),
        ("1 ou de 3␣: perdus", "1 ou de␣3␣: perdus"),
        ("des 9 Sages de 2 transmutations", "des 9␣Sages de 2 transmutations"),
    ],
)
def test_a_figure_keeps_its_noun(said: str, held: str) -> None:
    space = "\N{NO-BREAK SPACE}"
    assert with_unbroken_figures(said.replace("␣", space)) == held.replace("␣", space)


@pytest.mark.parametrize(
    "held",
    [
        "les coups joués juste après celui‑ci.",
        "Que s’est‑il passé\u202f?",
        "Combien y a‑t‑il de dés\u202f? Gardez‑en deux‑là",
        "Un avant-garde peut-être, à mi-parcours, au-delà de UTF-8",
        "A well-known step-by-step add-in of --data-dir",
    ],
)
def test_a_short_word_stays_with_the_one_to_which_a_hyphen_joins_it(held: str) -> None:
    assert with_unbroken_figures(held.replace("‑", "-")) == held
