"""What a copy of a large space costs, for `make bench`."""

import pathlib
import statistics

import network

PURCHASES = 100_000
SESSIONS = 1_000
# Copies of 1,000 sessions each, within the limit of 10,000 open sessions.
FORKS = 8


def nanoseconds(server):
    """CPU time of the serving thread."""
    return int(pathlib.Path(f"/proc/{server.process.pid}/task/{server.process.pid}/schedstat").read_text(encoding="utf-8").split()[0])


def fork_milliseconds(command, rounds=10):
    """CPU milliseconds of `space/fork` and of the first purchase in the copy, with 10^5 purchases, codes, mails and customers."""
    with network.WebServer(command) as server:
        server.call("space/use", {"space": "large"})
        for start in range(0, PURCHASES, 500):
            sales = [{**network.PURCHASE, "appUserId": f"user-{number}", "email": f"buyer-{number}@example.com"} for number in range(start, start + 500)]
            server.call_all([("store/purchase", sale) for sale in sales])
        for start in range(0, SESSIONS, 500):
            opened = [{"vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": f"user-{number}"} for number in range(start, start + 500)]
            server.call_all([("session/open", params) for params in opened])
        found = []
        for _ in range(rounds):
            for number in range(FORKS):
                before = nanoseconds(server)
                server.call("space/fork", {"as": f"copy-{number}"})
                forked = nanoseconds(server) - before
                server.call("space/use", {"space": f"copy-{number}"})
                before = nanoseconds(server)
                server.call("store/purchase", network.PURCHASE)
                found.append((forked + nanoseconds(server) - before) / 1e6)
                server.call("space/use", {"space": "large"})
            for number in range(FORKS):
                server.call("space/delete", {"space": f"copy-{number}"})
        return statistics.median(found)
