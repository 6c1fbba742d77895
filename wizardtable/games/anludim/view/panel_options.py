# SPDX-License-Identifier: MIT
"""What the chosen cards make, what has to be beaten, and what else can be done now."""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.combinations import readings
from wizardtable.games.anludim.rules.components import CardId, keep_limit
from wizardtable.games.anludim.rules.state import KEEP, Combination, Observation
from wizardtable.games.anludim.rules.terms import a_combination, reading, to_beat
from wizardtable.games.anludim.text.wording import WORDING, given_up
from wizardtable.games.anludim.view.pieces.plate import best_strength
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Option(PieceAction):
    """An action as a button of the panel.

    Attributes:
        details: sentences on what it is worth and costs.
        discipline: of a combination, else -1.
    """

    label: Message
    details: tuple[Message, ...] = ()
    discipline: int = -1

    def choice(self, primary: bool) -> Choice:
        """The button."""
        details = self.details if self.reason is None else (self.reason,)
        return Choice(
            self.id,
            render(self.label),
            " ".join(map(render, details)),
            self.reason is None,
            primary and self.reason is None,
        )


def of_cards(frame: Frame, chosen: Sequence[CardId]) -> list[Option]:
    """The combinations that the chosen cards make, the most powerful first; of each discipline
    the strongest reading. Cards on the table among them are used as the expert game allows."""
    seen: Observation = frame.observation
    options = [_enlarging(frame, laid, chosen) for laid in _touched(seen, chosen)]
    found = [option for option in options if option is not None]
    cards = tuple(sorted(chosen))
    best: dict[int, Option] = {}
    for way in readings(cards):
        if way.discipline not in best:
            lay = moves.Lay(way.discipline, cards, way.halves)
            best[way.discipline] = _option(frame, f"lay:{way.discipline}", lay, way.strength)
    found += [best[discipline] for discipline in sorted(best, reverse=True)]
    found.sort(key=lambda option: option.reason is not None)
    return found


def _option(frame: Frame, key: str, action: moves.Lay, strength: tuple[int, ...]) -> Option:
    beaten = best_strength(frame.observation, action.discipline)
    label = reading(action.discipline, strength)
    worth = _beats(action.discipline, beaten) if beaten else to_beat(action.discipline, None)
    details = (worth, *_costs(frame, action))
    return Option(
        action=action,
        reason=frame.check(action),
        id=key,
        label=label,
        details=details,
        discipline=action.discipline,
    )


def _beats(discipline: int, beaten: tuple[int, ...]) -> Message:
    text = N_("anludim table", "Beats {combination}.")
    return text.of(combination=a_combination(discipline, beaten))


def _costs(frame: Frame, action: moves.Lay | moves.Enlarge) -> tuple[Message, ...]:
    lost = given_up(frame.observation, action)
    if lost is None:
        return ()
    return (N_("anludim table", "Gives up {combinations}.").of(combinations=lost),)


def _touched(seen: Observation, chosen: Sequence[CardId]) -> list[Combination]:
    """The viewer's combinations that the chosen cards could enlarge: all of them in the expert
    game, for their own cards come along."""
    if not seen.expert or seen.viewer < 0:
        return []
    return list(seen.combinations[seen.viewer])


def _enlarging(frame: Frame, laid: Combination, chosen: Sequence[CardId]) -> Option | None:
    """The enlargement of a combination by the chosen cards, if they fit it."""
    cards = tuple(sorted({*laid.cards, *chosen}))
    if len(cards) == len(laid.cards):
        return None
    for way in readings(cards):
        if way.discipline == laid.discipline:
            action = moves.Enlarge(laid.serial, cards, way.halves)
            label = N_("anludim table", "Enlarge to {combination}")
            label = label.of(combination=a_combination(laid.discipline, way.strength))
            beaten = best_strength(frame.observation, laid.discipline, besides=laid.serial)
            details = _costs(frame, action)
            if beaten:
                details = (_beats(laid.discipline, beaten), *details)
            return Option(
                action=action,
                reason=frame.check(action),
                id=f"enlarge:{laid.serial}",
                label=label,
                details=details,
                discipline=laid.discipline,
            )
    return None


def of_turn(frame: Frame) -> list[Option]:
    """What can be done without choosing cards, as far as the menu has it."""
    options: list[Option] = []
    names = {moves.DrawTwo: "draw", moves.EndTurn: "end", moves.Pass: "pass"}
    for action in frame.menu:
        if type(action) in names:
            label = WORDING.action(frame.observation, action, frame.names)
            options.append(Option(action=action, id=names[type(action)], label=label))
    return options


def of_held(frame: Frame, action: moves.Action, cards: int) -> Option:
    """What a held piece is good for."""
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


def of_keeping(frame: Frame, chosen: Sequence[CardId]) -> Option:
    """Keeping the chosen cards for the next round."""
    action = moves.Keep(tuple(sorted(chosen)))
    count = len(chosen)
    label = NN_("anludim table", "Keep %n card(s)", "", count)
    if not count:
        label = N_("anludim table", "Keep none")
    return Option(action=action, reason=frame.check(action), id="keep", label=label)


def heading(frame: Frame, chosen: Sequence[CardId], options: Sequence[Option]) -> str:
    """The line above the choices."""
    seen: Observation = frame.observation
    if seen.phase == KEEP:
        limit = keep_limit(seen.gold[seen.viewer])
        return render(NN_("anludim table", "Keep up to %n card(s)", "", limit))
    if not chosen:
        return ""
    if options:
        return render(N_("anludim table", "Combinations:"))
    if len(chosen) == 1:
        return render(N_("anludim table", "Add cards to make a combination."))
    return render(N_("anludim table", "Not a combination you can lay."))
