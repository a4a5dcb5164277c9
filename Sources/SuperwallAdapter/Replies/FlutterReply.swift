import RedemptionCore

/// What superwallkit_flutter 2.4.11 hands to Dart: the Pigeon classes of `pigeons/configure.dart`, without the bytes.
///
/// An entitlement reaches Dart as its identifier; Dart counts it as active, and Android's mapper fills the class with
/// `isActive` true and no products. The class demands those members, so they are written on both platforms. A member
/// that Pigeon carries as null is absent. `productIdentifier` and `product` have no field.
struct FlutterReply: SuperwallReply {
  let outcome: RedemptionOutcome

  init(telling outcome: RedemptionOutcome, on platform: Platform) {
    self.outcome = outcome.inSuperwallWords(on: platform) { grant in
      var grant = grant.heldBySuperwall(on: platform)
      grant.entitlements = IdentifiedList(grant.entitlements.map { .named($0.id) })
      grant.paywall?.productIdentifier = nil
      grant.paywall?.product = nil
      if let params = grant.paywall?.placementParams {
        grant.paywall?.placementParams = params.mappedForDart(on: platform)
      }
      if case .other(let store, let info) = grant.purchaser?.storeIdentifiers {
        grant.purchaser?.storeIdentifiers = .other(store: store, additionalInfo: info.mappedForDart(on: platform))
      }
      return grant
    }
  }

  func encode(to encoder: any Encoder) throws {
    try outcome.encodeAsClass(to: encoder, in: .flutter) { entitlement, object in
      try object.encode(entitlement.id, forKey: .id)
      try object.encode("serviceLevel", forKey: .type)
      try object.encode(true, forKey: .isActive)
      _ = object.nestedUnkeyedContainer(forKey: .productIds)
    }
  }

  init(from decoder: any Decoder, on platform: Platform, code: String?) throws {
    outcome = try RedemptionOutcome(class: decoder, in: .flutter) { object in
      Entitlement(
        id: try object.decode(String.self, forKey: .id),
        isActive: try object.decodeIfPresent(Bool.self, forKey: .isActive) ?? true)
    }
  }

  static func rules(on platform: Platform) -> LossRules { platform == .ios ? .flutterOnApple : .flutterOnAndroid }
}

extension [String: JSONValue] {
  /// A map as it arrives in a Dart `Map<String, Object>`, which has no place for null.
  ///
  /// iOS passes values on as they are. Android's mapper (`RedemptionResultMapper.kt`) goes into objects only: an array
  /// becomes its JSON text, null the text `null`, and a whole number beyond 32 bits a double.
  fileprivate func mappedForDart(on platform: Platform) -> [String: JSONValue] {
    guard platform == .android else { return filter { $0.value != .null } }
    return mapValues(\.mappedForDartOnAndroid)
  }
}

extension JSONValue {
  fileprivate var mappedForDartOnAndroid: JSONValue {
    switch self {
    case .null: .string("null")
    case .array: .string(compactText)
    case .object(let members): .object(members.mappedForDart(on: .android))
    case .integer(let value): Int32(exactly: value) == nil ? JSONValue(number: Double(value)) : self
    case .bool, .real, .string: self
    }
  }
}
