/// The latest payments of a subscription, oldest first.
///
/// A text with one line for each, which is read only if somebody asks: every renewal writes it, and every request of an
/// app reads it with the purchase.
public struct PaymentHistory: Hashable, Sendable {
  /// The most payments. Ours: a server's memory must not grow with its clock.
  public static let most = 24

  private var text = ""
  /// The number of its lines.
  private var count = 0
  /// Milliseconds that are added to each date.
  private var offset: Int64 = 0

  /// No payments.
  public init() {}

  /// The payments; a line that is damaged is left out.
  public var payments: [Payment] {
    text.split(separator: "\n").compactMap { Payment(line: $0)?.shifted(byMilliseconds: offset) }
  }

  /// Adds a payment, and forgets the first one if there are too many.
  public mutating func add(_ payment: Payment) {
    text += payment.shifted(byMilliseconds: -offset).line + "\n"
    count += 1
    guard count > PaymentHistory.most, let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return }
    text.removeSubrange(...end)
    count -= 1
  }

  /// Moves every date.
  public mutating func shift(byMilliseconds milliseconds: Int64) { offset += milliseconds }
}

extension PaymentHistory: Codable {
  /// Reads the text.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    count = text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Writes the text, with the dates that it tells.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(offset == 0 ? text : payments.map { $0.line + "\n" }.joined())
  }
}

extension Payment {
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 10, let number = Int(fields[0]), let start = Int64(fields[1]), let issued = Int64(fields[3])
    else { return nil }
    func time(_ field: Substring) -> Timestamp? { Int64(field).map(Timestamp.init(milliseconds:)) }
    func name(_ field: Substring) -> String { PercentEncoding.decoded(Array(field.utf8)[...]) ?? "" }
    self.init(
      number: number, product: name(fields[8]), displayName: fields[9].isEmpty ? nil : name(fields[9]),
      price: Int64(fields[6]).map { Price(amountMicros: $0, currency: name(fields[7])) }, isTrial: fields[5] == "1",
      startsAt: Timestamp(milliseconds: start), endsAt: time(fields[2]), issuedAt: Timestamp(milliseconds: issued),
      paidAt: time(fields[4]))
  }

  fileprivate var line: String {
    func text(_ time: Timestamp?) -> String { time.map { String($0.milliseconds) } ?? "" }
    func text(_ name: String?) -> String {
      name.map { $0.replacing("%", with: "%25").replacing("\t", with: "%09").replacing("\n", with: "%0A") } ?? ""
    }
    let amount = price.map { String($0.amountMicros) } ?? ""
    return [
      String(number), text(startsAt), text(endsAt), text(issuedAt), text(paidAt), isTrial ? "1" : "0", amount,
      text(price?.currency), text(product), text(displayName),
    ].joined(separator: "\t")
  }

  fileprivate func shifted(byMilliseconds offset: Int64) -> Payment {
    guard offset != 0 else { return self }
    var payment = self
    payment.startsAt = startsAt.advanced(byMilliseconds: offset)
    payment.endsAt = endsAt?.advanced(byMilliseconds: offset)
    payment.issuedAt = issuedAt.advanced(byMilliseconds: offset)
    payment.paidAt = paidAt?.advanced(byMilliseconds: offset)
    return payment
  }
}
