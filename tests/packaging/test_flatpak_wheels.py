# SPDX-License-Identifier: MIT
"""The wheels of the Flatpak suit the Python of its runtime, whichever Python downloads them."""

import sys
import tomllib
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.helpers import script

ROOT = Path(__file__).parents[2]

RUNNING_PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"

INDEX = {
    "one": ["two>=2; python_version >= '3.13'", "old; python_version < '3.13'"],
    "two": ["three[fast]; sys_platform == 'linux'", "windows; sys_platform == 'win32'"],
    "three": ["quick; extra == 'fast'", "slow; extra == 'slow'", "two<3"],
    "quick": [],
}
"""The requirements of the packages in an invented index."""


@pytest.fixture
def wheels() -> ModuleType:
    return script("flatpak/wheels")


@pytest.fixture
def asked(wheels: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Returns the requirements of every download; a pip with the invented index answers."""
    downloads: list[list[str]] = []

    def run(command: list[str], check: bool) -> SimpleNamespace:
        assert "--no-deps" in command and "--python-version=3.13" in command
        folder = Path(next(text for text in command if text.startswith("--dest="))[7:])
        folder.mkdir(parents=True)
        wanted = [text for text in command[command.index("download") :] if text[0].isalpha()][1:]
        downloads.append(wanted)
        for name in {text.partition("[")[0].rstrip("<>=23") for text in wanted}:
            with zipfile.ZipFile(folder / f"{name}-2-py3-none-any.whl", "w") as archive:
                needs = "".join(f"Requires-Dist: {text}\n" for text in INDEX[name])
                archive.writestr(f"{name}-2.dist-info/METADATA", f"Name: {name}\n{needs}\nText")
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(wheels.subprocess, "run", run)
    return downloads


def test_requirements_of_wheels_follow_the_runtime_and_their_extras(
    wheels: ModuleType, asked: list[list[str]], tmp_path: Path
) -> None:
    assert wheels.fetch(["one"], tmp_path / "wheels") == 0
    assert asked[-1] == ["one", "quick", "three[fast]", "two<3", "two>=2"]
    assert len(list((tmp_path / "wheels").iterdir())) == 4


def test_a_download_that_fails_ends_the_work(
    wheels: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = SimpleNamespace(returncode=1)
    monkeypatch.setattr(wheels.subprocess, "run", lambda *_, **__: failed)
    assert wheels.fetch(["one"], tmp_path / "wheels") == 1


def test_the_project_needs_of_qt_what_suits_the_runtime(wheels: ModuleType) -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        needed = tomllib.load(file)["project"]["dependencies"]
    requirements = wheels.applying(needed)
    (qt,) = (requirement for requirement in requirements if requirement.startswith("pyside6"))
    assert "<6.13" in qt, f"the requirement is for Python {RUNNING_PYTHON}"
    assert any(requirement.startswith("miniaudio") for requirement in requirements)
    assert not any(";" in requirement for requirement in requirements)


def test_the_runtime_of_the_wheels_is_that_of_the_manifest(wheels: ModuleType) -> None:
    manifest = (ROOT / "packaging/flatpak/io.wizardtable.Wizardtable.yml").read_text()
    assert f"python{wheels.PYTHON}/site-packages" in manifest
