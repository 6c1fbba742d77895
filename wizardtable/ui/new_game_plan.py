# SPDX-License-Identifier: MIT
"""What the new-game dialog decides: how a match is set up, who sits where, and the seed."""

import json
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core import catalog
from wizardtable.core.game import EDITION, OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import parse
from wizardtable.core.match import Match, Player, Purpose
from wizardtable.core.wizards import (
    PORTRAIT_NAMES,
    PORTRAITS,
    WIZARDS,
    Wizard,
    free_wizard,
    id_of_name,
    wizard_of_id,
)
from wizardtable.store.settings import Settings

MAX_GUESTS = 12
"""The most people, besides the player, whose names are remembered with the setup of a game."""

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


def own_player(settings: Settings) -> Player:
    """Returns the owner of the settings as they sit at every table.

    A player of an earlier version who has not given a name yet has that of the portrait.
    """
    portrait = settings.portrait if settings.portrait in PORTRAITS else ""
    name = settings.player_name or PORTRAIT_NAMES[portrait or PORTRAITS[0]]
    return Player(name, None, portrait)


def guest(others: Sequence[Player], known: Sequence[Player] = ()) -> Player:
    """Returns a person with a name and a portrait that none of the others has.

    The first of the known people who is not among the others is preferred.
    """
    names = {player.name.casefold() for player in others}
    portraits = {player.wizard for player in others}
    for player in known:
        if player.name.casefold() not in names:
            is_free = player.wizard in PORTRAITS and player.wizard not in portraits
            return player if is_free else replace(player, wizard=_free_portrait(portraits))
    for portrait, name in PORTRAIT_NAMES.items():
        if portrait not in portraits and name.casefold() not in names:
            return Player(name, None, portrait)
    number = 2
    while f"{PORTRAIT_NAMES[PORTRAITS[0]]} {number}".casefold() in names:
        number += 1
    return Player(f"{PORTRAIT_NAMES[PORTRAITS[0]]} {number}", None, _free_portrait(portraits))


def _free_portrait(taken: Collection[str]) -> str:
    return next((portrait for portrait in PORTRAITS if portrait not in taken), PORTRAITS[0])


def opponent(spec: GameSpec, taken: Collection[str], level: str) -> Player:
    """The next wizard of the game whose name nobody at the table has, at this level."""
    place = list(catalog.GAMES).index(spec.id) if spec.id in catalog.GAMES else 0
    wizard = free_wizard(taken, APART * place)
    return Player(wizard.name, level, wizard.id)


def dealt(spec: GameSpec, plan: NewGamePlan, settings: Settings) -> Match:
    """Returns a new match by the rules of today, in which the owner of the settings has their name
    and their portrait.

    The setup of a plan may come from a match that began by earlier rules.
    """
    setup = replace(plan.setup, edition=EDITION)
    match = Match(spec, setup, plan.seed, with_owner(plan.players, settings))
    match.purpose = plan.purpose
    return match


def with_owner(players: Sequence[Player], settings: Settings) -> tuple[Player, ...]:
    """Returns the same players, but the owner of the settings has the name and the portrait chosen
    there.

    The owner is the only person, or of several the one with the owner's name. Nobody else keeps
    this portrait.
    """
    people = [player for player in players if player.level is None]
    name = settings.player_name
    owner = next((player for player in people if player.name == name), None)
    if owner is None and len(people) == 1:
        owner = people[0]
    if owner is None:
        return tuple(players)
    others = [player for player in players if player is not owner]
    if name and name.casefold() not in {player.name.casefold() for player in others}:
        seated = replace(owner, name=name)
    else:
        seated = owner
    portrait = own_player(settings).wizard
    seated = replace(seated, wizard=portrait)
    free = _free_portrait({player.wizard for player in (*others, seated)})
    return tuple(
        seated
        if player is owner
        else replace(player, wizard=free)
        if portrait and player.wizard == portrait
        else player
        for player in players
    )


def drawn(players: Sequence[Player]) -> list[Player]:
    """The same people, and at the levels that there were wizards drawn by chance."""
    people = {player.name.casefold() for player in players if player.level is None}
    left = [wizard for wizard in WIZARDS if wizard.name.casefold() not in people]
    secrets.SystemRandom().shuffle(left)
    return [
        player if player.level is None else _played_by(left.pop(), player.level)
        for player in players
    ]


def _played_by(wizard: Wizard, level: str) -> Player:
    return Player(wizard.name, level, wizard.id)


def usual(spec: GameSpec, own: Player) -> NewGamePlan:
    """Returns the plan of somebody's first match, against opponents that are not the easiest.

    `own` is the player.
    """
    level = spec.levels[1].id
    players = [own]
    while len(players) < min(spec.seats):
        players.append(opponent(spec, [player.name for player in players], level))
    return NewGamePlan(Setup(len(players)), tuple(players), 0)


