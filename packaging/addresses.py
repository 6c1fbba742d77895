# SPDX-License-Identifier: MIT
"""The project's addresses, from one table in pyproject.toml; empty ones are left out everywhere.

Run as a program, it names the missing ones.
"""

import re
import sys
import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

USES = {
    "homepage": "the home page",
    "tracker": "where errors are reported",
    "source": "where the sources are read; links in README.md begin with it",
    "pictures": "where the pictures of README.md are; their paths follow it",
    "screenshots": "where the pictures for stores are; docs/lobby.webp and others follow it",
    "contact": "the mail address of the maintainers",
}
"""The use of each address."""

SCREENSHOTS = {
    "docs/lobby.webp": "The lobby",
    "docs/hint.webp": "A hint, and what it was compared with",
    "docs/learn.webp": "A guided first game",
    "docs/by-day.webp": "A table in the light theme",
}
"""The pictures that a store shows, with their captions, in order."""


def addresses() -> dict[str, str]:
    """Returns the addresses that are filled in, by their names in `USES`.

    Raises:
        ValueError: The table has a name without a use, or a value that is no address.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["wizardtable"]["addresses"]
    for name, value in table.items():
        if name not in USES:
            raise ValueError(f"pyproject.toml: nobody uses the address {name}.")
        pattern = r"[^@\s]+@[^@\s]+" if name == "contact" else r"https://\S+"
        if value and not re.fullmatch(pattern, value):
            raise ValueError(f"pyproject.toml: {value} is no address for {name}.")
    return {name: value for name, value in table.items() if value}


def urls(filled: dict[str, str]) -> dict[str, str]:
    """Returns the addresses as a package index shows them."""
    titles = {"homepage": "Homepage", "tracker": "Issues", "source": "Source"}
    return {title: filled[name] for name, title in titles.items() if name in filled}


def readme(text: str, filled: dict[str, str]) -> str:
    """Returns README.md for a package index, where its relative links and pictures lead nowhere.

    They get the project's address. Without one, pictures are left out and links become plain words.
    """

    def placed(match: re.Match[str]) -> str:
        mark, words, path = match.groups()
        base = filled.get("pictures" if mark else "source")
        if base:
            return f"{mark}[{words}]({base.rstrip('/')}/{path})"
        return "" if mark else words

    placed_text = re.sub(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)", placed, text)
    return re.sub(r"\n{3,}", "\n\n", placed_text)


def metainfo(filled: dict[str, str]) -> str:
    """Returns the addresses in AppStream's format, one per line."""
    kinds = {"homepage": "homepage", "tracker": "bugtracker", "source": "vcs-browser"}
    lines = [
        f'  <url type="{kind}">{escape(filled[name])}</url>'
        for name, kind in kinds.items()
        if name in filled
    ]
    if base := filled.get("screenshots"):
        lines.append("  <screenshots>")
        for number, (path, caption) in enumerate(SCREENSHOTS.items()):
            kind = ' type="default"' if not number else ""
            address = escape(f"{base.rstrip('/')}/{path}")
            lines.append(f"    <screenshot{kind}>")
            lines.append(f"      <caption>{escape(caption)}</caption>")
            lines.append(f"      <image>{address}</image>\n    </screenshot>")
        lines.append("  </screenshots>")
    if contact := filled.get("contact"):
        lines.append(f"  <update_contact>{escape(contact)}</update_contact>")
    return "\n".join(lines)


def main() -> int:
    """Names the missing addresses; returns 0, because a package can do without them."""
    filled = addresses()
    missing = [f"{name} ({use})" for name, use in USES.items() if name not in filled]
    if missing:
        print(
            "The packages leave out these addresses, which are empty in pyproject.toml, "
            f"[tool.wizardtable.addresses]: {', '.join(missing)}."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
