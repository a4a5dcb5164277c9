"""HTTPS with a CA of our own, on the port that speaks HTTP too. Needs a program with TLS: `make release`."""
import pathlib
import shutil
import socket
import ssl
import subprocess
import tempfile
import unittest

from child import rpc
from http_client import HTTPChild, parsed, read_to_end

HEALTH = b"GET /_/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


def has_tls() -> bool:
    """True if the program was built with TLS."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run([rpc.executable(), "serve", "--clock", "offset", "--http", "0", "--tls", folder], stdin=subprocess.DEVNULL, capture_output=True)
        return b"built without TLS" not in run.stderr


@unittest.skipUnless(shutil.which("openssl"), "openssl is not installed")
class HTTPS(unittest.TestCase):
    def setUp(self):
        if not has_tls():
            self.skipTest("the program was built without TLS")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name, "tls")

    def secure(self, child, name):
        """The answer to a request whose client trusts our CA and wants this name."""
        context = ssl.create_default_context(cafile=str(self.folder / "ca.pem"))
        with context.wrap_socket(child.connect(), server_hostname=name) as connection:
            connection.sendall(HEALTH)
            return read_to_end(connection)

    def test_names(self):
        """Each name of the machine, HTTP on the same port, and a CA that is kept and that only its owner can use."""
        with HTTPChild("--tls", str(self.folder), "--host", "dev.example") as child:
            for name in ("localhost", "127.0.0.1", "::1", "10.0.2.2", "dev.example"):
                self.assertEqual(parsed(self.secure(child, name))[0], 200)
            self.assertEqual(parsed(child.exchange(HEALTH))[0], 200)
            with self.assertRaises(ssl.SSLCertVerificationError):
                self.secure(child, "other.example")
            authority = (self.folder / "ca.pem").read_bytes()
            self.assertEqual((self.folder / "ca-key.pem").stat().st_mode & 0o777, 0o600)
            self.assertEqual(sorted(file.name for file in self.folder.iterdir()), ["ca-key.pem", "ca.pem"])
        with HTTPChild("--tls", str(self.folder)) as child:
            self.assertEqual(parsed(self.secure(child, "localhost"))[0], 200)
            self.assertEqual((self.folder / "ca.pem").read_bytes(), authority)

    def test_authority(self):
        """The CA signs servers only, no other CAs, and not for years; it is renewed before its end, with the same key."""
        def text(file):
            return subprocess.run(["openssl", "x509", "-noout", "-text", "-in", str(self.folder / file)], check=True, capture_output=True, text=True).stdout
        with HTTPChild("--tls", str(self.folder)):
            self.assertRegex(text("ca.pem"), r"Basic Constraints: critical\s+CA:TRUE, pathlen:0")
            ends = subprocess.run(["openssl", "x509", "-checkend", str(400 * 86_400), "-noout", "-in", str(self.folder / "ca.pem")], capture_output=True)
            self.assertEqual(ends.returncode, 1, "it lives for more than 400 days")
        old = (self.folder / "ca.pem").read_bytes()
        subprocess.run(["openssl", "req", "-x509", "-new", "-key", "ca-key.pem", "-days", "20", "-subj", "/CN=RedemptionKit on this machine", "-out", "ca.pem"],
                       cwd=self.folder, check=True, capture_output=True)
        ending = (self.folder / "ca.pem").read_bytes()
        with HTTPChild("--tls", str(self.folder)) as child:
            self.assertNotIn((self.folder / "ca.pem").read_bytes(), (old, ending))
            self.assertEqual(parsed(self.secure(child, "localhost"))[0], 200)
            (self.folder / "ca.pem").write_bytes(old)
            self.assertEqual(parsed(self.secure(child, "localhost"))[0], 200, "a device with the old certificate")

    def test_started_at_once(self):
        """Servers that start at once with one new folder have one CA, and none fails."""
        for _ in range(3):
            shutil.rmtree(self.folder, ignore_errors=True)
            command = [rpc.executable(), "up", "--http", "0", "--tls", str(self.folder)]
            servers = [subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(5)]
            try:
                for server in servers:
                    line = server.stdout.readline().decode()
                    self.assertIn("Listening", line, line or server.stderr.read())
                    port = int(line.split()[2].rstrip(".").rsplit(":", 1)[1])
                    context = ssl.create_default_context(cafile=str(self.folder / "ca.pem"))
                    with context.wrap_socket(socket.create_connection(("127.0.0.1", port)), server_hostname="localhost") as connection:
                        connection.sendall(HEALTH)
                        self.assertEqual(parsed(read_to_end(connection))[0], 200)
                self.assertEqual(sorted(file.name for file in self.folder.iterdir()), ["ca-key.pem", "ca.pem"])
            finally:
                for server in servers:
                    server.kill()
                    server.communicate()

    def test_own_certificate(self):
        """A certificate of the user's own is served as it is."""
        self.folder.mkdir()
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=own.example",
                        "-addext", "subjectAltName=DNS:own.example", "-keyout", "key.pem", "-out", "cert.pem"], cwd=self.folder, check=True, capture_output=True)
        shutil.copy(self.folder / "cert.pem", self.folder / "ca.pem")
        with HTTPChild("--tls", str(self.folder)) as child:
            self.assertEqual(parsed(self.secure(child, "own.example"))[0], 200)

    def test_hostile(self):
        """Broken handshakes end their connections and nothing else."""
        with HTTPChild("--tls", str(self.folder)) as child:
            for data in (b"\x16", b"\x16\x03\x01", b"\x16\x03\x01\xff\xff" + b"x" * 1000, b"\x16" * 5000, b"\x15\x03\x01\x00\x02\x02\x28"):
                with child.connect() as connection:
                    connection.sendall(data)
                    connection.shutdown(socket.SHUT_WR)
                    read_to_end(connection)
            self.assertTrue(child.is_well())
            self.assertEqual(parsed(self.secure(child, "localhost"))[0], 200)

    def test_errors(self):
        """A certificate that cannot be used is an error at the start."""
        self.folder.mkdir()
        for file in ("cert.pem", "key.pem"):
            (self.folder / file).write_text("no certificate")
        run = subprocess.run([rpc.executable(), "up", "--http", "0", "--tls", str(self.folder)], capture_output=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn(b"certificate", run.stderr)


if __name__ == "__main__":
    unittest.main()
