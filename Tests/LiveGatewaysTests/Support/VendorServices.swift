#if Live
  import Foundation
  import NIOHTTP1
  import QonversionAdapter
  import RedemptionCore
  import RedemptionLedger
  import RevenueCatAdapter
  import SQLiteStore
  import SuperwallAdapter

  /// The vendors' services in the words of their HTTP, with the ledger's rules behind them.
  ///
  /// The ledger is a file that the server under test has open too: what is bought there can be redeemed here.
  final class VendorServices: @unchecked Sendable {
    private let lock = NSLock()
    private let ledger: Ledger
    private var time = Timestamp(milliseconds: 0)

    init(ledger path: String) throws {
      ledger = try Ledger(at: .file(path: path), adapters: Live.adapters)
    }

    /// The services' own clock.
    var now: Timestamp {
      get { lock.withLock { time } }
      set { lock.withLock { time = newValue } }
    }

    func respond(to request: LoopbackService.Received) -> LoopbackService.Answer {
      lock.withLock {
        do {
          let isSuperwall = request.target.hasPrefix("/subscriptions-api/public/v1/")
          let isQonversion = ["/v4/web/", "/v1/user/", "/v2/identities"].contains(where: request.target.hasPrefix)
          var answer = try isSuperwall ? superwall(request) : isQonversion ? qonversion(request) : revenueCat(request)
          try ledger.commit()
          answer.headers += [("X-RevenueCat-Request-Time", String(time.milliseconds))]
          return answer
        } catch {
          return .init(status: 599, body: Array("\(error)".utf8))
        }
      }
    }

    private func json(_ value: any Encodable, status: Int = 200) throws -> LoopbackService.Answer {
      .init(status: status, headers: [("Content-Type", "application/json")], body: try Live.bytes(value))
    }

    // MARK: RevenueCat

    private func revenueCat(_ request: LoopbackService.Received) throws -> LoopbackService.Answer {
      let body = request.body.isEmpty ? JSONValue.null : try Live.json(request.body)
      let user = Redeemer(appUserId: body["app_user_id"]?.string, deviceId: "")
      switch (request.method, request.target) {
      case ("POST", "/v1/subscribers/redeem_purchase"):
        let code = body["redemption_token"]?.string
        let asked = RedemptionRequest(vendor: .revenueCat, code: code, redeemer: user)
        guard case .redemption(let answer) = try ledger.answer(.redeem(asked), at: time) else { break }
        return try redemption(answer.outcome)
      case ("POST", "/v1/subscribers/identify"):
        let new = body["new_app_user_id"]?.string ?? ""
        guard
          case .logIn(let grant, let created) = try ledger.answer(
            .logIn(.revenueCat, user, newAppUserId: new), at: time)
        else { break }
        return try json(customer(grant).body, status: created ? 201 : 200)
      case ("POST", "/v1/receipts"):
        let id = body["fetch_token"]?.string ?? ""
        let asked = Question.receipt(.revenueCat, user, storeTransactionId: id)
        guard case .receipt(let verdict) = try ledger.answer(asked, at: time) else { break }
        let reply = RevenueCatReceipts().render(.success(verdict), now: time)
        return try json(reply.body, status: reply.status)
      case ("GET", let path) where path.hasPrefix("/v1/subscribers/"):
        let id = path.dropFirst("/v1/subscribers/".count).removingPercentEncoding
        let asked = Question.customer(.revenueCat, Redeemer(appUserId: id, deviceId: ""))
        guard case .customer(let grant) = try ledger.answer(asked, at: time) else { break }
        return try json(customer(grant).body)
      default: break
      }
      return .init(status: 404)
    }

    private func customer(_ grant: Grant) -> ReceiptReply {
      RevenueCatReceipts().render(.success(.granted(grant)), now: time)
    }

    private func redemption(_ outcome: RedemptionOutcome?) throws -> LoopbackService.Answer {
      switch outcome {
      case .redeemed(_, let grant), .subscriptionExpired(_, let grant): return try json(customer(grant).body)
      case .linkExpired(_, _, _, let email):
        let info: JSONValue = ["obfuscated_email": .string(email ?? "")]
        return try refusal(7853, info)
      case .invalidCode: return try refusal(7849)
      case .purchaseBelongsToOtherUser: return try refusal(7852)
      case .failed, nil: return .init(status: 500)
      }
    }

    private func refusal(_ code: Int64, _ info: JSONValue? = nil) throws -> LoopbackService.Answer {
      var members: [String: JSONValue] = ["code": .integer(code), "message": "This is refused."]
      members["purchase_redemption_error_info"] = info
      return try json(JSONValue.object(members), status: 403)
    }

    // MARK: Superwall

    private func superwall(_ request: LoopbackService.Received) throws -> LoopbackService.Answer {
      let platform: Platform = request.headers["X-Platform"] == ["iOS"] ? .ios : .android
      let target = Live.target(.superwall, .native, platform)
      guard request.method == "POST" else {
        let id = request.headers["X-App-User-ID"].first.flatMap { $0.isEmpty ? nil : $0 }
        let device = request.target.split(separator: "=").last?.removingPercentEncoding ?? ""
        let asked = Question.customer(.superwall, Redeemer(appUserId: id, deviceId: device))
        guard case .customer(let grant) = try ledger.answer(asked, at: time) else { return .init(status: 404) }
        return try json(
          CustomerBody(customerInfo: Written(SuperwallAdapter().replies.customer(grant, for: target, now: time))))
      }
      let body = try Live.json(request.body)
      guard case .array(let codes)? = body["codes"] else { return .init(status: 400) }
      let asked = RedemptionRequest(
        vendor: .superwall, code: codes.first { $0["firstRedemption"] == true }?["code"]?.string,
        storedCodes: codes.filter { $0["firstRedemption"] == false }.compactMap { $0["code"]?.string },
        redeemer: Redeemer(appUserId: body["appUserId"]?.string, deviceId: body["deviceId"]?.string ?? ""))
      guard case .redemption(let answer) = try ledger.answer(.redeem(asked), at: time) else {
        return .init(status: 500)
      }
      let outcomes = answer.storedOutcomes + (answer.outcome.map { [$0] } ?? [])
      return try json(
        RedeemBody(
          codes: outcomes.map { Written(SuperwallAdapter().replies.render($0, for: target, now: time).body) },
          customerInfo: answer.customer.map {
            Written(SuperwallAdapter().replies.customer($0, for: target, now: time))
          }))
    }

    // MARK: Qonversion

    private func qonversion(_ request: LoopbackService.Received) throws -> LoopbackService.Answer {
      let body = try Live.json(request.body)
      switch request.target {
      case "/v4/web/redeem":
        let user = Redeemer(appUserId: body["app_uid"]?.string, deviceId: "")
        let asked = RedemptionRequest(vendor: .qonversion, code: body["token"]?.string, redeemer: user)
        guard case .redemption(let answer) = try ledger.answer(.redeem(asked), at: time) else { break }
        return try qonversionRedemption(answer.outcome)
      case "/v4/web/redeem/status": return try json(["consumed": true, "expired": false] as JSONValue)
      case "/v4/web/redeem/reissue":
        let verdict = try ledger.reissue(.qonversion, to: body["email"]?.string ?? "", at: time)
        return .init(status: verdict == .accepted ? 200 : verdict == .invalidAddress ? 400 : 429)
      case "/v2/identities":
        let user = Redeemer(appUserId: body["anon_id"]?.string, deviceId: "")
        let asked = Question.logIn(.qonversion, user, newAppUserId: body["identity_id"]?.string ?? "")
        guard case .logIn(let grant, _) = try ledger.answer(asked, at: time) else { break }
        return try json(["data": ["anon_id": .string(grant.customer?.originalAppUserId ?? "")]] as JSONValue)
      case "/v1/user/init":
        let id = body["q_uid"]?.string ?? ""
        let asked = Question.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
        guard case .customer(let grant) = try ledger.answer(asked, at: time) else { break }
        let permissions = try QonversionPermissions.of(grant)
        return try json(["success": true, "data": ["uid": .string(id), "permissions": permissions]] as JSONValue)
      default: break
      }
      return .init(status: 404)
    }

    private func qonversionRedemption(_ outcome: RedemptionOutcome?) throws -> LoopbackService.Answer {
      switch outcome {
      case .redeemed, .subscriptionExpired: try json(["redeemed": true] as JSONValue)
      case .linkExpired: .init(status: outcome.map { Qonversion.RedemptionResult($0) } == .alreadyConsumed ? 409 : 410)
      case .invalidCode: .init(status: 404)
      case .purchaseBelongsToOtherUser, .failed, nil: .init(status: 500)
      }
    }

    private struct CustomerBody: Encodable { let customerInfo: Written }

    private struct RedeemBody: Encodable {
      let codes: [Written]
      let customerInfo: Written?
    }
  }

  /// Anything that writes itself.
  private struct Written: Encodable {
    private let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
#endif