def recalled(spec: GameSpec, settings: Settings) -> NewGamePlan:
    """The last plan for this game, or the usual one where there is none that still holds."""
    text = dict(settings.last_setups).get(spec.id, "")
    return recall(spec, text, own_player(settings))


def known_guests(settings: Settings, game: str) -> list[Player]:
    """Returns the people besides the owner of the settings who sat at the last tables.

    Those of this game come first. Each name is there once.
    """
    own = own_player(settings).name.casefold()
    found: dict[str, Player] = {}
    for _, text in sorted(settings.last_setups, key=lambda pair: pair[0] != game):
        for player in _stored_people(text):
            if player.name.casefold() != own:
                found.setdefault(player.name.casefold(), player)
    return list(found.values())[:MAX_GUESTS]


def _stored_people(text: str) -> list[Player]:
    """Returns the people of a remembered plan, and those remembered besides; what cannot be read is
    left out."""
    people: list[Player] = []
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        data: Any = parse(text)
        owner = data.get("own")
        for place, (name, level, *rest) in enumerate(data["players"]):
            if level is None and place != owner:
                people.append(Player(str(name), None, _stored_portrait(rest)))
        for name, portrait in data.get("guests", []):
            people.append(Player(str(name), None, _stored_portrait([portrait])))
    return [player for player in people if player.name]


def _stored_portrait(stored: Sequence[Any]) -> str:
    return str(stored[0]) if stored and stored[0] in PORTRAITS else ""


def remembering(settings: Settings, spec: GameSpec, plan: NewGamePlan) -> Settings:
    """The settings with this plan as the last one for its game."""
    own = own_player(settings).name
    text = remember(plan, own, known_guests(settings, spec.id))
    setups = {**dict(settings.last_setups), spec.id: text}
    return replace(settings, last_setups=tuple(sorted(setups.items())))


def remember(plan: NewGamePlan, own: str = "", guests: Sequence[Player] = ()) -> str:
    """Returns the plan as text for the settings.

    The text has no seed. Of a file it has the name, so that the file is read again the next time.

    Args:
        plan: the plan.
        own: the name of the player among the people of the plan.
        guests: other people, who may want to play again.
    """
    data: dict[str, object] = {
        "players": [[one.name, one.level, one.wizard] for one in plan.players],
        "options": [list(option) for option in plan.setup.options],
    }
    people = [player.name if player.level is None else "" for player in plan.players]
    if own in people:
        data["own"] = people.index(own)
    others = [player for player in guests if player.name not in people]
    if others:
        data["guests"] = [[player.name, player.wizard] for player in others]
    if plan.file:
        data["file"] = plan.file
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def recall(spec: GameSpec, text: str, own: Player) -> NewGamePlan:
    """Returns the remembered plan, or the usual one if the text is not a plan for this game.

    The player sits as `own` where they sat, whatever their name was then.
    """
    try:
        data: Any = parse(text)
        if len(data["players"]) not in spec.seats:
            return usual(spec, own)
        players = _seated(spec, data["players"], own, data.get("own"))
        options = tuple((str(key), value) for key, value in data["options"])
        file = str(data.get("file", ""))
    except (ValueError, KeyError, TypeError):
        return usual(spec, own)
    levels = {level.id for level in spec.levels} | {None}
    if any(player.level not in levels for player in players):
        return usual(spec, own)
    if not all(_offered(spec, key, value) for key, value in options):
        return usual(spec, own)
    return NewGamePlan(Setup(len(players), options), players, 0, file)


def _seated(
    spec: GameSpec, stored: Sequence[Sequence[Any]], own: Player, place: object
) -> tuple[Player, ...]:
    """Returns the players of a stored plan, with `own` at the place where the player sat.

    Opponents that are no wizards, as in earlier versions, make room for some. Earlier versions did
    not store the place: then the player is the person of this name, or the first person.

    Raises:
        ValueError: the plan is damaged.
    """
    people = {seat: str(name) for seat, (name, level, *_) in enumerate(stored) if level is None}
    if place not in people:
        place = next((seat for seat in people if people[seat] == own.name), min(people, default=-1))
    seats = {seat: own for seat in people if seat == place}
    for seat in people.keys() - seats.keys():
        person = Player(people[seat], None, _stored_portrait(stored[seat][2:]))
        seats[seat] = guest(list(seats.values()), [person])
    players: list[Player] = []
    taken = [person.name for person in seats.values()]
    for seat, (name, level, *rest) in enumerate(stored):
        wizard = wizard_of_id(str(rest[0]) if rest else id_of_name(str(name)))
        if level is None:
            players.append(seats[seat])
        elif wizard is not None and free_wizard(taken, WIZARDS.index(wizard)) is wizard:
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
