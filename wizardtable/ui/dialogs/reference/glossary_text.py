# SPDX-License-Identifier: MIT
"""Writes the glossary as a Markdown page: the terms of each game in all languages."""

from collections.abc import Iterator, Sequence

from wizardtable.core import catalog, term_table
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.languages import languages
from wizardtable.core.term_table import Term
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.reference.box_lists import BoxLists
from wizardtable.ui.dialogs.rules_text import RulesSection, RulesText, plain_markdown
from wizardtable.ui.language import own_name

SHARED_SECTION_ID = "every-game"
"""The id of the section with the terms that all games share; other sections have a game's id."""

TITLE = N_("glossary", "Glossary")
BACK_LINK = N_("glossary", "Back to the rules")


def glossary_page(language: str, box: BoxLists | None = None) -> RulesText:
    """Returns the glossary for readers of a language.

    Each game has a table, and so have the terms of all games. A row is a term in the reader's
    language, in all other languages, and its meaning.

    Args:
        language: the code of the reader's language, such as "fr".
        box: the player's own box of the match from which the glossary is opened; None for the
            built-in box.
    """
    order = (language, *(code for code in languages() if code != language))
    title = render(TITLE)
    sections = [RulesSection(1, "glossary", title)]
    parts = [f"# {title}", f"[{render(BACK_LINK)}](rules:)"]
    chapters = [
        (spec.id, render(spec.title), [spec.terms(code) for code in order])
        if box is None or spec.id != box.game
        else (spec.id, _heading_of(spec, box), [box.terms(code) for code in order])
        for spec in catalog.all()
    ]
    shared = [term_table.read(term_table.SHARED_TERMS_FOLDER, code) for code in order]
    for name, heading, tables in (
        *chapters,
        (SHARED_SECTION_ID, render(N_("glossary", "In every game")), shared),
    ):
        sections.append(RulesSection(2, name, heading))
        parts.append(f"## {plain_markdown(heading)}")
        parts.append("\n".join(_table_lines(order, tables)))
    return RulesText(tuple(sections), "\n\n".join(parts) + "\n")


def _heading_of(spec: GameSpec, box: BoxLists) -> str:
    return render(N_("glossary", "{game}: “{box}”").of(game=spec.title, box=box.title))


def _table_lines(order: Sequence[str], tables: Sequence[Sequence[Term]]) -> Iterator[str]:
    yield _table_row([*map(own_name, order), render(N_("glossary", "Meaning"))])
    yield _table_row(["---"] * (len(order) + 1))
    for own, *others in zip(*tables, strict=True):
        yield _table_row([f"**{own.word}**", *(other.word for other in others), own.means])


def _table_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
