import RedemptionCore
import RedemptionTesting
import Testing

@testable import QonversionAdapter

@Suite("Qonversion's behaviour")
struct BehaviourTests {
  private func driver(_ platform: Platform) -> BehaviourDriver<QonversionBehaviour> {
    var driver = BehaviourDriver(
      QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: platform)),
      random: RandomSource(seed: 1))
    driver.begin()
    driver.answer(.success(.customer(Grant())))
    return driver
  }

  private func key(_ driver: BehaviourDriver<QonversionBehaviour>) -> String? {
    (driver.questions.last?.context.own as? QonversionServiceContext)?.idempotencyKey
  }

  private let offline = GatewayError.failed(RedemptionFailure(reason: .offline, message: "No connection."))

  @Test("launches when it is configured, and finishes the start without waiting", arguments: Platform.allCases)
  func launches(_ platform: Platform) {
    var driver = BehaviourDriver(
      QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: platform)))
    let effects = driver.begin(SDKStart(call: CallID(rawValue: 9)))
    #expect(words(effects).first == "finish 9 done")
    #expect(words(effects).last?.hasPrefix("ask 1 customer QON_") == true)
  }

  @Test("Android sends the same key for the same token, in another attempt too")
  func storesKeys() {
    var driver = driver(.android)
    driver.call(.redeem(.code("a")))
    let first = key(driver)
    driver.answer(.failure(offline))
    driver.call(.redeem(.code("b")))
    let other = key(driver)
    driver.answer(.failure(offline))
    driver.call(.redeem(.code("a")))
    #expect(first != nil && first != other && key(driver) == first && first == first?.lowercased())
  }

  @Test(
    "the status of the question after a 409 says nothing about the token on iOS", arguments: [404, 409, 410, 500, 401])
  func statusOfStatus(_ status: Int) {
    var driver = driver(.ios)
    driver.call(.redeem(.code("a")))
    let failure = RedemptionFailure(reason: .transport, message: "", httpStatus: status)
    let effects = driver.answer(.failure(.failed(failure)))
    let outcomes = effects.compactMap { effect -> RedemptionOutcome? in
      if case .finish(_, .outcome(let outcome)) = effect { outcome } else { nil }
    }
    #expect(outcomes == [.failed(code: "a", failure: failure)])
    #expect(outcomes.map { Qonversion.RedemptionResult($0) } == [.networkError])
  }

  @Test("users are told apart by their characters", arguments: Platform.allCases)
  func comparesUsers(_ platform: Platform) {
    var driver = driver(platform)
    driver.call(.logIn(appUserId: "Ren\u{E9}"))
    driver.answer(.success(.logIn(Grant(), created: false)))
    let asked = driver.questions.count
    driver.call(.logIn(appUserId: "Ren\u{E9}"))
    #expect(driver.questions.count == asked)
    driver.call(.logIn(appUserId: "Rene\u{301}"))
    #expect(driver.questions.count == asked + 1)
  }

  @Test("iOS makes a new key for each call")
  func makesKeys() {
    var driver = driver(.ios)
    driver.call(.redeem(.code("a")))
    let first = key(driver)
    driver.answer(.failure(offline))
    driver.call(.redeem(.code("a")))
    #expect(first != nil && key(driver) != first && first == first?.uppercased())
  }

  @Test(
    "an answer that is not JSON has an error of its own on iOS, and is a lost connection on Android",
    arguments: [(Platform.ios, "21"), (.android, "NetworkConnectionFailed")])
  func unreadable(_ platform: Platform, _ code: String) {
    let behaviour = QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: platform))
    let refusal = behaviour.refusal(RedemptionFailure(reason: .unreadable, message: "No."))
    guard case .refused(let error, _) = refusal else { return #expect(Bool(false), "\(refusal)") }
    #expect(error.code == code)
  }

  @Test(
    "after a launch that is not JSON, a call that waits gets what Android has, and iOS's error",
    arguments: Platform.allCases)
  func unreadableLaunch(_ platform: Platform) {
    var driver = BehaviourDriver(
      QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: platform)))
    driver.begin()
    driver.call(.customerInfo(.cachedOrFetched))
    let failure = GatewayError.failed(RedemptionFailure(reason: .unreadable, message: "No."))
    let effects = words(driver.answer(.failure(failure)))
    #expect(
      effects.first?.hasPrefix(platform == .ios ? "finish 1 unreadable" : "finish 1 customer") == true, "\(effects)")
  }

  @Test("a success calls back before the refresh that it begins is answered", arguments: Platform.allCases)
  func refreshes(_ platform: Platform) {
    var driver = driver(platform)
    driver.call(.redeem(.code("a")))
    let answer = Answer.redemption(RedemptionAnswer(outcome: .redeemed(code: "a", grant: Grant())))
    let effects = words(driver.answer(.success(answer)))
    #expect(effects.first == "finish 1 redeemed" && effects.last?.hasPrefix("ask 3 customer") == true)
    #expect((driver.questions.last?.context.own as? QonversionServiceContext)?.trigger == .actualizePermissions)
    #expect(words(driver.call(.customerInfo(.cachedOrFetched))) == [])
    #expect(words(driver.answer(.success(.customer(Grant())))) == ["finish 2 customer"])
  }

  @Test("of two launches at the same time, the first to end releases the calls, with what it knows")
  func oldState() {
    var driver = BehaviourDriver(
      QonversionBehaviour(Target(vendor: .qonversion, sdk: .native, platform: .ios)))
    driver.begin()
    driver.call(.redeem(.code("a")))
    let answer = Answer.redemption(RedemptionAnswer(outcome: .redeemed(code: "a", grant: Grant())))
    driver.answer(.success(answer), at: 1)
    #expect(driver.questions.count == 2)
    driver.call(.customerInfo(.cachedOrFetched))
    // The launch that began before the redemption.
    let effects = driver.answer(.success(.customer(Grant())))
    #expect(words(effects) == ["finish 2 customer"])
    guard case .finish(_, .customer(let grant))? = effects.last else { return }
    #expect(grant.entitlements.isEmpty)
  }

  @Test("a launch that fails: iOS passes the error, Android what is cached")
  func failedLaunch() {
    var apple = driver(.ios)
    apple.call(.redeem(.code("a")))
    var android = driver(.android)
    android.call(.redeem(.code("a")))
    let answer = Answer.redemption(RedemptionAnswer(outcome: .redeemed(code: "a", grant: Grant())))
    apple.answer(.success(answer))
    android.answer(.success(answer))
    apple.call(.customerInfo(.cachedOrFetched))
    android.call(.customerInfo(.cachedOrFetched))
    #expect(words(apple.answer(.failure(offline))) == ["finish 2 offline"])
    #expect(words(android.answer(.failure(offline))) == ["finish 2 customer"])
    // iOS asks again; Android does not.
    #expect(words(apple.call(.customerInfo(.cachedOrFetched))).first?.hasPrefix("ask") == true)
    #expect(words(android.call(.customerInfo(.cachedOrFetched))) == ["finish 3 customer"])
  }

  @Test("an identity that failed is asked for again by the next call that waits for it")
  func identityAgain() {
    var driver = driver(.android)
    driver.call(.logIn(appUserId: "ada"))
    #expect(words(driver.answer(.failure(offline))) == ["finish 1 offline"])
    #expect(words(driver.call(.customerInfo(.cachedOrFetched))) == ["ask 3 logIn ada"])
    let grant = Grant(
      customer: Customer(
        originalAppUserId: "QON_other", firstSeen: Timestamp(milliseconds: 0), requestDate: Timestamp(milliseconds: 0)))
    #expect(words(driver.answer(.success(.logIn(grant, created: false)))) == ["finish 2 customer"])
    #expect(driver.behaviour.user.id == "QON_other" && driver.behaviour.user.identity == "ada")
  }
}
