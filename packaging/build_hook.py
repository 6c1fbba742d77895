# SPDX-License-Identifier: MIT
"""Compiles the translations into a wheel, since `.qm` files are not kept in git."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds `wizardtable/translations/*.qm` to every wheel except an editable one."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs Qt's lrelease on each `.ts`; an editable install uses the files of `make`."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        for source in sorted(Path(self.root, "translations").glob("*.ts")):
            compiled = Path(self._folder.name, source.with_suffix(".qm").name)
            lrelease(source, compiled)
            build_data["force_include"][str(compiled)] = f"wizardtable/translations/{compiled.name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Removes the compiled translations."""
        if version != "editable":
            self._folder.cleanup()


def lrelease(source: Path, target: Path) -> None:
    """Compiles one `.ts` file.

    Raises:
        subprocess.CalledProcessError: The translation is unfinished.
    """

    code = "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.exit(lrelease())"
    command = [sys.executable, "-c", code, "-fail-on-unfinished", "-silent", str(source)]
    subprocess.run([*command, "-qm", str(target)], check=True)
