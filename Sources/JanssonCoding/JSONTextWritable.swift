/// A value that writes its JSON text by itself, where it is written so often that coding it would count.
///
/// A test has to hold its text equal to what ``JSONTextEncoder`` makes of it.
public protocol JSONTextWritable: Encodable {
  /// Appends one JSON value.
  func write(to buffer: ByteBuffer)
}
