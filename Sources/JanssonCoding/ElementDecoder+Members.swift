import CJansson

// Members that nothing asks for; see MemberRequests.

extension ElementDecoder {
  /// Returns a member of the object; nil if it is absent.
  func find(_ name: String) -> JanssonElement? {
    let found = element.member(name)
    switch requests {
    case .none: break
    case .summed(let sum):
      if let found { requests = .summed(sum &+ found.mark(of: name.utf8.count)) }
    case .named(let names): names.names.append(name)
    }
    return found
  }

  /// A value in it whose members are asked for through its own container.
  func nestedObject(_ element: JanssonElement, _ name: String) -> ElementDecoder {
    let decoder = nested(element, name)
    switch requests {
    case .none: break
    // Its sum is never compared, so names are.
    case .summed: unsafe source.hasOnlyKnownMembers = false
    case .named(let names): names.inner.append(decoder)
    }
    return decoder
  }

  func acceptAnyMembers() { requests = .none }

  /// True if sums found no unknown member.
  var hasOnlyKnownMembers: Bool { unsafe source.hasOnlyKnownMembers }

  /// - Throws: ``UnknownMembers`` if names found any.
  func rejectUnknownMembers() throws {
    let unknown = unsafe source.unknown
    if unknown.count > 0 { throw unknown }
  }

  /// Looks at the object once its value is decoded.
  ///
  /// - Parameter isDecoded: false if decoding ended early: then not all names were asked for yet, and a member counts
  ///   as unknown only if the last container cannot have it and its name is near to one that was asked for.
  func checkMembers(isDecoded: Bool) {
    switch requests {
    case .none: return
    case .summed(let sum):
      if isDecoded, sum == element.sumOfMarks { return }
      unsafe source.hasOnlyKnownMembers = false
    case .named(let names): noteUnknownMembers(beside: names, isDecoded: isDecoded)
    }
  }

  private func noteUnknownMembers(beside names: MemberRequests.Names, isDecoded: Bool) {
    for decoder in names.inner { decoder.checkMembers(isDecoded: isDecoded) }
    var members = value.members
    var next = 0
    while let (bytes, _) = unsafe members.nextBorrowed() {
      if let found = unsafe names.index(of: bytes, from: next) {
        next = found + 1
      } else {
        unsafe noteUnknownMember(String(decoding: bytes, as: UTF8.self), beside: names, isDecoded: isDecoded)
      }
    }
  }

  private func noteUnknownMember(_ name: String, beside names: MemberRequests.Names, isDecoded: Bool) {
    guard unsafe source.unknown.members.count < UnknownMembers.limit else {
      unsafe source.unknown.count += 1
      return
    }
    let nearest = NearestName.match(name, among: names.names)
    if !isDecoded, nearest == nil || names.keyType?.init(stringValue: name) != nil { return }
    unsafe source.unknown.append(
      name, in: DecodingFailure.pointer(codingPath), known: names.names, nearest, source.mayRepeat)
  }
}

extension JanssonElement {
  /// A number for a member of an object: its address, and the length of its name, because constants share theirs.
  fileprivate func mark(of nameLength: Int) -> UInt {
    unsafe UInt(bitPattern: pointer) &+ UInt(bitPattern: nameLength) &<< 48 &+ 1
  }

  /// The sum over all members.
  fileprivate var sumOfMarks: UInt {
    var sum: UInt = 0
    var member = unsafe json_object_iter(pointer)
    while let at = unsafe member {
      if let value = unsafe json_object_iter_value(at) {
        sum &+= unsafe JanssonElement(value).mark(of: json_object_iter_key_len(at))
      }
      unsafe member = json_object_iter_next(pointer, at)
    }
    return sum
  }
}
