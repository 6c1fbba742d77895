# SPDX-License-Identifier: MIT
"""The prompt: a line with the viewer's next decision, or with the other player who decides."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import abilities, pool, state
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.casting import effect_being_cast
from wizardtable.games.wizards_gambit.rules.gambits import gambit_sources
from wizardtable.games.wizards_gambit.rules.terms import spell, the_incantation, the_spell


def prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns the prompt for the viewer, in a sentence or two.

    `names`: the names of the players by seat.
    """
    if observation.step == state.OVER:
        return _end_prompt(observation, names)
    if observation.to_move == observation.viewer:
        return _OWN_PROMPTS[observation.step](observation, names)
    text = _WAITING_PROMPTS.get(observation.step, _PLAYING_PROMPT).of(
        player=names[observation.to_move]
    )
    if observation.casting == box.NO_CARD:
        return text
    return text.of(incantation=the_incantation(observation.table, observation.casting))


_PLAYING_PROMPT: Final = N_("wizards_gambit", "{player} is playing.")

_TARGET_PROMPT: Final = N_("wizards_gambit", "{player} is choosing a target for {incantation}.")

_WAITING_PROMPTS: Final = {
    state.AIM: _TARGET_PROMPT,
    state.DISPEL: _TARGET_PROMPT,
    state.TRANSMUTE: _TARGET_PROMPT,
    state.RECALL: _TARGET_PROMPT,
    state.WITHER: N_("wizards_gambit", "{player} is choosing a card to discard for {incantation}."),
    state.GIVE: N_("wizards_gambit", "{player} is choosing a card to give."),
    state.RECLAIM: N_(
        "wizards_gambit", "{player} may take back components from the completed spell."
    ),
    state.FORESEE: N_("wizards_gambit", "{player} is looking at the top of the deck."),
    state.LIMIT: N_("wizards_gambit", "{player} is discarding down to the hand limit."),
}
"""By step, the prompt while another player decides. All other steps have `_PLAYING_PROMPT`."""


def _end_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    standings = [
        (score, -len(book))
        for score, book in zip(observation.scores, observation.books, strict=True)
    ]
    winners = [seat for seat, standing in enumerate(standings) if standing == max(standings)]
    points = max(observation.scores)
    if len(winners) > 1:
        text = NN_(
            "wizards_gambit",
            "{players} share the victory with %n point(s) each and the same number of spells.",
            "",
            points,
        )
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if max(observation.scores) < box.GOAL_POINTS:
        return _end_prompt_without_goal(observation, names, winners[0])
    if winners[0] == observation.viewer:
        return NN_(
            "wizards_gambit",
            "You win with %n point(s) and become Magus of the Grand Siege!",
            "",
            points,
        )
    text = NN_(
        "wizards_gambit", "{player} wins with %n point(s): Magus of the Grand Siege!", "", points
    )
    return text.of(player=names[winners[0]])


def _end_prompt_without_goal(
    observation: state.Observation, names: Sequence[str], winner: int
) -> Message:
    """Returns the sentence that names the winner of a match in which nobody reached ten points."""
    points = observation.scores[winner]
    tied = observation.scores.count(points) > 1
    if winner == observation.viewer and tied:
        return NN_(
            "wizards_gambit", "You win with %n point(s): fewer spells break the tie.", "", points
        )
    if winner == observation.viewer:
        return NN_("wizards_gambit", "You win with %n point(s).", "", points)
    if tied:
        text = NN_(
            "wizards_gambit",
            "{player} wins with %n point(s): fewer spells break the tie.",
            "",
            points,
        )
    else:
        text = NN_("wizards_gambit", "{player} wins with %n point(s).", "", points)
    return text.of(player=names[winner])


# Decisions other than a turn.


def _start_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    text = N_(
        "wizards_gambit",
        "{spell}: take a random card from an opponent, or skip the ability.",
    )
    return text.of(spell=spell(observation.table, observation.books[observation.viewer][-1]))


def _give_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Give {player} a card in return.")
    return text.of(player=names[observation.tasks[0][2]])


def _aim_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    if effect_being_cast(observation) == box.EXCHANGE_OF_MINDS:
        return N_("wizards_gambit", "Choose an opponent to swap hands with.")
    return N_("wizards_gambit", "Choose an opponent to take a random card from.")


def _wither_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} plays {incantation}: discard a card of your choice.")
    incantation = the_incantation(observation.table, observation.casting)
    return text.of(player=names[observation.active], incantation=incantation)


def _dispel_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Choose a component in the pool to discard.")


def _transmute_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    return N_(
        "wizards_gambit",
        "Move a component to another spell in the pool that needs it.",
    )


def _recall_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Take a component from the discard pile.")


def _reclaim_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    return NN_(
        "wizards_gambit",
        "Take back up to %n component(s) from the spell you completed. The rest are discarded.",
        "",
        min(observation.tasks[0][2], len(observation.aside)),
    )


def _foresee_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Keep one of the two cards and discard the other.")


def _limit_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    limit = abilities.hand_limit(observation, observation.viewer)
    text = NN_(
        "wizards_gambit",
        "Your hand limit is {limit}: discard %n card(s).",
        "",
        len(observation.hands[observation.viewer]) - limit,
    )
    return text.of(limit=limit)


