# SPDX-License-Identifier: MIT
"""Functions made from the annotations of a game's state, so that each field is listed only once.

The decorator `state_class` gives a class slots and `clone()`. `observation_maker` makes a function
from a state to an observation, and `state_maker` a function from an observation to a state. Both
copy the fields that the two classes share. All these functions are generated once, when the game is
loaded, and are as fast as handwritten code.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

from wizardtable.core.rng import Rng

S = TypeVar("S", bound="StateBase")
O = TypeVar("O")  # noqa: E741 - S and O as in the contract


class StateBase:
    """The base class of a game's state; see `state_class`."""

    __slots__ = ()

    def clone(self) -> Self:
        """Returns an independent copy: a change of one never shows in the other."""
        raise NotImplementedError


def state_class(kind: type[S]) -> type[S]:
    """Returns the class with slots for its annotations, and with `clone()`.

    New states do not get the default of an annotation. Instead, saves leave out a field that has
    this value. The class attribute `unwritten` holds the defaults (see `core.codec`). A clone
    copies the generator, lists, and lists in lists. It shares all other values with the original,
    so these must not be changed.
    """
    members = {
        name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")
    }
    names = tuple(kind.__annotations__)
    members["unwritten"] = {name: members.pop(name) for name in names if name in members}
    members["__slots__"] = names
    slotted: Any = type(kind.__name__, kind.__bases__, members)
    lines = [
        f"copy.{name} = {_copy_expression(name, hint)}"
        for name, hint in get_type_hints(slotted).items()
    ]
    slotted.clone = _compiled_function(
        "self", ["copy = new(State)", *lines, "return copy"], State=slotted
    )
    slotted.clone.__doc__ = StateBase.clone.__doc__
    result: type[S] = slotted
    return result


def observation_maker(
    state: type[StateBase], observation: type[O], but: Sequence[str]
) -> Callable[..., O]:
    """Returns a function that makes an observation of a state.

    The function takes the state and, by keyword, the values of the observation's fields that `but`
    names. All other fields are copied from the state, with tuples instead of lists.

    Raises:
        KeyError: the observation has a field that neither the state nor `but` has.
    """
    hints = get_type_hints(state)
    names = [field.name for field in fields(observation)]  # type: ignore[arg-type]
    values = [
        name if name in but else _value_expression("tuple", "state", name, hints[name])
        for name in names
    ]
    parameters = ", ".join(["state", "*", *but])
    return _compiled_function(
        parameters, [f"return Observation({', '.join(values)})"], Observation=observation
    )


def state_maker(observation: type[O], state: type[S], but: Sequence[str]) -> Callable[[O], S]:
    """Returns a function that makes a state of an observation, without the fields that `but` names.

    The function copies every other field of the state from the observation, and turns tuples into
    lists where the state has lists. The caller of the function sets the missing fields.
    """
    lines = [
        f"state.{name} = {_value_expression('list', 'observation', name, hint)}"
        for name, hint in get_type_hints(state).items()
        if name not in but
    ]
    return _compiled_function(
        "observation", ["state = new(State)", *lines, "return state"], State=state
    )


def _copy_expression(name: str, hint: Any) -> str:
    if hint is Rng:
        return f"Rng(self.{name}.state)"
    if get_origin(hint) is not list:
        return f"self.{name}"
    inner = get_origin(get_args(hint)[0]) is list
    return f"[item[:] for item in self.{name}]" if inner else f"self.{name}[:]"


def _value_expression(sequence: str, source: str, name: str, hint: Any) -> str:
    """Returns a Python expression for the value of the field `name` of the variable `source`.

    `hint` is the field's type in the state. `sequence` is the type to convert lists to.
    """
    if get_origin(hint) is not list:
        return f"{source}.{name}"
    if get_origin(get_args(hint)[0]) is not list:
        return f"{sequence}({source}.{name})"
    return f"{sequence}([{sequence}(item) for item in {source}.{name}])"


def _compiled_function(parameters: str, lines: Sequence[str], **names: type) -> Callable[..., Any]:
    """Returns a function with these parameters and lines, as `dataclasses` generates `__init__`."""
    namespace: dict[str, Any] = {"Rng": Rng, "new": object.__new__, **names}
    exec("\n    ".join([f"def generated({parameters}):", *lines]), namespace)
    generated: Callable[..., Any] = namespace["generated"]
    return generated
