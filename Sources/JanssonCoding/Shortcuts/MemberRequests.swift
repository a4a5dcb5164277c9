/// What was asked of one object so far, to find the members that nothing asks for.
///
/// Names cost as much as decoding itself, so a value is first decoded with sums. If one of them is wrong, it is decoded
/// again with names.
enum MemberRequests {
  /// Any members may be there.
  case none
  /// The sum of ``JanssonElement/mark(of:)`` over the members that were found; wrong, too, if one of them was asked for
  /// twice.
  case summed(UInt)
  case named(Names)

  final class Names {
    var names: [String] = []
    var keyType: (any CodingKey.Type)?
    /// Objects in it that were not decoded as a type of their own.
    var inner: [ElementDecoder] = []
  }

  /// The same before anything was asked.
  var empty: MemberRequests {
    switch self {
    case .none: .none
    case .summed: .summed(0)
    case .named: .named(Names())
    }
  }
}

extension MemberRequests.Names {
  /// Returns the index of a requested name; nil if it was not requested.
  ///
  /// The search begins at `start`, because the members of an object mostly follow the order of their type.
  func index(of name: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    for offset in names.indices {
      let index = start + offset < names.count ? start + offset : start + offset - names.count
      if unsafe names[index].hasBytes(name) { return index }
    }
    return nil
  }
}

extension String {
  fileprivate func hasBytes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard utf8.count == bytes.count else { return false }
    return unsafe utf8.elementsEqual(bytes)
  }
}
