"""Readers that are slow or gone, writers that stop, signals."""
import fcntl
import os
import signal
import sys
import termios
import threading
import time
import unittest

from child import Child, framed, line, wait_until

# Signals that ask a process to end.
ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGUSR1, signal.SIGUSR2, signal.SIGALRM, signal.SIGXCPU)


def has_stalled(child: Child, reader: int | None = None) -> bool:
    """Whether the server waits for a reader, that of its standard output unless told: the pipe is full, and nothing more is written."""
    def look():
        with open(f"/proc/{child.process.pid}/stat") as stat, open(f"/proc/{child.process.pid}/io") as io:
            return stat.read().rsplit(")")[1].split()[0], io.read()
    pipe = child.process.stdout.fileno() if reader is None else reader
    unread = int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)), sys.byteorder)
    first = look()
    time.sleep(0.2)
    return first[0] == "S" and first == look() and unread > fcntl.fcntl(pipe, fcntl.F_GETPIPE_SZ) // 2


class Streams(unittest.TestCase):
    def test_slow_reader(self):
        """A reader that is slow gets every reply in its order, and nothing piles up meanwhile."""
        with Child() as child:
            self.assertTrue(child.is_well())
            before = child.peak_memory()
            count = 4_000
            child.write_apart(b"".join(line("server/describe", id=number) for number in range(count)))
            wait_until(lambda: has_stalled(child))
            for number in range(count):
                self.assertEqual(child.reply()["id"], number)
            self.assertLess(child.peak_memory() - before, 16 << 20)

    def test_vanished_reader(self):
        """A reader that is gone ends the server with one clear line and a status, not by a signal."""
        with Child() as child:
            self.assertTrue(child.is_well())
            child.process.stdout.close()
            child.write(line("clock/now"))
            self.assertEqual(child.wait(), 1)
            self.assertEqual(child.log(), "redemption serve: the output was closed by its reader\n")

    def test_vanished_reader_of_much(self):
        """A reader that goes in the middle of a full pipe ends the server too."""
        with Child() as child:
            child.write_apart(b"".join(line("server/describe", id=number) for number in range(2_000)))
            wait_until(lambda: has_stalled(child))
            child.process.stdout.close()
            self.assertEqual(child.wait(), 1)

    def test_writer_stops(self):
        """A writer that stops in the middle of a message may go on later."""
        for request, read in [(line("clock/now"), Child.reply), (framed(line("clock/now")), Child.framed_reply)]:
            with self.subTest(request=request), Child() as child:
                child.write(request[:30])
                time.sleep(0.1)
                child.write(request[30:])
                self.assertEqual(read(child)["id"], 1)

    def test_writer_ends_in_a_line(self):
        """An input that ends within a line is answered like text that is no JSON."""
        with Child() as child:
            child.write(line("clock/now") + line("clock/now")[:30])
            child.end_input()
            self.assertEqual(child.reply()["id"], 1)
            self.assertEqual(child.reply()["error"]["code"], -32700)
            self.assertIsNone(child.reply())
            self.assertEqual(child.wait(), 0)

    def test_writer_ends_in_a_block(self):
        """An input that ends within a message of known length is told as such, in the reply and in the status."""
        with Child() as child:
            child.write(framed(line("clock/now")) + framed(line("clock/now"))[:50])
            child.end_input()
            self.assertEqual(child.framed_reply()["id"], 1)
            self.assertEqual(child.framed_reply()["error"]["data"]["kind"], "truncated")
            self.assertNotEqual(child.wait(), 0)
            self.assertEqual(len(child.log().splitlines()), 1)

    def test_signals(self):
        """Signals end a server that has answered what it read, with the status that shells expect."""
        for number in ENDING:
            with self.subTest(signal=number), Child() as child:
                self.assertTrue(child.is_well())
                child.write(line("clock/now")[:20])
                child.signal(number)
                self.assertEqual(child.wait(), 128 + number)

    def test_signal_while_it_waits(self):
        """A signal ends requests that wait with an answer."""
        with Child() as child:
            session = child.call("session/open", {"vendor": "revenuecat", "sdk": "native", "platform": "ios"})["result"]["session"]
            child.call("fault/inject", {"kind": "delay", "seconds": 60})
            child.write(line("redemption/redeem", {"session": session, "code": "code"}, "waits"))
            self.assertTrue(child.is_well())
            child.signal(signal.SIGTERM)
            self.assertEqual(child.reply()["id"], "waits")
            self.assertEqual(child.wait(), 128 + signal.SIGTERM)

    def test_signals_with_a_full_pipe(self):
        """One signal ends a server whose reader has stopped, and a message says that replies are missing."""
        for number in ENDING:
            with self.subTest(signal=number), Child() as child:
                child.write_apart(b"".join(line("server/describe", id=n) for n in range(2_000)))
                wait_until(lambda: has_stalled(child))
                child.signal(number)
                self.assertEqual(child.wait(), 128 + number)
                self.assertIn(f"signal {int(number)}", child.log())
                self.assertEqual(len(child.log().splitlines()), 1)

    def test_signal_with_a_reader_that_goes_on(self):
        """A reader that was only slow still gets every reply to what was read before the signal."""
        with Child() as child:
            child.write_apart(b"".join(line("server/describe", id=n) for n in range(2_000)))
            wait_until(lambda: has_stalled(child))
            child.signal(signal.SIGTERM)
            last = -1
            while (reply := child.reply()) is not None and "result" in reply:
                self.assertEqual(reply["id"], last + 1)
                last = reply["id"]
            # The signal may end the input within a line.
            self.assertTrue(reply is None or reply["error"]["data"]["kind"] == "prematureEnd", reply)
            self.assertIsNone(child.reply())
            self.assertGreater(last, 10)
            self.assertEqual((child.wait(), child.log()), (128 + signal.SIGTERM, ""))

    def test_signal_with_a_full_log(self):
        """A signal ends a server although its log is not read."""
        read, write = os.pipe()
        with Child("--log-level", "trace", log=write) as child:
            child.write_apart(line("clock/now") * 20_000)
            drain = threading.Thread(target=lambda: child.process.stdout.read(), daemon=True)
            drain.start()
            wait_until(lambda: has_stalled(child, read))
            child.signal(signal.SIGTERM)
            self.assertEqual(child.wait(), 128 + signal.SIGTERM)
            drain.join()
        os.close(read)
        os.close(write)

    def test_ignored_signals(self):
        """What nohup ignores stays ignored."""
        with Child(before=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)) as child:
            self.assertTrue(child.is_well())
            child.signal(signal.SIGHUP)
            self.assertTrue(child.is_well())
            child.end_input()
            self.assertEqual(child.wait(), 0)


if __name__ == "__main__":
    unittest.main()
