# SPDX-License-Identifier: MIT
"""Translates sentences in tests, from the source files of the translations and without Qt."""

import xml.etree.ElementTree as ET
from pathlib import Path

from wizardtable.core.text import Translator

TRANSLATION_FOLDER = Path(__file__).parent.parent / "translations"


def translator(language: str) -> Translator:
    """Returns a translator for a language ("en", "fr").

    It raises KeyError for a sentence without a translation.
    """
    forms: dict[tuple[str, str], list[str]] = {}
    root = ET.parse(TRANSLATION_FOLDER / f"wizardtable_{language}.ts").getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            node = message.find("translation")
            assert node is not None
            texts = [form.text or "" for form in node.iter("numerusform")] or [node.text or ""]
            forms[context.findtext("name", ""), message.findtext("source", "")] = texts

    def translate(context: str, source: str, count: int | None) -> str:
        if language == "en" and count is None:  # the English file has only plurals
            return source
        if (context, source) not in forms:
            raise KeyError(
                f"run `make translations`, then translate “{source}” ({context}) in "
                f"translations/wizardtable_{language}.ts"
            )
        texts = forms[context, source]
        if count is None:
            return texts[0]
        singular = count < 2 if language == "fr" else count == 1
        return texts[0 if singular else 1]

    return translate
