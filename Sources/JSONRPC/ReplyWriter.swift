import JanssonCoding

/// Writes response and notification objects, each envelope by hand and its content straight behind it.
struct ReplyWriter {
  private let encoder = JSONTextEncoder()

  /// Writes a reply with a result, or an internal error if the result cannot be encoded.
  func write(_ result: any Encodable, id: RequestID, into buffer: ByteBuffer) {
    let start = buffer.count
    begin(id, into: buffer)
    buffer.append(",\"result\":")
    do {
      try encoder.encode(result, into: buffer)
      buffer.append("}")
    } catch {
      buffer.truncate(to: start)
      write(RPCError.unwritableResult, id: id, into: buffer)
    }
  }

  /// Writes a reply whose result is inserted later; returns where it belongs.
  func writeWithoutResult(id: RequestID, into buffer: ByteBuffer) -> Int {
    begin(id, into: buffer)
    buffer.append(",\"result\":")
    defer { buffer.append("}") }
    return buffer.count
  }

  /// The same for a result that writes itself.
  func write(_ result: any JSONTextWritable, id: RequestID, into buffer: ByteBuffer) {
    begin(id, into: buffer)
    buffer.append(",\"result\":")
    result.write(to: buffer)
    buffer.append("}")
  }

  /// Writes a reply with an error. Details that cannot be encoded are left out.
  func write(_ error: RPCError, id: RequestID, into buffer: ByteBuffer) {
    begin(id, into: buffer)
    buffer.append(",\"error\":")
    if (try? encoder.encode(error, into: buffer)) == nil {
      var plain = error
      plain.details = nil
      plain.members = [:]
      // Without details only integers and texts are left, which can always be written.
      try? encoder.encode(plain, into: buffer)
    }
    buffer.append("}")
  }

  /// Writes a notification; nothing of it if it throws.
  func writeNotification(_ method: String, _ params: any Encodable, into buffer: ByteBuffer) throws {
    let start = buffer.count
    buffer.append("{\"jsonrpc\":\"2.0\",\"method\":")
    buffer.append(jsonString: method)
    buffer.append(",\"params\":")
    do {
      try encoder.encode(params, into: buffer)
    } catch {
      buffer.truncate(to: start)
      throw error
    }
    buffer.append("}")
  }

  private func begin(_ id: RequestID, into buffer: ByteBuffer) {
    buffer.append("{\"jsonrpc\":\"2.0\",\"id\":")
    switch id {
    case .integer(let value): buffer.append(decimal: value)
    case .string(let text): buffer.append(jsonString: text)
    case .null: buffer.append("null")
    // A number that was read is finite.
    case .real(let value): try? encoder.encode(value, into: buffer)
    }
  }
}
