"""Several servers on one ledger: each code works once, whoever is killed."""
from __future__ import annotations

import os
import random
import threading
import time
import unittest
from collections.abc import Iterator

from cluster import Cluster
from staging import Child, buy, line, open_session, redeem, server, told, wait_until

# Takes back what the step to each version has made.
DOWNGRADES = {
    11: "DROP TABLE redemptionkit.vendor_row;",
    10: "ALTER TABLE redemptionkit.purchase DROP COLUMN metadata;",
    9: "ALTER TABLE redemptionkit.purchase DROP COLUMN renewal, DROP COLUMN goes_on_at; DROP TABLE redemptionkit.webhook, redemptionkit.outbox;",
    8: "ALTER TABLE redemptionkit.purchase DROP COLUMN period;",
    7: "DROP TABLE redemptionkit.customer_attributes;",
    6: "SET search_path = redemptionkit; DROP INDEX purchase_vendor, purchase_product, purchase_buyer, app_user_name, customer_vendor,"
       " purchase_app_user, purchase_email, mail_recipient; CREATE INDEX purchase_app_user ON purchase (app_user_id);"
       " CREATE INDEX purchase_email ON purchase (email) WHERE email IS NOT NULL; CREATE INDEX mail_recipient ON mail (recipient);",
}
ROUNDS = 200 if os.environ.get("REDEMPTION_LONG") == "1" else 4


