import Testing

/// An app with what can happen to it.
struct DigestApp: CustomTestStringConvertible {
  let name: String
  let start: [String]
  /// What may happen beside the passing of time.
  let inTime: [String]
  /// What else may happen.
  let events: [String]
  let mostStates: Int

  /// Everything that may happen.
  var steps: [String] { inTime + events }

  var testDescription: String { name }

  static let all = [
    DigestApp(
      name: "RevenueCat on iOS", vendor: "revenuecat", "open a revenuecat flutter ios",
      inTime: ["info a", "foreground a"], mostStates: 150),
    DigestApp(
      name: "RevenueCat on Android", vendor: "revenuecat", "open a revenuecat native android",
      inTime: ["info a", "foreground a"], mostStates: 150),
    DigestApp(
      name: "Superwall on iOS", vendor: "superwall", "open a superwall native ios", inTime: ["info a", "foreground a"],
      mostStates: 250),
    DigestApp(
      name: "Superwall on Android", vendor: "superwall", "open a superwall flutter android",
      inTime: ["info a", "foreground a"], mostStates: 250),
    DigestApp(
      name: "Qonversion on iOS", vendor: "qonversion", "open a qonversion native ios",
      inTime: ["info a", "reissue a ada@example.com"], mostStates: 250),
    DigestApp(
      name: "Qonversion on Android", vendor: "qonversion", "open a qonversion native android",
      inTime: ["info a", "reissue a ada@example.com"], mostStates: 250),
  ]

  private init(name: String, vendor: String, _ open: String, inTime: [String], mostStates: Int) {
    self.name = name
    self.mostStates = mostStates
    let open = open + " device=phone"
    start = [open, "buy p \(vendor) monthly pro email=ada@example.com"]
    // Superwall's SDKs store every code that was opened, and each mail that expired brings another one.
    self.inTime = ["next", "redeem a p"] + (vendor == "superwall" ? [] : ["mailed a ada@example.com"]) + inTime
    events = [
      "mailed a ada@example.com", "describe a",
      "logIn a ada", "logIn a bob", "logOut a", "expire p", "refund p", "cancel p", "link p",
      "fault offline count=1", "fault http status=503 count=2", "fault delay seconds=5 count=1", "clear",
      "info a policy=fetchCurrent", "attributes a Paris", "buy q \(vendor) yearly plus", "redeem a q",
      open, "background a", "wipe \(vendor) \(open.hasSuffix("ios device=phone") ? "ios" : "android") phone",
    ]
  }
}
