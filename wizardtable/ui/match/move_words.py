# SPDX-License-Identifier: MIT
"""The sentences of what a person can decide: an action of the menu, or a standing order."""

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play.controller import Controller


def move_words(controller: Controller, action: object) -> Message:
    """Returns the sentence of an action or a standing order, as the viewer reads it."""
    spec, observation = controller.match.spec, controller.match.observe(controller.viewer)
    if isinstance(action, NoOrder):
        order = controller.autoplay.order_of(controller.viewer)
        words = N_("panel", "Cancel: {order}")
        return words.of(order=mid_sentence(spec.conduct.order(order, observation)))
    if isinstance(action, StandingOrder):
        return spec.conduct.order(action, observation)
    return spec.wording.action(observation, action, controller.names)


def gain_words(controller: Controller, action: object) -> Message | None:
    """Returns a sentence about what an action of the menu wins; None if it wins nothing at once."""
    if isinstance(action, StandingOrder):
        return None
    observation = controller.match.observe(controller.viewer)
    return controller.match.spec.move_gain(observation, action, controller.names)
