# SPDX-License-Identifier: MIT
"""Names the players whose wizards share a space or a place in a contest."""

from collections import Counter
from collections.abc import Iterable, Sequence

from wizardtable.core.text import N_, Message, joined_with_commas
from wizardtable.games.elfenwizards.rules import components, state
from wizardtable.games.elfenwizards.rules.standings import wizards_on


def players_of(wizards: Iterable[int], names: Sequence[str]) -> Message | str:
    """Returns the players of these wizards, at least one, each once: "Blaise, 2 × Chloé".

    The players are in the order of the wizards. `names` are the names of the players, by seat.
    """
    counts = Counter(components.guild_of(wizard) for wizard in wizards)
    text = N_("elfenwizards players", "{number} × {player}")
    return joined_with_commas(
        [
            names[seat] if number == 1 else text.of(number=number, player=names[seat])
            for seat, number in counts.items()
        ]
    )


def space_with_players(
    space: Message, observation: state.Observation, place: int, names: Sequence[str]
) -> Message:
    """Returns the name `space` of a place with the players whose wizards stand there.

    Examples: "Magician space II (Blaise, 2 × Chloé)", "Magician space III (free)".
    """
    wizards = wizards_on(observation, place)
    players = players_of(wizards, names) if wizards else N_("elfenwizards players", "free")
    text = N_("elfenwizards players", "{space} ({players})")
    return text.of(space=space, players=players)
