"""Several servers on one ledger: each code works once, whoever is killed."""
from __future__ import annotations

import os
import random
import threading
import time
import unittest

from cluster import Cluster
from staging import Child, buy, line, open_session, redeem, server, told

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

    def test_each_code_works_once(self):
        """Four servers all try 1,000 codes: 1,000 successes."""
        address = self.cluster.database("once")
        with server(address) as shop:
            codes = [buy(shop) for _ in range(1_000)]
        successes: list[str] = []
        problems: list[object] = []

        def redeem_all(number: int) -> None:
            mine = codes[number * 250:] + codes[:number * 250]
            with server(address) as child:
                session = open_session(child, f"user-{number}")
                child.write_apart(b"".join(line("redemption/redeem", {"session": session, "code": code}, code) for code in mine))
                for _ in mine:
                    reply = child.reply()
                    if told(reply) == "redeemed":
                        successes.append(reply["id"])
                    elif told(reply) == "ledgerUnavailable":
                        problems.append(reply)

        threads = [threading.Thread(target=redeem_all, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])
        self.assertEqual(sorted(successes), sorted(codes))

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
        time.sleep(choice.uniform(0.0, 0.4))
        if choice.random() < 0.5:
            self.cluster.kill()
            self.cluster.start()
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


def redeem_until_killed(child: Child, user: str, codes: list[str], told: dict[str, list[str]]) -> None:
    """Redeems every code as one user, until the server is gone."""
    try:
        session = open_session(child, user)
        for code in codes:
            if redeem(child, session, code) == "redeemed":
                told[code].append(user)
    except (EOFError, OSError, KeyError):
        pass
