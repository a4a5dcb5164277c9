"""A PostgreSQL of its own for a test run: in a folder of its own, on a Unix socket, as a user that is not root."""
from __future__ import annotations

import contextlib
import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator

PORT = 5432


def programs() -> pathlib.Path:
    """The folder of the newest PostgreSQL programs; Debian keeps them out of the PATH."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[-2]))
    found = shutil.which("initdb")
    if not folders and not found:
        raise FileNotFoundError("PostgreSQL's programs: install the package `postgresql`")
    return pathlib.Path(folders[-1]) if folders else pathlib.Path(found).parent


class Cluster:
    """Started with the `with` block, and ended and deleted with it. Anybody on this machine who sees its folder may connect."""

    def __init__(self, *settings: str) -> None:
        """`settings` are further lines of postgresql.conf."""
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="redemption-postgresql-"))
        self.data = self.folder / "data"
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--pgdata", self.data, "--auth", "trust", "--username", "postgres", "--encoding", "UTF8", "--locale", "C.UTF-8",
                  "--no-sync")
        lines = [f"unix_socket_directories = '{self.folder}'", "listen_addresses = ''", f"port = {PORT}", "max_connections = 200", *settings]
        with open(self.data / "postgresql.conf", "a") as file:
            file.write("\n".join(lines) + "\n")

    def __enter__(self) -> Cluster:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.pid() is not None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def environment(self) -> dict[str, str]:
        """The `PG*` variables of its superuser."""
        return {"PGHOST": str(self.folder), "PGPORT": str(PORT), "PGUSER": "postgres", "PGDATABASE": "postgres"}

    def start(self) -> None:
        self._run("pg_ctl", "--pgdata", self.data, "--log", self.folder / "log", "--wait", "--timeout", "120", "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "--pgdata", self.data, "--mode", mode, "--wait", "--timeout", "120", "stop")

    def kill(self) -> None:
        """Ends every process of it at once, as `kill -9` does."""
        pid = self.pid()
        if pid is None:
            return
        os.kill(pid, signal.SIGSTOP)  # It must start no process that the list does not have.
        family = [pid, *children(pid)]
        for process in family:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        while any(is_running(process) for process in family):
            time.sleep(0.01)
        # A process that nobody has waited for still counts as running for these.
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        (self.folder / f".s.PGSQL.{PORT}.lock").unlink(missing_ok=True)

    def pid(self) -> int | None:
        """The first process's id; None if it does not run."""
        try:
            return int((self.data / "postmaster.pid").read_text().split()[0])
        except (FileNotFoundError, IndexError):
            return None

    def psql(self, sql: str, database: str = "postgres") -> str:
        """What a statement returns, unaligned."""
        done = subprocess.run(
            [programs() / "psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1", "--command", sql, database],
            env={**os.environ, **self.environment}, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def database(self, name: str) -> str:
        """Creates an empty database and returns its address."""
        self.psql(f"CREATE DATABASE {name}")
        return self.address(name)

    @contextlib.contextmanager
    def holding(self, address: str) -> Iterator[None]:
        """Holds the lock of a ledger, as a server does that hangs in a transaction."""
        holder = subprocess.Popen(
            [programs() / "psql", "--quiet", "--no-psqlrc", self.name(address)], env={**os.environ, **self.environment}, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        holder.stdin.write("BEGIN; SELECT pg_advisory_xact_lock(1380207444);\n\\echo held\n")
        holder.stdin.flush()
        while line := holder.stdout.readline():
            if "held" in line:
                break
        try:
            yield
        finally:
            holder.communicate()

    @staticmethod
    def name(address: str) -> str:
        """The database that an address of ours names."""
        return address.split("@/")[1].split("?")[0]

    def address(self, name: str, host: pathlib.Path | None = None) -> str:
        return f"postgres://postgres@/{name}?host={host or self.folder}"

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(programs() / program), *map(str, arguments)]
        if os.geteuid() == 0:
            command = ["runuser", "-u", self.user, "--", *command]
        # The server inherits these descriptors; a pipe would stay open with it.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd="/")
            output.seek(0)
            if done.returncode != 0:
                log = self.folder / "log"
                raise RuntimeError(f"{program}: {output.read().decode()}{log.read_text() if log.exists() else ''}")


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(folder.name) for folder in pathlib.Path("/proc").glob("[0-9]*") if state_and_parent(folder)[1] == str(pid)]


def is_running(pid: int) -> bool:
    """True for a process that is no zombie."""
    return state_and_parent(pathlib.Path(f"/proc/{pid}"))[0] not in ("Z", "gone")


def state_and_parent(process: pathlib.Path) -> tuple[str, str]:
    """The state of a process, and the id of its parent; `gone` for a process that has ended."""
    try:
        state, parent = (process / "stat").read_text().rsplit(")", 1)[1].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return "gone", ""
    return state, parent
