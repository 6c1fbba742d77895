# SPDX-License-Identifier: MIT
"""Words as tests write them: with plain spaces between figures and what they count."""

import pytest

from wizardtable.play import translate


@pytest.fixture(autouse=True)
def plain_spaces(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures are not held to their nouns, but in modules with `FIGURES_HELD`, which ask whether
    all that is written has room."""
    if not getattr(request.module, "FIGURES_HELD", False):
        monkeypatch.setattr(translate, "whole_figures", lambda text: text)
