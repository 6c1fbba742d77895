# SPDX-License-Identifier: MIT
"""The numbers of an opponent's judgement, read from `weights.toml`, which explains each."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import tuned

Numbers: TypeAlias = tuple[float, ...]

ABILITY_KEYS: Final = (
    *("bounty", "twin_casting", "quick_hands", "transcendent_focus", "rune_shift"),
    *("corrupt_exchange", "aegis", "sealed_tome", "reclamation", "foresight", "drain", "scrying"),
    *("deep_satchel", "gambiteer", "echo", "banishment", "momentum", "open_mind", "tribute"),
    *("numb_fingers", "lesser_ward", "muted_voice", "burden_of_power", "cursed_rune"),
    "grand_siege",
)
"""By ability, its key in `weights.toml`; the order is that of the codes in `components`."""

EFFECT_KEYS: Final = (
    *("colbachs_bounty", "prosperity", "haste", "larceny", "withering", "dispel"),
    *("transmutation", "exchange_of_minds", "recall", "eclipse"),
)
"""By effect, its key in `weights.toml`; the order is that of the codes in `components`."""

OUTLOOK_KEYS: Final = (
    *("point", "taken", "promise", "winning", "nearer", "nearly", "ready", "gambit"),
    *("bound", "last", "shift", "quick", "luck", "armed", "carried", "unarmed", "lifted"),
)
"""The keys in `weights.toml` of the numbers that judge a whole position (see `win_chances`)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of `weights.toml`, where comments explain each number and its unit."""

    victory: float
    gambit: float
    wild: float
    plain: float
    card: float
    liking: float
    new_spell: float
    freed: float
    turn_lost: float
    help: float
    standing: float
    armed: float
    carried: float
    unarmed: float
    again: float
    idle: float
    second: float
    crowded: float
    tricks: float
    spare: Numbers = field(metadata=tuned.list_field(3))
    near: Numbers = field(metadata=tuned.list_field(7))
    skill: Numbers = field(metadata=tuned.list_field(7))
    score: Numbers = field(metadata=tuned.list_field(10))
    empty: Numbers = field(metadata=tuned.list_field(2))
    ability: Numbers = field(metadata=tuned.table_field(ABILITY_KEYS))
    kept: Numbers = field(metadata=tuned.table_field(EFFECT_KEYS))
    held: Numbers = field(metadata=tuned.table_field(EFFECT_KEYS))
    outlook: Numbers = field(metadata=tuned.table_field(OUTLOOK_KEYS))


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
weights_of: Final = tuned.by_level(WEIGHTS)
"""Returns the `Weights` of a level."""
