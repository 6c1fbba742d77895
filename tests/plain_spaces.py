# SPDX-License-Identifier: MIT
"""A fixture for plain spaces between numbers and their nouns, as tests write them."""

import pytest

from wizardtable.play import translate


@pytest.fixture(autouse=True)
def plain_spaces(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns off the no-break spaces between numbers and their nouns.

    Modules with `FIGURES_HELD` keep these spaces, because they check that all texts have room.
    """
    if not getattr(request.module, "FIGURES_HELD", False):
        monkeypatch.setattr(translate, "with_unbroken_figures", lambda text: text)
