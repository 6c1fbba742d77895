# SPDX-License-Identifier: MIT
"""The command `wizardtable`. Every worker imports this module, so only `main` imports Qt."""

import os
import sys
from collections.abc import Sequence

from wizardtable import __version__, terminal
from wizardtable.first_words import system_language
from wizardtable.options import OptionError, Options, parse, usage


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program and returns its exit code: 0, 1 if it cannot run, 2 for a wrong command."""
    if getattr(sys, "frozen", False):  # only a frozen program's workers start here
        from multiprocessing import freeze_support  # slow to load

        freeze_support()
    terminal.prepare_streams()
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
    except OptionError as problem:
        return _fail(str(problem), 2)
    language = options.language or system_language()
    if options.speaks:
        terminal.attach()
    if options.show_help:
        print(usage(language))
        return 0
    if options.show_version:
        print(f"wizardtable {__version__}")
        return 0
    return _run(options, language)


def _run(options: Options, language: str) -> int:
    from wizardtable.system import NotReadyError, check_qt  # not for --help

    if options.unseen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
        if sys.platform == "win32":  # elsewhere Qt asks the system for its fonts
            fonts = f"{os.environ.get('SYSTEMROOT', '')}\\Fonts"
            os.environ.setdefault("QT_QPA_FONTDIR", fonts)
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
    terminal.attach()
    if sys.stderr is not None:  # a windowed program on Windows has none
        print(sentence, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
