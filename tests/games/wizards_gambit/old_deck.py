# SPDX-License-Identifier: MIT
"""A house deck as players wrote it by hand for earlier versions: the printed cards."""

from pathlib import Path

from wizardtable.games.wizards_gambit.custom_deck.vocabulary import ABILITIES, EFFECTS, LETTERS
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE


def old_deck_text(title: str = "My cards") -> str:
    """Returns the text of the file."""
    lines = [f'title = "{title}"']
    for spell in PRINTED_CARD_TABLE.spells:
        name = ABILITIES.names[spell.ability][0]
        needs = "".join(letter * n for letter, n in zip(LETTERS, spell.needs, strict=True))
        lines += [
            "[[spell]]",
            f'name = "{name}"',
            f"points = {spell.points}",
            f'needs = "{needs}"',
            f'ability = "{name}"',
        ]
    for card in PRINTED_CARD_TABLE.incantations:
        effect = EFFECTS.names[card.effect][0]
        lines += ["[[incantation]]", f"copies = {card.copies}", f'effect = "{effect}"']
    return "\n".join(lines) + "\n"


def write_old_deck(folder: Path, name: str = "my-cards.toml") -> Path:
    """Writes the file into a folder, and returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(old_deck_text(), encoding="utf-8")
    return path
