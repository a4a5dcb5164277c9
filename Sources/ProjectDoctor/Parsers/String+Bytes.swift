import RedemptionCore

extension String {
  /// True if the text contains these bytes. `contains` compares characters, which takes much longer.
  func hasBytes(_ part: [UInt8]) -> Bool {
    withBytes { bytes in
      var start = 0
      while start + part.count <= bytes.count {
        var length = 0
        while length < part.count, bytes[start + length] == part[length] { length += 1 }
        if length == part.count { return true }
        start += 1
      }
      return false
    }
  }
}
