public import JanssonCoding

/// Finds the messages in a stream of bytes: where each begins and ends, without a copy of one.
///
/// Pure and resumable: bytes may come in any split. ``next(in:)`` is asked again until it says `needsMore`; then
/// ``reclaim(_:)`` drops what was handed out, and more bytes are appended to the same buffer.
/// Blank lines between messages, CR LF for LF and unknown headers are tolerated.
public struct MessageFraming {
  /// How messages are separated.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The first line that is not blank decides: a header line means `header`, anything else `line`.
    case auto
    /// One message a line.
    case line
    /// `Content-Length: N`, a blank line, N bytes: the base protocol of the Language Server Protocol.
    case header
  }

  /// What was found.
  public enum Event: Equatable {
    /// A message: its bytes in the buffer, valid until ``reclaim(_:)``.
    case message(Range<Int>)
    /// Something that is no message. When the error is fatal, nothing but this comes any more.
    case refused(FramingError)
    /// No whole message is left.
    case needsMore
  }

  /// The mode in use; no longer `auto` once the first line is known.
  public private(set) var mode: Mode

  private let limits: Limits
  /// Where the next message or header block begins.
  private var position = 0
  /// Up to where no line end was found.
  private var scanned = 0
  /// Bytes of a refused message that are still to be dropped.
  private var toSkip = 0
  /// True if the rest of a line that is too long is being dropped.
  private var skipsLine = false
  /// The header block that was read, when its message is not whole yet.
  private var block: HeaderBlock?
  private var failure: FramingError?

  /// A splitter at the start of a stream.
  public init(mode: Mode = .auto, limits: Limits = Limits()) {
    self.mode = mode
    self.limits = limits
  }

  /// Finds the next message.
  ///
  /// - Parameter input: the buffer of all calls; bytes that were not reclaimed must stay where they are.
  public mutating func next(in input: ByteBuffer) -> Event {
    if let failure = failure { return .refused(failure) }
    if mode == .auto { decide(input) }
    switch mode {
    case .auto: return .needsMore
    case .line: return nextLine(in: input)
    case .header: return nextBlock(in: input)
    }
  }

  /// Finds what is left when the input has ended: a last line without its end is a message, part of anything else is
  /// refused as `truncated`. Ask until it says `needsMore`.
  public mutating func last(in input: ByteBuffer) -> Event {
    let event = next(in: input)
    guard event == .needsMore, !skipsLine, toSkip == 0 else { return event }
    let rest = trimmed(position..<max(position, input.count), in: input)
    let isTruncated = mode == .header && (rest != nil || block != nil)
    position = input.count
    block = nil
    if isTruncated { return .refused(FramingError(.truncated)) }
    guard let message = rest else { return .needsMore }
    return message.count > limits.messageBytes ? .refused(FramingError(.messageTooLarge)) : .message(message)
  }

  /// Drops the bytes of the messages that were handed out; ranges given before are no longer valid.
  public mutating func reclaim(_ input: ByteBuffer) {
    if position >= input.count { input.removeAll() } else { input.removeFirst(position) }
    scanned = max(scanned - position, 0)
    position = 0
  }

  private mutating func fail(_ kind: FramingError.Kind) -> Event {
    let error = FramingError(kind)
    failure = error
    return .refused(error)
  }

  // MARK: Which framing

  /// A line is a header when a name (RFC 9110 `token`) and a colon begin it. JSON cannot begin like that.
  private mutating func decide(_ input: ByteBuffer) {
    while let byte = input[position], isBlank(byte) { position += 1 }
    scanned = position
    guard let first = input[position] else { return }
    var at = position
    guard isLetter(first) else { return mode = .line }
    while let byte = input[at] {
      if byte == UInt8(ascii: ":") { return mode = .header }
      guard isLetter(byte) || byte == UInt8(ascii: "-"), at - position < 64 else { return mode = .line }
      at += 1
    }
  }

  // MARK: Newline framing

  private mutating func nextLine(in input: ByteBuffer) -> Event {
    while true {
      guard let end = input.firstOffset(of: UInt8(ascii: "\n"), from: scanned) else { return unfinishedLine(input) }
      let line = position..<end
      position = end + 1
      scanned = position
      if skipsLine {
        skipsLine = false
      } else if line.count > limits.messageBytes + 1 {
        return .refused(FramingError(.messageTooLarge))
      } else if let message = trimmed(line, in: input) {
        return message.count > limits.messageBytes ? .refused(FramingError(.messageTooLarge)) : .message(message)
      }
    }
  }

  /// A line that is too long is refused before its end is seen, and what follows of it is dropped as it comes.
  private mutating func unfinishedLine(_ input: ByteBuffer) -> Event {
    scanned = input.count
    if skipsLine {
      position = input.count
      return .needsMore
    }
    guard input.count - position > limits.messageBytes + 1 else { return .needsMore }
    skipsLine = true
    position = input.count
    return .refused(FramingError(.messageTooLarge))
  }

  /// The line without its CR; nil if it is blank.
  private func trimmed(_ line: Range<Int>, in input: ByteBuffer) -> Range<Int>? {
    var end = line.upperBound
    if end > line.lowerBound, input[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var at = line.lowerBound
    while at < end, let byte = input[at], isBlank(byte) { at += 1 }
    return at == end ? nil : line.lowerBound..<end
  }

  // MARK: Header framing

  private mutating func nextBlock(in input: ByteBuffer) -> Event {
    while true {
      guard skip(input) else { return .needsMore }
      if let block = block { return body(of: block, in: input) }
      switch HeaderBlock.reading(input, at: position, limit: limits.headerBytes) {
      case .success(nil): return .needsMore
      case .failure(let error): return fail(error.kind)
      case .success(let found?):
        position = found.end
        if found.contentLength > limits.messageBytes || !found.isUTF8 {
          toSkip = found.contentLength
          return .refused(FramingError(found.isUTF8 ? .messageTooLarge : .charsetUnsupported))
        }
        block = found
      }
    }
  }

  private mutating func body(of found: HeaderBlock, in input: ByteBuffer) -> Event {
    let end = position + found.contentLength
    guard end <= input.count else { return .needsMore }
    let body = position..<end
    position = end
    block = nil
    return .message(body)
  }

  /// Drops what is here of a refused message; false when more of it is to come.
  private mutating func skip(_ input: ByteBuffer) -> Bool {
    let dropped = min(toSkip, input.count - position)
    position += dropped
    toSkip -= dropped
    return toSkip == 0
  }
}

/// JSON white space.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
