/// A value that writes its JSON text by itself, where it is written so often that coding it would count.
///
/// A test must compare its text with that of ``JSONTextEncoder``.
public protocol JSONTextWritable: Encodable {
  /// Appends one JSON value.
  func write(to buffer: ByteBuffer)
}
