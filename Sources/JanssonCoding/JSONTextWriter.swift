/// The text of one value while it is written: the buffer, and which arrays and objects are open in it.
///
/// Containers and encoders are small values that name a place here: their depth, and the offset where their text
/// starts. A container may write when the one that is open at its depth starts where it starts; else it was closed.
final class JSONTextWriter {
  /// An array or object whose closing bracket is not written yet.
  struct Open {
    /// Offset of the opening bracket.
    let start: Int
    /// Of an object: offset of the latest name. Of an array: how many elements were begun.
    var latest: Int
    /// Of a dictionary: where its entries start in `memberStarts`. Else nil.
    let sortedFrom: Int?
  }

  private struct State {
    var open: [Open] = []
    /// Offsets of the names of open dictionaries, outer ones first.
    var memberStarts: [Int] = []
    /// Where the value of a `superEncoder()` is due; -1 when none is.
    var due = -1
    var misuse: EncodingError?
  }

  private let state = Cell(State())
  /// A constant: reading it costs no reference count, and every key and value reads it.
  let buffer: ByteBuffer
  let userInfo: [CodingUserInfoKey: any Sendable]

  init(buffer: ByteBuffer, userInfo: [CodingUserInfoKey: any Sendable]) {
    self.buffer = buffer
    self.userInfo = userInfo
    state.value.open.reserveCapacity(16)
  }

  var openCount: Int {
    @inline(__always) get { state.value.open.count }
  }

  /// Where the container starts that is open `depth` containers deep; nil if none is.
  @inline(__always)
  func start(at depth: Int) -> Int? {
    depth > 0 && depth <= openCount ? state.value.open[depth - 1].start : nil
  }

  /// How many elements of the array at `depth` were begun.
  func elementCount(at depth: Int) -> Int {
    depth > 0 && depth <= openCount ? state.value.open[depth - 1].latest : 0
  }

  /// Writes the one value of this writer.
  func write<Value: Encodable>(_ value: Value) throws {
    let start = buffer.count
    try value.encode(to: TextEncoder(writer: self, depth: 0, start: start))
    close(to: 0)
    if buffer.count == start { buffer.append("{}") }
    if let misuse = state.value.misuse { throw misuse }
  }

  // MARK: Containers

  /// Opens an array or object as the value that is due at `depth`; returns its start.
  func begin(_ bracket: StaticString, sorted: Bool = false) -> Int {
    let start = buffer.count
    buffer.append(bracket)
    let sortedFrom = sorted ? state.value.memberStarts.count : nil
    state.value.open.append(Open(start: start, latest: 0, sortedFrom: sortedFrom))
    return start
  }

  /// Closes what is open deeper than `depth`.
  @inline(__always)
  func close(to depth: Int) {
    while openCount > depth, let last = state.value.open.popLast() { finish(last) }
  }

  private func finish(_ container: Open) {
    completeMember()
    if let first = container.sortedFrom {
      sortMembers(state.value.memberStarts[first...])
      state.value.memberStarts.removeSubrange(first...)
    }
    buffer.put(buffer[container.start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Reserves this place for the value of a `superEncoder()`.
  func expectValue() -> Int {
    state.value.due = buffer.count
    return buffer.count
  }

  /// Writes `{}` for a `superEncoder()` that was not used.
  @inline(__always)
  private func completeMember() {
    if state.value.due == buffer.count { buffer.append("{}") }
  }

  /// Makes the container that was opened at `start` the innermost one. False when it was closed before.
  @inline(__always)
  func resume(depth: Int, start: Int) -> Bool {
    close(to: depth)
    if openCount == depth, self.start(at: depth) == start { return true }
    refuse()
    return false
  }

  /// Notes that a container was used after it was closed.
  func refuse() {
    guard state.value.misuse == nil else { return }
    let context = EncodingError.Context(
      codingPath: codingPath(depth: openCount), debugDescription: "a container was written to after it was closed")
    state.value.misuse = EncodingError.invalidValue((), context)
  }

  // MARK: Members and elements

  /// Starts a member of the object at `depth`.
  @inline(__always)
  func beginMember(_ name: String, depth: Int, start: Int) -> Bool {
    guard resume(depth: depth, start: start) else { return false }
    separate()
    let at = buffer.count
    state.value.open[depth - 1].latest = at
    if state.value.open[depth - 1].sortedFrom != nil { state.value.memberStarts.append(at) }
    buffer.putJSON(name)
    buffer.put(UInt8(ascii: ":"))
    return true
  }

  /// Starts an element of the array at `depth`.
  func beginElement(depth: Int, start: Int) -> Bool {
    guard resume(depth: depth, start: start) else { return false }
    separate()
    state.value.open[depth - 1].latest += 1
    return true
  }

  @inline(__always)
  private func separate() {
    completeMember()
    let last = buffer.last
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { buffer.put(UInt8(ascii: ",")) }
  }

  // MARK: Values

  /// Writes the value that is due inside the container at `depth`.
  func value<Value: Encodable>(_ value: Value, depth: Int) throws {
    let start = buffer.count
    try value.encode(to: TextEncoder(writer: self, depth: depth, start: start))
    close(to: depth)
    if buffer.count == start { buffer.append("{}") }
  }

  func double(_ value: Double) throws {
    guard value.isFinite else { throw notFinite(value) }
    buffer.putJSON(value)
  }

  func float(_ value: Float) throws {
    guard value.isFinite else { throw notFinite(value) }
    buffer.putJSON(value)
  }

  private func notFinite(_ value: any Sendable) -> EncodingError {
    .invalidValue(
      value, .init(codingPath: codingPath(depth: openCount), debugDescription: "JSON has no such number"))
  }

  /// Puts the members of a dictionary into the order of their names; `starts` are the offsets of the names.
  private func sortMembers(_ starts: ArraySlice<Int>) {
    guard let first = starts.first else { return }
    var members: [Range<Int>] = []
    for (index, start) in zip(starts.indices, starts) {
      let end = index + 1 < starts.endIndex ? starts[index + 1] - 1 : buffer.count
      members.append(start..<end)
    }
    let names = JSONNames(buffer: buffer)
    guard zip(members, members.dropFirst()).contains(where: { names.precedes($1.lowerBound, $0.lowerBound) }) else {
      return
    }
    members.sort { names.precedes($0.lowerBound, $1.lowerBound) }
    let sorted = ByteBuffer(capacity: buffer.count - first)
    for member in members {
      if !sorted.isEmpty { sorted.put(UInt8(ascii: ",")) }
      sorted.append(contentsOf: buffer, in: member)
    }
    buffer.truncate(to: first)
    buffer.append(contentsOf: sorted, in: 0..<sorted.count)
  }

  /// The keys that lead to the container at `depth`, read from the text: nothing has to be kept while all goes well.
  func codingPath(depth: Int) -> [any CodingKey] {
    state.value.open.prefix(depth).map { container in
      if buffer[container.start] == UInt8(ascii: "[") { return JSONIndexKey(index: max(container.latest - 1, 0)) }
      return JSONNameKey(stringValue: JSONNames(buffer: buffer).name(at: container.latest))
    }
  }
}
