# SPDX-License-Identifier: MIT
"""Counts the functions and files between a cause and its effects, for a click, a hint and a match
end.

`python -m tests.ways` plays in a real window, offscreen; `--list` prints the functions. A click has
its effects in the functions that play the action, write the save, show the pieces, write the log,
and ask an opponent. Every function on the call stack of an effect counts. Functions that paint,
apply rules or make sentences (`LEFT_OUT`) do not count.
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
"""The files that paint, apply rules, make sentences or search, by their paths in the package."""

CLICK: Final = {
    ("core/match.py", "Match.play"),
    ("store/autosave.py", "Autosave.keep"),
    ("table/scene.py", "TableScene.show_pieces"),
    ("ui/match/log.py", "Log.tell"),
    ("ai/process/thinking_process.py", "ThinkingProcess.ask"),
}
"""The ends of a click's way, as files and functions."""

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
"""The ends of the way at the end of a match: the files written, and the dialog that shows it."""

Place = tuple[str, str]
"""A file and a function in it."""


def way_of(act: Callable[[], object], ends: Set[Place]) -> list[Place]:
    """Calls `act`, and returns the functions on the call stacks of the ends that it reaches."""
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
    """Returns the ways of a click, a hint and the end of a match of Anludim, by name.

    `folder` is an empty folder for the data directory.
    """
    from tests.ways_at_window import Window  # noqa: PLC0415 - it needs the platform first

    window = Window(folder)
    try:
        by_name = {}
        window.deal("anludim", "apprentice")
        assert window.find_click()
        by_name["click"] = way_of(window.click, CLICK)
        window.deal("anludim", "apprentice")
        by_name["hint"] = way_of(window.ask_hint, HINT)
        window.begin_rated()
        by_name["end of a rated match"] = way_of(window.end_rated, ENDING)
        return by_name
    finally:
        window.close()


def main() -> None:
    """Prints the number of functions and files on each way."""
    with tempfile.TemporaryDirectory() as folder:
        for name, way in ways(Path(folder)).items():
            files = {file for file, _ in way}
            print(f"{name}: {len(way)} functions in {len(files)} files")
            if "--list" in sys.argv:
                for file, function in way:
                    print(f"    {file}: {function}")


if __name__ == "__main__":
    main()
