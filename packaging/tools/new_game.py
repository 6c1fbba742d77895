# SPDX-License-Identifier: MIT
"""Writes the skeleton of a new game: `make new-game NAME=star_gazers TITLE="Star Gazers"`.

It is a copy of the toy (tests/toy), a small game with all the parts of a game. So it can be played
at once. docs/new-game.md explains it file by file. `--kind tricks` copies Embers (tests/embers)
instead, a game of tricks with suits to follow, a trump and several rounds.
"""

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from wizardtable.core.languages import SOURCE, languages  # noqa: E402 - of this checkout

MAX_TITLE_LETTERS: Final = 30
"""The maximum length of a title, which must fit into the lines of the skeleton."""

MAX_LINE_LETTERS: Final = 100
"""The maximum length of a line."""

CATALOG: Final = Path("wizardtable", "core", "catalog.py")

SPEC: Final = '''\
# SPDX-License-Identifier: MIT
"""{title}. Say here in a sentence what the game is about."""

from pathlib import Path

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.game import GameOption
from wizardtable.core.levels import Opponents
from wizardtable.core.styles import Style
from wizardtable.core.text import N_

SPEC = GameSpec(
    id="{id}",
    package="wizardtable.games.{id}",
    title=N_("{id}", "{title}"),
    pitch=N_("{id}", "Four tricks, high card wins."),
    seats=range(2, 5),
    minutes=(1, 2),
    rules_version=1,
    counts_rounds=True,
    options=(
        GameOption(
            id="double",
            title=N_("{id}", "Double ending"),
            help=N_("{id}", "The last trick counts double."),
        ),
    ),
    levels=Opponents(
        Path(__file__).with_name("levels.toml"),
        (
            N_("{id}", "Plays what first comes to mind."),
            N_("{id}", "Thinks for a moment."),
            N_("{id}", "Thinks a little longer."),
            N_("{id}", "Thinks long."),
            N_("{id}", "Thinks long, with all cores of the computer."),
        ),
    ),
{styles})
'''

LEVELS: Final = """\
# SPDX-License-Identifier: MIT
# The five opponents, weakest first. `Level` in core/agent.py says what each number means.
# These numbers are not measured: `make strength` says whether each level beats the one before.

[apprentice]
iterations = 0
seconds = 1.0
depth = 0

[adept]
iterations = 20
seconds = 1.0
depth = 4

[mage]
iterations = 60
seconds = 1.0
depth = 20

[archmage]
iterations = 200
seconds = 1.0
depth = 20

[grand_magus]
iterations = 200
seconds = 1.0
depth = 20
trees = 0
"""

RULES: Final = {
    "en": """\
# {title} {{#{anchor}}}

## The idea {{#idea}}

Each player has four cards of 1 to 24. There are four tricks; whoever takes the most wins.

## A turn {{#turn}}

The leader plays a card, and the others follow in turn. The highest card takes the trick, and its \
player leads the next one. Before playing a card you may throw one away, face up, and draw another.

## What is reconstructed {{#reconstructed}}

Nothing.
""",
    "fr": """\
# {title} {{#{anchor}}}

## L’idée du jeu {{#idea}}

Chaque joueur a quatre cartes de 1 à 24. On joue quatre plis ; qui en remporte le plus gagne.

## Un tour {{#turn}}

Le premier joueur joue une carte, puis les autres à leur tour. La carte la plus forte remporte le \
pli, et son joueur entame le suivant. Avant de jouer une carte, vous pouvez en défausser une, face \
visible, et en piocher une autre.

## Ce qui est reconstitué {{#reconstructed}}

Rien.
""",
}
"""The rules page by language, all with the same sections; other languages get the English page."""


PAGES: Final = Path(__file__).with_name("tricks")
"""The folder of the rules pages of Embers."""


@dataclass(frozen=True, slots=True)
class Skeleton:
    """A game of the tests that is copied.

    Attributes:
        id: The id, and the name of its folders in `tests` and `tests/games`.
        title: The title.
        classes: The prefix of its class names.
        rules: The rules page by language.
    """

    id: str
    title: str
    classes: str
    rules: dict[str, str]


KINDS: Final = {
    "plain": Skeleton("toy", "Sparks", "Toy", RULES),
    "tricks": Skeleton(
        "embers",
        "Embers",
        "Embers",
        {page.stem: page.read_text(encoding="utf-8") for page in PAGES.glob("*.md")},
    ),
}
"""The game to copy, by the kind of the new game."""


class NewGameError(Exception):
    """Raised if a game cannot be written; the text gives the reason."""


