# SPDX-License-Identifier: MIT
"""Runs commands of the lab, which is in the sources but not in an installed program."""

import sys
from collections.abc import Sequence
from importlib import import_module


def run_lab_command(name: str, arguments: Sequence[str] | None) -> int:
    """Runs the lab's module with this name and returns its exit code.

    Without the lab, the function prints a sentence that says where the lab is, and returns 2. With
    `arguments` None, the module gets those of the command line.
    """
    module = f"lab.{name}"
    try:
        command = import_module(module)
    except ModuleNotFoundError as error:
        if error.name not in {"lab", module}:
            raise
        print(
            "This command needs the lab, which is not part of the installed program: run it in a "
            "checkout of the sources, from the folder that contains “lab”.",
            file=sys.stderr,
        )
        return 2
    code: int = command.main(arguments)
    return code
