# SPDX-License-Identifier: MIT
"""The no-break spaces of French: a check of all French texts, and a command that mends them.

U+202F belongs before ; ! ? » and after «. U+00A0 belongs before : and %, and between a number, or
the place of one, and its noun. `python -m tests.french_spaces` mends all French texts of the
program in place.

>>> mended("Quoi ? « Rien » : 5 %").encode("ascii", "backslashreplace").decode()
'Quoi\\\\u202f? \\\\xab\\\\u202fRien\\\\u202f\\\\xbb\\\\xa0: 5\\\\xa0%'
>>> mended("Gagnez {number} points").encode("ascii", "backslashreplace").decode()
'Gagnez {number}\\\\xa0points'
>>> mended("« Quoi ? »").encode("ascii", "backslashreplace").decode()
'\\\\xab\\\\u202fQuoi\\\\u202f?\\\\u202f\\\\xbb'
>>> mended("https://x.org/?q à 12:30, ![la gemme](art:gem.svg#40)")
'https://x.org/?q à 12:30, ![la gemme](art:gem.svg#40)'
"""

import html
import re
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

_ANY = "[ \u00a0\u202f]*"
_RULES = (
    (rf"«{_ANY}(?=\S)", "«\u202f"),
    # Not after a bracket, and not before a lone sign, such as the "?" for a hidden card.
    (rf"(?<=[^\s|(\[“\"«/!?]){_ANY}([;!?»])(?![\[\w])", "\u202f\\1"),
    (rf"(?<=[!?]){_ANY}»", "\u202f»"),
    (rf"(?<=[^\s|:-]){_ANY}:(?=\s|»|$)", "\u00a0:"),
    (rf"((?:\d|\}}|%n)){_ANY}%(?![n\d(])", "\\1\u00a0%"),
    # No line break between the place of a number and its noun.
    (
        r"(\{(?:number|count|limit|least|most)\}|%n) (?=[a-zé]{4,}s\b(?<!dans)(?<!sans))",
        "\\1\u00a0",
    ),
    # Nor between a figure and its noun.
    (
        r"(?<![\w.,/#-])(\d+) (?=[a-zéèê]{3,}[sx]\b(?<!dans)(?<!sans)(?<!puis)|point\b|carte\b)",
        "\\1\u00a0",
    ),
)
_CODE = re.compile(
    r"(^```.*?^```|`[^`\n]*`|\]\([^)\n]*\)|https?://\S+|\{#[\w-]+\}|^<!--[^\n]*)", re.M | re.S
)
"""The parts of a page that are not French: code, links, names of headings, marks of comments."""


def mended(text: str) -> str:
    """Returns the text with the right no-break spaces."""
    parts = _CODE.split(text)
    for index in range(0, len(parts), 2):
        for pattern, put in _RULES:
            parts[index] = re.sub(pattern, put, parts[index], flags=re.MULTILINE)
    return "".join(parts)


def _mend_in(pattern: str, text: str, change: Callable[[str], str] = mended) -> str:
    """Returns the text with `change` applied to the second group of each match of the pattern."""
    return re.sub(pattern, lambda m: m[1] + change(m[2]) + m[3], text, flags=re.DOTALL | re.M)


def _mended_escaped(text: str) -> str:
    """Returns an escaped text of a `.ts` file with the right spaces, escaped as by lupdate."""
    plain = mended(html.unescape(text))
    for sign, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        plain = plain.replace(sign, entity)
    for sign, entity in (("'", "&apos;"), ("\u00a0", "&#xa0;"), ("\u202f", "&#x202f;")):
        plain = plain.replace(sign, entity)
    return plain


def texts() -> Iterator[tuple[Path, str, str]]:
    """Yields each file with French texts: its path, its content, and the mended content."""
    menders: list[tuple[str, Callable[[str], str]]] = [
        ("resources/rules/fr/*.md", mended),
        ("resources/first_words/fr.json", lambda text: _mend_in(r'(": ")(.*?)(",?\n)', text)),
        ("wizardtable/**/terms/fr.toml", lambda text: _mend_in(r'^(\w+ = ")(.*?)("\n)', text)),
        ("packaging/tools/tricks/fr.md", mended),
        (
            "tests/embers/**/terms/fr.toml",
            lambda text: _mend_in(r'^(\w+ = ")(.*?)("\n)', text),
        ),
        ("tests/toy/**/terms/fr.toml", lambda text: _mend_in(r'^(\w+ = ")(.*?)("\n)', text)),
        (
            "packaging/linux/*.desktop",
            lambda text: _mend_in(r"^(\w+\[fr\]=)([^;\n]*)(\n)", text),
        ),
        ("packaging/linux/*.xml", lambda text: _mend_in(r'(xml:lang="fr">)([^<]*)(<)', text)),
        ("packaging/linux/*.fr.6", lambda text: _mend_in(r"^()([^.\n][^\n]*)(\n)", text)),
        (
            "translations/wizardtable_fr.ts",
            lambda text: _mend_in(
                r"(<(?:translation|numerusform)>)([^<]*)((?=<))", text, _mended_escaped
            ),
        ),
    ]
    for pattern, mend in menders:
        for path in sorted(ROOT.glob(pattern)):
            content = path.read_text(encoding="utf-8")
            yield path, content, mend(content)


if __name__ == "__main__":
    for changed, old, new in texts():
        if old != new:
            changed.write_text(new, encoding="utf-8")
            print(changed.relative_to(ROOT))
