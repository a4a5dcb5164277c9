#!/usr/bin/env python3
"""Webhooks that fall due at one moment, for the row of `make bench` about deliveries.

Subscriptions are sold on a ledger in a file, a webhook is added, and the clock is moved past their renewal. While the events are sent,
one client redeems a code after the other over HTTP, as it did before.
"""

import asyncio
import http.client
import json
import subprocess
import sys
import threading
import time

import network

# Less than the time for which a link works.
PERIOD = 1_800
BATCH = 250
SECONDS = 120


class Receiver(asyncio.Protocol):
    """Answers every POST with 200; a GET with the number of POSTs, and when the first and the last one came."""

    times: list[float] = []

    def connection_made(self, transport):
        self.transport, self.read = transport, bytearray()

    def data_received(self, data):
        self.read += data
        while (end := self.read.find(b"\r\n\r\n")) >= 0:
            head = bytes(self.read[:end]).lower()
            length = int(head.partition(b"content-length:")[2].split(b"\r\n")[0] or 0)
            if len(self.read) < end + 4 + length:
                return
            del self.read[: end + 4 + length]
            body = b""
            if head.startswith(b"get"):
                body = json.dumps([len(self.times), *self.times[:1], *self.times[-1:]]).encode()
            else:
                self.times.append(time.monotonic())
            self.transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))


class ReceiverProcess:
    """A receiver in a process of its own. It is ended with the `with` block."""

    def __enter__(self):
        self.process = subprocess.Popen([sys.executable, __file__], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.stdout.close()
        self.process.wait()

    def received(self):
        client = http.client.HTTPConnection("127.0.0.1", self.port)
        client.request("GET", "/")
        count, *times = json.loads(client.getresponse().read())
        client.close()
        return count, *times


def call_all(server, requests):
    return [result for start in range(0, len(requests), BATCH) for result in server.call_all(requests[start : start + BATCH])]


def sell(server, count, **params):
    sales = [("store/purchase", {**network.PURCHASE, "appUserId": f"user-{number}", **params}) for number in range(count)]
    return [sale["link"]["code"] for sale in call_all(server, sales)]


def redeem(client, codes):
    """Milliseconds of one redemption after the other, with a short pause between them."""
    found = []
    for number, code in enumerate(codes):
        started = time.monotonic()
        body = json.dumps({"app_user_id": f"buyer-{number % 64}", "redemption_token": code})
        client.request("POST", "/v1/subscribers/redeem_purchase", body, {"Content-Type": "application/json", "Authorization": "Bearer appl_bench"})
        response = client.getresponse()
        text = response.read()
        assert response.status == 200, text
        found.append(1e3 * (time.monotonic() - started))
        time.sleep(0.002)
    return found


def quantiles(values):
    """The median and the slowest."""
    return (sorted(values)[len(values) // 2], max(values)) if values else (0, 0)


def measure(command, count, redemptions):
    """Deliveries a second; the median and the most milliseconds of a redemption without them and beside them."""
    with ReceiverProcess() as receiver, network.WebServer(command) as server:
        codes = sell(server, 2 * redemptions)
        sell(server, count, renews=True, expiresIn=PERIOD)
        client = http.client.HTTPConnection("127.0.0.1", server.port)
        alone = redeem(client, codes[:redemptions])
        webhook = {"vendor": "revenuecat", "url": f"http://127.0.0.1:{receiver.port}/", "secret": "Bearer bench", "signingSecret": "bench"}
        server.call("webhook/subscribe", webhook)
        # It makes the renewals, and waits for all answers of the receiver.
        advance = threading.Thread(target=server.call, args=("clock/advance", {"seconds": PERIOD + 60}))
        advance.start()
        deadline = time.monotonic() + SECONDS
        while not receiver.received()[0] and time.monotonic() < deadline:
            time.sleep(0.005)
        beside, rest = [], codes[redemptions:]
        while rest and receiver.received()[0] < count:
            beside += redeem(client, rest[:20])
            rest = rest[20:]
        while receiver.received()[0] < count and time.monotonic() < deadline:
            time.sleep(0.05)
        received, first, last = receiver.received()
        advance.join()
        client.close()
        assert received >= count, f"{received} of {count} events arrived"
        return {"rate": received / (last - first), "alone": quantiles(alone), "beside": quantiles(beside)}


async def serve():
    server = await asyncio.get_running_loop().create_server(Receiver, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve())
