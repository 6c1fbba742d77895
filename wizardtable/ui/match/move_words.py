# SPDX-License-Identifier: MIT
"""The words of what a person may decide: a move of the menu, or a standing order."""

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play.controller import Controller


def move_words(controller: Controller, action: object) -> Message:
    """Returns the sentence of an action or standing order, as the viewer reads it."""
    spec, seen = controller.match.spec, controller.match.observe(controller.viewer)
    if isinstance(action, NoOrder):
        order = controller.autoplay.order_of(controller.viewer)
        words = N_("panel", "Cancel: {order}")
        return words.of(order=mid_sentence(spec.conduct.order(order, seen)))
    if isinstance(action, StandingOrder):
        return spec.conduct.order(action, seen)
    return spec.wording.action(seen, action, controller.names)
