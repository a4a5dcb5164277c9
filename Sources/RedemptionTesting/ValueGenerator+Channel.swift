import RedemptionCore

extension ValueGenerator {
  /// A list, an object or any other value; objects mostly have names that channels look for.
  mutating func channelArguments(depth: Int = 3) -> JSONValue {
    switch whole(0...(depth > 0 ? 5 : 0)) {
    case 0: return json(depth: 1)
    case 1, 2: return .array((0..<whole(0...5)).map { _ in channelArguments(depth: depth - 1) })
    default:
      var members: [String: JSONValue] = [:]
      for _ in 0..<whole(0...6) {
        members[any(of: ValueGenerator.channelNames, else: "id")] = channelArguments(depth: depth - 1)
      }
      return .object(members)
    }
  }

  private static let channelNames = [
    "apiKey", "appUserId", "appUserID", "urlString", "redemptionLink", "webPurchaseRedemption", "listenerToRemove",
    "userId", "attributes", "url", "placement", "status", "type", "entitlements", "id", "options", "paywalls", "hostId",
  ]
}
