# SPDX-License-Identifier: MIT
"""The buttons of the panel: the combinations of the chosen cards, and other actions of the turn.

The panel is the area for buttons on the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import readings
from wizardtable.games.anludim.rules.components import CardId, keep_limit
from wizardtable.games.anludim.rules.state import KEEP, Combination, Observation
from wizardtable.games.anludim.rules.terms import (
    a_combination,
    combination_title,
    strength_to_beat_sentence,
)
from wizardtable.games.anludim.text.wording import WORDING, given_up
from wizardtable.games.anludim.view.pieces.plate import best_strength
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(PieceAction):
    """An action that the panel offers as a button.

    Attributes:
        label: the text of the button.
        details: sentences about what the action gains and costs.
        discipline: the discipline of the combination that is laid or enlarged, otherwise -1.
    """

    label: Message
    details: tuple[Message, ...] = ()
    discipline: int = -1

    def choice(self, primary: bool) -> Choice:
        """Returns the button for the action. If the action is illegal, the button cannot be pressed
        and shows the reason.

        Args:
            primary: whether the button is highlighted as the main one, if it can be pressed.
        """
        details = self.details if self.reason is None else (self.reason,)
        return Choice(
            self.id,
            render(self.label),
            " ".join(map(render, details)),
            self.reason is None,
            primary and self.reason is None,
        )


def card_options(frame: Frame, chosen: Sequence[CardId]) -> list[Option]:
    """Returns options for the combinations that the chosen cards form.

    Enlargements come first, then the disciplines from the hardest to the easiest; illegal
    combinations come last. Only the strongest combination of each discipline is listed.
    """
    observation: Observation = frame.observation
    options = [
        _enlarge_option(frame, laid, chosen)
        for laid in _enlargeable_combinations(observation, chosen)
    ]
    results = [option for option in options if option is not None]
    cards = tuple(sorted(chosen))
    strongest: dict[int, Option] = {}
    for way in readings(cards):
        if way.discipline not in strongest:
            lay = moves.Lay(way.discipline, cards, way.halves)
            strongest[way.discipline] = _lay_option(
                frame, f"lay:{way.discipline}", lay, way.strength
            )
    results += [strongest[discipline] for discipline in sorted(strongest, reverse=True)]
    results.sort(key=lambda option: option.reason is not None)
    return results


def _lay_option(frame: Frame, key: str, action: moves.Lay, strength: tuple[int, ...]) -> Option:
    beaten = best_strength(frame.observation, action.discipline)
    label = combination_title(action.discipline, strength)
    gain = (
        _beats_message(action.discipline, beaten)
        if beaten
        else strength_to_beat_sentence(action.discipline, None)
    )
    details = (gain, *_cost_messages(frame, action))
    return Option(
        action=action,
        reason=frame.check(action),
        id=key,
        label=label,
        details=details,
        discipline=action.discipline,
    )


def _beats_message(discipline: int, beaten: tuple[int, ...]) -> Message:
    text = N_("anludim table", "Beats {combination}.")
    return text.of(combination=a_combination(discipline, beaten))


def _cost_messages(frame: Frame, action: moves.Lay | moves.Enlarge) -> tuple[Message, ...]:
    lost = given_up(frame.observation, action)
    if lost is None:
        return ()
    return (N_("anludim table", "Gives up {combinations}.").of(combinations=lost),)


def _enlargeable_combinations(
    observation: Observation, chosen: Sequence[CardId]
) -> list[Combination]:
    """Returns the viewer's combinations that the chosen cards may enlarge.

    In the expert game these are all its combinations, otherwise none.
    """
    if not observation.expert or observation.viewer < 0:
        return []
    return list(observation.combinations[observation.viewer])


def _enlarge_option(frame: Frame, laid: Combination, chosen: Sequence[CardId]) -> Option | None:
    """Returns the enlargement of a combination by the chosen cards, or None if they do not fit."""
    cards = tuple(sorted({*laid.cards, *chosen}))
    if len(cards) == len(laid.cards):
        return None
    for way in readings(cards):
        if way.discipline == laid.discipline:
            action = moves.Enlarge(laid.serial, cards, way.halves)
            label = N_("anludim table", "Enlarge to {combination}")
            label = label.of(combination=a_combination(laid.discipline, way.strength))
            beaten = best_strength(frame.observation, laid.discipline, excluded_serial=laid.serial)
            details = _cost_messages(frame, action)
            if beaten:
                details = (_beats_message(laid.discipline, beaten), *details)
            return Option(
                action=action,
                reason=frame.check(action),
                id=f"enlarge:{laid.serial}",
                label=label,
                details=details,
                discipline=laid.discipline,
            )
    return None


def turn_options(frame: Frame) -> list[Option]:
    """Returns options for those legal actions that need no cards: draw, end the turn, pass."""
    options: list[Option] = []
    names = {moves.DrawTwo: "draw", moves.EndTurn: "end", moves.Pass: "pass"}
    for action in frame.menu:
        if type(action) in names:
            label = WORDING.action(frame.observation, action, frame.names)
            options.append(Option(action=action, id=names[type(action)], label=label))
    return options


def held_option(frame: Frame, action: moves.Action, cards: int) -> Option:
    """Returns the option for the action of a piece that the viewer has picked up.

    Args:
        action: the action of the piece.
        cards: the number of cards in the combination, for taking it back.

    Raises:
        ValueError: no piece has such an action.
    """
    match action:
        case moves.DrawTwo():
            label = WORDING.action(frame.observation, action, frame.names)
        case moves.TakeOpen():
            label = N_("anludim table", "Take this card")
        case moves.TakeBack():
            label = NN_("anludim table", "Take back %n card(s)", "", cards)
        case moves.SpendObject() | moves.SpendScroll():
            label = N_("anludim table", "Discard and draw")
        case _:
            raise ValueError(action)
    return Option(action=action, id="held", label=label)


def keep_option(frame: Frame, chosen: Sequence[CardId]) -> Option:
    """Returns the option to keep the chosen cards, which may be none, for the next round."""
    action = moves.Keep(tuple(sorted(chosen)))
    count = len(chosen)
    label = NN_("anludim table", "Keep %n card(s)", "", count)
    if not count:
        label = N_("anludim table", "Keep none")
    return Option(action=action, reason=frame.check(action), id="keep", label=label)


def heading(frame: Frame, chosen: Sequence[CardId], options: Sequence[Option]) -> str:
    """Returns the line above the buttons, "" for none.

    `chosen` are the cards that the viewer has chosen, and `options` the actions that are offered
    with them.
    """
    observation: Observation = frame.observation
    if observation.phase == KEEP:
        limit = keep_limit(observation.gold[observation.viewer])
        return render(NN_("anludim table", "Keep up to %n card(s)", "", limit))
    if not chosen:
        return ""
    if options:
        return render(N_("anludim table", "Combinations:"))
    if len(chosen) == 1:
        return render(N_("anludim table", "Add cards to make a combination."))
    return render(N_("anludim table", "Not a combination you can lay."))
