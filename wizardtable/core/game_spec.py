# SPDX-License-Identifier: MIT
"""The description of a game: the facts that the lobby shows, and access to the game's parts.

Each game's package defines a `GameSpec` as its `SPEC`; `core.catalog` finds it by the game's id.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wizardtable.core import game, term_table
from wizardtable.core.agent import AnyBrain, Level
from wizardtable.core.conduct import PLAIN_CONDUCT, Conduct
from wizardtable.core.jsontext import CodecError
from wizardtable.core.lesson import Lesson
from wizardtable.core.own_files import OwnFileReader
from wizardtable.core.styles import BALANCED_STYLE, Style
from wizardtable.core.term_table import Term
from wizardtable.core.text import Message


@dataclass(frozen=True)
class GameSpec:
    """A game as the program offers it.

    The parts of the game, such as its rules and its view, are imported when they are first needed.

    >>> from wizardtable.core import catalog, game
    >>> spec = catalog.get("anludim")
    >>> str(spec.title), spec.seats, spec.level("mage").id
    ('Anludim', range(2, 6), 'mage')
    >>> state = spec.rules.deal(game.Setup(seats=3), seed=1)
    >>> len(spec.wording.tally(spec.rules.observe(state, None)))
    3

    Attributes:
        id: the id of the game, a name for files: lower case, with underscores.
        package: the package, such as "wizardtable.games.anludim".
        title: the name of the game.
        pitch: one or two sentences for the lobby.
        seats: the possible numbers of seats.
        minutes: the shortest and the longest usual duration of a match, in minutes.
        rules_version: the version of the rules, counted from 1. Each save names it. A developer
            raises the version when old saves would replay differently.
        options: the options of the new-game dialog.
        levels: the levels of opponents, weakest first.
        has_secrets: whether seats hide something from each other. If so, a curtain hides the table
            when several people share a screen.
        counts_rounds: whether `Wording.turn` counts rounds of all seats instead of single turns.
        colours: a pair of colours ("#rrggbb") for each seat, for the dark and for the light theme,
            if the pieces of the game have colours of their own. Empty for the program's colours.
        has_own_files: whether players can write a file of their own for the game, see
            `own_file_reader`.
        styles: the styles with the game's names and sentences for them, except the balanced style.
        recounted: names of attributes of the state that an earlier version computed differently
            under the same rules version. When a save is replayed, these attributes may differ. Any
            other difference is still noticed.
    """

    id: str
    package: str
    title: Message
    pitch: Message
    seats: range
    minutes: tuple[int, int]
    rules_version: int
    options: tuple[game.GameOption, ...]
    levels: Sequence[Level]
    has_secrets: bool = True
    counts_rounds: bool = False
    colours: tuple[tuple[str, str], ...] = ()
    has_own_files: bool = False
    styles: tuple[Style, ...] = ()
    recounted: frozenset[str] = frozenset()

    @property
    def folder(self) -> Path:
        """The folder of the game's package."""
        return Path(str(import_module(self.package).__file__)).parent

    @cached_property
    def rules(self) -> game.AnyRules:
        """The rules of the game: `RULES` of the game's module `rules.rules`."""
        rules: game.AnyRules = self._load("rules.rules", "RULES")
        return rules

    @cached_property
    def brain(self) -> AnyBrain:
        """The game's advice to the search: `BRAIN` of the game's module `mind.brain`."""
        brain: AnyBrain = self._load("mind.brain", "BRAIN")
        return brain

    @cached_property
    def weights(self) -> object:
        """The weights of the brain's evaluation: `WEIGHTS` of the game's module `mind.weights`. See
        `core.tuned`."""
        weights: object = self._load("mind.weights", "WEIGHTS")
        return weights

    @cached_property
    def wording(self) -> game.AnyWording:
        """The sentences of the game: `WORDING` of the game's module `text.wording`."""
        wording: game.AnyWording = self._load("text.wording", "WORDING")
        return wording

    @cached_property
    def view(self) -> Any:  # a table.game_view.GameView; core may not import Qt, so not its type
        """The pictures of the game: `VIEW` of the game's package `view`, which imports Qt."""
        return self._load("view", "VIEW")

    @cached_property
    def own_file_reader(self) -> OwnFileReader | None:
        """The reader of files that players write for the game, such as a deck of their own: `HOUSE`
        of the game's module `custom_deck.reader`. None if `has_own_files` is False."""
        house: OwnFileReader | None = (
            self._load("custom_deck.reader", "HOUSE") if self.has_own_files else None
        )
        return house

    @cached_property
    def entry_picture(self) -> Any:
        """The function that draws an entry of a box that a player enters: `entry_picture` of the
        game's module `view.box_pictures`, which imports Qt. For games with `has_own_files`."""
        return self._load("view.box_pictures", "entry_picture")

    @cached_property
    def entry_words(self) -> Any:
        """The function that says what the picture of a box's entry shows: `entry_words` of the
        game's module `view.box_pictures`. For games with `has_own_files`."""
        return self._load("view.box_pictures", "entry_words")

    @cached_property
    def section_picture(self) -> Any:
        """The function that draws all entries of a box's section as one picture: `section_picture`
        of the game's module `view.box_pictures`. For games with `has_own_files`."""
        return self._load("view.box_pictures", "section_picture")

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of the game: `LESSONS` of the game's module `text.lessons`. The first lesson
        is the guided first match."""
        lessons: tuple[Lesson, ...] = self._load("text.lessons", "LESSONS")
        return lessons

    def has_setup(self, setup: game.Setup) -> bool:
        """Returns whether the game has this number of seats, and these options with these values.

        The players' own cards in `setup.data` are not looked at, see `can_read_cards_of`.
        """
        options = {option.id: option for option in self.options}
        return setup.seats in self.seats and all(
            name in options and _is_allowed(options[name], value) for name, value in setup.options
        )

    def can_read_cards_of(self, setup: game.Setup) -> bool:
        """Returns whether the setup has no cards of the player's own, or only ones that can be
        read."""
        if not setup.data:
            return True
        if self.own_file_reader is None:
            return False
        try:
            self.own_file_reader.title_of(setup.data)
        except CodecError:
            return False
        return True

    def lesson(self, lesson_id: str) -> Lesson:
        """Returns the lesson with this id.

        Raises:
            KeyError: no lesson of the game has this id.
        """
        for lesson in self.lessons:
            if lesson.id == lesson_id:
                return lesson
        raise KeyError(lesson_id)

    @cached_property
    def conduct(self) -> Conduct:
        """The game's answers about forced moves, standing orders and giving up: `CONDUCT` of its
        module `text.conduct`. A game without this module has the answers of `core.conduct`."""
        conduct: Conduct = self._load_if_there("text.conduct", "CONDUCT", PLAIN_CONDUCT)
        return conduct

    def situation(self, observation: Any, names: Sequence[str]) -> Message | None:
        """Returns a sentence or two about the viewer's assets and threats, without the points.

        The function `situation` of the game's module `text.situation` makes the sentences. Returns
        None for a game without this module. `names` are the players' names by seat.
        """
        if find_spec(f"{self.package}.text.situation") is None:
            return None
        sentences: Message = self._load("text.situation", "situation")(observation, names)
        return sentences

    def move_gain(self, observation: Any, action: Any, names: Sequence[str]) -> Message | None:
        """Returns a sentence about what a legal action wins for the seat to move, or None.

        The sentence follows from the rules and arithmetic, without a search. The function
        `move_gain` of the game's module `mind.move_gains` makes it. Returns None for a game without
        this module. `names` are the players' names by seat.
        """
        function = self._load_if_there("mind.move_gains", "move_gain", None)
        gain: Message | None = None if function is None else function(observation, action, names)
        return gain

    @cached_property
    def finders(self) -> Mapping[str, game.AnyFinder]:
        """The functions that find mistakes and good play, by the id of the kind of finding:
        `FINDERS` of the game's module `text.findings`. See `core.teaching.findings`."""
        finders: Mapping[str, game.AnyFinder] = self._load("text.findings", "FINDERS")
        return finders

    @cached_property
    def problems(self) -> game.AnyProblems | None:
        """The goals of the game's problems: `PROBLEMS` of the game's module `mind.problems`. None
        for a game without this module. See `core.teaching.problem`."""
        problems: game.AnyProblems | None = self._load_if_there("mind.problems", "PROBLEMS", None)
        return problems

    @cached_property
    def achievements(self) -> tuple[game.Achievable, ...]:
        """The game's own achievements: `ACHIEVEMENTS` of the game's module `text.achievements`.
        Empty for a game without this module. See `core.achievements.achievement`."""
        own: tuple[game.Achievable, ...] = self._load_if_there(
            "text.achievements", "ACHIEVEMENTS", ()
        )
        return own

    def terms(self, language: str) -> tuple[Term, ...]:
        """Returns the terms of the game in a language, from the game's tables in `text/terms`.

        `language` is a code such as "fr".
        """
        return term_table.read(term_table.folder(self.folder), language)

    def level(self, level_id: str) -> Level:
        """Returns the level with this id.

        Raises:
            KeyError: no level of the game has this id.
        """
        for level in self.levels:
            if level.id == level_id:
                return level
        raise KeyError(level_id)

    def style(self, style_id: str) -> Style:
        """Returns the style with this id, with the game's own title; `BALANCED_STYLE` for an
        unknown id."""
        return next((style for style in self.styles if style.id == style_id), BALANCED_STYLE)

    def _load(self, module: str, name: str) -> Any:
        return getattr(import_module(f"{self.package}.{module}"), name)

    def _load_if_there(self, module: str, name: str, default: object) -> Any:
        if find_spec(f"{self.package}.{module}") is None:
            return default
        return self._load(module, name)


def _is_allowed(option: game.GameOption, value: game.OptionValue) -> bool:
    values: Sequence[game.OptionValue] = [choice for choice, _ in option.choices] or (False, True)
    return any(type(value) is type(allowed) and value == allowed for allowed in values)
