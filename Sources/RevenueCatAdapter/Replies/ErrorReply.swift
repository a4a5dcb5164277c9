import RedemptionCore

/// An error in the words of a shape.
struct ErrorReply: Encodable {
  let error: PublicError
  let shape: ReplyShape

  private enum CodingKeys: String, CodingKey {
    case code, message, underlyingErrorMessage, readableErrorCode, storeError, domain, localizedDescription, userInfo
    case deprecatedReadableErrorCode = "readable_error_code"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch (shape.family, shape.platform.system) {
    case (.hybrid, .ios): try encodeHybridIOS(into: &container)
    case (.hybrid, .android): try encodeHybridAndroid(into: &container)
    case (.native, .ios):
      try container.encode(error.code, forKey: .code)
      try container.encode(NativeErrorReply.domain, forKey: .domain)
      try container.encode(error.message, forKey: .localizedDescription)
      try container.encode(NativeErrorReply(error: error), forKey: .userInfo)
    case (.native, .android), (.kmp, _): try encodeKotlin(into: &container)
    }
  }

  /// purchases-hybrid-common `ErrorContainer.swift`: the names only where the `NSError` has one, the store's error
  /// likewise.
  private func encodeHybridIOS(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(error.code, forKey: .code)
    try container.encode(error.message, forKey: .message)
    try container.encode(error.underlyingErrorMessage, forKey: .underlyingErrorMessage)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .readableErrorCode)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .deprecatedReadableErrorCode)
    guard error.rules.has(.storeErrorDict) else { return }
    try container.encodeIfPresent(error.storeError.map(StoreErrorReply.init), forKey: .storeError)
  }

  /// purchases-hybrid-common `mappers/PurchasesError.kt`.
  private func encodeHybridAndroid(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(error.code, forKey: .code)
    try container.encode(error.message, forKey: .message)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .readableErrorCode)
    try container.encodeIfPresent(error.readableErrorCode, forKey: .deprecatedReadableErrorCode)
    try container.encode(error.underlyingErrorMessage, forKey: .underlyingErrorMessage)
  }

  /// Android's and KMP's `PurchasesError`; `code` holds the constant of `PurchasesErrorCode`.
  private func encodeKotlin(into container: inout KeyedEncodingContainer<CodingKeys>) throws {
    try container.encode(error.constantName, forKey: .code)
    try container.encode(error.message, forKey: .message)
    let beneath = error.underlyingErrorMessage
    try container.encode(beneath.isEmpty ? nil : beneath, forKey: .underlyingErrorMessage)
  }
}

private struct StoreErrorReply: Encodable {
  let code: Int
  let domain: String
  let message: String

  init(_ error: PublicError.StoreError) { (code, domain, message) = (error.code, error.domain, error.message) }
}

extension ErrorReply {
  /// Reads an error; Dart takes `code`, `message` and `underlyingErrorMessage` as not null, Unity's decoder has
  /// defaults.
  static func read<Key>(_ parent: KeyedDecodingContainer<Key>, forKey key: Key, _ shape: ReplyShape) throws
    -> PublicError
  {
    let container = try parent.nestedContainer(keyedBy: CodingKeys.self, forKey: key)
    switch (shape.family, shape.platform.system) {
    case (.hybrid, _): return try readHybrid(container, shape)
    case (.native, .ios):
      let code = try container.decode(Int.self, forKey: .code)
      let message = try container.decode(String.self, forKey: .localizedDescription)
      return try NativeErrorReply.read(container, forKey: .userInfo, code: code, message: message)
    case (.native, .android), (.kmp, _):
      let name = try container.decode(String.self, forKey: .code)
      let code = ErrorCode(constantName: name)?.number(on: shape.platform) ?? 0
      return PublicError(
        platform: shape.platform, code: code, message: try container.decode(String.self, forKey: .message),
        underlyingErrorMessage: try container.decodeIfPresent(String.self, forKey: .underlyingErrorMessage) ?? "",
        readableErrorCode: name)
    }
  }

  private static func readHybrid(_ container: KeyedDecodingContainer<CodingKeys>, _ shape: ReplyShape) throws
    -> PublicError
  {
    func value<Value: Decodable>(_ key: CodingKeys, else fallback: Value) throws -> Value {
      guard !shape.isStrict else { return try container.decode(Value.self, forKey: key) }
      return try container.decodeIfPresent(Value.self, forKey: key) ?? fallback
    }
    let code = try value(.code, else: 0)
    guard code >= 0 || !shape.isStrict else {
      throw DecodingError.dataCorruptedError(
        forKey: .code, in: container,
        debugDescription: "expected a code of 0 or more, because Dart takes it as an index")
    }
    var storeError: PublicError.StoreError?
    if container.contains(.storeError), try !container.decodeNil(forKey: .storeError) {
      let beneath = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .storeError)
      storeError = PublicError.StoreError(
        code: try beneath.decode(Int.self, forKey: .code), domain: try beneath.decode(String.self, forKey: .domain),
        message: try beneath.decodeIfPresent(String.self, forKey: .message) ?? "")
    }
    return PublicError(
      platform: shape.platform, code: code, message: try value(.message, else: ""),
      underlyingErrorMessage: try value(.underlyingErrorMessage, else: ""),
      readableErrorCode: try container.decodeIfPresent(String.self, forKey: .readableErrorCode), storeError: storeError)
  }
}