class Servers(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.cluster = cls.enterClassContext(Cluster("fsync = off"))

    def test_start_together_on_an_empty_database(self):
        """One makes the tables, the others wait for it."""
        for number in range(3):
            address = self.cluster.database(f"empty_{number}")
            servers = [server(address) for _ in range(6)]
            for child in servers:
                with child:
                    self.assertTrue(child.is_well(), child.log())

    def test_a_ledger_of_an_older_version(self):
        """It gets the tables and indexes of a new one, and keeps its rows."""
        for version in range(5, int(self.version("fresh"))):
            with self.subTest(version=version):
                name = f"version_{version}"
                with server(self.cluster.database(name)) as child:
                    used, unused = buy(child), buy(child)
                    self.assertEqual(redeem(child, open_session(child, "ada"), used), "redeemed")
                self.cluster.psql("".join(DOWNGRADES[step] for step in DOWNGRADES if step > version) + f"UPDATE redemptionkit.ledger SET version = {version}", name)
                self.assertNotEqual(self.schema(name), self.schema("fresh"))
                with server(self.cluster.address(name)) as child:
                    self.assertEqual(redeem(child, open_session(child, "bob"), used), "linkExpired")
                    self.assertEqual(redeem(child, open_session(child, "bob"), unused), "redeemed")
                self.assertEqual(self.version(name), self.version("fresh"))
                self.assertEqual(self.schema(name), self.schema("fresh"))

    def version(self, name: str) -> str:
        """The version of a ledger in a database, which it creates where there is none."""
        if self.cluster.psql(f"SELECT count(*) FROM pg_database WHERE datname = '{name}'") == "0":
            with server(self.cluster.database(name)) as child:
                self.assertTrue(child.is_well(), child.log())
        return self.cluster.psql("SELECT version FROM redemptionkit.ledger", name)

    def schema(self, name: str) -> str:
        """Its columns and indexes."""
        return self.cluster.psql(
            "SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable FROM information_schema.columns"
            " WHERE table_schema = 'redemptionkit' UNION SELECT indexdef FROM pg_indexes WHERE schemaname = 'redemptionkit' ORDER BY 1", name)

    def test_each_code_works_once(self):
        """Four servers all try 1,000 codes: 1,000 successes."""
        address = self.cluster.database("once")
        with server(address) as shop:
            codes = [buy(shop) for _ in range(1_000)]
        racers = [Racer(address, number) for number in range(4)]
        threads = [threading.Thread(target=racer.redeem_all, args=(codes[number * 250:] + codes[:number * 250],))
                   for number, racer in enumerate(racers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([racer.problem for racer in racers if racer.problem], [])
        self.assertEqual(sorted(code for racer in racers for code in racer.successes), sorted(codes))
        used = self.cluster.psql("SELECT count(*) FROM redemptionkit.code WHERE used_at IS NOT NULL", "once")
        self.assertEqual(used, "1000")

    def test_a_long_drain_keeps_nobody_waiting(self):
        """One user's codes take longer with each one, because the SDK sends the earlier ones along."""
        address = self.cluster.database("long")
        with server(address) as busy, server(address) as other:
            codes = [buy(busy) for _ in range(60)]
            session, others = open_session(busy, "user"), [(open_session(other), buy(other)) for _ in range(5)]
            busy.write_apart(b"".join(line("redemption/redeem", {"session": session, "code": code}, code) for code in codes))
            for another, code in others:
                self.assertEqual(redeem(other, another, code), "redeemed")
            self.assertEqual([told(busy.reply()) for _ in codes], ["redeemed"] * len(codes))

    def test_log_of_another_server(self):
        """A subscriber of one server learns what another one sold and redeemed, also after its connection broke."""
        address = self.cluster.database("watched")
        with server(address, "--record") as watcher, server(address, "--record") as other:
            self.wait_for_listeners("watched", 2)
            watcher.call("log/subscribe", {})
            for user in ("first", "second"):
                code = buy(other, f"{user}@example.com")
                self.assertEqual(redeem(other, open_session(other, user), code), "redeemed")
                seen = b"".join(entries_until(watcher, b'"redeemed"'))
                self.assertIn(b'"store/purchase"', seen)
                for secret in (code, user, "example.com"):
                    self.assertNotIn(secret.encode(), seen)
                self.cluster.psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'")
                self.wait_for_listeners("watched", 2)
            self.assertEqual(redeem(watcher, open_session(watcher, "third"), buy(watcher)), "redeemed")
            own = [entry for entry in watcher.call("log/read", {})["result"]["entries"] if entry.get("method") == "store/purchase"]
            self.assertEqual([entry["client"].split("-")[0] for entry in own], ["server", "server", "stdio"])

    def wait_for_listeners(self, database: str, count: int) -> None:
        listening = f"SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = '{database}' AND state = 'idle'"
        wait_until(lambda: self.cluster.psql(listening) == str(count))

    def test_killed_at_random(self):
        """Servers and PostgreSQL are killed: no answered redemption is lost, and no code works twice."""
        seed = int(os.environ.get("REDEMPTION_SEED", random.randrange(1 << 32)))
        print(f"kill test on PostgreSQL: REDEMPTION_SEED={seed}")
        choice = random.Random(seed)
        address = self.cluster.database("killed")
        answered = 0
        for number in range(ROUNDS):
            with self.subTest(seed=seed, round=number):
                answered += self.play(address, choice)
        print(f"kill test on PostgreSQL: {answered} redemptions were answered")
        self.assertGreater(answered, 0, "nothing was answered before a kill: the test proved nothing")

    def play(self, address: str, choice: random.Random) -> int:
        with server(address) as shop:
            codes = [buy(shop) for _ in range(60)]
        told: dict[str, list[str]] = {code: [] for code in codes}
        servers = [server(address) for _ in range(3)]
        threads = [threading.Thread(target=redeem_until_killed, args=(child, f"user-{number}", codes, told))
                   for number, child in enumerate(servers)]
        for thread in threads:
            thread.start()
        wait_for_answers(told, choice.randrange(40), threads)
        time.sleep(choice.uniform(0.0, 0.01))
        if choice.random() < 0.5:
            self.cluster.kill()
            self.cluster.start()
            time.sleep(choice.uniform(0.0, 0.5))  # Servers settle the commits whose answers were lost, and go on.
        for child in servers:
            child.process.kill()
        for thread in threads:
            thread.join()
        for child in servers:
            child.__exit__()
        with server(address) as child:
            for code, users in told.items():
                self.assertLessEqual(len(users), 1, f"a code worked twice: {users}")
                for user in users:
                    self.assertNotEqual(redeem(child, open_session(child, "late"), code), "redeemed", f"{user} had redeemed it")
        return sum(map(len, told.values()))


class Racer:
    """One of the servers, with as many users as keep their purchases few: an SDK sends a user's earlier codes along."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.number = address, number
        self.successes: list[str] = []
        self.problem: object = None

    def redeem_all(self, codes: list[str]) -> None:
        try:
            with server(self.address) as child:
                sessions = [open_session(child, f"user-{self.number}-{user}") for user in range(50)]
                child.write_apart(b"".join(
                    line("redemption/redeem", {"session": sessions[index % 50], "code": code}, code) for index, code in enumerate(codes)))
                for _ in codes:
                    self.take(child.reply())
        except Exception as error:  # A thread's error would be lost.
            self.problem = error

    def take(self, reply: dict) -> None:
        outcome = told(reply)
        if outcome == "redeemed":
            self.successes.append(reply["id"])
        elif outcome != "linkExpired":
            self.problem = reply


def entries_until(child: Child, words: bytes) -> Iterator[bytes]:
    """The entries that a subscriber gets, to the first one with these words."""
    while (text := child.read_line()) is not None:
        yield text
        if words in text:
            return


def wait_for_answers(told: dict[str, list[str]], count: int, threads: list[threading.Thread]) -> None:
    """Waits until so many redemptions were answered, or no thread redeems any more."""
    while sum(map(len, told.values())) < count and any(thread.is_alive() for thread in threads):
        time.sleep(0.001)


def redeem_until_killed(child: Child, user: str, codes: list[str], told: dict[str, list[str]]) -> None:
    """Redeems every code as one user, until the server is gone."""
    try:
        session = open_session(child, user)
        for code in codes:
            if redeem(child, session, code) == "redeemed":
                told[code].append(user)
    except (EOFError, OSError, KeyError):
        pass
