import RedemptionCore
import Testing

@Suite("A timestamp")
struct TimestampTests {
  @Test("stops at the ends of its range instead of overflowing")
  func stops() {
    #expect(Timestamp(milliseconds: .max).advanced(byMilliseconds: 1).milliseconds == .max)
    #expect(Timestamp(milliseconds: .min).advanced(byMilliseconds: -1).milliseconds == .min)
    #expect(Timestamp(milliseconds: 0).advanced(bySeconds: .max).milliseconds == .max)
    #expect(Timestamp(milliseconds: 0).advanced(bySeconds: .min).milliseconds == .min)
  }

  @Test(
    "has a whole second at or before it",
    arguments: [(0, 0), (999, 0), (1000, 1000), (-1, -1000), (-1000, -1000), (-1001, -2000)] as [(Int64, Int64)])
  func hasWholeSecond(_ milliseconds: Int64, _ whole: Int64) {
    #expect(Timestamp(milliseconds: milliseconds).wholeSecond.milliseconds == whole)
  }

  @Test("a virtual clock goes forward only")
  func clockGoesForward() {
    var clock = VirtualClock(startingAt: Timestamp(milliseconds: 10))
    let refusals = [clock.advance(byMilliseconds: 0), clock.advance(byMilliseconds: -1)]
    #expect(refusals == [false, false])
    #expect(clock.now == Timestamp(milliseconds: 10))
    let moved = clock.advance(byMilliseconds: 5)
    #expect(moved)
    #expect(clock.now == Timestamp(milliseconds: 15))
  }
}
