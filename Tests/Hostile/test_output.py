"""Output that cannot be written, of every command: a message where that still works, and status 1, never a signal."""
import os
import pathlib
import pty
import resource
import subprocess
import sys
import tempfile
import unittest

from child import PATIENCE, line

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Contract"))
import rpc

ROOT = pathlib.Path(__file__).resolve().parents[2]
CASES = str(ROOT / "Tests" / "Conformance" / "01-links.json")

# Each command with the status that it has when all is well; "." is the project of the doctor and the folder of codegen.
COMMANDS = [
    (["schema"], 0), (["demo"], 0), (["demo", "--json"], 0), (["explain", "https://a.example/?code=1"], 1),
    (["explain", "rc-0123456789://redeem_web_purchase?redemption_token=abc"], 0),
    (["replay", CASES], 0), (["replay", "--json", CASES], 0), (["codegen", "--language", "kotlin", "--out", "."], 0),
    (["doctor", "."], 2), (["doctor", "--json", "."], 2),
    (["--help"], 0), (["help", "serve"], 0), (["serve", "--help"], 0), (["--version"], 0),
    (["--generate-completion-script", "bash"], 0),
]
# Each command that only writes to stderr, with its status.
FAILURES = [
    (["serve", "--ledger", "/"], 1), (["serve", "--ledger", "/", "--log-level=debug"], 1),
    (["replay", "/nonexistent"], 1), (["ledger", "copy", "/nonexistent", "x"], 1), (["ledger", "copy", "x", "x"], 64), (["nonsense"], 64), (["codegen"], 64), (["schema", "--nonsense"], 64),
]


