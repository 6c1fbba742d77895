# SPDX-License-Identifier: MIT
"""Finds what a screen reader would say twice, or could not name, in the accessible tree."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

MAX_DEPTH = 40

_LISTS = (QAccessible.Role.List, QAccessible.Role.Table, QAccessible.Role.Tree)
_SILENT = (QAccessible.Role.Window, QAccessible.Role.Application)


@dataclass(frozen=True)
class Said:
    """What the accessible tree tells of one thing.

    Attributes:
        role: the role.
        name: the name.
        description: the description.
        is_focusable: whether the thing can have the keyboard.
        is_focused: whether it has the keyboard, and no part of it does.
        path: the names and roles from the window to the thing, for messages.
    """

    role: QAccessible.Role
    name: str
    description: str
    is_focusable: bool
    is_focused: bool
    path: str


def said_of(window: QObject) -> list[Said]:
    """Returns what the accessible tree of a window tells of all visible things."""
    face = QAccessible.queryAccessibleInterface(window)
    return [] if face is None else list(_walk(face, "", 0))


def _walk(face: QAccessibleInterface, path: str, depth: int) -> Iterator[Said]:
    state = face.state()
    if state.invisible or depth > MAX_DEPTH:
        return
    name = face.text(QAccessible.Text.Name)
    path = f"{path} / {face.role().name} {name[:40]!r}"
    below: list[Said] = []
    for place in range(face.childCount()):
        child = face.child(place)
        if child is not None and child.isValid():
            below += _walk(child, path, depth + 1)
    is_focused = bool(state.focused) and not any(each.is_focused for each in below)
    yield Said(
        face.role(),
        name,
        face.text(QAccessible.Text.Description),
        bool(state.focusable) and not state.disabled,
        is_focused,
        path,
    )
    yield from below


def faults(things: list[Said]) -> list[str]:
    """Returns sentences about what is said twice, has no name, or wrongly has the focus."""
    problems = [
        f"says {repeated!r} twice: {each.path}" for each in things if (repeated := _repeated(each))
    ]
    problems += [
        f"can have the focus without a name: {each.path}"
        for each in things
        if each.is_focusable and not each.name.strip() and each.role not in _SILENT
    ]
    lists = Counter(each.name for each in things if each.role in _LISTS)
    problems += [f"{count} lists are called {name!r}" for name, count in lists.items() if count > 1]
    focused = [each.path for each in things if each.is_focused]
    if len(focused) > 1:
        problems.append("several things have the focus: " + "; ".join(focused))
    return problems


def _repeated(thing: Said) -> str:
    """Returns the part of a description that the name has said already; "" if there is none."""
    name, description = _plain(thing.name), _plain(thing.description)
    if not name or not description:
        return ""
    if f" {description} " in f" {name} ":
        return thing.description
    sentences = re.split(r"(?<=[.!?])\s+|\n|\(", thing.description)
    return next((each for each in sentences if _plain(each) == name), "")


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[\W_]+", " ", text).casefold().split())
