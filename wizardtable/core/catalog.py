# SPDX-License-Identifier: MIT
"""The games by id. A game is imported when it is first asked for.

>>> get("anludim").seats
range(2, 6)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wizardtable.core.agent import AnyBrain, Level
from wizardtable.core.conduct import PLAIN as PLAIN_CONDUCT
from wizardtable.core.conduct import Conduct
from wizardtable.core.game import AnyRules, AnyWording, GameOption
from wizardtable.core.lesson import Lesson
from wizardtable.core.styles import PLAIN, Style
from wizardtable.core.text import Message

if TYPE_CHECKING:
    from wizardtable.core.achievements.achievement import Achievement
    from wizardtable.core.house import House
    from wizardtable.core.teaching.findings import Finders
    from wizardtable.core.teaching.problem import ProblemFile, Problems
    from wizardtable.core.term_table import Term

GAMES = {
    "anludim": "wizardtable.games.anludim",
    "zavandor": "wizardtable.games.zavandor",
    "elfenwizards": "wizardtable.games.elfenwizards",
    "wizards_gambit": "wizardtable.games.wizards_gambit",
}
"""The package of each game by its id, in the order of the lobby. A package defines `SPEC`."""


class UnknownGame(KeyError):  # noqa: N818 - says what is unknown
    """Raised if no game has this id."""


@dataclass(frozen=True)
class GameSpec:
    """What the program needs to know to offer a game. Rules, brain, wording, view, lessons and
    weights are imported when they are first asked for.

    Attributes:
        id: the id of the game, a name for files: lower case, with underscores.
        package: the package, such as "wizardtable.games.anludim".
        title: the name of the game.
        pitch: one or two sentences for the lobby.
        seats: the possible numbers of seats.
        minutes: how long a game takes, from and to.
        rules_version: written into saves, from 1. Raise it if an old save would replay
            differently.
        options: the options of the new-game dialog.
        levels: the levels of opponents, weakest first.
        secrets: whether seats hide something from each other, so that several people at one
            screen need a curtain.
        counts_rounds: whether `Wording.turn` counts rounds of all seats instead of single turns.
        colours: by seat a pair of "#rrggbb" (for the dark theme, for the light one), if the
            game's own pieces have these colours; empty for the colours of the program.
        has_house: whether players can write a file of their own for the game, see `house`.
        styles: what the styles are called in this game and how they show, without the balanced one.
        recounted: names of attributes of the state that an earlier version computed differently
            under the same rules version. A save may differ in these. If play goes on differently
            because of it, other attributes soon differ too, and that is noticed.
    """

    id: str
    package: str
    title: Message
    pitch: Message
    seats: range
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[GameOption, ...]
    levels: Sequence[Level]
    secrets: bool = True
    counts_rounds: bool = False
    colours: tuple[tuple[str, str], ...] = ()
    has_house: bool = False
    styles: tuple[Style, ...] = ()
    recounted: frozenset[str] = frozenset()

    @cached_property
    def rules(self) -> AnyRules:
        """The rules: `RULES` of the game's module `rules.rules`."""
        rules: AnyRules = self._load("rules.rules", "RULES")
        return rules

    @cached_property
    def brain(self) -> AnyBrain:
        """What the game teaches the search: `BRAIN` of the game's module `mind.brain`."""
        brain: AnyBrain = self._load("mind.brain", "BRAIN")
        return brain

    @cached_property
    def weights(self) -> object:
        """The numbers that the brain judges by: `WEIGHTS` of the game's module `mind.weights`. See
        `core.tuned`."""
        weights: object = self._load("mind.weights", "WEIGHTS")
        return weights

    @cached_property
    def wording(self) -> AnyWording:
        """The sentences: `WORDING` of the game's module `text.wording`."""
        wording: AnyWording = self._load("text.wording", "WORDING")
        return wording

    @cached_property
    def view(self) -> Any:  # a table.game_view.GameView; core may not import Qt, so not its type
        """What the game shows: `VIEW` of the game's package `view`, which imports Qt."""
        return self._load("view", "VIEW")

    @cached_property
    def house(self) -> "House | None":
        """What players can write for the game: `HOUSE` of the game's module `custom_deck.reader`;
        None unless `has_house`."""
        house: House | None = self._load("custom_deck.reader", "HOUSE") if self.has_house else None
        return house

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons, the guided first game before the others: `LESSONS` of the game's module
        `text.lessons`."""
        lessons: tuple[Lesson, ...] = self._load("text.lessons", "LESSONS")
        return lessons

    def lesson(self, lesson_id: str) -> Lesson:
        """Returns the lesson with this id. Raises KeyError if there is none."""
        for lesson in self.lessons:
            if lesson.id == lesson_id:
                return lesson
        raise KeyError(lesson_id)

    @cached_property
    def conduct(self) -> Conduct:
        """What the game says of moves without a choice, of standing orders and of giving up:
        `CONDUCT` of its module `text.conduct`, if it has one."""
        if find_spec(f"{self.package}.text.conduct") is None:
            return PLAIN_CONDUCT
        conduct: Conduct = self._load("text.conduct", "CONDUCT")
        return conduct

    def situation(self, observation: Any, names: Sequence[str]) -> Message | None:
        """Returns in a sentence or two what the viewer has and what threatens them, the points
        apart: `situation` of the game's module `text.situation`; None if it has none."""
        if find_spec(f"{self.package}.text.situation") is None:
            return None
        said: Message = self._load("text.situation", "situation")(observation, names)
        return said

    @cached_property
    def finders(self) -> "Finders":
        """What looks for something to learn in a finished match: `FINDERS` of the game's module
        `text.findings`."""
        finders: Finders = self._load("text.findings", "FINDERS")
        return finders

    @cached_property
    def problems(self) -> "Problems | None":
        """What the game knows of its problems: `PROBLEMS` of its module `mind.problems`; None if it
        has none."""
        if find_spec(f"{self.package}.mind.problems") is None:
            return None
        found: Problems = self._load("mind.problems", "PROBLEMS")
        return found

    def problem_file(self) -> "ProblemFile":
        """Returns the problems that come with the game. Raises ProblemsError if they cannot be
        read."""
        from wizardtable.core.teaching import problem  # noqa: PLC0415 - seldom needed

        package = Path(str(import_module(self.package).__file__)).parent
        return problem.read(self, problem.path_of(package))

    @cached_property
    def achievements(self) -> "tuple[Achievement, ...]":
        """What can be achieved at the game: `ACHIEVEMENTS` of its module `text.achievements`, if it
        has one."""
        if find_spec(f"{self.package}.text.achievements") is None:
            return ()
        found: tuple[Achievement, ...] = self._load("text.achievements", "ACHIEVEMENTS")
        return found

    def terms(self, language: str) -> "tuple[Term, ...]":
        """Returns the terms of the game in a language, from its tables in `text/terms`."""
        from wizardtable.core import term_table  # noqa: PLC0415 - only the glossary needs it

        package = Path(str(import_module(self.package).__file__)).parent
        return term_table.read(term_table.folder(package), language)

    def level(self, level_id: str) -> Level:
        """Returns the level with this id. Raises KeyError if there is none."""
        for level in self.levels:
            if level.id == level_id:
                return level
        raise KeyError(level_id)

    def style(self, style_id: str) -> Style:
        """Returns the style as this game shows it; `PLAIN` for an unknown one."""
        return next((style for style in self.styles if style.id == style_id), PLAIN)

    def _load(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)


def get(game_id: str) -> GameSpec:
    """Returns the game with this id. Raises UnknownGame if there is none."""
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    spec: GameSpec = import_module(GAMES[game_id]).SPEC
    return spec


def all() -> Iterator[GameSpec]:  # noqa: A001 - read as catalog.all()
    """Returns every game, in the order of the lobby."""
    return (get(game_id) for game_id in GAMES)
