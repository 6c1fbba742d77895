# SPDX-License-Identifier: MIT
"""A rules page as text: Markdown whose headings carry names that are equal in all languages.

>>> text = parse("# Rules {#rules}\\n\\nTwo cards.\\n\\n## Play {#play}\\n\\nOne card.\\n")
>>> [(section.level, section.id, section.title) for section in text.sections]
[(1, 'rules', 'Rules'), (2, 'play', 'Play')]
>>> text.markdown.splitlines()[0]
'# Rules'
"""

import re
from dataclasses import dataclass

from wizardtable.core.languages import SOURCE
from wizardtable.store.paths import PathError, resource

HEADING = re.compile(r"^(#{1,4}) +(.+?) +\{#([a-z0-9-]+)\} *$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading of a rules page: its level (1 is the page's title), its name and its words."""

    level: int
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class RulesText:
    """A rules page: its sections in order, and its Markdown without their names."""

    sections: tuple[RulesSection, ...]
    markdown: str


def parse(text: str) -> RulesText:
    """Take the names off the headings."""
    sections = tuple(
        RulesSection(len(match[1]), match[3], match[2]) for match in HEADING.finditer(text)
    )
    return RulesText(sections, HEADING.sub(r"\1 \2", text))


def load(game_id: str, language: str) -> RulesText:
    """The rules page of a game in a language, or the English one where it has none; PathError
    where that is missing."""
    try:
        path = resource("rules", language, f"{game_id}.md")
    except PathError:
        path = resource("rules", SOURCE, f"{game_id}.md")
    return parse(path.read_text(encoding="utf-8"))
