#if PostgreSQL
  /// Texts as C wants an array of them: pointers to texts that end with a zero, and a null pointer at the end.
  struct CStringArray {
    private var bytes: [CChar] = []
    /// Where each text begins; nil for no text.
    private var starts: [Int?] = []

    init(_ texts: [String?]) {
      for text in texts {
        starts.append(text.map { _ in bytes.count })
        if let text { bytes.append(contentsOf: text.utf8CString) }
      }
    }

    /// Calls `body` with the array, which is gone after it.
    func withPointers<Result>(
      _ body: (UnsafePointer<UnsafePointer<CChar>?>?) throws -> Result
    ) rethrows -> Result {
      try unsafe bytes.withUnsafeBufferPointer { buffer in
        var pointers: [UnsafePointer<CChar>?] = unsafe []
        for start in starts {
          guard let start, let base = buffer.baseAddress else {
            unsafe pointers.append(nil)
            continue
          }
          unsafe pointers.append(base + start)
        }
        unsafe pointers.append(nil)
        return try unsafe pointers.withUnsafeBufferPointer { try unsafe body($0.baseAddress) }
      }
    }
  }
#endif
