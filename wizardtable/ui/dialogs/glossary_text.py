# SPDX-License-Identifier: MIT
"""The glossary as a page: the terms of each game and of all games, in every language."""

from collections.abc import Iterator, Sequence

from wizardtable.core import catalog, term_table
from wizardtable.core.languages import languages
from wizardtable.core.term_table import Term
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.dialogs.rules_text import RulesSection, RulesText
from wizardtable.ui.language import own_name

SHARED = "every-game"
"""The name of the section of terms that all games share; the others have the ids of games."""

TITLE = N_("glossary", "Glossary")
BACK = N_("glossary", "Back to the rules")


def page(language: str) -> RulesText:
    """The glossary for a reader of this language: each term, what it is called in the other
    languages, and what it is."""
    order = (language, *(code for code in languages() if code != language))
    title = render(TITLE)
    sections = [RulesSection(1, "glossary", title)]
    parts = [f"# {title}", f"[{render(BACK)}](rules:)"]
    chapters = [
        (spec.id, render(spec.title), [spec.terms(code) for code in order])
        for spec in catalog.all()
    ]
    shared = [term_table.read(term_table.SHARED, code) for code in order]
    for name, heading, tables in (
        *chapters,
        (SHARED, render(N_("glossary", "In every game")), shared),
    ):
        sections.append(RulesSection(2, name, heading))
        parts.append(f"## {heading}")
        parts.append("\n".join(_table(order, tables)))
    return RulesText(tuple(sections), "\n\n".join(parts) + "\n")


def _table(order: Sequence[str], tables: Sequence[Sequence[Term]]) -> Iterator[str]:
    yield _row([*map(own_name, order), render(N_("glossary", "Meaning"))])
    yield _row(["---"] * (len(order) + 1))
    for own, *others in zip(*tables, strict=True):
        yield _row([f"**{own.word}**", *(other.word for other in others), own.means])


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
