# SPDX-License-Identifier: MIT
"""Tests that the wheels for another Python, such as the Flatpak's, suit that Python, whichever
Python looks for them."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import Mock

import pytest

from tests.helpers import script

ROOT = Path(__file__).parents[2]

RUNNING_PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"

REQUIREMENTS_BY_PACKAGE = {
    "one": ["two>=2; python_version >= '3.13'", "old; python_version < '3.13'"],
    "two": ["three[fast]; sys_platform == 'linux'", "windows; sys_platform == 'win32'"],
    "three": ["quick; extra == 'fast'", "slow; extra == 'slow'", "two<3"],
    "quick": [],
}
"""The requirements of the packages in an invented index."""


def described(name: str) -> dict[str, Any]:
    """Returns a wheel of the invented index as pip's report describes it."""
    return {
        "metadata": {"name": name, "requires_dist": REQUIREMENTS_BY_PACKAGE[name]},
        "download_info": {
            "url": f"https://index.example/{name}-2-py3-none-any.whl",
            "archive_info": {"hashes": {"sha256": name * 2}},
        },
    }


@pytest.fixture
def wheels() -> ModuleType:
    return script("flatpak/wheels")


@pytest.fixture
def asked(wheels: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Returns the list of the requirements of every download; a fake pip with the invented index
    answers."""
    downloads: list[list[str]] = []

    def run(command: list[str], check: bool) -> None:
        assert check and "--no-deps" in command and "--python-version=3.13" in command
        report = Path(next(text for text in command if text.startswith("--report="))[9:])
        wanted = [text for text in command[command.index("install") :] if text[0].isalpha()][1:]
        downloads.append(wanted)
        names = sorted({text.partition("[")[0].rstrip("<>=23") for text in wanted})
        report.write_text(json.dumps({"install": [described(name) for name in names]}))

    monkeypatch.setattr(subprocess, "run", run)
    return downloads


def test_requirements_of_wheels_follow_the_runtime_and_their_extras(
    wheels: ModuleType, asked: list[list[str]]
) -> None:
    found = wheels.RUNTIME.find(["one"])
    assert asked[-1] == ["one", "quick", "three[fast]", "two<3", "two>=2"]
    assert len(found) == 4


def test_a_search_that_fails_ends_the_work(
    wheels: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        subprocess, "run", Mock(side_effect=subprocess.CalledProcessError(1, "pip"))
    )
    assert wheels.main() == 1


def test_requirements_follow_the_system_for_which_the_wheels_are(wheels: ModuleType) -> None:
    windows = {"sys_platform": "win32", "platform_machine": "AMD64"}
    runtime = type(wheels.RUNTIME)("3.11", ("win_amd64",), windows)
    needed = ["pefile; sys_platform == 'win32'", "curses; sys_platform == 'linux'"]
    assert runtime.applying(needed) == ["pefile"]


def test_every_wheel_has_its_address_and_its_checksum(
    wheels: ModuleType, asked: list[list[str]]
) -> None:
    found = wheels.RUNTIME.find(["quick"])
    (source,) = map(wheels.source, found)
    assert source["url"].endswith("quick-2-py3-none-any.whl")
    assert source["sha256"] == "quickquick"
    assert source["type"] == "file" and source["dest"] == "wheels"


def test_the_project_needs_of_qt_what_suits_the_runtime(wheels: ModuleType) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    requirements = wheels.RUNTIME.applying(needed)
    (qt,) = (requirement for requirement in requirements if requirement.startswith("pyside6"))
    assert "<6.13" in qt, f"the requirement is for Python {RUNNING_PYTHON}"
    assert any(requirement.startswith("miniaudio") for requirement in requirements)
    assert not any(";" in requirement for requirement in requirements)


def test_the_runtime_of_the_wheels_is_that_of_the_manifest(wheels: ModuleType) -> None:
    manifest = (ROOT / "packaging/flatpak/io.wizardtable.Wizardtable.yml").read_text()
    assert f"python{wheels.RUNTIME.python}/site-packages" in manifest
