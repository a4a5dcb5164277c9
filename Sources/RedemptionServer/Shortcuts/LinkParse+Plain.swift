import JanssonCoding
import RedemptionCore

extension LinkParse {
  /// The result with a link, which writes its own text. Encoding it would cost as much as reading the link.
  struct Found: JSONTextWritable {
    let link: RedemptionLink

    private enum CodingKeys: String, CodingKey { case link }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(link, forKey: .link)
    }

    func write(to buffer: ByteBuffer) {
      buffer.append("{\"link\":{\"vendor\":")
      buffer.append(jsonString: link.vendor.rawValue)
      buffer.append(",\"code\":")
      buffer.append(jsonString: link.code)
      buffer.append(",\"url\":")
      buffer.append(jsonString: link.url)
      buffer.append("}}")
    }
  }
}

extension LinkParse.Params {
  /// Returns nil if a member has another name, or is not a string, or if the platform is not one of the contract's.
  init?(plain object: JanssonValue) {
    guard let url = object.string(of: "url") else { return nil }
    let vendor = object.string(of: "vendor")
    let platform = object.string(of: "platform").map { Platform(rawValue: $0) }
    if let platform, !Platform.allCases.contains(platform) { return nil }
    guard object.count == 1 + (vendor == nil ? 0 : 1) + (platform == nil ? 0 : 1) else { return nil }
    self.init(url: url, vendor: vendor.map { Vendor(rawValue: $0) }, platform: platform)
  }
}
