# SPDX-License-Identifier: MIT
"""The command `wizardtable`. Every worker imports this module, so only `main` imports Qt."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from wizardtable import __version__
from wizardtable.first_words import system_language
from wizardtable.options import OptionError, Options, parse, usage


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit code: 0, 1 if it cannot run, 2 for a wrong command."""
    if getattr(sys, "frozen", False):  # only a frozen program's workers start here
        from multiprocessing import freeze_support  # slow to load

        freeze_support()
    _replace_missing_letters()
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
    except OptionError as problem:
        return _fail(str(problem), 2)
    language = options.language or system_language()
    if options.show_help:
        print(usage(language))
        return 0
    if options.show_version:
        print(f"wizardtable {__version__}")
        return 0
    return _run(options, language)


def _replace_missing_letters() -> None:
    """Lets the terminal drop letters that its encoding lacks, instead of ending the program.

    An example is a no-break space in EUC-JP.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a windowed program on Windows has none
            with suppress(OSError):  # a stream may be neither a file nor a terminal
                stream.reconfigure(errors="replace")


def _run(options: Options, language: str) -> int:
    from wizardtable.system import NotReadyError, check_qt  # not for --help

    if options.unseen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    try:
        check_qt(language)
    except NotReadyError as problem:
        return _fail(str(problem), 1)
    from wizardtable.app import CannotStart, run  # imports Qt

    try:
        return run(options, language)
    except CannotStart as problem:
        return _fail(str(problem), 1)


def _fail(sentence: str, code: int) -> int:
    if sys.stderr is not None:  # a windowed program on Windows has none
        print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
