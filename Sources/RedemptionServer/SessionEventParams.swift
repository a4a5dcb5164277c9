import RedemptionCore

/// The params of `session/event`.
struct SessionEventParams: Encodable {
  static let method = "session/event"

  let session: String
  let sequence: Int
  let name: String
  let at: Timestamp
  let params: any Encodable

  private enum CodingKeys: String, CodingKey { case session, sequence, name, at, params }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(session, forKey: .session)
    try container.encode(sequence, forKey: .sequence)
    try container.encode(name, forKey: .name)
    try container.encode(at, forKey: .at)
    try container.encode(params, forKey: .params)
  }
}
