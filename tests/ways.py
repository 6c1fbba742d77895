# SPDX-License-Identifier: MIT
"""Counts the functions and files through which a click, a hint and the end of a match go.

`python -m tests.ways` plays at a real window, offscreen. A way has ends: a click ends where the
rules play the action, the save is told, the table shows its pieces, the log is told and a mind is
asked. Every function that is on the call stack when an end is reached belongs to the way. What
paints, knows rules or makes sentences (`LEFT_OUT`) does not count. `--list` prints the functions.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Set
from pathlib import Path
from types import FrameType
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

PACKAGE: Final = Path(__file__).parent.parent / "wizardtable"

LEFT_OUT: Final = re.compile(
    r"paint/|games/|core/(text|rng|codec|jsontext|conduct)|core/terms/|play/translate|ui/style/|ai/search/"
)
"""Files, by their path in the package, that paint, know rules, make sentences or think."""

CLICK: Final = {
    ("core/match.py", "Match.play"),
    ("store/autosave.py", "Autosave.keep"),
    ("table/scene.py", "TableScene.show_pieces"),
    ("ui/match/log.py", "Log.tell"),
    ("ai/process/thinking_process.py", "ThinkingProcess.ask"),
}
"""Where the way of a click ends, as files and functions."""

HINT: Final = {
    ("ai/process/thinking_process.py", "ThinkingProcess.ask"),
    ("ui/match/advice_sheet.py", "AdviceSheet.show_hint"),
}

ENDING: Final = {
    ("core/files.py", "append"),
    ("core/files.py", "replace"),
    ("store/book/book_file.py", "writing"),
    ("store/book/book_file.py", "insert"),
    ("ui/results/game_over.py", "GameOverDialog.__init__"),
}
"""Where the end of a match ends: what is written, and the dialog that shows it."""

Place = tuple[str, str]
"""A file and a function in it."""


def way_of(act: Callable[[], object], ends: Set[Place]) -> list[Place]:
    """Returns the functions on the way from what is done to the ends that it reaches."""
    way: dict[Place, None] = {}

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and _place(frame) in ends:
            stack = []
            caller: FrameType | None = frame
            while caller is not None:
                stack.append(_place(caller))
                caller = caller.f_back
            way.update(dict.fromkeys(filter(_counts, reversed(stack))))

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return list(way)


def _place(frame: FrameType) -> Place:
    path = frame.f_code.co_filename
    if not path.startswith(str(PACKAGE)):
        return "", ""
    return Path(path).relative_to(PACKAGE).as_posix(), frame.f_code.co_qualname


def _counts(place: Place) -> bool:
    return bool(place[0]) and not LEFT_OUT.match(place[0])


def ways(folder: Path) -> dict[str, list[Place]]:
    """Returns the ways of a click, a hint and an end, at matches of Anludim."""
    from tests.ways_at_window import Window  # noqa: PLC0415 - it needs the platform first

    window = Window(folder)
    try:
        found = {}
        window.deal("anludim", "apprentice")
        assert window.find_click()
        found["click"] = way_of(window.click, CLICK)
        window.deal("anludim", "apprentice")
        found["hint"] = way_of(window.ask_hint, HINT)
        window.begin_rated()
        found["end of a rated match"] = way_of(window.end_rated, ENDING)
        return found
    finally:
        window.close()


def main() -> None:
    """Prints the ways."""
    with tempfile.TemporaryDirectory() as folder:
        for name, way in ways(Path(folder)).items():
            files = {file for file, _ in way}
            print(f"{name}: {len(way)} functions in {len(files)} files")
            if "--list" in sys.argv:
                for file, function in way:
                    print(f"    {file}: {function}")


if __name__ == "__main__":
    main()