# The turn.


def _turn_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    seat = observation.viewer
    action = _can_take_action(observation, seat)
    text = (
        _next_component_prompt(observation, seat, action)
        if observation.played
        else _first_component_prompt(observation, seat, action)
    )
    if (
        not observation.played
        and not abilities.can_claim(observation, seat)
        and _could_complete(observation, seat)
    ):
        bound = N_(
            "wizards_gambit", "You cannot claim spells while your gambit is in play. {sentence}"
        )
        return bound.of(sentence=text)
    return text


def _first_component_prompt(observation: state.Observation, seat: int, action: bool) -> Message:
    if pool.can_play(observation, seat):
        if action:
            return N_(
                "wizards_gambit",
                "Play a component, and take an incantation action before or after if you like.",
            )
        return N_("wizards_gambit", "Play a component on a spell in the pool.")
    if _can_play(observation, seat):
        text = N_(
            "wizards_gambit",
            "No component fits as it is: play one with {spell}, or show your "
            "hand and draw two cards.",
        )
    elif action:
        text = N_(
            "wizards_gambit",
            "You have no playable component: take an incantation action, or "
            "show your hand and draw two cards.",
        )
    elif _can_use_ability(observation, seat):
        text = N_(
            "wizards_gambit",
            "You have no playable component: use {spell}, or show your hand and draw two cards.",
        )
    else:
        return N_(
            "wizards_gambit", "You have no playable component: show your hand and draw two cards."
        )
    return _with_spell(text, observation, seat)


def _next_component_prompt(observation: state.Observation, seat: int, action: bool) -> Message:
    if _can_play(observation, seat):
        if action:
            return N_(
                "wizards_gambit",
                "Play another component, take an incantation action or end your turn.",
            )
        return N_("wizards_gambit", "Play another component or end your turn.")
    if action:
        return N_("wizards_gambit", "Take an incantation action or end your turn.")
    if _can_use_ability(observation, seat):
        text = N_("wizards_gambit", "Use {spell} or end your turn.")
        return _with_spell(text, observation, seat)
    return N_("wizards_gambit", "End your turn: there is nothing left to do.")


def _with_spell(text: Message, observation: state.Observation, seat: int) -> Message:
    book = observation.books[seat]
    return text.of(spell=the_spell(observation.table, book[-1])) if book else text


def _can_play(observation: state.Observation, seat: int) -> bool:
    """Returns whether a component can be played now, possibly by Transcendent Focus."""
    faces = [face for face in observation.hands[seat] if box.is_component(face)]
    if not abilities.has_play(observation, seat):
        faces = [face for face in faces if abilities.is_covered(observation, seat, face)]
    focus = abilities.can_focus(observation, seat)
    for slot in range(box.POOL_SLOTS):
        types = pool.open_types(observation, seat, slot)
        if types and any(focus or face == box.FLAKE or face in types for face in faces):
            return True
    return False


def _can_use_ability(observation: state.Observation, seat: int) -> bool:
    """Returns whether the seat can still use its top spell's ability as a separate action.

    Such abilities are Rune Shift, Drain and Scrying.
    """
    return any(
        abilities.can_use(observation, seat, ability)
        for ability in (box.RUNE_SHIFT, box.DRAIN, box.SCRYING)
    )


def _could_complete(observation: state.Observation, seat: int) -> bool:
    """Returns whether a component in hand fits a pool spell that lacks only this component.

    Spells under an aura do not count.
    """
    return any(
        pool.missing_count(observation, slot) == 1
        and observation.auras[slot] < 0
        and pool.needs_component(observation, slot, face)
        for slot in range(box.POOL_SLOTS)
        for face in observation.hands[seat]
        if box.is_component(face)
    )


def _can_take_action(observation: state.Observation, seat: int) -> bool:
    """Returns whether the seat can take an incantation action."""
    hand = observation.hands[seat]
    if any(
        abilities.can_cast(observation, seat, face) for face in hand if box.is_incantation(face)
    ):
        return True
    if not abilities.has_action(observation, seat):
        return False
    if observation.gambits[seat] != box.NO_CARD and not observation.fresh:
        return True
    if gambit_sources(observation, seat):
        rivals = [face for other, face in enumerate(observation.gambits) if other != seat]
        if observation.gambits[seat] == box.NO_CARD or any(face != box.NO_CARD for face in rivals):
            return True
    return (
        abilities.can_use(observation, seat, box.BANISHMENT)
        and not observation.actions
        and bool(pool.banishable_slots(observation))
    )


_OWN_PROMPTS: Final[dict[int, Callable[[state.Observation, Sequence[str]], Message]]] = {
    state.START: _start_prompt,
    state.GIVE: _give_prompt,
    state.TURN: _turn_prompt,
    state.AIM: _aim_prompt,
    state.WITHER: _wither_prompt,
    state.DISPEL: _dispel_prompt,
    state.TRANSMUTE: _transmute_prompt,
    state.RECALL: _recall_prompt,
    state.RECLAIM: _reclaim_prompt,
    state.FORESEE: _foresee_prompt,
    state.LIMIT: _limit_prompt,
}
"""By step, the function that returns the prompt for the viewer's own decision."""
