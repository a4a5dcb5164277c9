import RedemptionCore

/// The types of values that several channels return.
extension ChannelType {
  static let customer = ChannelType.object([.required("entitlements", .object)])
  static let holdsCustomer = ChannelType.object([.required("customerInfo", .customer)])
  static let offerings = ChannelType.object([.required("all", .object), .optional("current", .object)])
  static let currencies = ChannelType.object([.required("all", .object)])
  static let redemption = ChannelType.object([.required("result", .string)])
  static let logIn = ChannelType.object([.required("customerInfo", .customer), .required("created", .bool)])
  static let token = ChannelType.object([
    .required("customData", .string), .required("clientTransactionId", .string), .required("appUserID", .string),
  ])
  static let reward = ChannelType.object([.required("failed", .bool), .required("moreRewards", .list(.object))])
  static let error = ChannelType.object([.required("error", .object)])

  static func holds(_ key: String, _ type: ChannelType) -> ChannelType { .object([.required(key, type)]) }
}
