# SPDX-License-Identifier: MIT
"""Lists the things of a player's own box for the rules page, with their pictures."""

from dataclasses import replace
from typing import Final

from wizardtable.core.boxes.draft import BoxEntry
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.languages import SOURCE
from wizardtable.core.term_table import Term
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.ui.dialogs.rules_browser import BOX_SCHEME
from wizardtable.ui.dialogs.rules_text import RulesText, plain_markdown

_MAP_SHARE: Final = 0.83
_CARD_SHARE: Final = 0.52
_SMALL_CARD_SHARE: Final = 0.33
"""The height on the page, as a share of the height in the editor, of the picture of a whole
section, of a picture beside words, and of a picture in a list of names."""

NO_BREAK_SPACE: Final = "\u00a0"

_COLUMNS: Final = 3
"""The columns of a list of names."""

_WHOLE: Final = "all"
"""The last part of the path of the picture of a whole section."""


class BoxLists:
    """The lists of a player's own box, in the current language.

    Attributes:
        game: the id of the game.
        title: the title of the box.
    """

    def __init__(self, spec: GameSpec, data: str) -> None:
        """Reads a box.

        Args:
            spec: the game.
            data: the box as in `Setup.data`; not "".

        Raises:
            CodecError: this version cannot use the box.
        """
        assert spec.own_file_reader is not None
        self._spec = spec
        self.game = spec.id
        self._form = spec.own_file_reader.form
        self._draft = self._form.draft_in(data)
        self.title = self._draft.title

    def with_note(self, text: RulesText) -> RulesText:
        """Returns a rules page with a note about the box below its title."""
        note = N_(
            "RulesDialog",
            "This match is played with “{title}”, one of your own boxes. The lists on this page "
            "come from that box; the examples use the built-in box.",
        )
        head, line, rest = text.markdown.partition("\n")
        words = plain_markdown(render(note.of(title=self.title)))
        return RulesText(text.sections, f"{head}{line}\n**{words}**\n{rest}")

    def list_of(self, section_id: str) -> str:
        """Returns the list of a section as Markdown."""
        section = [section.id for section in self._form.sections].index(section_id)
        entries = self._draft.entries[section]
        title = f"**{plain_markdown(render(self._form.sections[section].title))}**"
        whole = self._spec.section_picture(self._draft, section)
        if whole is not None:
            lines = [
                f"- {self._line(section, place, entry)}" for place, entry in enumerate(entries)
            ]
            address = f"{section}/{_WHOLE}#{round(whole.height * _MAP_SHARE)}"
            return "\n".join([title, "", f"![ ]({BOX_SCHEME}:{address})", "", *lines])
        if any(self._words(section, place, entry) for place, entry in enumerate(entries)):
            cells = [
                f"{self._image(section, place, entry, _CARD_SHARE)} "
                f"| {self._line(section, place, entry)}"
                for place, entry in enumerate(entries)
            ]
            return _table([title, ""], cells, 2)
        cells = [
            f"{self._image(section, place, entry, _SMALL_CARD_SHARE)} "
            # The name is below the picture if there is no room beside it for the whole name.
            f"{self._line(section, place, entry).replace(' ', NO_BREAK_SPACE)}"
            for place, entry in enumerate(entries)
        ]
        cells += [""] * (-len(cells) % _COLUMNS)
        rows = [" | ".join(cells[n : n + _COLUMNS]) for n in range(0, len(cells), _COLUMNS)]
        return _table([title, *[""] * (_COLUMNS - 1)], rows, _COLUMNS)

    def terms(self, language: str) -> tuple[Term, ...]:
        """Returns the terms of the game in a language, with definitions that fit this box, and the
        names that the player gave to things."""
        points = self._form.points_of_terms(self._draft)
        terms = [
            replace(term, means=term.own_box.format(points=points.get(term.key)))
            if term.own_box
            else term
            for term in self._spec.terms(language)
        ]
        for section, entries in enumerate(self._draft.entries):
            for place, entry in enumerate(entries):
                names = self._form.own_names(section, entry)
                if names:
                    name = plain_markdown(names.get(language, names[SOURCE]))
                    words = " · ".join(map(plain_markdown, self._words(section, place, entry)))
                    terms.append(Term(f"{section}-{place}", name, words))
        return tuple(terms)

    def picture(self, path: str) -> ExamplePicture | None:
        """Returns the picture with this path, such as "0/3" or "0/all"; None if there is none."""
        section_text, _, place_text = path.partition("/")
        section = int(section_text)
        picture: ExamplePicture | None
        if place_text == _WHOLE:
            picture = self._spec.section_picture(self._draft, section)
        else:
            place = int(place_text)
            entry = self._draft.entries[section][place]
            picture = self._spec.entry_picture(self._draft, section, place, entry)
        return picture

    def _image(self, section: int, place: int, entry: BoxEntry, share: float) -> str:
        """Returns the Markdown of an entry's picture; "" for an entry without a picture."""
        picture = self._spec.entry_picture(self._draft, section, place, entry)
        if picture is None:
            return ""
        return f"![ ]({BOX_SCHEME}:{section}/{place}#{round(picture.height * share)})"

    def _line(self, section: int, place: int, entry: BoxEntry) -> str:
        """Returns an entry's name and the words about it in one line, as Markdown."""
        name = plain_markdown(render(self._form.name(section, place, entry)))
        words = self._words(section, place, entry)
        return " · ".join([f"**{name}**", *map(plain_markdown, words)]) if words else name

    def _words(self, section: int, place: int, entry: BoxEntry) -> list[str]:
        words: str = self._spec.entry_words(self._draft, section, place, entry)
        return words.splitlines()


def _table(head: list[str], rows: list[str], columns: int) -> str:
    """Returns a table as Markdown; `rows` are the cells with "|" between them."""
    lines = [" | ".join(head), " | ".join(["---"] * columns), *rows]
    return "\n".join(f"| {line} |" for line in lines)
