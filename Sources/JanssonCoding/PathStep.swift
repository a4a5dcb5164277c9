/// One step of a coding path. Every nested value has one, and only an error asks for its key: the copies of an
/// `any CodingKey` took 2 % of the time of `reply/render`.
enum PathStep {
  /// The value that is decoded; no step leads to it.
  case top
  /// A member of an object; see ``MapKey``.
  case member(String, ofMap: Bool)
  /// An element of an array.
  case element(Int)

  /// The step as a key; nil at the top.
  var key: (any CodingKey)? {
    switch self {
    case .top: nil
    case .member(let name, ofMap: false): JSONNameKey(stringValue: name)
    case .member(let name, ofMap: true): MapKey(stringValue: name)
    case .element(let index): JSONIndexKey(index: index)
    }
  }
}
