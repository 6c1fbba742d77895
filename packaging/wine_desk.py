# SPDX-License-Identifier: MIT
"""A screen in a clean system with Wine, on which the program runs in the Windows Python."""

from pathlib import Path

from clean_root import PLAYER, Root
from trial_desk import Desk, wait_for
from wine_root import DRIVE, PYTHON_FOLDER, QUIET, command_line, windows_path


class WineDesk(Desk):
    """A screen on which the program runs under Wine, from the wheel."""

    window_class = "pythonw.exe"

    def __init__(self, root: Root, screen: str) -> None:
        super().__init__(root, screen)
        self.user = root.folder / DRIVE / "users" / PLAYER
        self.files = self.user / "Documents"
        self.data = self.user / "AppData" / "Local" / "wizardtable"
        self.package = root.folder / PYTHON_FOLDER / "Lib" / "site-packages" / "wizardtable"

    def command(self) -> list[str]:
        """Returns the words by which Windows starts the program."""
        return [r"C:\Python311\pythonw.exe", "-m", "wizardtable"]

    def begin(self, *files: Path, language: str = "en_GB") -> None:
        self.run(*self.command(), *map(self.inner, files), language=language)

    def open(self, file: Path) -> None:
        self.run("start", "", self.inner(file))  # the first word in quotation marks is a title
        wait_for("the file opens no window", lambda: bool(self.windows()))

    def run(self, *words: str, language: str = "en_GB") -> None:
        """Starts a Windows command without waiting."""
        variables = {"DISPLAY": self.screen, "LANG": f"{language}.UTF-8", **QUIET}
        self.root.begin(*command_line(*words), **variables)

    def answer(self, *words: str, language: str = "en_GB") -> str:
        """Runs a Windows command and returns its output, which must be UTF-8.

        Raises:
            subprocess.CalledProcessError: The command fails.
        """
        variables = {"DISPLAY": self.screen, "LANG": f"{language}.UTF-8", **QUIET}
        return self.root.as_player(*command_line(*words), **variables)

    def inner(self, path: Path) -> str:
        return windows_path(self.root, path)

    def processes(self) -> list[str]:
        # a process of Wine has the name of its Windows program
        words = """$(tr '\\0' ' ' < $p/cmdline)"""
        command = f"""for p in /proc/[0-9]*; do printf '%s\\n' "$p {words}"; done"""
        lines = (line.split() for line in self.ask(command).splitlines())
        return [
            line[0].rpartition("/")[2]
            for line in lines
            if line[1:] and line[1].casefold().endswith(self.window_class)
        ]
