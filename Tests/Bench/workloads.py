"""The requests of `make bench`, made of made-up data: what is asked, and what the C baseline is given instead.

`python3 workloads.py SERVER FOLDER` writes them as files, for a profiler.
"""

import json
import pathlib
import subprocess
import sys

BOUGHT = 1_760_000_000_000
MONTH = 30 * 86_400_000
USERS = 64


def line(method, params):
    return json.dumps({"jsonrpc": "2.0", "id": "$ID", "method": method, "params": params}, separators=(",", ":")).replace(
        '"$ID"', "$ID"
    )


def links():
    """`link/parse`, about 120 bytes each, both vendors by turns; the same under the name `echo`."""
    urls = []
    for number in range(USERS // 2):
        token = f"{number * 0x9E3779B97F4A7C15 & 0xFFFFFFFFFFFF:012x}"
        urls.append(f"rc-d458f1e3a2://redeem_web_purchase?redemption_token={token}")
        urls.append(f"https://yourapp.superwall.app/app-link/superwall/redeem?code={token[:4]}")
    return [line("link/parse", {"url": url}) for url in urls], [line("echo", {"url": url}) for url in urls]


def full_grant():
    """A customer with a subscription, its entitlement and a one-time purchase, every date and name told."""
    entitlement = {
        "id": "pro", "isActive": True, "productId": "com.example.pro.monthly", "planId": "base",
        "productIds": ["com.example.pro.monthly"], "store": "rc_billing", "startsAt": BOUGHT, "renewedAt": BOUGHT,
        "expiresAt": BOUGHT + MONTH, "isLifetime": False, "willRenew": True, "state": "subscribed",
    }
    subscription = {
        "productId": "com.example.pro.monthly", "planId": "base", "store": "rc_billing", "purchasedAt": BOUGHT,
        "originallyPurchasedAt": BOUGHT, "expiresAt": BOUGHT + MONTH, "isSandbox": False, "periodType": "normal",
        "ownershipType": "purchased", "price": {"amountMicros": 9_990_000, "currency": "USD"}, "displayName": "Pro",
        "managementURL": "https://pay.example.com/manage/abcdef", "storeTransactionId": "txn_00000001",
    }
    coins = {
        "id": "otp_1", "productId": "com.example.coins", "purchasedAt": BOUGHT, "store": "rc_billing",
        "isSandbox": False, "price": {"amountMicros": 1_990_000, "currency": "USD"}, "displayName": "Coins",
        "storeTransactionId": "txn_00000002",
    }
    return {
        "owner": {"kind": "appUser", "appUserId": "user-1"},
        "purchaser": {"id": "user-1", "email": "jane@example.com"},
        "entitlements": {"pro": entitlement},
        "subscriptions": {subscription["productId"]: subscription},
        "oneTimePurchases": {"otp_1": coins},
        "customer": {
            "originalAppUserId": "user-1", "firstSeen": BOUGHT - MONTH, "requestDate": BOUGHT + 1_000_000,
            "managementURL": "https://pay.example.com/manage/abcdef", "verification": "notRequested",
        },
    }


def render():
    """`reply/render` of that customer for RevenueCat on Flutter, iOS: a reply of nearly 4 KB."""
    outcome = {"kind": "redeemed", "code": "3f6c2a1b9d8e4f705162738495a6b7c8", "grant": full_grant()}
    target = {"vendor": "revenuecat", "sdk": "flutter", "platform": "ios"}
    return [line("reply/render", {"target": target, "outcome": outcome})]


def redeem(count):
    """`redemption/redeem`: the setup that sells to 64 users and issues `count` codes, and the requests that use them up.

    Every user has bought a subscription and a one-time purchase before.
    """
    setup = []
    for user in range(USERS):
        setup.append(line("session/open", {
            "vendor": "revenuecat", "sdk": "react-native", "platform": "android", "appUserId": f"user-{user:02}"}))
    for user in range(USERS):
        setup.append(line("store/purchase", {
            "vendor": "revenuecat", "product": "com.example.coins", "entitlements": [], "kind": "oneTime",
            "appUserId": f"user-{user:02}"}))
    for user in range(USERS):
        setup.append(line("store/purchase", {
            "vendor": "revenuecat", "product": "com.example.pro.monthly", "entitlements": ["pro"],
            "appUserId": f"user-{user:02}", "email": f"jane.{user:02}@example.com", "plan": "base",
            "price": {"amountMicros": 9_990_000, "currency": "USD"}}))
    setup.append("")
    setup += [line("store/issueLink", {"purchase": "$PURCHASE"})] * count
    requests = [
        line("redemption/redeem", {"session": f"session-{user + 1}", "code": "$CODE"}) for user in range(USERS)]
    return setup, requests


def mixed():
    """What a long test run asks: links, replies and codes that are unknown, none of which leaves anything behind."""
    setup = redeem(0)[0]
    parse = links()[0]
    unknown = [
        line("redemption/redeem", {"session": f"session-{user + 1}", "code": f"unknown-{user}"}) for user in range(8)]
    requests = []
    for number in range(8):
        requests += parse[number * 8:number * 8 + 8] + render() + unknown[number:number + 1]
    return setup, requests


def replies(server, requests):
    """The results of a few requests: they are what the C baseline is given, so that its messages are as large."""
    text = "".join(request.replace("$ID", "0") + "\n" for request in requests)
    process = subprocess.run([server, "serve"], input=text, capture_output=True, text=True, timeout=30, check=True)
    messages = [json.loads(message) for message in process.stdout.splitlines()]
    return [message["result"] for message in messages if "result" in message]


def redeemed_result(server):
    """The result of one redemption of ``redeem``: of the first user, whose code the last purchase told."""
    setup, requests = redeem(0)
    story = [request for request in setup if "user-00" in request]
    with subprocess.Popen([server, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        def ask(request):
            process.stdin.write(request.replace("$ID", "0") + "\n")
            process.stdin.flush()
            while "result" not in (message := json.loads(process.stdout.readline())):
                pass
            return message["result"]

        sold = [ask(request) for request in story][-1]
        return ask(requests[0].replace("$CODE", sold["link"]["code"]))


def echoes_of(results):
    return [line("echo", result) for result in results]


def write(folder, name, lines):
    path = pathlib.Path(folder) / name
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)


def write_all(server, folder, redemptions):
    """Writes every file; gives their paths by name."""
    parse, parse_echo = links()
    setup, requests = redeem(redemptions)
    mixed_setup, mixed_requests = mixed()
    rendered = echoes_of(replies(server, render()))
    redeemed = echoes_of([redeemed_result(server)])
    files = {
        "parse": parse, "parse-echo": parse_echo, "render": render(), "render-echo": rendered,
        "redeem-echo": redeemed,
        "redeem-setup": setup, "redeem": requests, "mixed-setup": mixed_setup, "mixed": mixed_requests,
    }
    return {name: write(folder, name + ".jsonl", lines) for name, lines in files.items()}


if __name__ == "__main__":
    write_all(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 2000)
