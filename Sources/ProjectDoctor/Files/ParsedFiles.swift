/// What files were parsed to, kept so that each is read and parsed once, whatever number of rules look at it.
///
/// Bounded by the bytes of the files: the oldest are dropped first, and parsed again if a rule asks for them.
struct ParsedFiles {
  /// What a file was parsed as.
  enum Form: Hashable {
    case text, yaml, json, toml, propertyList, xcodeProject, settings, yarnLock
    case appSource(bundled: Bool)
    case code(hashBeginsComment: Bool)
  }

  private struct Key: Hashable {
    let path: String
    let form: Form
  }

  private var results: [Key: (result: Result<Any, any Error>, bytes: Int)] = [:]
  /// The keys in the order in which they were added.
  private var order: [Key] = []
  private var bytes = 0
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// The kept result; nil if there is none.
  func result<Value>(of path: String, as form: Form) -> Result<Value, any Error>? {
    switch results[Key(path: path, form: form)]?.result {
    case .success(let value): (value as? Value).map { .success($0) }
    case .failure(let error): .failure(error)
    case nil: nil
    }
  }

  /// Keeps a result, and drops the oldest ones beyond the limit.
  ///
  /// - Parameter bytes: the size of the files that were read for it.
  mutating func keep(_ result: Result<Any, any Error>, of path: String, as form: Form, bytes: Int) {
    let key = Key(path: path, form: form)
    guard bytes <= limit, results[key] == nil else { return }
    results[key] = (result, bytes)
    order.append(key)
    self.bytes += bytes
    var dropped = 0
    while self.bytes > limit {
      self.bytes -= results.removeValue(forKey: order[dropped])?.bytes ?? 0
      dropped += 1
    }
    order.removeFirst(dropped)
  }
}

extension ProjectFiles {
  func yaml(_ path: String) throws -> DataNode {
    try parsed(path, as: .yaml) { try DataNode.yaml(try text(path)) }
  }

  func json(_ path: String) throws -> DataNode {
    try parsed(path, as: .json) { try DataNode.json(try text(path)) }
  }

  func toml(_ path: String) throws -> DataNode {
    try parsed(path, as: .toml) { try DataNode.toml(try text(path)) }
  }

  func propertyList(_ path: String) throws -> DataNode {
    try parsed(path, as: .propertyList) { try DataNode.propertyList(path, in: self) }
  }

  /// A file's text for readers that go through it line by line.
  func source(_ path: String) throws -> SourceText { try parsed(path, as: .text) { try text(path) } }

  /// The words of source code. What is not UTF-8 in it, such as an old comment, becomes replacement characters.
  func tokens(_ path: String, hashBeginsComment: Bool = false) throws -> [CodeToken] {
    try parsed(path, as: .code(hashBeginsComment: hashBeginsComment)) {
      let text = String(decoding: try data(path), as: UTF8.self)
      return try CodeScanner.tokens(of: text, hashBeginsComment: hashBeginsComment)
    }
  }
}
