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


def cost(server, method, params):
    """CPU milliseconds of a call, with its request and its reply."""
    before = nanoseconds(server)
    server.call(method, params)
    return (nanoseconds(server) - before) / 1e6


def fill(server):
    """A space with 10^5 purchases, codes, mails and customers, and 1,000 sessions; the client is in it."""
    server.call("space/use", {"space": "large"})
    for start in range(0, PURCHASES, 500):
        sales = [{**network.PURCHASE, "appUserId": f"user-{number}", "email": f"buyer-{number}@example.com"} for number in range(start, start + 500)]
        server.call_all([("store/purchase", sale) for sale in sales])
    for start in range(0, SESSIONS, 500):
        opened = [{"vendor": "revenuecat", "sdk": "native", "platform": "ios", "appUserId": f"user-{number}"} for number in range(start, start + 500)]
        server.call_all([("session/open", params) for params in opened])


def fork_milliseconds(command, rounds=10):
    """CPU milliseconds by name: `copy` is `space/fork` without its request, which is taken to cost what `clock/now` does; `write` is what the first purchase
    in the copy takes more than the second one, as it copies what both spaces share; `requests` is both calls as a client pays for them."""
    found = {"copy": [], "write": [], "requests": []}
    with network.WebServer(command) as server:
        fill(server)
        for _ in range(rounds):
            for number in range(FORKS):
                request = cost(server, "clock/now", {})
                fork = cost(server, "space/fork", {"as": f"copy-{number}"})
                server.call("space/use", {"space": f"copy-{number}"})
                first, second = (cost(server, "store/purchase", network.PURCHASE) for _ in range(2))
                server.call("space/use", {"space": "large"})
                for name, value in zip(found, (fork - request, first - second, fork + first)):
                    found[name].append(value)
            for number in range(FORKS):
                server.call("space/delete", {"space": f"copy-{number}"})
    return {name: statistics.median(values) for name, values in found.items()}


def resident_kilobytes(server):
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) * 1.024


def empty_kilobytes(command, spaces=999):
    """Kilobytes of memory that an empty space takes, of nearly as many as there may be."""
    with network.WebServer(command) as server:
        server.call("space/use", {"space": "first"})
        before = resident_kilobytes(server)
        for number in range(spaces):
            server.call("space/use", {"space": f"space-{number}"})
        return (resident_kilobytes(server) - before) / spaces