def write(name: str, title: str, root: Path = ROOT, kind: str = "plain") -> list[Path]:
    """Writes the skeleton below `root`, adds it to the catalog there, and returns the files.

    `name` is the id of the game, and the name of its package and folders. `kind` is a key of
    `KINDS`.

    Raises:
        NewGameError: `name` or `title` is unsuitable, or the game exists already.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise NewGameError(f"“{name}” cannot be the id of a game: use a name like star_gazers.")
    if len(title) > MAX_TITLE_LETTERS or not re.fullmatch(r"[^\W_][^\"\\{}#]*", title):
        raise NewGameError(
            f"“{title}” cannot be a title: use at most {MAX_TITLE_LETTERS} signs, no quotes."
        )
    if name in {skeleton.id for skeleton in KINDS.values()}:
        raise NewGameError(f"“{name}” is a game of the tests: use another name.")
    folder = root / "wizardtable" / "games" / name
    if folder.exists() or f'"{name}":' in (root / CATALOG).read_text(encoding="utf-8"):
        raise NewGameError(f"There is a game “{name}” already.")
    files = dict(_files(folder, name, title, root, KINDS[kind]))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    _tidy([path for path in files if path.suffix == ".py"])
    _add_to_catalog(root / CATALOG, name)
    return list(files)


def _files(
    folder: Path, name: str, title: str, root: Path, kind: Skeleton
) -> Iterator[tuple[Path, str]]:
    """Yields the files of a game with their texts; files that the toy lacks come from templates."""
    game, tests = ROOT / "tests" / kind.id, ROOT / "tests" / "games" / kind.id
    if kind.id == "toy":
        styles = _style_lines((game / "__init__.py").read_text(encoding="utf-8"))
        styles = styles.replace('"toy"', f'"{name}"')
        yield folder / "levels.toml", LEVELS
        yield folder / "__init__.py", SPEC.format(id=name, title=title, styles=styles)
    for source, target in ((game, folder), (tests, root / "tests" / "games" / name)):
        for path in sorted(source.rglob("*")):
            if path.suffix in (".py", ".toml") and path != ROOT / "tests" / "toy" / "__init__.py":
                text = path.read_text(encoding="utf-8")
                yield target / path.relative_to(source), _with_new_names(text, kind, name, title)
    for language in languages():
        text = kind.rules.get(language, kind.rules[SOURCE])
        page = root / "resources" / "rules" / language / f"{name}.md"
        yield page, text.format(anchor=name.replace("_", "-"), title=title)


def _with_new_names(text: str, kind: Skeleton, name: str, title: str) -> str:
    """Returns the text of a copied file with the names of the new game."""
    text = text.replace(f"tests.{kind.id}", f"wizardtable.games.{name}")
    text = text.replace(f'"{kind.id}"', f'"{name}"').replace(f"tests/{kind.id}", name)
    prefix = rf"\b({kind.classes}|{kind.title})(?=[A-Z])"
    text = re.sub(prefix, "".join(map(str.capitalize, name.split("_"))), text)
    return text.replace(kind.title, title)


def _style_lines(spec: str) -> str:
    """Returns the lines of the toy's SPEC with the words about its styles."""
    start = spec.index("    styles=(")
    return spec[start : spec.index("\n    ),\n", start) + len("\n    ),\n")]


def _tidy(paths: Sequence[Path]) -> None:
    """Sorts the imports and breaks the lines again, because the new names have other lengths."""
    for arguments in (("check", "--quiet", "--fix", "--select", "I"), ("format", "--quiet")):
        command = [sys.executable, "-m", "ruff", *arguments]
        config = ("--config", str(ROOT / "pyproject.toml"))
        subprocess.run([*command, *config, *map(str, paths)], check=True)
    for path in paths:
        lines = path.read_text(encoding="utf-8").splitlines()
        path.write_text("".join(f"{_wrapped(line)}\n" for line in lines), encoding="utf-8")


def _wrapped(line: str) -> str:
    """Returns a line of a docstring or comment as two lines if it is too long."""
    start = re.match(r" *(#\ )?", line)
    if (
        len(line) <= MAX_LINE_LETTERS
        or start is None
        or not (start[1] or line.lstrip().startswith('"""'))
    ):
        return line
    end = line.rindex(" ", 0, MAX_LINE_LETTERS)
    return f"{line[:end]}\n{start[0]}{line[end + 1 :]}"


def _add_to_catalog(catalog: Path, name: str) -> None:
    """Adds the game at the end of the catalog."""
    text = catalog.read_text(encoding="utf-8")
    start = text.index("GAMES = {")
    end = text.index("\n}\n", start) + 1
    line = f'    "{name}": "wizardtable.games.{name}",\n'
    catalog.write_text(text[:end] + line + text[end:], encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Writes a game and prints the next steps; returns the exit code."""
    parser = argparse.ArgumentParser(description="Write the skeleton of a new game.")
    parser.add_argument("name", help="its id, such as star_gazers")
    parser.add_argument("title", nargs="?", help="its title (default: made of the id)")
    parser.add_argument(
        "--kind", choices=KINDS, default="plain", help="tricks: with suits and trump"
    )
    options = parser.parse_args(arguments)
    title = options.title or options.name.replace("_", " ").title()
    try:
        files = write(options.name, title, kind=options.kind)
    except NewGameError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{title} has {len(files)} files, and a line in {CATALOG}.")
    print("docs/new-game.md says what to make of each file, and what comes next:")
    print("  make translations   then write the French sentences in translations/wizardtable_fr.ts")
    print(f"  make playthroughs GAME={options.name}   then read tests/contract/playthroughs")
    print(f"  {sys.executable} -m tests.saves.corpus")
    names = f"{options.name} or test_rooms or test_translations"
    print(f'  {sys.executable} -m pytest -q -k "{names}"')
    return 0


if __name__ == "__main__":
    sys.exit(main())
