#if Live
  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// Replaces secrets and e-mail addresses in a service's message by `***`.
  ///
  /// A service may repeat what it received in another form, so they are found percent-encoded, in JSON and HTML
  /// escapes, encoded several times, in other case, and in Base64 too.
  struct MessageMask {
    /// Shorter ones are left: they are parts of ordinary words.
    private static let shortestSecret = 6
    /// How often a text is decoded. Each time can only shorten it.
    private static let mostRounds = 4

    private let secrets: [[UInt8]]

    init(secrets: [String]) {
      let secrets = secrets.filter { $0.utf8.count >= MessageMask.shortestSecret }
      // The last characters of a Base64 text depend on what follows the secret.
      let encoded = secrets.map { Data($0.utf8).base64EncodedString().prefix($0.utf8.count * 4 / 3) }
      self.secrets = (secrets + encoded.map(String.init)).map { $0.utf8.map(MessageMask.lowercased) }
    }

    /// Returns the text with `***` in the place of each secret and address.
    func masked(_ text: String) -> String {
      let bytes = Array(text.utf8)
      var units = bytes.indices.map { Unit(byte: bytes[$0], source: $0..<$0 + 1) }
      var hidden = [Bool](repeating: false, count: bytes.count)
      for _ in 0..<MessageMask.mostRounds {
        for range in secretRanges(in: units) + MessageMask.addressRanges(in: units) {
          let source = units[range.lowerBound].source.lowerBound..<units[range.upperBound - 1].source.upperBound
          for index in source { hidden[index] = true }
        }
        let decoded = MessageMask.decoded(units)
        if decoded.count == units.count { break }
        units = decoded
      }
      return hidden.contains(true) ? MessageMask.text(bytes, without: hidden) : text
    }

    private static func text(_ bytes: [UInt8], without hidden: [Bool]) -> String {
      var kept: [UInt8] = []
      for index in bytes.indices {
        if !hidden[index] {
          kept.append(bytes[index])
        } else if index == 0 || !hidden[index - 1] {
          kept += Array("***".utf8)
        }
      }
      return String(decoding: kept, as: UTF8.self)
    }

    private func secretRanges(in units: [Unit]) -> [Range<Int>] {
      let bytes = units.map { MessageMask.lowercased($0.byte) }
      var found: [Range<Int>] = []
      for secret in secrets where secret.count <= bytes.count {
        for start in 0...bytes.count - secret.count where bytes[start..<start + secret.count].elementsEqual(secret) {
          found.append(start..<start + secret.count)
        }
      }
      return found
    }

    /// Finds texts with an `@` between characters of addresses; any such text may be one.
    private static func addressRanges(in units: [Unit]) -> [Range<Int>] {
      units.indices.filter { units[$0].byte == UInt8(ascii: "@") }.compactMap { at in
        let start = units[..<at].lastIndex { !isOfAddress($0.byte) }.map { $0 + 1 } ?? 0
        let end = units[(at + 1)...].firstIndex { !isOfAddress($0.byte) } ?? units.endIndex
        return start < at && at + 1 < end ? start..<end : nil
      }
    }

    private static func isOfAddress(_ byte: UInt8) -> Bool {
      isLetterOrDigit(byte) || byte >= 0x80 || "!#$%&'+-./=?^_`{|}~".utf8.contains(byte)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }

  /// A byte of a decoded text, and the bytes of the original that it was made of.
  private struct Unit {
    let byte: UInt8
    let source: Range<Int>
  }

  // MARK: Escapes

  extension MessageMask {
    /// Decodes every escape once.
    private static func decoded(_ units: [Unit]) -> [Unit] {
      var result: [Unit] = []
      result.reserveCapacity(units.count)
      var at = 0
      while at < units.count {
        guard let (byte, length) = escape(in: units[at...]) else {
          result.append(units[at])
          at += 1
          continue
        }
        let source = units[at].source.lowerBound..<units[at + length - 1].source.upperBound
        result.append(Unit(byte: byte, source: source))
        at += length
      }
      return result
    }

    /// Reads an escape at the start: `%5F`, `\u005F`, `\/`, `&#95;` or `&#x5F;`. Others stand for characters that
    /// neither keys, codes nor addresses have.
    private static func escape(in units: ArraySlice<Unit>) -> (byte: UInt8, length: Int)? {
      let bytes = units.prefix(12).map(\.byte)
      switch bytes.first {
      case UInt8(ascii: "%"): return number(bytes.dropFirst().prefix(2), radix: 16, digits: 2).map { ($0, 3) }
      case UInt8(ascii: "\\"):
        if bytes.count > 1, bytes[1] == UInt8(ascii: "/") { return (bytes[1], 2) }
        guard bytes.count > 1, bytes[1] == UInt8(ascii: "u") else { return nil }
        return number(bytes.dropFirst(2).prefix(4), radix: 16, digits: 4).map { ($0, 6) }
      case UInt8(ascii: "&"):
        guard bytes.count > 1, bytes[1] == UInt8(ascii: "#"), let end = bytes.firstIndex(of: UInt8(ascii: ";")) else {
          return nil
        }
        let isHexadecimal = bytes[2] | 0x20 == UInt8(ascii: "x")
        let digits = bytes[(isHexadecimal ? 3 : 2)..<max(isHexadecimal ? 3 : 2, end)]
        return number(digits, radix: isHexadecimal ? 16 : 10, digits: digits.count).map { ($0, end + 1) }
      default: return nil
      }
    }

    /// Reads a number of so many digits; nil if it is not ASCII.
    private static func number(_ bytes: ArraySlice<UInt8>, radix: Int, digits: Int) -> UInt8? {
      guard digits > 0, bytes.count == digits, bytes.allSatisfy(isLetterOrDigit),
        let value = Int(String(decoding: bytes, as: UTF8.self), radix: radix), value < 0x80
      else { return nil }
      return UInt8(value)
    }
  }
#endif
