import RedemptionCore

/// Why the service does not keep an attribute (RevenueCat/docs bf39a9c, `openapi-spec/api-v1.yaml`, the example of 400;
/// `api-v2.yaml`, `CustomerAttributeCustomName`).
struct AttributeError {
  let name: String
  let message: String

  /// Nil for an attribute that is kept, or removed.
  init?(name: String, value: JSONValue) {
    let text = value.string ?? ""
    if !AttributeError.isName(name) {
      message = "Key name format is not valid."
    } else if text.unicodeScalars.count > 500 {
      message = "Value is too long."
    } else if name == "$email", !text.isEmpty, !EmailAddress.isValid(text) {
      message = "Value is not a valid email address."
    } else {
      return nil
    }
    self.name = name
  }

  /// At most 40 letters, digits, `_` and `-`, of which the first is a letter; names of the service begin with `$`.
  private static func isName(_ name: String) -> Bool {
    let own = name.hasPrefix("$") ? name.dropFirst() : name[...]
    let isLetter: (Character) -> Bool = { $0.isASCII && $0.isLetter }
    return (1...40).contains(name.count) && own.first.map(isLetter) ?? false
      && own.allSatisfy { isLetter($0) || $0.isASCII && $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// The body of 400.
  static func body(of errors: [AttributeError]) -> JSONValue {
    [
      "code": 7263, "message": "Some customer attribute keys were unable to be saved.",
      "attribute_errors": .array(
        errors.map { ["key_name": .string($0.name), "message": .string($0.message)] }),
    ]
  }
}
