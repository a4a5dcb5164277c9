import Testing

/// Two stories after which a space is in the same state, or in two states.
struct DigestPair: CustomTestStringConvertible {
  let title: String
  let one: [String]
  let other: [String]

  var testDescription: String { title }

  init(_ title: String, _ one: [String], _ other: [String]) { (self.title, self.one, self.other) = (title, one, other) }
}

/// Stories as steps of a ``DigestWorld``.
extension DigestPair {
  private static let rc = "open a revenuecat flutter ios"
  private static let android = "open a revenuecat flutter android"
  private static let sw = "open a superwall native ios"
  private static let swAndroid = "open a superwall native android"
  private static let qon = "open a qonversion native ios"
  private static let p = "buy p revenuecat monthly pro email=ada@example.com"
  private static let w = "buy p superwall monthly pro email=ada@example.com"
  /// An app with a copy of a purchase of 25 hours, which was taken back.
  private static let lapsed = [
    swAndroid, "buy p superwall monthly pro expiresIn=90000", "redeem a p", "refund p", "info a policy=fetchCurrent",
  ]
  private static let q = "buy p qonversion monthly pro email=ada@example.com"

  private static let twoSales = ["buy p revenuecat monthly pro", "buy q revenuecat yearly pro"]
  /// The app of one user, then of another one.
  private static let storedUser = [
    rc + " device=phone user=ada", "buy p revenuecat monthly pro expiresIn=3600", "redeem a p", "close a",
    rc + " device=phone user=bob", "close a",
  ]

