# SPDX-License-Identifier: MIT
"""The numbers of a wizard's judgement, from `weights.toml`; what each means is told there."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import tuned

Numbers: TypeAlias = tuple[float, ...]

ABILITIES: Final = (
    *("bounty", "twin_casting", "quick_hands", "transcendent_focus", "rune_shift"),
    *("corrupt_exchange", "aegis", "sealed_tome", "reclamation", "foresight", "drain", "scrying"),
    *("deep_satchel", "gambiteer", "echo", "banishment", "momentum", "open_mind", "tribute"),
    *("numb_fingers", "lesser_ward", "muted_voice", "burden_of_power", "cursed_rune"),
    "grand_siege",
)
EFFECTS: Final = (
    *("colbachs_bounty", "prosperity", "haste", "larceny", "withering", "dispel"),
    *("transmutation", "exchange_of_minds", "recall", "eclipse"),
)
"""By number, the names that abilities and effects have in the file, as in `components`."""

OUTLOOK: Final = (
    *("point", "taken", "promise", "winning", "nearer", "nearly", "ready", "gambit"),
    *("bound", "last", "shift", "quick", "luck", "armed", "carried", "unarmed", "lifted"),
)
"""The names of what speaks for a seat in a position, and of what makes it likely to claim."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth, and how likely they are."""

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
    ability: Numbers = field(metadata=tuned.table_field(ABILITIES))
    kept: Numbers = field(metadata=tuned.table_field(EFFECTS))
    held: Numbers = field(metadata=tuned.table_field(EFFECTS))
    outlook: Numbers = field(metadata=tuned.table_field(OUTLOOK))


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
weights_of: Final = tuned.by_level(WEIGHTS)
"""Returns the numbers as a level has them."""
