import RedemptionCore

extension RevenueCatChannel {
  /// What the native side does with an argument that does not fit the row; nil if it goes on.
  ///
  /// - Throws: for arguments that never reach the native side, or that stop the app.
  func rejection(of call: ChannelCall) throws(ChannelArguments.Mismatch) -> NativeStep? {
    for fault in row.faults(in: call) {
      switch target.sdk {
      case .flutter: if let step = try flutterRejection(of: fault) { return step }
      case .capacitor: if let step = capacitorRejection(of: fault) { return step }
      case .unity: if let step = try unityRejection(of: fault, in: call) { return step }
      // iOS sends nil on. On Android a null stops the app.
      case .reactNative where target.platform == .ios && fault.kind == .missing: continue
      default: throw fault.mismatch
      }
    }
    return nil
  }

  /// The engine turns an exception of the plugin on Android into an error with the code "error" (`MethodChannel.java`).
  /// iOS takes nil for an empty value; a value of another type stops the app.
  private func flutterRejection(of fault: ChannelFault) throws(ChannelArguments.Mismatch) -> NativeStep? {
    guard target.platform == .android else {
      if fault.kind == .missing { return nil }
      throw fault.mismatch
    }
    if case .wrongType(let value) = fault.kind {
      guard let given = value.javaType, let expected = fault.expected.javaType else { throw fault.mismatch }
      return .answer(
        .error(SDKError(code: "error", message: "\(given) cannot be cast to \(expected)", details: .null)))
    }
    guard let words = row.action.words[fault.path] else { return nil }
    let code = words.hasPrefix("Missing ") ? "invalidArgs" : "error"
    return .answer(.error(SDKError(code: code, message: words, details: .null)))
  }

  /// A value of another type counts as missing; one that may be missing is then left out.
  private func capacitorRejection(of fault: ChannelFault) -> NativeStep? {
    guard !fault.isOptional else { return nil }
    return .answer(.error(SDKError(code: "", message: capacitorWords(for: fault))))
  }

  private func capacitorWords(for fault: ChannelFault) -> String {
    if let words = row.action.words[fault.path] { return words }
    let tokens = JSONPointer(fault.path)?.tokens ?? []
    let isMember = tokens.count > 1 && !tokens.contains { Int($0) != nil }
    let name = isMember ? tokens[tokens.count - 1] : fault.name
    switch target.platform.system {
    case .ios: return "Must provide \(fault.name) parameter"
    case .android: return "Missing \(name) parameter"
    }
  }

  /// A text that is not the JSON which the native side expects is logged there, and no message follows. A C string may
  /// be null; Java's check of a null comes back as an exception.
  private func unityRejection(of fault: ChannelFault, in call: ChannelCall) throws(ChannelArguments.Mismatch)
    -> NativeStep?
  {
    let isText = ChannelArguments(call).value(fault.name, at: fault.place)?.string != nil
    if case .json = row.parameters[fault.place].type, isText {
      return .answer(
        row.result == .nothing
          ? .nothing : .silent("Unity's native side logs JSON that it cannot read, and sends nothing."))
    }
    if fault.kind == .missing, target.platform == .ios { return nil }
    throw fault.mismatch
  }
}

extension JSONValue {
  /// The class of a value that Flutter's standard codec makes of it on Android.
  fileprivate var javaType: String? {
    switch self {
    case .bool: "java.lang.Boolean"
    case .integer(let value): Int32(exactly: value) == nil ? "java.lang.Long" : "java.lang.Integer"
    case .real: "java.lang.Double"
    case .string: "java.lang.String"
    case .array: "java.util.ArrayList"
    case .object: "java.util.HashMap"
    case .null: nil
    }
  }
}

extension ChannelType {
  /// The class that the plugin casts an argument to.
  fileprivate var javaType: String? {
    switch self {
    case .bool: "java.lang.Boolean"
    case .integer: "java.lang.Integer"
    case .number: "java.lang.Double"
    case .string: "java.lang.String"
    case .list: "java.util.ArrayList"
    case .map, .object: "java.util.Map"
    case .any, .json: nil
    }
  }
}
