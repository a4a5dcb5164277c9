import JSONRPC
import JanssonCoding
import RedemptionCore

// The record of the redemptions that apps ask their SDKs for.
extension Server {
  /// Notes a call that asks an SDK to redeem a link.
  ///
  /// - Parameter url: the link of a call that passes its code.
  func beginRedemption(_ input: SDKInput, _ id: CallID, in session: OpenSession, url: String?) {
    switch input {
    case .called(.redeem(let content), _):
      let code: String? = if case .code(let code) = content { code } else { nil }
      begin(session, url: url, code: code, id, needsAnswer: false)
    case .called(.openLink(let url), _):
      if let code = session.code(in: url, unwrapping: false) { begin(session, url: url, code: code, id) }
    case .channel(let call, _):
      guard let url = call.arguments.firstText else { return }
      let (calls, name) = (session.adapter.vendor.sources.calls, call.method.lowercased())
      if calls.redeem.contains(where: { $0.lowercased() == name }) {
        begin(session, url: url, code: session.code(in: url, unwrapping: true), id)
      } else if calls.redeem.isEmpty, calls.handle.contains(where: { $0.lowercased() == name }),
        let code = session.code(in: url, unwrapping: false)
      {
        begin(session, url: url, code: code, id)
      }
    default: return
    }
  }

  private func begin(
    _ session: OpenSession, url: String?, code: String?, _ id: CallID, needsAnswer: Bool = true
  ) {
    space.value.redemptions.begin(
      session.id, session.target, url: url, code: code, at: space.now, call: id, needsAnswer: needsAnswer)
  }

  /// Notes what a service has said to a session.
  func noteAnswer(_ input: SDKInput, to session: OpenSession) {
    guard space.value.redemptions.hasOpen, space.value.redemptions.needAnswer(of: session.id),
      case .answered(_, .success(.redemption(let answer))) = input, let outcome = answer.outcome
    else { return }
    space.value.redemptions.answer(outcome, of: session.id)
  }

  /// Notes the result of a call, if it began a redemption.
  func noteResult(_ result: SDKResult, of call: CallID, in session: OpenSession, _ isProvisional: Bool) {
    guard space.value.redemptions.hasOpen, let redemption = space.value.redemptions.begun(by: call, of: session.id)
    else { return }
    if let (outcome, own) = result.redemption {
      return end(redemption, Redemption.End(outcome, .rendered(outcome, own: own, session.replies)), isProvisional)
    }
    switch result {
    case .link(isHandled: true, _): space.value.redemptions.awaitEvent(redemption)
    case .link(isHandled: false, _): space.value.redemptions.remove(redemption)
    case .channel(.error(let error)), .refused(let error, _): end(redemption, .error(error.message), isProvisional)
    case .channel(.silent(let reason)), .silent(let reason):
      end(redemption, .error("The SDK never answers: " + reason), isProvisional)
    case .channel(.value(let body)), .channel(.text(let body)), .channel(.message(_, let body)):
      if session.adapter.vendor.sources.calls.redeem.isEmpty {
        if JSONValue(written: body) == .bool(false) { return space.value.redemptions.remove(redemption) }
        space.value.redemptions.awaitEvent(redemption)
      } else {
        end(redemption, told(body, redemption, session) ?? .error("The SDK's result cannot be read."), isProvisional)
      }
    default: end(redemption, .error("The SDK does not redeem links by this call."), isProvisional)
    }
  }

  /// Notes that a call failed without a result of the SDK.
  func noteFailure(_ error: RPCError, of call: CallID, in session: String) {
    guard space.value.redemptions.hasOpen, let redemption = space.value.redemptions.begun(by: call, of: session) else {
      return
    }
    end(redemption, .error(error.message), false)
  }

  /// Notes an event, if it has the result of a redemption.
  func noteEvent(_ event: SDKEvent, of session: OpenSession, _ isProvisional: Bool) {
    guard space.value.redemptions.hasOpen, space.value.redemptions.awaitsEvent(of: session.id),
      let read = session.read(event.params, code: nil),
      let redemption = space.value.redemptions.waiting(for: read.code, of: session.id)
    else { return }
    end(redemption, Redemption.End(redemption.answer ?? read, .body(event.params)), isProvisional)
  }

