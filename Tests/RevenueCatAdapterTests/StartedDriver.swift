import RedemptionCore
import RedemptionTesting

@testable import RevenueCatAdapter

extension BehaviourDriver where Behaviour == RevenueCatBehaviour {
  /// Starts an app whose first fetch fails, so that nothing is cached.
  mutating func start(_ start: SDKStart) {
    begin(start)
    guard start.isConfigured else { return }
    answer(.failure(.failed(RedemptionFailure(reason: .offline, message: "No connection."))))
  }
}

/// The effects in words, with questions counted from the one after the start's.
func words(_ effects: [SDKEffect]) -> [String] {
  RedemptionTesting.words(
    effects.map { effect in
      guard case .ask(let id, let question, let context) = effect else { return effect }
      return .ask(QuestionID(rawValue: id.rawValue - 1), question, context)
    })
}
