"""Arguments that people get wrong: an error with what was probably meant, and nothing is started or written."""
from __future__ import annotations

import os
import pathlib
import re
import socket
import subprocess
import tempfile
import unittest

from child import rpc
from http_client import read_to_end


class Arguments(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def run_program(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([rpc.executable(), *arguments], cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)

    def fails(self, *arguments: str, says: str) -> None:
        run = self.run_program(*arguments)
        self.assertNotEqual(run.returncode, 0, arguments)
        self.assertEqual(run.stdout, "", arguments)
        self.assertIn(says, run.stderr, arguments)
        self.assertEqual(os.listdir(self.folder), [], arguments)

    def test_ledgers(self):
        """A location that was hardly meant as a file creates none."""
        for text in (":memory", "memory:", "memory", ":Memory:", ":mem:", ":memori:", ":"):
            for command in (["serve"], ["up", "--http", "0"], ["serve", "--record"]):
                self.fails(*command, "--ledger", text, says=":memory:")
        for text in ("mysql://host/db", "sqlite://ledger", "postgre://host/db"):
            self.fails("serve", "--ledger", text, says="postgres://")
        self.fails("ledger", "copy", ":memory", "new.sqlite", says=":memory:")
        for text in ("./:memory", "ledger.sqlite", "memories"):
            self.assertEqual(self.run_program("serve", "--ledger", text).returncode, 0, text)
            self.assertTrue(pathlib.Path(self.folder, text).is_file())

    def test_commands(self):
        """An unknown command gets the one that was meant, after `help` too; a link is not repeated."""
        for name, meant in (("start", "up"), ("server", "up"), ("sevre", "serve"), ("redeem", "explain"), ("test", "demo"), ("version", "--version"),
                            ("lint", "doctor"), ("Demo", "demo"), ("types", "codegen"), ("migrate", "ledger copy")):
            for arguments in ([name], ["help", name], [name, "more", "--options"]):
                self.fails(*arguments, says=f"redemption {meant}")
        for name in ("foo", "frobnicate"):
            self.fails(name, says="redemption --help")
            self.fails("help", name, says="redemption --help")
        self.fails("rc-1://redeem_web_purchase?redemption_token=zqsecret", says="redemption explain LINK")
        self.assertNotIn("zqsecret", self.run_program("rc-1://redeem_web_purchase?redemption_token=zqsecret").stderr)
        for arguments in (["help"], ["help", "up"], ["help", "ledger", "copy"], ["up", "--help"], ["--help"], ["--version"]):
            run = self.run_program(*arguments)
            self.assertEqual((run.returncode, run.stderr), (0, ""), arguments)

    def test_ports(self):
        """`up` takes the port in each way in which people write it."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        for arguments in ([str(port)], ["--port", str(port)], ["--http", str(port)], [f"127.0.0.1:{port}"], [f"localhost:{port}"]):
            server = subprocess.Popen([rpc.executable(), "up", *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
            try:
                self.assertIn(f"http://127.0.0.1:{port}.", server.stdout.readline(), arguments)
                with socket.create_connection(("127.0.0.1", port)) as connection:
                    connection.sendall(b"GET /_/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    self.assertTrue(read_to_end(connection).startswith(b"HTTP/1.1 200 "))
            finally:
                server.kill()
                server.communicate()
        run = self.run_program("serve", "--clock", "offset", "--port", "0")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.fails("up", "8080", "--port", "8081", says="once")
        self.fails("serve", "--http", "0", "--port", "0", says="once")
        for wrong in ("http", "80a", "99999", "-1"):
            run = self.run_program("up", f"--port={wrong}")
            self.assertNotEqual(run.returncode, 0)
            self.assertIn("PORT", run.stderr)

    def test_origins(self):
        """An origin is that of a page: no path, no star."""
        for wrong in ("*", "app.example.com", "https://app.example.com/path", "https://", "https://a b", "https://user@app.example.com", "file:///"):
            self.fails("up", "--http", "0", "--origin", wrong, says="--origin")
        self.fails("serve", "--origin", "https://app.example.com", says="--origin needs --http")

    def test_documents(self):
        """Each option of `up` is in its help and in docs."""
        page = (pathlib.Path(__file__).resolve().parents[2] / "docs/http.md").read_text()
        printed = self.run_program("up", "--help").stdout
        for option in ("--port", "--origin", "--host", "--tls", "--token-file"):
            self.assertIn(option, page)
            self.assertRegex(printed, rf"(?m)^\s+{re.escape(option)} ")


if __name__ == "__main__":
    unittest.main()
