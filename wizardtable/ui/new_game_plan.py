# SPDX-License-Identifier: MIT
"""What the new-game dialog decides: how a match is set up, who sits where, and the seed."""

import json
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core import catalog
from wizardtable.core.game import EDITION, OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import parse
from wizardtable.core.match import Match, Player, Purpose
from wizardtable.core.wizards import (
    PORTRAITS,
    WIZARDS,
    Wizard,
    free_wizard,
    id_of_name,
    wizard_of_id,
)
from wizardtable.store.settings import Settings

GUESTS = ("Sidonie", "Basile", "Merrick", "Odile", "Perrin", "Lunette")
"""Names for people who gave none; no opponent is called so."""

APART = 3
"""By how many wizards the games differ in who sits down first, so that one meets others there."""


@dataclass(frozen=True, slots=True)
class NewGamePlan:
    """A match that is about to be dealt.

    Attributes:
        file: the name of the player's own file that `setup.data` was read from, "" for none.
        purpose: what the match is played for, see `core.match.Purpose`.
    """

    setup: Setup
    players: tuple[Player, ...]
    seed: int
    file: str = ""
    purpose: Purpose = ""


def guest(taken: Collection[str]) -> str:
    """The first name for a person that nobody at the table has."""
    return next((name for name in GUESTS if name not in taken), GUESTS[0])


def opponent(spec: GameSpec, taken: Collection[str], level: str) -> Player:
    """The next wizard of the game whose name nobody at the table has, at this level."""
    place = list(catalog.GAMES).index(spec.id) if spec.id in catalog.GAMES else 0
    wizard = free_wizard(taken, APART * place)
    return Player(wizard.name, level, wizard.id)


def dealt(spec: GameSpec, plan: NewGamePlan, settings: Settings) -> Match:
    """A new match by the rules of today, in which the owner of the settings has their portrait.
    The setup of a plan may come from a match that began by earlier ones."""
    setup = replace(plan.setup, edition=EDITION)
    match = Match(spec, setup, plan.seed, with_portrait(plan.players, settings))
    match.purpose = plan.purpose
    return match


def with_portrait(players: Sequence[Player], settings: Settings) -> tuple[Player, ...]:
    """The same players, the owner of the settings with the portrait chosen there: the only person,
    or of several the one with the owner's name."""
    people = [player for player in players if player.level is None]
    own = people[0] if len(people) == 1 else None
    own = next((one for one in people if one.name == settings.player_name), own)
    portrait = settings.portrait if settings.portrait in PORTRAITS else ""
    return tuple(
        replace(player, wizard=portrait) if player is own else player for player in players
    )


def drawn(players: Sequence[Player]) -> list[Player]:
    """The same people, and at the levels that there were wizards drawn by chance."""
    people = {player.name for player in players if player.level is None}
    left = [wizard for wizard in WIZARDS if wizard.name not in people]
    secrets.SystemRandom().shuffle(left)
    return [
        player if player.level is None else _played_by(left.pop(), player.level)
        for player in players
    ]


def _played_by(wizard: Wizard, level: str) -> Player:
    return Player(wizard.name, level, wizard.id)


def usual(spec: GameSpec, person: str) -> NewGamePlan:
    """The plan of somebody's first match: the person against opponents that are not the easiest."""
    level = spec.levels[1].id
    players = [Player(person or guest(()), None)]
    while len(players) < min(spec.seats):
        players.append(opponent(spec, [player.name for player in players], level))
    return NewGamePlan(Setup(len(players)), tuple(players), 0)


def recalled(spec: GameSpec, settings: Settings) -> NewGamePlan:
    """The last plan for this game, or the usual one where there is none that still holds."""
    text = dict(settings.last_setups).get(spec.id, "")
    return recall(spec, text, settings.player_name)


def remembering(settings: Settings, spec: GameSpec, plan: NewGamePlan) -> Settings:
    """The settings with this plan as the last one for its game."""
    setups = {**dict(settings.last_setups), spec.id: remember(plan)}
    return replace(settings, last_setups=tuple(sorted(setups.items())))


def remember(plan: NewGamePlan) -> str:
    """The plan as text for the settings, without its seed; of a file its name, so that it is read
    anew the next time."""
    data: dict[str, object] = {
        "players": [[one.name, one.level, one.wizard] for one in plan.players],
        "options": [list(option) for option in plan.setup.options],
    }
    if plan.file:
        data["file"] = plan.file
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def recall(spec: GameSpec, text: str, person: str) -> NewGamePlan:
    """The remembered plan, or the usual one where the text is not a plan for this game."""
    try:
        data: Any = parse(text)
        if len(data["players"]) not in spec.seats:
            return usual(spec, person)
        players = _seated(spec, data["players"])
        options = tuple((str(key), value) for key, value in data["options"])
        file = str(data.get("file", ""))
    except (ValueError, KeyError, TypeError):
        return usual(spec, person)
    levels = {level.id for level in spec.levels} | {None}
    if any(player.level not in levels for player in players):
        return usual(spec, person)
    if not all(_offered(spec, key, value) for key, value in options):
        return usual(spec, person)
    return NewGamePlan(Setup(len(players), options), players, 0, file)


def _seated(spec: GameSpec, stored: Sequence[Sequence[Any]]) -> tuple[Player, ...]:
    """The players of a stored plan; opponents that are no wizards, as in earlier versions, make
    room for some. Raises ValueError."""
    players: list[Player] = []
    taken = [str(name) for name, level, *_ in stored if level is None]
    for name, level, *rest in stored:
        wizard = wizard_of_id(str(rest[0]) if rest else id_of_name(str(name)))
        if level is None:
            players.append(Player(str(name), None))
        elif wizard is not None and wizard.name not in taken:
            players.append(_played_by(wizard, str(level)))
        else:
            players.append(opponent(spec, taken, str(level)))
        taken.append(players[-1].name)
    return tuple(players)


def _offered(spec: GameSpec, key: str, value: OptionValue) -> bool:
    for option in spec.options:
        if option.id == key:
            choices = [choice for choice, _ in option.choices] or [False, True]
            return any(value is choice or value == choice for choice in choices)
    return False
