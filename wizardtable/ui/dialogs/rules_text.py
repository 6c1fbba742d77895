# SPDX-License-Identifier: MIT
"""A rules page as text: Markdown whose headings have ids, which are the same in all languages.

>>> text = parse("# Rules {#rules}\\n\\nTwo cards.\\n\\n## Play {#play}\\n\\nOne card.\\n")
>>> [(section.level, section.id, section.title) for section in text.sections]
[(1, 'rules', 'Rules'), (2, 'play', 'Play')]
>>> text.markdown.splitlines()[0]
'# Rules'
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from wizardtable.core.languages import SOURCE
from wizardtable.store.paths import PathError, resource

HEADING_PATTERN = re.compile(r"^(#{1,4}) +(.+?) +\{#([a-z0-9-]+)\} *$", re.MULTILINE)
"""A heading of Markdown: the signs of its level, its text and its id."""

_BOX_PATTERN: Final = re.compile(
    r"^<!-- built-in box -->\n(.*?)^<!-- own box\n(.*?)^-->\n", re.MULTILINE | re.DOTALL
)
"""A part of a rules page that is about the built-in box, and the part that replaces it in a match
with a box of the player's own."""

_MARKUP_PATTERN: Final = re.compile(r"""([!-/:-@\[-`{-~])""")
"""The signs that can mean something in Markdown."""

_LIST_PATTERN: Final = re.compile(r"^\{(\w+)\}$", re.MULTILINE)
"""The place of the list of a box's section, by the section's id."""


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


def plain_markdown(text: str) -> str:
    r"""Returns Markdown that shows a text unchanged.

    >>> plain_markdown("{b} *c*")
    '\\{b\\} \\*c\\*'
    """
    return _MARKUP_PATTERN.sub(r"\\\1", text)


def parse(text: str, list_of: Callable[[str], str] | None = None) -> RulesText:
    """Returns the rules page in a Markdown text with headings such as `## Play {#play}`.

    Args:
        text: the Markdown text.
        list_of: returns the list of a section of a player's own box, as Markdown, by the section's
            id; None for a page about the built-in box.
    """
    if list_of is None:
        text = _BOX_PATTERN.sub(r"\1", text)
    else:
        text = _BOX_PATTERN.sub(r"\2", text)
        text = _LIST_PATTERN.sub(lambda place: list_of(place[1]), text)
    sections = tuple(
        RulesSection(len(match[1]), match[3], match[2]) for match in HEADING_PATTERN.finditer(text)
    )
    return RulesText(sections, HEADING_PATTERN.sub(r"\1 \2", text))


def load(game_id: str, language: str, list_of: Callable[[str], str] | None = None) -> RulesText:
    """Returns the rules page of a game in a language, or in English if there is none.

    `list_of`: see `parse`.

    Raises:
        PathError: there is no English page either.
    """
    try:
        path = resource("rules", language, f"{game_id}.md")
    except PathError:
        path = resource("rules", SOURCE, f"{game_id}.md")
    return parse(path.read_text(encoding="utf-8"), list_of)