  /// Pairs that must have one digest.
  static let equal: [DigestPair] = [
    DigestPair("nothing, with other random numbers", [], []),
    DigestPair("one sale, with other ids", [p], [p]),
    DigestPair(
      "two sales to two users, in either order",
      ["buy p revenuecat monthly pro user=ada", "buy q revenuecat yearly plus user=bob"],
      ["buy q revenuecat yearly plus user=bob", "buy p revenuecat monthly pro user=ada"]),
    DigestPair(
      "two anonymous sales, in either order",
      ["buy p revenuecat monthly pro email=a@example.com", "buy q revenuecat yearly plus email=b@example.com"],
      ["buy q revenuecat yearly plus email=b@example.com", "buy p revenuecat monthly pro email=a@example.com"]),
    DigestPair(
      "two sales of one vendor without customers, in either order",
      ["buy p superwall monthly pro email=a@example.com", "buy q superwall yearly plus email=b@example.com"],
      ["buy q superwall yearly plus email=b@example.com", "buy p superwall monthly pro email=a@example.com"]),
    DigestPair(
      "sales of two vendors, in either order", [p, "buy q superwall yearly plus"], ["buy q superwall yearly plus", p]),
    DigestPair(
      "sales of three vendors, in another order", [p, "buy q superwall yearly plus", "buy r qonversion weekly basic"],
      ["buy r qonversion weekly basic", p, "buy q superwall yearly plus"]),
    DigestPair("a fault injected and cleared", [p], [p, "fault offline", "clear"]),
    DigestPair("a fault that lasts, injected twice", ["fault offline"], ["fault offline", "fault offline"]),
    DigestPair("a session opened and closed", [p], [p, rc, "close a"]),
    DigestPair("a session opened and closed, on Android", [], [android, "close a"]),
    DigestPair("a session of Superwall opened and closed", [w], [w, sw, "close a"]),
    DigestPair("a session of Qonversion opened and closed", [q], [q, qon, "close a"]),
    DigestPair(
      "an app that was started again", [rc + " device=phone"], [rc + " device=phone", "close a", rc + " device=phone"]),
    DigestPair("an app that was uninstalled", [], [rc + " device=phone", "close a", "wipe revenuecat ios phone"]),
    DigestPair("an app that came back", [rc], [rc, "background a", "foreground a"]),
    DigestPair("two sessions opened and closed", [], [rc, "open b superwall native ios", "close a", "close b"]),
    DigestPair("a session of another id", [rc], ["open b revenuecat flutter ios", "close b", rc]),
    DigestPair(
      "two apps of two vendors, opened in either order", [rc, "open b superwall native ios"],
      ["open b superwall native ios", rc]),
    DigestPair(
      "two equal apps, of which either redeems", [p, rc, "open b revenuecat flutter ios", "redeem a p"],
      [p, rc, "open b revenuecat flutter ios", "redeem b p"]),
    DigestPair(
      "a mail that nobody can use", [rc, p, "advance 8000", "info a policy=fetchCurrent"],
      [rc, p, "advance 3600", "redeem a p", "advance 4400", "info a policy=fetchCurrent"]),
    DigestPair("a mail for a purchase that was redeemed", [rc, p, "redeem a p"], [rc, p, "mailed a ada@example.com"]),
    DigestPair("time without a deadline", [p], [p, "advance 60"]),
    DigestPair("much time without a deadline", [p], [p, "advance 3000"]),
    DigestPair("time before anything happened", [p], ["advance 86400", p]),
    DigestPair("time before an app was opened", [rc, p], ["advance 86400", rc, p]),
    DigestPair("time between a sale and an app, without a deadline", [p, rc], [p, "advance 100", rc]),
    DigestPair("a policy set to what it is", [p], [p, "policy revenuecat transfer transfer"]),
    DigestPair(
      "a policy changed and changed back", [p],
      [p, "policy revenuecat linkLifetime 60", "policy revenuecat linkLifetime 3600"]),
    DigestPair("what was only read", [p, rc], [p, rc, "list", "mailbox", "log", "describe a"]),
    DigestPair("a reset", [], [p, "buy q superwall yearly plus", "fault offline", "reset"]),
    DigestPair("a reset policy", [], ["policy revenuecat linkLifetime 60", "reset"]),
    DigestPair("an unknown code redeemed", [rc, p], [rc, p, "redeem a no-such-code"]),
    DigestPair(
      "a used code redeemed again, without an address", [rc, "buy p revenuecat monthly pro", "redeem a p"],
      [rc, "buy p revenuecat monthly pro", "redeem a p", "redeem a p"]),
    DigestPair("customer info from the cache", [rc], [rc, "info a"]),
    DigestPair("customer info from the cache, and time", [rc], [rc, "advance 10", "info a"]),
    DigestPair("a stale cache, at two times", [rc, "advance 301"], [rc, "advance 900"]),
    DigestPair("a stale cache, fetched anew", [rc], [rc, "advance 301", "info a policy=fetchCurrent"]),
    DigestPair("a login that is one already", [rc, "logIn a ada"], [rc, "logIn a ada", "logIn a ada"]),
    DigestPair("an attribute set twice", [rc, "attributes a Paris"], [rc, "attributes a Rome", "attributes a Paris"]),
    DigestPair("a link that expired, at two times", [p, "advance 3601"], [p, "advance 7200"]),
    DigestPair(
      "two links that expired, and one", ["buy p revenuecat monthly pro", "advance 3601"],
      ["buy p revenuecat monthly pro", "link p", "advance 3601"]),
    DigestPair("a paywall opened and closed", [sw], [sw, "paywall a on", "paywall a off"]),
    DigestPair("the foreground with a fresh cache", [rc], [rc, "foreground a"]),
    DigestPair("the foreground, of Superwall", [sw, "foreground a"], [sw, "foreground a", "foreground a"]),
    DigestPair("customer info of Superwall", [sw], [sw, "info a"]),
    DigestPair("entitlements of Qonversion", [qon], [qon, "info a"]),
    DigestPair("a subscription that lapsed, at two times", [p, "advance 2592001"], [p, "advance 2678400"]),
    DigestPair("a space whose clock began earlier", ["advance 1"], ["advance 1000"]),
  ]

