import Foundation
import RedemptionCore
import Testing

@Suite("The payments that a subscription remembers")
struct PaymentHistoryTests {
  private func payment(_ number: Int) -> Payment {
    Payment(
      number: number, product: "a%\t\n%41", displayName: number % 2 == 0 ? nil : "é\tb",
      price: number % 3 == 0 ? nil : Price(amountMicros: 9_990_000, currency: "EUR"), isTrial: number == 1,
      startsAt: Timestamp(milliseconds: Int64(number) * 1000), endsAt: Timestamp(milliseconds: Int64(number) * 2000),
      issuedAt: Timestamp(milliseconds: 5), paidAt: number % 5 == 0 ? nil : Timestamp(milliseconds: 6))
  }

  @Test("are the latest ones, as they were, also from a file")
  func latest() throws {
    var history = PaymentHistory()
    for number in 1...30 { history.add(payment(number)) }
    #expect(history.payments == (7...30).map(payment))
    let read = try JSONDecoder().decode(PaymentHistory.self, from: JSONEncoder().encode(history))
    #expect(read == history)
  }

  @Test("have the dates of another clock once they are moved")
  func shifted() throws {
    var history = PaymentHistory()
    history.add(payment(1))
    history.shift(byMilliseconds: 100)
    history.add(payment(2))
    #expect(history.payments.map(\.startsAt.milliseconds) == [1100, 2000])
    let read = try JSONDecoder().decode(PaymentHistory.self, from: JSONEncoder().encode(history))
    #expect(read.payments == history.payments)
  }

  @Test("leave out what a damaged file has", arguments: ["", "\n\n", "x", "1\t2", "1\t2\t3\t4\t5\t6\t7\t8\t9\t10\t11"])
  func damaged(text: String) throws {
    let read = try JSONDecoder().decode(PaymentHistory.self, from: JSONEncoder().encode(text))
    #expect(read.payments.isEmpty)
  }
}
