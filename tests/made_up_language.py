# SPDX-License-Identifier: MIT
"""A third language, made from the English sentences: all the files that a translator would add.

`python -m tests.made_up_language ROOT de Deutsch` adds it to the checkout in the folder ROOT. This
should be a copy.
"""

import json
import re
import shutil
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

from wizardtable.core.languages import SOURCE
from wizardtable.core.text import english

_LETTER_CHANGES = str.maketrans("aouAOU", "äöüÄÖÜ")
_UNTRANSLATED_PARTS = re.compile(
    r"(\{\w+\}|%n|&\w+;|<!--[^\n]*|<[^>\n]*>|\{#[\w-]+\}|\]\([^)\n]*\)|`[^`\n]*`|^```.*?^```|"
    r"\*\.\w+|\.\w+\b|--[\w-]+|https?://\S+|\b[A-Z]\b)",
    re.MULTILINE | re.DOTALL,
)
"""The parts of a text that stay the same in every language: placeholders, links, code, options,
suffixes of files, single letters."""


def told(text: str) -> str:
    """Returns an English text in the made-up language."""
    parts = _UNTRANSLATED_PARTS.split(text)
    parts[::2] = [part.translate(_LETTER_CHANGES) for part in parts[::2]]
    return "".join(parts)


def add(root: Path, language: str, name: str) -> list[Path]:
    """Adds the language with this code and name to a checkout. Returns the paths of its files."""
    files = [root / "translations" / f"wizardtable_{language}.ts"]
    _write_messages(root, language, name)
    for page in sorted((root / "resources/rules" / SOURCE).glob("*.md")):
        files.append(root / "resources/rules" / language / page.name)
        files[-1].parent.mkdir(exist_ok=True)
        files[-1].write_text(told(page.read_text(encoding="utf-8")), encoding="utf-8")
    for table in sorted((root / "wizardtable").rglob(f"terms/{SOURCE}.toml")):
        files.append(table.with_name(f"{language}.toml"))
        shutil.copyfile(table, files[-1])
        text = table.read_text(encoding="utf-8")
        text = re.sub(r"^never = .*\n", "", text, flags=re.MULTILINE)
        spoken = re.sub(
            r'^((?:term|means|own_box) = ")(.*)"$', _translated_value, text, flags=re.MULTILINE
        )
        files[-1].write_text(spoken, encoding="utf-8")
    first = root / "resources/first_words" / f"{SOURCE}.json"
    files.append(first.with_name(f"{language}.json"))
    parts = json.loads(first.read_text(encoding="utf-8"))
    parts = {part: {k: f"{told(v)} " for k, v in some.items()} for part, some in parts.items()}
    files[-1].write_text(json.dumps(parts, ensure_ascii=False), encoding="utf-8")
    return files


def _translated_value(line: re.Match[str]) -> str:
    return f'{line[1]}{told(line[2])}"'


def _write_messages(root: Path, language: str, name: str) -> None:
    """Writes the language's file of messages.

    It is based on the file of another language, because the English file has only plurals.
    """
    folder = root / "translations"
    other = next(p for p in sorted(folder.glob("*.ts")) if p.stem != f"wizardtable_{SOURCE}")
    tree = ET.parse(other)
    tree.getroot().set("language", language)
    for context in tree.getroot().iter("context"):
        for message in context.iter("message"):
            source = message.findtext("source", "")
            translation = message.find("translation")
            assert translation is not None
            forms = list(translation.iter("numerusform"))
            for count, form in enumerate(forms, start=1):
                form.text = told(english("", source, count))
            if not forms:
                translation.text = name if source == "English" else told(source)
    tree.write(folder / f"wizardtable_{language}.ts", encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    for path in add(Path(sys.argv[1]), *sys.argv[2:]):
        print(path)
