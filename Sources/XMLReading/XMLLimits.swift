/// The most that one XML document may have.
public struct XMLLimits: Sendable {
  /// Elements inside each other: what reads a tree may go down by recursion.
  public let depth: Int
  /// Elements and attributes together.
  public let parts: Int
  /// Bytes of the document in UTF-8.
  public let bytes: Int
  /// Bytes of a document that declares entities.
  ///
  /// expat (2.4 and later) lets entities multiply a document a hundred times, and never refuses the first 8 MiB.
  public let bytesWithEntities: Int

  /// Limits that a caller may lower or raise one by one.
  public init(
    depth: Int = 256, parts: Int = 1_000_000, bytes: Int = 64 << 20, bytesWithEntities: Int = 64 << 10
  ) {
    self.depth = depth
    self.parts = parts
    self.bytes = bytes
    self.bytesWithEntities = bytesWithEntities
  }
}
