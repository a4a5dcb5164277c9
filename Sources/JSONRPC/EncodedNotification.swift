import JanssonCoding

/// A notification that is text already, for clients that get the same one.
public struct EncodedNotification: Sendable {
  /// The text of the message, without framing.
  let text: [UInt8]

  /// Encodes a notification.
  ///
  /// - Throws: an internal error when `params` cannot be encoded.
  public init(_ method: String, _ params: any Encodable) throws(RPCError) {
    let buffer = ByteBuffer(capacity: 512)
    do { try ReplyWriter().writeNotification(method, params, into: buffer) } catch { throw .unwritableNotification }
    text = buffer.bytes
  }
}
