import RedemptionCore

/// What looks like a mistake, and some real SDK does. The contract reports it unless the test declares it.
public enum OddFact: String, Hashable, Sendable {
  /// It looks how a link's host begins, or for a domain anywhere in it: another host is read too.
  case readsLongerHosts
  /// It looks how a link's host ends, with no dot before the vendor's domain: a domain of somebody else is read too.
  case readsLookalikes
  /// A redemption joins one of another code that is in progress, and gets its outcome.
  case joinsCodes
  /// After a login or a sign-out the app gets the customer info of the user before.
  case keepsCustomerInfo

  /// How a test says so.
  func advice(on platform: Platform) -> String { "If the SDK does so: `knowing: [.\(rawValue): [.\(platform)]]`." }
}

extension AdapterContract {
  func knows(_ fact: OddFact, on platform: Platform) -> Bool { oddFacts[fact]?.contains(platform) == true }
}
