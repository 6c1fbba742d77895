# SPDX-License-Identifier: MIT
"""Renders the core's messages in the language the program speaks now."""

from PySide6.QtCore import QCoreApplication

from wizardtable.core.text import N_, Message, english


def translate(context: str, source: str, count: int | None) -> str:
    """The installed translators' text, or the English source, its plural written out."""
    if count is None:
        return QCoreApplication.translate(context, source)
    text = QCoreApplication.translate(context, source, "", count)
    if text == source.replace("%n", str(count)):  # no translator knows it
        return english(context, source, count)
    return text


def render(message: Message) -> str:
    """The whole sentence, its places filled, as a person reads it."""
    return message.render(translate)


def labelled(label: str, words: str) -> str:
    """What is said of something, after what it is called."""
    return render(N_("spoken", "{label}: {words}").of(label=label, words=words))
