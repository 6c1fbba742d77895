# SPDX-License-Identifier: MIT
"""The games by name, each imported only when it is asked for.

>>> get("anludim").seats
range(2, 6)
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from wizardtable.core.agent import AnyBrain, Level
from wizardtable.core.game import AnyRules, AnyWording, GameOption
from wizardtable.core.lesson import Lesson
from wizardtable.core.styles import PLAIN
from wizardtable.core.text import Message

if TYPE_CHECKING:
    from wizardtable.core.house import House

GAMES = {
    "anludim": "wizardtable.games.anludim",
    "zavandor": "wizardtable.games.zavandor",
    "elfenwizards": "wizardtable.games.elfenwizards",
    "wizards_gambit": "wizardtable.games.wizards_gambit",
}
"""Package by game id, in the order of the lobby; the package holds `SPEC`."""


class UnknownGame(KeyError):  # noqa: N818 - says what is unknown
    """No game has this id."""


@dataclass(frozen=True)
class GameSpec:
    """All the program needs to offer a game; rules, brain, wording and view load when asked for.

    Attributes:
        rules_version: raised when an old save would replay differently; saves name it.
        recounted: attributes of the state that an earlier version kept otherwise under the same
            rules version. A save may differ in them; where play goes on differently for it, its
            other attributes soon do, too.
        levels: the opponents offered to people, weakest first.
        styles: by style (see `styles`) how it shows in this game, a sentence each.
        pitch: one or two sentences for the lobby; `minutes` is how long a game takes.
        secrets: whether hands are hidden, so that people at one screen need a curtain.
        counts_rounds: whether `Wording.turn` numbers the rounds of all seats, not single turns.
        colours: those of its seats as "#rrggbb" (by evening, by day), where they are the colours
            of the game's own pieces; else empty.
        has_house: whether players can write something for it themselves, see `house`.
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
    styles: tuple[tuple[str, Message], ...] = ()
    recounted: frozenset[str] = frozenset()

    @cached_property
    def rules(self) -> AnyRules:
        """The game's rules: `RULES` of its module `rules.rules`."""
        rules: AnyRules = self._load("rules.rules", "RULES")
        return rules

    @cached_property
    def brain(self) -> AnyBrain:
        """What the game teaches the search: `BRAIN` of its module `mind.brain`."""
        brain: AnyBrain = self._load("mind.brain", "BRAIN")
        return brain

    @cached_property
    def weights(self) -> object:
        """The numbers its brain judges by, for `tuned`: `WEIGHTS` of its module `mind.weights`."""
        weights: object = self._load("mind.weights", "WEIGHTS")
        return weights

    @cached_property
    def wording(self) -> AnyWording:
        """The game's sentences: `WORDING` of its module `text.wording`."""
        wording: AnyWording = self._load("text.wording", "WORDING")
        return wording

    @cached_property
    def view(self) -> Any:  # a table.view.GameView; core may not import Qt, so not its type
        """How the game lies on a table: `VIEW` of its module `view`, which imports Qt."""
        return self._load("view", "VIEW")

    @cached_property
    def house(self) -> "House | None":
        """What players can write for it: `HOUSE` of its module `custom_deck.reader`, or None."""
        house: House | None = self._load("custom_deck.reader", "HOUSE") if self.has_house else None
        return house

    @cached_property
    def lesson(self) -> Lesson:
        """The guided first game: `LESSON` of its module `text.lesson`."""
        lesson: Lesson = self._load("text.lesson", "LESSON")
        return lesson

    def level(self, level_id: str) -> Level:
        """The level with this id; KeyError where the game has none."""
        for level in self.levels:
            if level.id == level_id:
                return level
        raise KeyError(level_id)

    def style(self, style_id: str) -> Message:
        """How a style shows in this game; of one that it does not know, that none does."""
        return dict(self.styles).get(style_id, PLAIN)

    def _load(self, module: str, name: str) -> Any:
        try:
            return getattr(import_module(f"{self.package}.{module}"), name)
        except ModuleNotFoundError:  # TRANSITION
            return getattr(
                import_module(
                    f"{self.package}.{module.rpartition('.')[2].replace('reader', 'house')}"
                ),
                name,
            )


def get(game_id: str) -> GameSpec:
    """The game with this id; raises UnknownGame."""
    if game_id not in GAMES:
        raise UnknownGame(game_id)
    spec: GameSpec = import_module(GAMES[game_id]).SPEC
    return spec


def all() -> Iterator[GameSpec]:  # noqa: A001 - read as catalog.all()
    """Every game, in the order of the lobby."""
    return (get(game_id) for game_id in GAMES)
