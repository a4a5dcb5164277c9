/// How well a fact about a vendor's SDK is known.
public enum FactGrade: String, Hashable, Sendable, Codable, CaseIterable {
  /// The vendor's own code ran beside ours and did the same.
  case ran
  /// It was read in the vendor's sources.
  case read
  /// It follows from something else, such as a discussion or a later file.
  case inferred
}
