# SPDX-License-Identifier: MIT
"""What the new-game dialog decides: how a match is set up, who sits where, and the seed."""

import json
import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace

from wizardtable.core.catalog import GameSpec
from wizardtable.core.game import OptionValue, Setup
from wizardtable.core.match import Player
from wizardtable.core.settings import Settings

SEEDS = 10**9
"""Seeds drawn by chance are below this: nine digits are easily told to a friend."""

WIZARDS = (
    "Isaure",
    "Thaddeus",
    "Morwenna",
    "Balthazar",
    "Ombeline",
    "Corvin",
    "Griselda",
    "Aldric",
    "Ysolde",
    "Basile",
    "Célestine",
    "Merrick",
)
"""Names for seats to which nobody gave one."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match that is about to be dealt.

    Attributes:
        file: the name of the player's own file that `setup.data` was read from, "" for none.
    """

    setup: Setup
    players: tuple[Player, ...]
    seed: int
    file: str = ""


def random_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbelow(SEEDS - 1) + 1


def wizard(taken: Collection[str]) -> str:
    """The first wizard's name that nobody at the table has."""
    return next((name for name in WIZARDS if name not in taken), WIZARDS[0])


def usual(spec: GameSpec, person: str) -> Plan:
    """The plan of somebody's first match: the person against opponents that are not the easiest."""
    level = spec.levels[1].id
    me = person or wizard(())
    players = [Player(me, None)]
    while len(players) < min(spec.seats):
        players.append(Player(wizard([player.name for player in players]), level))
    return Plan(Setup(len(players)), tuple(players), 0)


def recalled(spec: GameSpec, settings: Settings) -> Plan:
    """The last plan for this game, or the usual one where there is none that still holds."""
    text = dict(settings.last_setups).get(spec.id, "")
    return recall(spec, text, settings.player_name)


def remembering(settings: Settings, spec: GameSpec, plan: Plan) -> Settings:
    """The settings with this plan as the last one for its game."""
    setups = {**dict(settings.last_setups), spec.id: remember(plan)}
    return replace(settings, last_setups=tuple(sorted(setups.items())))


def remember(plan: Plan) -> str:
    """The plan as text for the settings, without its seed; of a file its name, so that it is read
    anew the next time."""
    data: dict[str, object] = {
        "players": [[player.name, player.level] for player in plan.players],
        "options": [list(option) for option in plan.setup.options],
    }
    if plan.file:
        data["file"] = plan.file
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def recall(spec: GameSpec, text: str, person: str) -> Plan:
    """The remembered plan, or the usual one where the text is not a plan for this game."""
    try:
        data = json.loads(text)
        players = tuple(Player(str(name), level) for name, level in data["players"])
        options = tuple((str(key), value) for key, value in data["options"])
        file = str(data.get("file", ""))
    except (ValueError, KeyError, TypeError):
        return usual(spec, person)
    levels = {level.id for level in spec.levels} | {None}
    if len(players) not in spec.seats or any(player.level not in levels for player in players):
        return usual(spec, person)
    if not all(_offered(spec, key, value) for key, value in options):
        return usual(spec, person)
    return Plan(Setup(len(players), options), players, 0, file)


def _offered(spec: GameSpec, key: str, value: OptionValue) -> bool:
    for option in spec.options:
        if option.id == key:
            choices = [choice for choice, _ in option.choices] or [False, True]
            return any(value is choice or value == choice for choice in choices)
    return False