class Output(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def run_command(self, words, redirection="", **options):
        """Runs a command with a redirection of the shell; pipes for the rest."""
        shell = ["sh", "-c", f'exec "$@" {redirection}', "sh", rpc.executable(), *words]
        options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
        return subprocess.run(shell, cwd=self.folder, timeout=PATIENCE, text=True, **options)

    def test_all_is_well(self):
        """The statuses below are of these commands when everything can be written."""
        for words, status in COMMANDS:
            with self.subTest(words=words):
                run = self.run_command(words)
                self.assertEqual((run.returncode, run.stderr), (status, ""))
                self.assertNotEqual(run.stdout, "")
        for words, status in FAILURES:
            with self.subTest(words=words):
                run = self.run_command(words)
                self.assertEqual((run.returncode, run.stdout), (status, ""))
                self.assertNotEqual(run.stderr, "")

    def test_stdout_fails(self):
        for redirection, cause in [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor"), ("1</dev/null", "Bad file descriptor")]:
            for words, _ in COMMANDS:
                with self.subTest(words=words, redirection=redirection):
                    run = self.run_command(words, redirection)
                    self.assertEqual((run.returncode, run.stderr), (1, f"redemption: the output cannot be written: {cause}\n"))

    def test_stdout_and_stderr_fail(self):
        for redirection in (">/dev/full 2>&1", ">&- 2>&-", "<&- >&- 2>&-"):
            for words, _ in COMMANDS:
                with self.subTest(words=words, redirection=redirection):
                    self.assertEqual(self.run_command(words, redirection).returncode, 1)

    def test_stdout_at_its_limit(self):
        """A file that may not grow beyond a size, as on a full disk: part of it is there, and the status says so."""
        with open(pathlib.Path(self.folder) / "schema.json", "wb") as file:
            run = self.run_command(
                ["schema"], stdout=file, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (57_344, 57_344)))
        self.assertEqual((run.returncode, run.stderr), (1, "redemption: the output cannot be written: File too large\n"))
        self.assertEqual(os.path.getsize(file.name), 57_344)

    def test_stdout_is_closed_by_its_reader(self):
        """A reader that has seen enough gets no message; the status says that output is missing."""
        for words, _ in COMMANDS:
            with self.subTest(words=words):
                read, write = os.pipe()
                os.close(read)
                run = self.run_command(words, stdout=write)
                os.close(write)
                self.assertEqual((run.returncode, run.stderr), (1, ""))

    def test_stderr_fails(self):
        """The status is what it would be."""
        for redirection in ("2>/dev/full", "2>&-", "2</dev/null"):
            for words, status in FAILURES:
                with self.subTest(words=words, redirection=redirection):
                    self.assertEqual(self.run_command(words, redirection).returncode, status)

    def test_stderr_is_closed_by_its_reader(self):
        for words, status in FAILURES:
            with self.subTest(words=words):
                read, write = os.pipe()
                os.close(read)
                self.assertEqual(self.run_command(words, stderr=write).returncode, status)
                os.close(write)

    def test_log_fails(self):
        """A server goes on when nobody takes its log."""
        requests = "".join(line("clock/now", id=n).decode() for n in range(3))
        for redirection in ("2>/dev/full", "2>&-", "2</dev/null"):
            with self.subTest(redirection=redirection):
                run = self.run_command(["serve", "--log-level", "debug"], redirection, stdin=None, input=requests)
                self.assertEqual((run.returncode, len(run.stdout.splitlines())), (0, 3))

    def test_closed_descriptors_are_not_reused(self):
        """What is meant for a closed stderr is not written to whatever was opened next."""
        shell = ["sh", "-c", 'exec "$@" 2>&-', "sh", rpc.executable(), "serve"]
        with subprocess.Popen(shell, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
            server.stdin.write(line("clock/now"))
            server.stdin.flush()
            server.stdout.readline()
            self.assertEqual(os.readlink(f"/proc/{server.pid}/fd/2"), "/dev/null")
            server.stdin.close()
        self.assertEqual(server.returncode, 0)

    def test_colour(self):
        """Every command has colours on a terminal, and none if `NO_COLOR` is set and not empty, `TERM` is `dumb` or the output is a pipe."""
        project = ROOT / "Tests" / "ProjectDoctorTests" / "Fixtures" / "ios-broken"
        for words in (["demo"], ["explain", "https://a.example/?code=1"], ["replay", CASES], ["doctor", str(project)]):
            with self.subTest(words=words):
                self.assertIn(b"\x1b[", self.on_terminal(words, TERM="xterm"))
                self.assertIn(b"\x1b[", self.on_terminal(words, TERM="xterm", NO_COLOR=""))
                self.assertNotIn(b"\x1b[", self.on_terminal(words, TERM="xterm", NO_COLOR="1"))
                self.assertNotIn(b"\x1b[", self.on_terminal(words, TERM="dumb"))
                self.assertNotIn("\x1b[", self.run_command(words).stdout)

    def test_serve_on_a_terminal(self):
        """A person who starts a server is told what it waits for; a program is not."""
        master, terminal = pty.openpty()
        with subprocess.Popen([rpc.executable(), "serve"], stdin=terminal, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
            os.close(terminal)
            self.assertIn(b"waiting for JSON-RPC 2.0 requests on stdin", server.stderr.readline())
            os.write(master, b"\x04")
            self.assertEqual((server.stdout.read(), server.wait(PATIENCE)), (b"", 0))
        os.close(master)
        self.assertEqual(self.run_command(["serve"]).stderr, "")

    def on_terminal(self, words, **variables):
        """All output of a command whose stdout is a terminal."""
        environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
        master, terminal = pty.openpty()
        with subprocess.Popen([rpc.executable(), *words], stdin=subprocess.DEVNULL, stdout=terminal, env={**environment, **variables}):
            os.close(terminal)
            shown = b""
            try:
                while part := os.read(master, 1 << 12):
                    shown += part
            except OSError:  # Linux reports the end of a terminal as an error.
                pass
        os.close(master)
        return shown

    def test_terminal_hangs_up(self):
        """A terminal that goes away ends a server with a status, though neither a last reply nor a message can be written."""
        requests = [
            line("session/open", {"vendor": "revenuecat", "sdk": "native", "platform": "ios"}),
            line("fault/inject", {"kind": "delay", "seconds": 600}),
            line("redemption/redeem", {"session": "session-1", "code": "waits"}),
            line("session/describe", {"session": "session-1"}),
        ]
        for options in ([], ["--log-level", "debug"]):
            with self.subTest(options=options):
                master, terminal = pty.openpty()
                server = subprocess.Popen([rpc.executable(), "serve", *options], stdin=terminal, stdout=terminal, stderr=terminal)
                self.addCleanup(server.kill)
                os.close(terminal)
                os.write(master, b"".join(requests))
                shown = b""
                while b'"redemptionsUnderWay":1' not in shown:
                    shown += os.read(master, 1 << 12)
                os.close(master)
                self.assertEqual(server.wait(timeout=PATIENCE), 1)


if __name__ == "__main__":
    unittest.main()
