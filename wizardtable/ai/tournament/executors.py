# SPDX-License-Identifier: MIT
"""Provides the processes that play a tournament: the current one, several of this machine, or the
workers of a cluster."""

import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module
from multiprocessing import get_context

from wizardtable.core.parent import end_with_parent

CONNECT_SECONDS = 30
"""Seconds to wait for an answer of a cluster's scheduler."""


class ExecutorError(Exception):
    """Raised when no process can play any longer. The text is a sentence with the reason."""


class NoCluster(ExecutorError):  # noqa: N818 - says what is missing
    """Raised when the cluster cannot be used."""


@dataclass(frozen=True, slots=True)
class Executors:
    """The processes that play.

    Attributes:
        executor: the executor that plays the deals; None to play them in the current process.
        size: the number of deals played at the same time.
    """

    executor: Executor | None = None
    size: int = 1

    @property
    def ahead(self) -> int:
        """The number of deals to hand out in advance, so that every process always has work."""
        return 2 * self.size


def executors_for(jobs: int, address: str | None) -> AbstractContextManager[Executors]:
    """Returns the workers of a cluster if the address of its scheduler is given, otherwise `jobs`
    processes of this machine."""
    return processes(jobs) if address is None else cluster(address)


@contextmanager
def processes(jobs: int) -> Iterator[Executors]:
    """Provides `jobs` processes of this machine; for a single job, only the current process.

    Raises:
        ExecutorError: one of the processes was killed.
    """
    if jobs == 1:
        yield Executors()
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _prepare_process) as pool:
        try:
            yield Executors(pool, jobs)
        except BrokenExecutor:
            raise ExecutorError(
                "A process that played was ended from outside, perhaps for want of memory: "
                "start again to go on."
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _prepare_process() -> None:
    """Prepares a process before its first deal: it ignores Ctrl+C and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


@contextmanager
def cluster(address: str) -> Iterator[Executors]:
    """Provides the workers of a Dask scheduler, such as tcp://192.0.2.7:8786.

    The program must be installed on each worker.

    Raises:
        NoCluster: the library `distributed` is missing, or no scheduler answers.
    """
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("A cluster needs the extra “cluster” of wizardtable.") from None
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"No scheduler answers at “{address}”: {error}.") from None
    with client:
        # Dask would take equal texts for the same deal: give each call a key of its own.
        yield Executors(client.get_executor(pure=False), max(1, sum(client.ncores().values())))
