import Foundation
import PhoneExplorer
import RevenueCat
import SimulatedPhone

/// What is wrong in an app.
enum Habit: String, CaseIterable {
  case redeemsTwice = "redeems twice"
  case saysActiveForLapsed = "says active for a lapsed purchase"
  case showsUserEarly = "shows the user before the sign-in has worked"
  case throwsAtSignIn = "does not catch a failed sign-in"
  case triesAgain = "redeems again after a success"
  case losesFirstLink = "does not get the link that starts it"
  case staysBusy = "stays busy after a failure"
  case forgetsRetry = "has a button that does nothing"
  case saysInvalidForFailure = "says that a link is invalid when the network fails"
  case keepsAccess = "gives access for ever"
}

/// What no search can play.
enum Restlessness { case spins, sleeps }

/// A small app that redeems links of RevenueCat: a correct one, but for its habit.
@MainActor final class ExploredShop: ExploredApp {
  private let phone: Phone
  private let habit: Habit?
  private let restlessness: Restlessness?
  private var says = Shown.Saying.nothing
  private var active: [String] = []
  private var user: String?
  private var link: URL?
  private var isRunning = false

  init(_ phone: Phone, _ habit: Habit?, _ restlessness: Restlessness? = nil) {
    (self.phone, self.habit, self.restlessness) = (phone, habit, restlessness)
    Purchases.configure(withAPIKey: "appl_key")
    Task { [weak self] in
      for await customer in Purchases.shared.customerInfoStream { self?.take(customer) }
    }
  }

  var shows: Shown { Shown(says == .nothing && !active.isEmpty ? .active : says, access: active, user: user) }

  var key: (any Encodable)? { [says.rawValue, "\(active)", user, link?.absoluteString, "\(isRunning)"] }

  var events: [String: @MainActor () async throws -> Void] {
    var events: [String: @MainActor () async throws -> Void] = ["signIn": signIn]
    if says == .retry { events["retry"] = retry }
    return events
  }

  func listen() -> ExploredShop {
    phone.onOpenURL { [weak self] url in
      Task { await self?.open(url) }
    }
    return self
  }

  func restart(isNew: Bool) async throws -> ExploredShop {
    let shop = ExploredShop(phone, habit)
    return habit == .losesFirstLink ? shop : shop.listen()
  }

  private func open(_ url: URL) async {
    switch restlessness {
    case .spins: while true { await Task.yield() }
    case .sleeps: try? await Task.sleep(for: .milliseconds(1))
    case nil: break
    }
    if habit == .redeemsTwice {
      Task { await redeem(url) }
    } else if isRunning {
      return  // The one that runs says what comes of it.
    }
    await redeem(url)
  }

  private func retry() async throws {
    guard let link, !isRunning, habit != .forgetsRetry else { return }
    await redeem(link)
  }

  private func signIn() async throws {
    if habit == .showsUserEarly { user = "ada" }
    do {
      let (customer, _) = try await Purchases.shared.logIn("ada")
      user = "ada"
      take(customer)
    } catch {
      if habit == .throwsAtSignIn { throw error }  // Otherwise the buyer can sign in again.
    }
  }

  private func redeem(_ url: URL) async {
    guard let redemption = url.asWebPurchaseRedemption else { return }
    (link, isRunning, says) = (url, true, .working)
    let result = await Purchases.shared.redeemWebPurchase(redemption)
    isRunning = false
    if habit == .staysBusy, case .error = result { return }
    show(result)
    if habit == .triesAgain, case .success = result {
      try? await phone.clock.sleep(for: .milliseconds(500))
      await redeem(url)
    }
  }

  private func show(_ result: WebPurchaseRedemptionResult) {
    switch result {
    case .success(let customer):
      take(customer)
      says = active.isEmpty && habit != .saysActiveForLapsed ? .expired : .active
    case .invalidToken: says = .invalid
    case .purchaseBelongsToOtherUser: says = .otherUser
    case .expired: says = .expired
    case .error: says = habit == .saysInvalidForFailure ? .invalid : .retry
    }
  }

  private func take(_ customer: CustomerInfo) {
    let now = customer.entitlements.active.keys.sorted()
    if habit != .keepsAccess || active.isEmpty { active = now }
    if active.isEmpty, says == .active { says = .expired }
  }
}
