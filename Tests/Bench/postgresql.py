"""The row of `make bench` on PostgreSQL: the server against pgbench, which sends the statements that the server sends.

The statements of some redemptions are read from PostgreSQL's log and become a script of pgbench: the same texts and parameters, in the same
transactions. Only the codes are others, because each works once.
"""
from __future__ import annotations

import contextlib
import csv
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator

import workloads

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PostgreSQL"))
from cluster import Cluster, programs  # noqa: E402

# Redemptions in the script: each user's two purchases come round once.
PLAYED = 2 * workloads.USERS
# PostgreSQL writes its statements to a file, if a database asks for it.
SETTINGS = ("logging_collector = on", "log_destination = csvlog", "log_directory = log")
# Plays of the script that are not measured: PostgreSQL plans a prepared statement anew five times.
WARM_UP = 8
# A code of pgbench: a number of 18 digits.
FIRST_CODE = 10**17


def what_is_missing(program: str) -> str | None:
    """Why the row cannot be measured; None if it can."""
    if not shutil.which(program):
        return f"no program at {program}: make staging"
    try:
        if not (programs() / "pgbench").exists():
            return "pgbench is not installed"
    except FileNotFoundError as error:
        return str(error)
    tried = subprocess.run([program, "serve", "--ledger", "postgres:///x?host=/nonexistent"], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if "built without PostgreSQL" in tried.stderr:
        return f"{program} was built without PostgreSQL: make staging"
    return None


@contextlib.contextmanager
def database(program: str, redeem: Callable[[list[str]], object]) -> Iterator[Database]:
    """A PostgreSQL with the script, removed in the end."""
    with Cluster(*SETTINGS) as cluster:
        yield Database(cluster, program, redeem)


class Database:
    """A PostgreSQL as it is installed, which writes each commit to the disk."""

    def __init__(self, cluster: Cluster, program: str, redeem: Callable[[list[str]], object]) -> None:
        """`redeem` lets a server redeem, which a command starts."""
        self.cluster, self.program, self.databases, self.codes = cluster, program, 0, FIRST_CODE
        command = self.server()
        self.recorded = Cluster.name(command[-1])
        cluster.psql(f"ALTER DATABASE {self.recorded} SET log_statement = 'all'")
        redeem(command)
        cluster.psql(f"ALTER DATABASE {self.recorded} RESET log_statement")
        purchases = dict(line.split() for line in self.psql("SELECT code || ' ' || purchase FROM code").splitlines())
        self.script = Script(logged(cluster.data / "log", self.recorded), purchases)

    def server(self) -> list[str]:
        """The command of a server on a new database."""
        self.databases += 1
        return [self.program, "serve", "--clock", "system", "--ledger", self.cluster.database(f"bench_{self.databases}")]

    def psql(self, sql: str) -> str:
        """What a statement returns on the database that pgbench uses: the ids in the script are of its rows."""
        return self.cluster.psql(f"SET search_path = redemptionkit; {sql}", self.recorded)

    def pgbench(self, redemptions: int) -> float:
        """Redemptions per second of pgbench."""
        plays = WARM_UP + max(1, redemptions // self.script.redemptions)
        count, first = plays * self.script.redemptions, self.codes
        self.codes += count
        self.psql(f"INSERT INTO code (code, purchase, expires_at) SELECT {first} + n, (ARRAY[{self.script.purchases}])"
                  f"[n % {self.script.redemptions} + 1], 9999999999999 FROM generate_series(0, {count - 1}) AS n")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            (folder / "script").write_text(self.script.text, encoding="utf-8")
            variables = [word for name, value in {**self.script.variables, "code": first - 1}.items() for word in ("-D", f"{name}={value}")]
            command = [programs() / "pgbench", "--no-vacuum", "--protocol", "prepared", "--transactions", str(plays), "--log", "--log-prefix",
                       folder / "log", "--file", folder / "script", *variables, self.recorded]
            environment = {**os.environ, **self.cluster.environment, "PGOPTIONS": "-c search_path=redemptionkit"}
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            times = [line.split()[2] for log in folder.glob("log.*") for line in log.read_text().splitlines()]
        used = int(self.psql(f"SELECT count(*) FROM code WHERE used_at IS NOT NULL AND code BETWEEN '{first}' AND '{self.codes - 1}'"))
        if done.returncode or used < count:
            raise RuntimeError(f"pgbench used {used} of {count} codes: {done.stderr}")
        # Each time is that of one play, in microseconds.
        return 1e6 * self.script.redemptions * (plays - WARM_UP) / sum(map(int, times[WARM_UP:]))


class Script:
    """Transactions as a script of pgbench: `text`, and `variables` with the parameters."""

    def __init__(self, statements: list[tuple[str, list[str | None]]], purchases: dict[str, str]) -> None:
        """`purchases` has the purchase of each code."""
        self.variables: dict[str, str] = {}
        self.codes: dict[str, str] = {}
        self.commits = self.statements = 0
        lines = ["\\set nothing NULL"]
        for sql, parameters in played(statements):
            for code in parameters:
                if code in purchases and code not in self.codes:
                    self.codes[code] = purchases[code]
                    lines.append("\\set code :code + 1")
            self.commits += sql == "COMMIT"
            self.statements += 1
            names = [self.name(value) for value in parameters]
            lines.append(re.sub(r"\$(\d+)", lambda place: f":{names[int(place[1]) - 1]}", sql) + ";")
        self.text = "\n".join(lines) + "\n"

    @property
    def redemptions(self) -> int:
        return len(self.codes)

    @property
    def purchases(self) -> str:
        """The purchases of its codes, as SQL writes a list."""
        return ", ".join(f"'{purchase}'" for purchase in self.codes.values())

    def name(self, value: str | None) -> str:
        """The variable that holds a parameter."""
        if value is None:
            return "nothing"
        if value in self.codes:
            return "code"
        known = next((name for name, other in self.variables.items() if other == value), f"v{len(self.variables)}")
        self.variables[known] = value
        return known


def played(statements: list[tuple[str, list[str | None]]]) -> list[tuple[str, list[str | None]]]:
    """The transactions of the last redemptions."""
    used = [index for index, (sql, _) in enumerate(statements) if sql.startswith("UPDATE code SET used_at")]
    begins = [index for index, (sql, _) in enumerate(statements) if sql.startswith("BEGIN") and index < used[-PLAYED]]
    return statements[begins[-1]:]


def logged(folder: pathlib.Path, database: str) -> list[tuple[str, list[str | None]]]:
    """The statements that a database got, with their parameters."""
    found = []
    for path in sorted(folder.glob("*.csv")):
        with open(path, encoding="utf-8", newline="") as file:
            # postgresql.org/docs/15/runtime-config-logging.html: the database, the message and its detail.
            for name, message, detail in ((row[2], row[13], row[14]) for row in csv.reader(file)):
                if name == database and (statement := re.match(r"execute [^:]*: (.*)", message, re.S)):
                    found.append((statement[1], [value(text) for text in re.findall(r"\$\d+ = (NULL|'(?:[^']|'')*')", detail)]))
    return found


def value(text: str) -> str | None:
    return None if text == "NULL" else text[1:-1].replace("''", "'")
