import Foundation

extension DataNode {
  /// Reads a binary property list, without lines. Dates, data and numbers of more than eight bytes are left out as
  /// null.
  static func binaryPropertyList(_ data: Data) throws(MalformedFile) -> DataNode {
    var reader = try BinaryPropertyList(Array(data))
    return try reader.document()
  }
}

/// The objects of a binary property list, form `bplist00`: an object table, a table of their offsets, and a trailer.
///
/// Objects refer to others by number, so one may be used in many places or, in a damaged file, in itself: every place
/// counts against the limits.
struct BinaryPropertyList {
  private static let trailerBytes = 32

  private let bytes: [UInt8]
  private let offsetBytes: Int
  private let referenceBytes: Int
  private let count: Int
  private let root: Int
  private let offsetTable: Int
  private var size = DocumentSize()
  /// Texts by the number of their object; one that is used in many places is decoded once.
  private var texts: [Int: String] = [:]
  private var textBytes = 0
  /// The lists and maps that are open, outer ones first.
  private var open: Set<Int> = []

  static func isOne(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

  init(_ bytes: [UInt8]) throws(MalformedFile) {
    self.bytes = bytes
    guard bytes.count >= 8 + BinaryPropertyList.trailerBytes else {
      throw BinaryPropertyList.malformed("it is cut off")
    }
    let trailer = bytes.count - BinaryPropertyList.trailerBytes
    offsetBytes = Int(bytes[trailer + 6])
    referenceBytes = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes),
      let count = BinaryPropertyList.number(bytes[(trailer + 8)..<(trailer + 16)]),
      let root = BinaryPropertyList.number(bytes[(trailer + 16)..<(trailer + 24)]),
      let offsetTable = BinaryPropertyList.number(bytes[(trailer + 24)..<(trailer + 32)]),
      offsetTable <= trailer, count <= (trailer - offsetTable) / offsetBytes
    else { throw BinaryPropertyList.malformed("its trailer does not fit") }
    self.count = count
    self.root = root
    self.offsetTable = offsetTable
  }

  mutating func document() throws(MalformedFile) -> DataNode { try object(root) }

  private static func malformed(_ reason: String) -> MalformedFile {
    MalformedFile(line: 1, reason: "it is not a property list: \(reason)")
  }

  /// A number of up to eight bytes, the highest first; nil if it is larger than an `Int`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count <= 8 else { return nil }
    return Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private func slice(_ start: Int, _ length: Int) throws(MalformedFile) -> ArraySlice<UInt8> {
    guard start >= 0, length >= 0, start <= bytes.count, length <= bytes.count - start else {
      throw BinaryPropertyList.malformed("an object is cut off")
    }
    return bytes[start..<(start + length)]
  }

  private func number(at start: Int, bytes length: Int) throws(MalformedFile) -> Int {
    guard let number = BinaryPropertyList.number(try slice(start, length)) else {
      throw BinaryPropertyList.malformed("a number is too large")
    }
    return number
  }

  private mutating func object(_ reference: Int) throws(MalformedFile) -> DataNode {
    try size.add(line: 1)
    if let text = texts[reference] { return DataNode(value: .scalar(text), line: 0) }
    guard (0..<count).contains(reference) else { throw BinaryPropertyList.malformed("an object is missing") }
    let start = try number(at: offsetTable + reference * offsetBytes, bytes: offsetBytes)
    guard let marker = try slice(start, 1).first else { throw BinaryPropertyList.malformed("an object is cut off") }
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0 where low == 8 || low == 9: return DataNode(value: .scalar(low == 9 ? "true" : "false"), line: 0)
    case 0x1 where low <= 3:
      let word = try slice(start + 1, 1 << low).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return DataNode(value: .scalar(low == 3 ? String(Int64(bitPattern: word)) : String(word)), line: 0)
    case 0x2 where low == 2:
      let word = try slice(start + 1, 4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return DataNode(value: .scalar(String(Float(bitPattern: word))), line: 0)
    case 0x2 where low == 3:
      let word = try slice(start + 1, 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return DataNode(value: .scalar(String(Double(bitPattern: word))), line: 0)
    case 0x5, 0x6, 0x7: return DataNode(value: .scalar(try text(reference, marker, start)), line: 0)
    case 0xA, 0xB, 0xC: return try list(reference, start)
    case 0xD: return try map(reference, start)
    default: return DataNode(value: .null, line: 0)
    }
  }

  /// How many elements, characters or bytes an object has, and where they begin.
  private func extent(_ start: Int) throws(MalformedFile) -> (count: Int, start: Int) {
    let low = Int(try number(at: start, bytes: 1) & 0x0F)
    guard low == 0x0F else { return (low, start + 1) }
    let width = try number(at: start + 1, bytes: 1)
    guard width >> 4 == 1, width & 0x0F <= 3 else { throw BinaryPropertyList.malformed("a count is missing") }
    return (try number(at: start + 2, bytes: 1 << (width & 0x0F)), start + 2 + 1 << (width & 0x0F))
  }

  private mutating func text(_ reference: Int, _ marker: UInt8, _ start: Int) throws(MalformedFile) -> String {
    let (count, first) = try extent(start)
    let isWide = marker >> 4 == 0x6
    guard !isWide || count <= bytes.count / 2 else { throw BinaryPropertyList.malformed("an object is cut off") }
    let characters = try slice(first, isWide ? count * 2 : count)
    // Different objects may have the same offset.
    textBytes += characters.count
    guard textBytes <= Limits.fileBytes else {
      throw MalformedFile(
        line: 1, reason: "it has more than \(Limits.fileBytes) bytes of text, repeated ones counted", exceedsLimit: true
      )
    }
    let text: String
    if isWide {
      let units = stride(from: characters.startIndex, to: characters.endIndex, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: characters, as: UTF8.self)
    }
    texts[reference] = text
    return text
  }

  private mutating func enter(_ reference: Int) throws(MalformedFile) {
    try size.enter(line: 1)
    guard open.insert(reference).inserted else {
      throw BinaryPropertyList.malformed("a list or a map is inside itself")
    }
  }

  private mutating func leave(_ reference: Int) {
    size.leave()
    open.remove(reference)
  }

  private mutating func list(_ reference: Int, _ start: Int) throws(MalformedFile) -> DataNode {
    try enter(reference)
    let (count, first) = try extent(start)
    guard count <= bytes.count / referenceBytes else { throw BinaryPropertyList.malformed("an object is cut off") }
    var elements: [DataNode] = []
    for index in 0..<count {
      elements.append(try object(try number(at: first + index * referenceBytes, bytes: referenceBytes)))
    }
    leave(reference)
    return DataNode(value: .list(elements), line: 0)
  }

  private mutating func map(_ reference: Int, _ start: Int) throws(MalformedFile) -> DataNode {
    try enter(reference)
    let (count, first) = try extent(start)
    guard count <= bytes.count / referenceBytes / 2 else { throw BinaryPropertyList.malformed("an object is cut off") }
    var members: [String: DataNode] = [:]
    for index in 0..<count {
      let key = try object(try number(at: first + index * referenceBytes, bytes: referenceBytes))
      let value = try object(try number(at: first + (count + index) * referenceBytes, bytes: referenceBytes))
      guard let name = key.string else { throw BinaryPropertyList.malformed("a key is not a string") }
      members[name] = value
    }
    leave(reference)
    return DataNode(value: .map(members), line: 0)
  }
}
