"""How fast the server searches the states of an app without a bridge, for `make bench`."""

import network
import spaces

WORLD = ["purchaseWithEmail", "linkOpens", "mailedLinkOpens", "secondPhoneRedeems", "signInElsewhere", "timePasses", "offline", "requestTimesOut",
         "serverFails", "answerIsLate", "lapse", "refund"]


def events_per_second(command, stories):
    """Events a second of CPU time, on an app with one purchase, one session and twelve world events; and what was searched, as a text."""
    with network.WebServer(command) as server:
        before = spaces.nanoseconds(server)
        step = server.call("explore/start", {
            "app": {"vendor": "revenuecat", "sdk": "react-native", "platform": "ios"}, "world": WORLD, "alone": True, "limits": {"stories": stories}})
        while step["do"] != "done":
            step = server.call("explore/observed", {"exploration": step["exploration"]})
        seconds = (spaces.nanoseconds(server) - before) / 1e9
        report = server.call("explore/report", {"exploration": step["exploration"]})
    searched = f"{report['states']:,} states, {report['stories']:,} events tried, {len(report['findings'])} findings, " + \
        ("closed" if report["closed"] else "not closed")
    return report["events"] / seconds, searched
