# SPDX-License-Identifier: MIT
"""Finds the wheels that another Python than the running one needs, in pip's package index.

A requirement may depend on the Python version and on the system. pip decides that by the Python
that runs pip. So this module decides it by the Python for which the wheels are, for the given
requirements and for those of every wheel.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pip._vendor.packaging.markers import default_environment
from pip._vendor.packaging.requirements import Requirement

Wheel = dict[str, Any]
"""A wheel as pip's installation report describes it."""


@dataclass(frozen=True)
class Runtime:
    """A Python for which wheels are wanted.

    Attributes:
        python: The version, such as "3.13".
        platforms: The platform tags of suitable wheels.
        variables: The values of variables in requirement markers that differ from those of
            CPython of this version on Linux.
    """

    python: str
    platforms: tuple[str, ...]
    variables: dict[str, str]

    def environment(self) -> dict[str, str]:
        """Returns the values of all variables in requirement markers."""
        return {
            **{name: str(value) for name, value in default_environment().items()},
            "implementation_name": "cpython",
            "implementation_version": f"{self.python}.0",
            "os_name": "posix",
            "platform_machine": "x86_64",
            "platform_python_implementation": "CPython",
            "platform_system": "Linux",
            "python_full_version": f"{self.python}.0",
            "python_version": self.python,
            "sys_platform": "linux",
            **self.variables,
        }

    def applying(self, requirements: Iterable[str], extras: Iterable[str] = ()) -> list[str]:
        """Returns the requirements that hold in this Python, without their markers.

        `extras` are the extras of the package that has the requirements.
        """
        results = []
        for requirement in map(Requirement, requirements):
            marker, requirement.marker = requirement.marker, None
            environments = [self.environment() | {"extra": extra} for extra in ("", *extras)]
            if marker is None or any(map(marker.evaluate, environments)):
                results.append(str(requirement))
        return results

    def options(self) -> list[str]:
        """Returns the options by which pip takes only wheels for this Python."""
        kinds = [f"--platform={platform}" for platform in self.platforms]
        return ["--only-binary=:all:", "--no-deps", f"--python-version={self.python}", *kinds]

    def find(self, requirements: Iterable[str]) -> list[Wheel]:
        """Finds wheels for the requirements, and for the requirements of these wheels.

        Raises:
            subprocess.CalledProcessError: pip finds no suitable wheels.
        """
        needed = set(self.applying(requirements))
        while True:
            wheels = self._report(sorted(needed))
            more = {text for wheel in wheels for text in self._required_by(wheel, needed)}
            if more <= needed:
                return wheels
            needed |= more

    def _report(self, requirements: list[str]) -> list[Wheel]:
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder, "report.json")
            command = [sys.executable, "-m", "pip", "install", "-qq", *self.options()]
            dry = ["--dry-run", "--ignore-installed", f"--target={folder}", f"--report={report}"]
            subprocess.run([*command, *dry, *requirements], check=True)
            wheels: list[Wheel] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return wheels

    def _required_by(self, wheel: Wheel, needed: Iterable[str]) -> list[str]:
        """Returns the requirements of a wheel here, with the extras that are needed of it."""
        metadata = wheel["metadata"]
        own_name = _plain(metadata["name"])
        extras = {
            extra
            for requirement in map(Requirement, needed)
            if _plain(requirement.name) == own_name
            for extra in requirement.extras
        }
        return self.applying(metadata.get("requires_dist", []), extras)


def _plain(name: str) -> str:
    """Returns a package's name in the form in which names are compared."""
    return name.lower().replace("_", "-").replace(".", "-")
