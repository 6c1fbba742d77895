# SPDX-License-Identifier: MIT
"""A rules page as text: Markdown whose headings have ids, which are the same in all languages.

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

HEADING_PATTERN = re.compile(r"^(#{1,4}) +(.+?) +\{#([a-z0-9-]+)\} *$", re.MULTILINE)
"""A heading of Markdown: the signs of its level, its text and its id."""


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A heading of a rules page.

    Attributes:
        level: the level, 1 to 4; 1 is the title of the page.
        id: the id, the same in all languages.
        title: the text.
    """

    level: int
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class RulesText:
    """A rules page: the headings in order, and the Markdown without the headings' ids."""

    sections: tuple[RulesSection, ...]
    markdown: str


def parse(text: str) -> RulesText:
    """Returns the rules page in a Markdown text with headings such as `## Play {#play}`."""
    sections = tuple(
        RulesSection(len(match[1]), match[3], match[2]) for match in HEADING_PATTERN.finditer(text)
    )
    return RulesText(sections, HEADING_PATTERN.sub(r"\1 \2", text))


def load(game_id: str, language: str) -> RulesText:
    """Returns the rules page of a game in a language, or in English if there is none.

    Raises:
        PathError: there is no English page either.
    """
    try:
        path = resource("rules", language, f"{game_id}.md")
    except PathError:
        path = resource("rules", SOURCE, f"{game_id}.md")
    return parse(path.read_text(encoding="utf-8"))
