# SPDX-License-Identifier: MIT
"""Writes a save of every game, and settings, as this version leaves them, for `test_upgrade.py`.

`python -m tests.saves.corpus` adds what `tests/saves/corpus/<version>` lacks and never changes what
is there: a file that a version has written stays as it is.
"""

from dataclasses import replace
from pathlib import Path

from tests.helpers import begun, play_on
from wizardtable import __version__
from wizardtable.core import catalog, save, settings

CORPUS = Path(__file__).parent / "corpus"
ACTIONS = 60
"""Of each match; long enough for several stored states."""


def write(folder: Path) -> list[Path]:
    """Fill the folder; gives the files that were added."""
    folder.mkdir(parents=True, exist_ok=True)
    added = []
    for spec in catalog.all():
        path = folder / f"{spec.id}.wizardtable"
        if not path.exists():
            save.write(path, play_on(begun(spec, min(spec.seats)), ACTIONS))
            added.append(path)
    chosen = folder / "settings.json"
    if not chosen.exists():
        told = replace(settings.Settings(), language="fr", theme="light", player_name="Ada")
        settings.save(chosen, replace(told, their_speed=2, font_scale=125))
        added.append(chosen)
    return added


if __name__ == "__main__":
    for file in write(CORPUS / __version__):
        print(file.relative_to(CORPUS))
