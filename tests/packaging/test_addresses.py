# SPDX-License-Identifier: MIT
"""Tests that the project's addresses come from one table, and that unknown ones are left out."""

from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from tests.helpers import script

ROOT = Path(__file__).parents[2]

ALL_ADDRESSES = {
    "homepage": "https://example.org/",
    "tracker": "https://example.org/issues",
    "source": "https://example.org/blob/main",
    "pictures": "https://example.org/raw/",
    "screenshots": "https://example.org/raw",
    "contact": "us@example.org",
}

README_TEXT = (
    "# Us\n\n![The lobby](docs/lobby.webp)\n\nRead [how](CONTRIBUTING.md), [more](https://x.org).\n"
)


@pytest.fixture
def addresses() -> ModuleType:
    return script("addresses")


def table(addresses: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    (folder / "pyproject.toml").write_text(f"[tool.wizardtable.addresses]\n{line}\n")
    monkeypatch.setattr(addresses, "ROOT", folder)


def test_a_package_index_gets_pictures_and_links_that_lead_somewhere(
    addresses: ModuleType,
) -> None:
    shown = addresses.readme(README_TEXT, ALL_ADDRESSES)
    assert "![The lobby](https://example.org/raw/docs/lobby.webp)" in shown
    assert "[how](https://example.org/blob/main/CONTRIBUTING.md), [more](https://x.org)" in shown


def test_without_addresses_no_picture_and_no_link_leads_nowhere(addresses: ModuleType) -> None:
    assert addresses.readme(README_TEXT, {}) == "# Us\n\nRead how, [more](https://x.org).\n"
    assert addresses.urls({}) == {}
    assert addresses.metainfo({}) == ""


def test_stores_get_every_address(addresses: ModuleType) -> None:
    component = ElementTree.fromstring(
        f"<component>{addresses.metainfo(ALL_ADDRESSES)}</component>"
    )
    assert {url.get("type"): url.text for url in component.iter("url")} == {
        "homepage": ALL_ADDRESSES["homepage"],
        "bugtracker": ALL_ADDRESSES["tracker"],
        "vcs-browser": ALL_ADDRESSES["source"],
    }
    pictures = [image.text or "" for image in component.iter("image")]
    assert [picture for picture in pictures if "//docs" in picture] == []
    for picture in pictures:
        assert (ROOT / picture.removeprefix("https://example.org/raw/")).exists()
    assert component.findtext("update_contact") == ALL_ADDRESSES["contact"]


def test_missing_addresses_are_named(
    addresses: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    table(addresses, tmp_path, monkeypatch, 'homepage = "https://example.org"\ntracker = ""')
    assert addresses.main() == 0
    output = capsys.readouterr().out
    assert "tracker (where errors are reported)" in output
    assert "homepage" not in output


@pytest.mark.parametrize("line", ['homepgae = "https://x.org"', 'contact = "nobody"'])
def test_a_typing_error_in_the_table_is_told(
    addresses: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    table(addresses, tmp_path, monkeypatch, line)
    with pytest.raises(ValueError, match=r"pyproject\.toml"):
        addresses.addresses()
