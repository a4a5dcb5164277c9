/// A value that writes its JSON text by itself, where it is written so often that coding it would count.
///
/// ``JSONTextEncoder`` lets it do so when it is the whole value to be encoded. A test has to hold its text equal to what its
/// `encode(to:)` gives.
public protocol JSONTextWritable: Encodable {
  /// Appends one JSON value.
  func write(to buffer: ByteBuffer)
}
