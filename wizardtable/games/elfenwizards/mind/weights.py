# SPDX-License-Identifier: MIT
"""The weights of an opponent's judgement, read from `weights.toml`, which explains each of them."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from wizardtable.core import tuned
from wizardtable.games.elfenwizards.rules.components import LEVELS, MINOR_SPELLS_PER_GUILD

Numbers: TypeAlias = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of the judgement: chances to rise, values of places and spells, and how promising
    actions are. `weights.toml` explains each attribute under the same name."""

    learned: float
    breadth: float
    out_of_sight: float
    round_spread: float
    contest_spread: float
    sure: float
    caution: float
    hardly: float
    rises: Numbers = field(metadata=tuned.list_field(len(LEVELS)))
    lasts: Numbers = field(metadata=tuned.list_field(2))
    dragon: float
    stays: float
    spent: float
    waits: float
    uses: Numbers = field(metadata=tuned.list_field(MINOR_SPELLS_PER_GUILD))
    boxed: float
    sooner: float
    plain_spell: float
    plain_die: float
    fresh: float
    later: float
    put_by: float
    kept_minor: float
    kept_grey: float
    level_share: float
    twice_cast: float
    once_cast: float
    attraction: Numbers = field(metadata=tuned.list_field(len(LEVELS)))
    doubt: float
    hope: float
    vague: float
    escalation: float
    answered: float
    as_good: float
    second: float
    blind: float
    blind_spread: float
    room: Numbers = field(metadata=tuned.list_field(6))
    crowding: float


WEIGHTS: Final = tuned.read(Path(__file__).parents[1] / "weights.toml", Weights)
