# SPDX-License-Identifier: MIT
"""The project's addresses, from one table in pyproject.toml; an empty one is left out everywhere.

Run by itself it says which are missing.
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
"""What each address is for."""

SCREENSHOTS = {
    "docs/lobby.webp": "The lobby",
    "docs/hint.webp": "A hint, and what it was compared with",
    "docs/learn.webp": "A guided first game",
    "docs/by-day.webp": "A table in the light theme",
}
"""The pictures that a store shows, with their captions, the first one first."""


def addresses() -> dict[str, str]:
    """The addresses that are known, by their names in USES.

    Raises ValueError for one that nobody uses, or that is no address.
    """
    with (ROOT / "pyproject.toml").open("rb") as file:
        table = tomllib.load(file)["tool"]["wizardtable"]["addresses"]
    for name, value in table.items():
        if name not in USES:
            raise ValueError(f"pyproject.toml: nobody uses the address {name}.")
        right = r"[^@\s]+@[^@\s]+" if name == "contact" else r"https://\S+"
        if value and not re.fullmatch(right, value):
            raise ValueError(f"pyproject.toml: {value} is no address for {name}.")
    return {name: value for name, value in table.items() if value}


def urls(known: dict[str, str]) -> dict[str, str]:
    """The addresses as a package index shows them."""
    titles = {"homepage": "Homepage", "tracker": "Issues", "source": "Source"}
    return {title: known[name] for name, title in titles.items() if name in known}


def readme(text: str, known: dict[str, str]) -> str:
    """README.md as a package index shows it, away from its pictures and from what it links to:
    they get their address, or are left out and leave their words."""

    def placed(match: re.Match[str]) -> str:
        mark, words, path = match.groups()
        base = known.get("pictures" if mark else "source")
        if base:
            return f"{mark}[{words}]({base.rstrip('/')}/{path})"
        return "" if mark else words

    changed = re.sub(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)", placed, text)
    return re.sub(r"\n{3,}", "\n\n", changed)


def metainfo(known: dict[str, str]) -> str:
    """The addresses as AppStream wants them, a line each."""
    kinds = {"homepage": "homepage", "tracker": "bugtracker", "source": "vcs-browser"}
    lines = [
        f'  <url type="{kind}">{escape(known[name])}</url>'
        for name, kind in kinds.items()
        if name in known
    ]
    if base := known.get("screenshots"):
        lines.append("  <screenshots>")
        for number, (path, caption) in enumerate(SCREENSHOTS.items()):
            kind = ' type="default"' if not number else ""
            address = escape(f"{base.rstrip('/')}/{path}")
            lines.append(f"    <screenshot{kind}>")
            lines.append(f"      <caption>{escape(caption)}</caption>")
            lines.append(f"      <image>{address}</image>\n    </screenshot>")
        lines.append("  </screenshots>")
    if contact := known.get("contact"):
        lines.append(f"  <update_contact>{escape(contact)}</update_contact>")
    return "\n".join(lines)


def main() -> int:
    """Say which addresses are missing; gives 0, for a package can be made without them."""
    known = addresses()
    missing = [f"{name} ({use})" for name, use in USES.items() if name not in known]
    if missing:
        print(
            "The packages leave out these addresses, which are empty in pyproject.toml, "
            f"[tool.wizardtable.addresses]: {', '.join(missing)}."
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
