import Foundation
import RedemptionCore
import Testing

@Suite("A host of a Swift app") @MainActor
struct SDKHostTests {
  @Test("takes the answer to a question before it asks the next one, if the service does not wait")
  func answersInOrder() async {
    let (started, inProgress) = (Locked<SDKHost<OneRequestBehaviour>?>(nil), Locked<[Int]>([]))
    let host = SDKHost(
      OneRequestBehaviour(vendor: .plain),
      in: HostEnvironment { question, _ in
        let count = started.value?.behaviour.state.redemptionsInProgress
        inProgress.withLock { $0.append(count ?? 0) }
        usleep(20_000)
        return .success(.redemption(RedemptionAnswer(outcome: .invalidCode(code: nil))))
      })
    started.withLock { $0 = host }
    for code in ["one", "two", "three"] { host.begin(.redeem(.code(code))) }
    while host.behaviour.workInProgress > 0 { await Task.yield() }
    #expect(inProgress.value == [3, 2, 1])
  }

  @Test("runs its SDK in another place, if the environment has one")
  func runsElsewhere() async throws {
    let place = Place()
    var environment = HostEnvironment.missing
    environment.place = place
    let host = SDKHost(OneRequestBehaviour(vendor: .plain), start: SDKStart(appUserId: "ada"), in: environment)
    var heard: [String] = []
    host.listen { event, _ in heard.append(event.name) }
    #expect(host.behaviour.state.redeemer.appUserId == "ada")
    guard case .done? = host.begin(.logOut) else {
      Issue.record("The result of a call that ends at once is its caller's.")
      return
    }
    guard case .refused(let error, _) = await host.call(.reissue(email: "")) else {
      Issue.record("The place has refused the call.")
      return
    }
    #expect(error.message == "elsewhere" && heard == ["said"])
  }
}

/// Tells one event, and refuses all calls but a logout.
private final class Place: SDKPlace {
  func begin(
    _ behaviour: any SDKBehaviour, _ start: SDKStart, hear: @escaping @Sendable (SDKEffect, any SDKBehaviour) -> Void
  ) -> (any PlacedSDK)? {
    var own = behaviour
    var turn = SDKTurn(now: Timestamp(milliseconds: 0))
    own.handle(.began(start), &turn)
    return Placed(behaviour: own, hear: hear)
  }

  private struct Placed: PlacedSDK {
    let behaviour: (any SDKBehaviour)?
    let hear: @Sendable (SDKEffect, any SDKBehaviour) -> Void

    func call(_ call: SDKCall, _ id: CallID) {
      guard let behaviour else { return }
      if case .logOut = call { return hear(.finish(id, .done), behaviour) }
      hear(.tell(SDKEvent(name: "said", params: ["": ""])), behaviour)
      hear(.finish(id, .refused(SDKError(code: "", message: "elsewhere"), kind: "")), behaviour)
    }

    func update(_ body: (inout any SDKBehaviour) -> Void) {}

    func end() {}
  }
}