  /// What a result says. The service knows more than it: a success may leave nothing active.
  private func told(
    _ body: any Encodable & Sendable, _ redemption: Redemption, _ session: OpenSession
  ) -> Redemption.End? {
    guard let read = session.read(body, code: redemption.code) else { return nil }
    guard let answer = redemption.answer, read.kind != .failed else { return Redemption.End(read, .body(body)) }
    return Redemption.End(answer, .body(body))
  }

  /// Notes what a service has said to an SDK that redeems over HTTP, and not to a session. Stored codes that it sends
  /// again are no redemption.
  func noteAnswer(_ answer: Answer, to question: Question, from platform: Platform) {
    guard case .redeem(let asked) = question, let code = asked.code, case .redemption(let answer) = answer,
      let outcome = answer.outcome
    else { return }
    add(code, asked.vendor, platform, Redemption.End(outcome, .nothing), isProvisional: space.hasProvisionalChanges)
  }

  /// Notes that a fault has kept an SDK's request from the service.
  func noteFailure(of request: LocalRequest, at endpoint: LocalEndpoint) {
    guard endpoint.redeems, case .code(let code)? = endpoint.sought(request), let vendor = vendor(of: endpoint),
      // The same code may be one that the SDK has stored and sends again.
      !space.value.redemptions.hasAnswer(to: code, of: vendor)
    else { return }
    add(code, vendor, request.platform, .outcome(.failed, active: [], .nothing), isProvisional: false)
  }

  private func add(_ code: String, _ vendor: Vendor, _ platform: Platform, _ end: Redemption.End, isProvisional: Bool) {
    let target = Target(vendor: vendor, sdk: .native, platform: platform)
    space.value.redemptions.add(code, target, at: space.now, end, isProvisional: isProvisional)
  }

  private func end(_ redemption: Redemption, _ end: Redemption.End, _ isProvisional: Bool) {
    space.value.redemptions.end(redemption, end, isProvisional: isProvisional)
  }

  /// The redemptions of a session, of a link, or all.
  func redemptions(of session: String?, url: String?) -> [Redemption] {
    var codes: [Target: String?] = [:]
    return space.value.redemptions.all.filter { redemption in
      if let session, redemption.session != session { return false }
      guard let url, redemption.url != url else { return true }
      guard let code = redemption.code else { return false }
      if let known = codes[redemption.target] { return known == code }
      let adapter = try? registry.adapter(of: redemption.target.vendor)
      let read = adapter.flatMap { $0.code(in: url, on: redemption.target.platform, unwrapping: true) }
      codes[redemption.target] = .some(read)
      return read == code
    }
  }
}

extension LocalRequest {
  /// Where its SDK runs, by the header field of each vendor.
  var platform: Platform {
    let name = header("X-Platform") ?? header("Platform") ?? ""
    return name.lowercased() == Platform.ios.rawValue ? .ios : .android
  }
}

extension RedemptionAdapter {
  /// The code in a link; nil if the vendor's SDK sees none.
  func code(in url: String, on platform: Platform, unwrapping: Bool) -> String? {
    if case .link(let link) = links.read(url, on: platform, unwrapping: unwrapping) { return link.code }
    return nil
  }
}

extension OpenSession {
  fileprivate func code(in url: String, unwrapping: Bool) -> String? {
    adapter.code(in: url, on: target.platform, unwrapping: unwrapping)
  }

  /// Reads a result as the SDK's own language layer does; nil for what is none.
  fileprivate func read(_ body: any Encodable, code: String?) -> RedemptionOutcome? {
    guard let text = try? JSONTextEncoder().encode(body), let tree = try? JanssonTree.reading(text),
      let reply = try? JanssonDecoder().decode(ReplyRead.Undecoded.self, from: tree.root)
    else { return nil }
    return try? replies.read(from: reply.decoder, as: target, code: code).outcome
  }
}

extension JSONValue {
  /// The URL among the arguments of a channel, which may be in a list or an object.
  fileprivate var firstText: String? {
    switch self {
    case .string(let text): text
    case .array(let elements): elements.lazy.compactMap(\.firstText).first
    case .object(let members): members.sorted { $0.key < $1.key }.lazy.compactMap(\.value.firstText).first
    case .null, .bool, .integer, .real: nil
    }
  }
}
