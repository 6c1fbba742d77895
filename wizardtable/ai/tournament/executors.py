# SPDX-License-Identifier: MIT
"""Who plays the games of a tournament: this process, more of them, or the workers of a cluster."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context

from wizardtable.core.parent import end_with_parent

CONNECTING = 30
"""Seconds to wait for the scheduler of a cluster."""


class ExecutorError(Exception):
    """Nobody can play, or play on; the text says why in one sentence."""


class NoCluster(ExecutorError):  # noqa: N818 - says what is missing
    """The cluster cannot be used."""


@dataclass(frozen=True, slots=True)
class Executors:
    """Those who play.

    Attributes:
        executor: where deals are played, None for here and now.
        size: deals played at the same time.
    """

    executor: Executor | None = None
    size: int = 1

    @property
    def ahead(self) -> int:
        """Deals to hand out at a time, so that nobody waits for work."""
        return 2 * self.size


def chosen(jobs: int, address: str | None) -> AbstractContextManager[Executors]:
    """Returns the workers of a cluster, if an address is given, else processes of this machine."""
    return processes(jobs) if address is None else cluster(address)


@contextmanager
def processes(jobs: int) -> Iterator[Executors]:
    """So many processes of this machine; none but this one for a single job. Raises ExecutorError
    if one of them is killed."""
    if jobs == 1:
        yield Executors()
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _sign_on) as pool:
        try:
            yield Executors(pool, jobs)
        except BrokenExecutor:
            raise ExecutorError(
                "A process that played was ended from outside, perhaps for want of memory: "
                "start again to go on."
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _sign_on() -> None:
    """What a process does before its first deal: Ctrl+C is its parent's to handle, and without the
    parent it has nobody to play for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def cluster(address: str) -> Iterator[Executors]:
    """The workers of a Dask scheduler, such as tcp://192.0.2.7:8786, each with this program
    installed; raises NoCluster."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("A cluster needs the extra “cluster” of wizardtable.") from None
    try:
        client = distributed.Client(address, timeout=CONNECTING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"No scheduler answers at “{address}”: {error}.") from None
    with client:
        # Deals are not pure functions of their text to Dask: a key of its own for each.
        yield Executors(client.get_executor(pure=False), max(1, sum(client.ncores().values())))
