"""What the tests in Python share: the server under test, a browser, a PostgreSQL, and how each is skipped where it cannot run."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator

import pytest
import tools

# The marks of the tests in a folder.
FOLDERS = {"Browser": "browser", "PostgreSQL": "postgresql", "Install": "packed"}


def pytest_configure(config: pytest.Config) -> None:
    # A signal that this process ignores, as under `nohup`, stays ignored in the servers that it starts.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if config.option.markexpr == "long":
        os.environ["REDEMPTION_LONG"] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks tests by their folder, and skips those whose programs are missing, with the reason."""
    missing = missing_programs({FOLDERS.get(item.path.parent.name, "") for item in items})
    for item in items:
        if mark := FOLDERS.get(item.path.parent.name):
            item.add_marker(mark)
            if reason := missing.get(mark):
                item.add_marker(pytest.mark.skip(reason=reason))


def missing_programs(marks: set[str]) -> dict[str, str]:
    """For each of these marks, why its tests cannot run here."""
    found = {}
    if "browser" in marks and not any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))):
        found["browser"] = "there is no Chromium; install the Debian packages of Tests/Browser/packages.txt"
    if "postgresql" in marks:
        import cluster

        try:
            cluster.programs()
            absent = tools.traits() != "PostgreSQL"
        except FileNotFoundError:
            absent = True
        if absent:
            found["postgresql"] = "PostgreSQL or libpq is not installed; install the Debian packages of Tests/PostgreSQL/packages.txt"
    return found


@pytest.fixture(scope="session")
def program() -> str:
    """The server's executable."""
    return tools.server()


@pytest.fixture
def server(program: str) -> Iterator[object]:
    """`redemption serve` with a ledger in memory and a virtual clock, which records what is said."""
    import rpc

    with rpc.Server(program) as server:
        yield server


@pytest.fixture
def http_server() -> Iterator[object]:
    """`redemption serve --http` on a free port."""
    import http_client

    with http_client.HTTPChild() as child:
        yield child


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    """Chromium without a window."""
    import chromium

    browser = chromium.Chromium()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def postgresql() -> Iterator[object]:
    """A PostgreSQL of the module's own."""
    import cluster

    with cluster.Cluster("fsync = off") as running:
        yield running


class Tally:
    """Counts what one test checks, each by a name of its own."""

    def __init__(self, subtests: pytest.Subtests) -> None:
        self._subtests = subtests

    def add(self, name: str, problems: list[str]) -> None:
        """Counts a check; it has failed if there are problems."""
        with self._subtests.test(name):
            if problems:
                pytest.fail("\n".join(map(str, problems[:5])), pytrace=False)

    def skip(self, name: str) -> None:
        """Counts a check that has nothing to run on."""
        with self._subtests.test(name):
            pytest.skip(name)


@pytest.fixture
def tally(subtests: pytest.Subtests) -> Tally:
    """Counts the checks of a test that has many."""
    return Tally(subtests)