  /// Pairs that must have two digests, which are one without the order of deadlines and the coincidence of dates.
  static let inOtherOrder: [DigestPair] = [
    DigestPair("deadlines in another order", [p, "advance 3400", rc], [p, rc]),
    DigestPair(
      "a purchase that ends when a copy says that another one does, and one that ends later",
      [swAndroid, w, "redeem a p", "refund p", "info a policy=fetchCurrent", "buy q superwall yearly plus"],
      [
        swAndroid, w, "redeem a p", "advance 60", "refund p", "info a policy=fetchCurrent",
        "buy q superwall yearly plus",
      ]),
    DigestPair(
      "a poll at the moment at which a copy says that a purchase ends, and one before it",
      lapsed + ["advance 3600", "redeem a p"], lapsed + ["advance 3599", "redeem a p"]),
  ]

  /// Pairs that must have two digests.
  static let different: [DigestPair] = [
    DigestPair("a pending fault", [p, rc], [p, rc, "fault timeout count=1"]),
    DigestPair("one more fault", ["fault timeout count=1"], ["fault timeout count=2"]),
    DigestPair("a fault that lasts", ["fault offline count=1"], ["fault offline"]),
    DigestPair("another kind of fault", ["fault timeout count=1"], ["fault offline count=1"]),
    DigestPair("another status", ["fault http status=503"], ["fault http status=404"]),
    DigestPair("the fault of one session", [rc, "fault offline"], [rc, "fault offline session=a"]),
    DigestPair(
      "the fault of the other session",
      [rc, "logIn a ada", "open b revenuecat flutter ios", "fault offline session=a"],
      [rc, "logIn a ada", "open b revenuecat flutter ios", "fault offline session=b"]),
    DigestPair(
      "faults in another order", ["fault offline count=1", "fault timeout count=1"],
      ["fault timeout count=1", "fault offline count=1"]),
    DigestPair("a stale cache", [rc], [rc, "advance 300"]),
    DigestPair(
      "a stale cache that was fetched anew in vain", [rc, "advance 300", "info a policy=fetchCurrent"],
      [rc, "advance 300", "fault offline count=1", "info a policy=fetchCurrent"]),
    DigestPair("a sale", [], [p]),
    DigestPair("a second sale", [p], [p, "buy q revenuecat monthly pro email=ada@example.com"]),
    DigestPair("a sale by another vendor", [p], [w]),
    DigestPair("another product", ["buy p revenuecat monthly pro"], ["buy p revenuecat yearly pro"]),
    DigestPair("another entitlement", ["buy p revenuecat monthly pro"], ["buy p revenuecat monthly plus"]),
    DigestPair("an address", ["buy p revenuecat monthly pro"], [p]),
    DigestPair("another buyer", ["buy p revenuecat monthly pro user=ada"], ["buy p revenuecat monthly pro user=bob"]),
    DigestPair("a purchase for ever", ["buy p revenuecat monthly pro"], ["buy p revenuecat monthly pro once"]),
    DigestPair("an open app", [p], [p, rc]),
    DigestPair("an app of another platform", [rc], [android]),
    DigestPair("an app of another SDK", [rc], ["open a revenuecat unity ios"]),
    DigestPair("an app of another vendor", [rc], [sw]),
    DigestPair("a device that keeps its user", [], [rc + " device=phone", "logIn a ada", "close a"]),
    DigestPair(
      "a device that keeps another user", [rc + " device=phone", "logIn a ada", "close a"],
      [rc + " device=phone", "logIn a bob", "close a"]),
    DigestPair(
      "a device that keeps an entitlement",
      [p, rc + " device=phone", "redeem a p", "close a", "wipe revenuecat ios phone"],
      [p, rc + " device=phone", "redeem a p", "close a"]),
    DigestPair("a wrong clock", [], ["ahead revenuecat ios phone 86400"]),
    DigestPair("an app in the background", [rc], [rc, "background a"]),
    DigestPair("a second app", [rc], [rc, "open b revenuecat flutter ios"]),
    DigestPair("an app that has not configured its SDK", [rc], [rc + " configured=no"]),
    DigestPair("a user", [rc], [rc, "logIn a ada"]),
    DigestPair("another user", [rc, "logIn a ada"], [rc, "logIn a bob"]),
    DigestPair("a user who logged out", [rc, "logIn a ada"], [rc, "logIn a ada", "logOut a"]),
    DigestPair("a used code", [rc, p], [rc, p, "redeem a p"]),
    DigestPair(
      "a code used by the other app", [rc, "logIn a ada", "open b revenuecat flutter ios", p, "redeem a p"],
      [rc, "logIn a ada", "open b revenuecat flutter ios", p, "redeem b p"]),
    DigestPair("a used code, of Superwall", [sw, w], [sw, w, "redeem a p"]),
    DigestPair("a used code, of Qonversion", [qon, q], [qon, q, "redeem a p"]),
    DigestPair("an expired link", [p], [p, "advance 3600"]),
    DigestPair("an expired link that was opened", [p, rc, "advance 3600"], [p, rc, "advance 3600", "redeem a p"]),
    DigestPair("a second link", ["buy p revenuecat monthly pro"], ["buy p revenuecat monthly pro", "link p"]),
    DigestPair("a subscription that lapsed", [p, "advance 3601"], [p, "advance 2592001"]),
    DigestPair("a subscription that was ended", [p], [p, "expire p"]),
    DigestPair("a refund", [p], [p, "refund p"]),
    DigestPair("a cancellation", [p], [p, "cancel p"]),
    DigestPair("another policy of transfers", [p], [p, "policy revenuecat transfer keepWithOriginal"]),
    DigestPair("another lifetime of links", [], ["policy revenuecat linkLifetime 60"]),
    DigestPair("an attribute", [rc], [rc, "attributes a Paris"]),
    DigestPair("a paywall", [sw], [sw, "paywall a on"]),
    DigestPair("an answer that is late", [rc, p], [rc, p, "fault delay seconds=5 count=1", "redeem a p"]),
    DigestPair(
      "an answer that is later than the end of the link", [rc, p, "fault delay seconds=5 count=1", "redeem a p"],
      [rc, p, "fault delay seconds=7200 count=1", "redeem a p"]),
    DigestPair("a request for a mail", [qon, q], [qon, q, "reissue a ada@example.com"]),
    DigestPair(
      "one more request for a mail to somebody who has bought nothing", [qon, q, "reissue a bob@example.com"],
      [qon, q, "reissue a bob@example.com", "reissue a bob@example.com"]),
    DigestPair(
      "a customer info that the app has not heard of", [rc, p, "expire p", "redeem a p"],
      [rc, p, "redeem a p", "expire p"]),
    DigestPair("Superwall's app on Android", [sw], [swAndroid]),
    DigestPair(
      "a copy of the second in which access ended, and a later one",
      [rc, p, "redeem a p", "expire p", "info a policy=fetchCurrent", "advance 1"],
      [rc, p, "redeem a p", "expire p", "advance 1", "info a policy=fetchCurrent"]),
    DigestPair(
      "a copy that is old in the foreground, and one that is old in the background", [rc, "advance 301"],
      [rc, "advance 90001"]),
    DigestPair(
      "a copy in the background that is old in the foreground", [rc, "background a"],
      [rc, "background a", "advance 301"]),
    DigestPair(
      "a stored copy of another user that has lost access", storedUser + ["advance 200000"],
      storedUser + ["advance 300000"]),
    DigestPair(
      "two purchases of one entitlement, of which the other one ended first",
      twoSales + ["expire p", "advance 10", "expire q", "advance 10"],
      twoSales + ["expire q", "advance 10", "expire p", "advance 10"]),
    DigestPair(
      "entitlements that the next start of Qonversion's app forgets", [qon + " device=phone", "advance 2500000"],
      [qon + " device=phone", "advance 2600000"]),
    DigestPair(
      "a purchase that ended in this second, like one that is ended now", [rc, p, "redeem a p", "expire p"],
      [rc, p, "redeem a p", "expire p", "advance 1"]),
    DigestPair(
      "access bought in this second, like what is bought now, and before it", [swAndroid, w, "redeem a p"],
      [swAndroid, w, "redeem a p", "advance 60"]),
    DigestPair(
      "a poll that comes earlier than a lapse", [swAndroid, "buy p superwall monthly pro expiresIn=3600"],
      [swAndroid, "buy p superwall monthly pro expiresIn=100000"]),
  ]
}
