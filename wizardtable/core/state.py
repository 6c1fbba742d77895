# SPDX-License-Identifier: MIT
"""What follows from the annotations of a game's state, so that each field stands in one place.

A class with `state_class` has slots and `clone()`. `opened` makes an observation of a state and
`outlined` a state of an observation, as far as both have a field with the same name. Each of the
three is a function that is written once, when the game is loaded, and is as quick as by hand.
"""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

from wizardtable.core.rng import Rng

S = TypeVar("S", bound="StateBase")
O = TypeVar("O")  # noqa: E741 - S and O as in the contract


class StateBase:
    """What a state of a game is made from; see `state_class`."""

    __slots__ = ()

    def clone(self) -> Self:
        """Returns an independent copy: no later change of one is seen in the other."""
        raise NotImplementedError


def state_class(kind: type[S]) -> type[S]:
    """Gives a class slots for its annotations, and `clone()`.

    A default of an annotation is not given to new states: it becomes the value that saves leave
    out, in the class attribute `unwritten` (see `core.codec`). A clone has lists of its own, and
    lists in lists, and a generator in the same state. It shares everything else, which must not be
    changed.
    """
    members = {
        name: value for name, value in vars(kind).items() if name not in ("__dict__", "__weakref__")
    }
    names = tuple(kind.__annotations__)
    members["unwritten"] = {name: members.pop(name) for name in names if name in members}
    members["__slots__"] = names
    made: Any = type(kind.__name__, kind.__bases__, members)
    lines = [f"copy.{name} = {_copy(name, hint)}" for name, hint in get_type_hints(made).items()]
    made.clone = _written("self", ["copy = new(State)", *lines, "return copy"], State=made)
    made.clone.__doc__ = StateBase.clone.__doc__
    result: type[S] = made
    return result


def opened(state: type[StateBase], observation: type[O], but: Sequence[str]) -> Callable[..., O]:
    """Returns a function that makes an observation of a state.

    It is given the state and, by keyword, the fields of the observation named in `but`. It takes
    the others from the state as they are, lists as tuples.
    """
    hints = get_type_hints(state)
    values = [
        one.name if one.name in but else _value("tuple", "state", one.name, hints[one.name])
        for one in fields(observation)  # type: ignore[arg-type]
    ]
    parameters = ", ".join(["state", "*", *but])
    return _written(
        parameters, [f"return Observation({', '.join(values)})"], Observation=observation
    )


def outlined(observation: type[O], state: type[S], but: Sequence[str]) -> Callable[[O], S]:
    """Returns a function that makes a state of an observation, without the fields named in `but`.
    It takes the others from the observation as they are, tuples as lists where these are lists."""
    lines = [
        f"state.{name} = {_value('list', 'seen', name, hint)}"
        for name, hint in get_type_hints(state).items()
        if name not in but
    ]
    return _written("seen", ["state = new(State)", *lines, "return state"], State=state)


def _copy(name: str, hint: Any) -> str:
    if hint is Rng:
        return f"Rng(self.{name}.state)"
    if get_origin(hint) is not list:
        return f"self.{name}"
    inner = get_origin(get_args(hint)[0]) is list
    return f"[one[:] for one in self.{name}]" if inner else f"self.{name}[:]"


def _value(sequence: str, source: str, name: str, hint: Any) -> str:
    """Returns the value of a field; `hint` is the type that the state has it in."""
    if get_origin(hint) is not list:
        return f"{source}.{name}"
    if get_origin(get_args(hint)[0]) is not list:
        return f"{sequence}({source}.{name})"
    return f"{sequence}([{sequence}(one) for one in {source}.{name}])"


def _written(parameters: str, lines: Sequence[str], **names: type) -> Callable[..., Any]:
    """Returns a function with these parameters and lines, as `dataclasses` writes `__init__`."""
    found: dict[str, Any] = {"Rng": Rng, "new": object.__new__, **names}
    exec("\n    ".join([f"def written({parameters}):", *lines]), found)
    written: Callable[..., Any] = found["written"]
    return written
