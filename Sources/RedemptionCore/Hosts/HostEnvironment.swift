#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A gateway, a clock and a way to wait, for a Swift host.
///
/// ```swift
/// let environment = HostEnvironment(gateway: ScriptedGateway(outcomes: [.invalidCode(code: nil)]))
/// ```
public struct HostEnvironment: Sendable {
  /// Returns the answer to a question, or why there is none.
  ///
  /// A host calls it on the main actor, in the order of the questions. The answers keep this order if the closure never
  /// suspends: an SDK does not take an old answer after a new one. A closure that blocks, blocks the main actor.
  public typealias Ask =
    nonisolated(nonsending) @Sendable (Question, ServiceContext) async -> Result<
      Answer, GatewayError
    >
  /// Waits; throws if it is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void
  /// Redeems.
  ///
  /// A thrown ``RedemptionFailure`` or `GatewayError.failed` is passed to the SDK, which may retry. Any other error is
  /// a broken connection.
  public typealias Redeem = @Sendable (RedemptionQuestion) async throws -> RedemptionAnswer

  /// The gateway.
  public var ask: Ask
  /// The clock.
  public var now: @Sendable () -> Timestamp
  /// Waits before a retry or a planned request.
  public var sleep: Sleep
  /// True on a clock that a test moves: the wait before a retry is over as soon as it begins.
  public var endsBackoffAtOnce = false
  /// Where the SDK runs; nil: in its host.
  public var place: (any SDKPlace)?

  /// Creates an environment with a gateway as a closure.
  public init(
    now: @escaping @Sendable () -> Timestamp = HostEnvironment.systemTime,
    sleep: @escaping Sleep = HostEnvironment.taskSleep, ask: @escaping Ask
  ) {
    self.ask = ask
    self.now = now
    self.sleep = sleep
  }

  /// Creates an environment that only redeems. Any other question fails: the service has no such request.
  public init(
    now: @escaping @Sendable () -> Timestamp = HostEnvironment.systemTime,
    sleep: @escaping Sleep = HostEnvironment.taskSleep, redeem: @escaping Redeem
  ) {
    self.init(now: now, sleep: sleep) { question, _ in
      guard case .redeem(let redemption) = question else { return .failure(.failed(.noSuchRequest)) }
      do { return .success(.redemption(try await redeem(redemption))) } catch {
        return .failure(GatewayError(meeting: error))
      }
    }
  }

  /// Creates an environment with a gateway that answers at once, such as a script or a ledger.
  ///
  /// It answers one question at a time.
  public init(
    gateway: sending any RedemptionGateway, now: @escaping @Sendable () -> Timestamp = HostEnvironment.systemTime,
    sleep: @escaping Sleep = HostEnvironment.taskSleep
  ) {
    let serial = SerialGateway(gateway)
    self.init(now: now, sleep: sleep) { question, _ in await serial.answer(question, at: now()) }
  }

  /// The system's clock.
  public static let systemTime: @Sendable () -> Timestamp = {
    Timestamp(milliseconds: Int64((Date.now.timeIntervalSince1970 * 1000).rounded(.down)))
  }

  /// `Task.sleep(for:)`.
  public static let taskSleep: Sleep = { try await Task.sleep(for: $0) }

  /// No gateway was injected: every question fails.
  public static let missing = HostEnvironment { _, _ in
    .failure(
      .failed(
        RedemptionFailure(
          reason: .transport, message: "No gateway was injected. Call `install` before `configure`.", attempts: 0)))
  }
}

/// Asks a gateway without concurrency one question at a time.
private actor SerialGateway {
  private let gateway: any RedemptionGateway

  init(_ gateway: sending any RedemptionGateway) { self.gateway = gateway }

  func answer(_ question: Question, at now: Timestamp) -> Result<Answer, GatewayError> {
    do throws(GatewayError) { return .success(try gateway.answer(question, at: now)) } catch { return .failure(error) }
  }
}

extension GatewayError {
  /// Wraps an error of a closure as one that the SDK gets.
  fileprivate init(meeting error: any Error) {
    if case .failed(let failure, let advice)? = error as? GatewayError {
      self = .failed(failure, retry: advice)
    } else {
      self = .failed(RedemptionFailure(meeting: error))
    }
  }
}

extension RedemptionFailure {
  /// Converts an error of a gateway to the failure that the SDK gets.
  public init(meeting error: any Error) {
    switch error {
    case let failure as RedemptionFailure: self = failure
    case GatewayError.failed(let failure, _): self = failure
    case GatewayError.unavailable: self.init(reason: .transport, message: "The ledger is unavailable.")
    case GatewayError.notKnown:
      self.init(reason: .transport, message: "It is not known whether the ledger has kept an earlier answer.")
    case GatewayError.scriptEnded: self.init(reason: .transport, message: "The script has no outcome left.")
    default: self.init(reason: .transport, message: "The service could not be asked (\(type(of: error))).")
    }
  }
}
