# SPDX-License-Identifier: MIT
"""The standard streams, to which the texts of the command line go."""

import sys
from contextlib import suppress
from io import TextIOWrapper


def prepare_streams() -> None:
    """Lets every text be written, whatever the encoding of the terminal or file.

    A terminal may lack letters, such as the no-break space in EUC-JP. They are replaced, instead of
    ending the program. On Windows a file or another program gets UTF-8, as on other systems, and
    not the old encoding of the system's language.
    """
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):  # a windowed program on Windows has none
            continue
        with suppress(OSError):  # a stream may be neither a file nor a terminal
            stream.reconfigure(errors="replace")
            if sys.platform == "win32" and not stream.isatty():
                stream.reconfigure(encoding="utf-8")


def attach() -> None:
    """Lets a windowed program on Windows write to the terminal from which it was started.

    Without such a terminal, and on other systems, this does nothing.
    """
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes  # only a frozen program needs it

        parent = -1
        if ctypes.windll.kernel32.AttachConsole(parent):
            sys.stdout = sys.stderr = open("CONOUT$", "w", encoding="utf-8")  # noqa: PTH123, SIM115
