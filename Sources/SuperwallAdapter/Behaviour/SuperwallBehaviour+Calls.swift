import RedemptionCore

/// What the app calls.
extension SuperwallBehaviour {
  mutating func take(_ call: SDKCall, _ id: CallID?, _ turn: inout SDKTurn) {
    if case .logIn(let text) = call, SuperwallBehaviour.accepted(text) == nil {
      return refuse(id, .invalidAppUserId, &turn)
    }
    guard isConfigured || call.isPossibleBeforeConfigure else { return refuse(id, .notConfigured, &turn) }
    switch call {
    case .redeem(.code(let code)): redeem(code, call: id, &turn)
    case .redeem(.result(let outcome)): turn.finish(id, .outcome(outcome))
    case .openLink(let url):
      let route = routed(url)
      turn.finish(id, .link(isHandled: route.isHandled, error: route.error))
      open(route, &turn)
    case .customerInfo(let policy): customerInfo(policy, call: id, &turn)
    case .own(let call): take(call, id, &turn)
    case .postReceipts, .reissue: refuse(id, .noSuchCall, &turn)
    default:
      change(by: call, &turn)
      turn.finish(id, .done)
    }
  }

  /// Calls that return nothing.
  private mutating func change(by call: SDKCall, _ turn: inout SDKTurn) {
    switch call {
    case .configure: configure(&turn)
    case .logIn(let text): logIn(text, &turn)
    case .logOut: logOut(&turn)
    case .background: break
    case .foreground: enterForeground(&turn)
    case .setAttributes(let user, let integration): setAttributes(user: user, integration: integration, &turn)
    case .redeem, .openLink, .customerInfo, .postReceipts, .reissue, .own: break
    }
  }

  // MARK: Superwall's own calls

  private mutating func take(_ call: any VendorCall, _ id: CallID?, _ turn: inout SDKTurn) {
    switch call {
    case let given as SetDeviceEntitlements: return take(given, call: id, &turn)
    case let grants as SetGrantedEntitlements where target.platform == .ios:
      return grantOnApple(grants.entitlements.given, call: id, &turn)
    case is CloseAlert where target.platform == .ios: closeAlert(&turn)
    case let told as ReportCheckout where target.platform == .ios: report(told.step, of: told.checkout, &turn)
    case let given as SetPaywall: set(given, &turn)
    case let given as SetPurchaseController:
      hasPurchaseController = given.external
      tell(readDevice(at: turn.now), &turn)
      tell(updateCustomer(at: turn.now), &turn)
    case let given as SetSubscriptionStatus: setStatus(given.status, &turn)
    default: return refuse(id, .noSuchCall, &turn)
    }
    turn.finish(id, .done)
  }

  /// The app's own dismissal: nobody is told, and a redemption in progress continues.
  private mutating func set(_ given: SetPaywall, _ turn: inout SDKTurn) {
    dropAlertsOfPaywall(&turn)
    guard given.open else { return paywall = nil }
    paywall = OpenPaywall(
      entitlements: given.entitlements ?? [],
      automaticallyDismiss: given.automaticallyDismiss ?? options.automaticallyDismiss)
    recoverCheckoutOnPaywallOpen(&turn)
  }

  private mutating func take(_ given: SetDeviceEntitlements, call: CallID?, _ turn: inout SDKTurn) {
    if let index = given.ownedProducts.firstIndex(where: { options.products[$0] == nil }) {
      return turn.finish(
        call, .invalidParams(path: "/ownedProducts/\(index)", expected: SuperwallOptions.expectedProduct))
    }
    let entitlements = resolved(given.entitlements) + ownedEntitlements(of: given.ownedProducts)
    setDevice(entitlements, after: given.after, &turn)
    turn.finish(call, .done)
  }

  // MARK: Errors

  func refuse(_ call: CallID?, _ refusal: SDKRefusal, _ turn: inout SDKTurn) {
    turn.finish(call, .refused(SDKError(refusal, by: target), kind: refusal.rawValue))
  }

  func fail(_ call: CallID?, _ failure: RedemptionFailure, _ turn: inout SDKTurn) {
    turn.finish(
      call,
      .refused(SDKError(code: failure.reason.rawValue, message: failure.message), kind: failure.reason.rawValue))
  }
}

extension SDKCall {
  /// What the phone's own store does needs no SDK, and an app chooses its controller before it configures.
  fileprivate var isPossibleBeforeConfigure: Bool {
    switch self {
    case .openLink, .configure: true
    case .own(let call): call is SetDeviceEntitlements || call is SetPurchaseController
    default: false
    }
  }
}
