import RedemptionTesting
import Testing

@testable import RedemptionCore

@Suite("The digest of a state")
struct StateDigestTests {
  private let now = Timestamp(milliseconds: 1_000)

  private func digest(_ describe: (inout StateDescription) -> Void) -> String {
    var state = StateDescription()
    describe(&state)
    return StateDigest(of: state, at: now).text
  }

  /// A sale with its code and its holder, as elements of sets.
  private func sale(_ code: String, _ user: String, _ product: String) -> [(String, String)] {
    [("code", code), ("user", user), ("product", product)]
  }

  private func digest(ofSales sales: [[(String, String)]]) -> String {
    digest { state in
      state.set("sales", sales) { state, sale in
        state.record("") { state in
          state.label("code", sale[0].1)
          state.name("user", sale[1].1)
          state.text("product", sale[2].1)
        }
      }
      state.set("mails", sales) { $0.link("", "app://redeem?code=" + $1[0].1) }
    }
  }

  @Test("is the hash of the reference implementation, in every process")
  func hashes() {
    // The first vectors of `vectors_sip128` for the key 00, 01, … 0f.
    let expected: [(UInt64, UInt64)] = [
      (0xe6a8_25ba_047f_81a3, 0x9302_55c7_1472_f66d), (0x44af_996b_d8c1_87da, 0x45fc_229b_1159_7634),
      (0xc75d_a4a4_8d22_7781, 0xe4ff_0af6_de8b_a3fc), (0x4ea9_6752_0cb6_709c, 0x51ed_8529_b0b6_335f),
    ]
    for (count, expected) in expected.enumerated() {
      var hash = SipHash(key: (0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908))
      for byte in 0..<count { hash.add(UInt8(byte)) }
      #expect(hash.finished() == expected)
    }
    #expect(digest { $0.text("a", "b") } == "31d941f9ee51ba13747fcdb4b3101cb6")
  }

  @Test("does not see the text of a label, nor the order of a set")
  func renames() {
    let one = digest(ofSales: [sale("c1", "ada", "monthly"), sale("c2", "bob", "yearly")])
    #expect(one == digest(ofSales: [sale("x", "bob", "yearly"), sale("y", "ada", "monthly")]))
    #expect(one != digest(ofSales: [sale("c1", "bob", "monthly"), sale("c2", "ada", "yearly")]))
    let same = digest(ofSales: [sale("c1", "ada", "monthly"), sale("c2", "ada", "monthly")])
    #expect(same == digest(ofSales: [sale("c9", "ada", "monthly"), sale("c3", "ada", "monthly")]))
    #expect(same != digest(ofSales: [sale("c1", "ada", "monthly"), sale("c1", "ada", "monthly")]))
  }

  @Test("sees which of two equal elements another part refers to")
  func tiesLabels() {
    func rings(_ pairs: [(String, String)]) -> String {
      digest { state in
        state.set("holders", pairs.map(\.0)) { $0.label("", $1) }
        state.set("edges", pairs) { state, pair in
          state.list("", [pair.0, pair.1]) { $0.label("", $1) }
        }
      }
    }
    // All labels look alike; a ring of four is not two rings of two.
    let four = rings([("a", "b"), ("b", "c"), ("c", "d"), ("d", "a")])
    #expect(four == rings([("q", "w"), ("z", "q"), ("w", "r"), ("r", "z")]))
    #expect(four != rings([("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")]))
  }

  @Test("takes a random identifier for a label, and any other for what it says")
  func readsNames() {
    func user(_ id: String) -> String { digest { $0.name("user", id) } }
    let hex = String(repeating: "0a", count: 16)
    #expect(user("$RCAnonymousID:" + hex) == user("$RCAnonymousID:" + String(hex.reversed())))
    #expect(user("$RCAnonymousID:" + hex) != user("$Other:" + hex))
    #expect(user("ada") != user("bob"))
  }

  @Test("has of a deadline its rank, or that it is over")
  func ranksDeadlines() {
    func pair(_ one: Int64, _ other: Int64) -> String {
      digest { state in
        state.deadline("link", Timestamp(milliseconds: one), .linkExpires)
        state.deadline("cache", Timestamp(milliseconds: other), .cacheGoesStale)
      }
    }
    #expect(pair(1_001, 2_000) == pair(5_000, 90_000))
    #expect(pair(1_001, 2_000) != pair(2_000, 1_001))
    #expect(pair(2_000, 2_000) != pair(1_001, 2_000))
    #expect(pair(1_000, 2_000) == pair(-7, 2_000))
    #expect(pair(1_000, 2_000) != pair(1_001, 2_000))
  }

  @Test("has of a date which others equal it")
  func comparesDates() {
    func pair(_ one: Int64, _ other: Int64, _ kind: DateKind = .end) -> String {
      digest { state in
        state.date("one", Timestamp(milliseconds: one), .end)
        state.date("other", Timestamp(milliseconds: other), kind)
      }
    }
    #expect(pair(1, 2) == pair(7, 3))
    #expect(pair(1, 1) != pair(1, 2))
    #expect(pair(1, 1, .refund) == pair(1, 2, .refund))
  }

  @Test("lists the deadlines to come, the next one first")
  func listsDeadlines() {
    var state = StateDescription()
    state.deadline("b", Timestamp(milliseconds: 3_000), .linkExpires)
    state.deadline("a", Timestamp(milliseconds: 2_000), .cacheGoesStale)
    state.deadline("a", Timestamp(milliseconds: 3_000), .linkExpires)
    state.deadline("c", Timestamp(milliseconds: 1_000), .linkExpires)
    #expect(
      state.deadlines(after: now) == [
        Deadline(at: Timestamp(milliseconds: 2_000), name: .cacheGoesStale),
        Deadline(at: Timestamp(milliseconds: 3_000), name: .linkExpires),
      ])
  }

  @Test("is the same for any order in which random sets were built")
  func shuffles() {
    let seed = SeededGenerator().seed
    for run in 0..<200 { shuffle(seed: seed &+ UInt64(run)) }
  }

  private func shuffle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let names = (0..<6).map { "n\($0)" }
    let edges = (0..<7).map { _ in
      (names.randomElement(using: &generator) ?? "", names.randomElement(using: &generator) ?? "")
    }
    func drawn(_ generator: inout SeededGenerator) -> String {
      let renamed = Dictionary(uniqueKeysWithValues: zip(names, names.shuffled(using: &generator).map { "m" + $0 }))
      let shuffled = edges.shuffled(using: &generator)
      return digest { state in
        state.set("names", renamed.values.shuffled(using: &generator)) { $0.label("", $1) }
        state.set("edges", shuffled) { state, edge in
          state.list("", [edge.0, edge.1]) { $0.label("", renamed[$1]) }
        }
      }
    }
    let one = drawn(&generator)
    #expect(one == drawn(&generator), "REDEMPTION_SEED=\(seed)")
  }
}
