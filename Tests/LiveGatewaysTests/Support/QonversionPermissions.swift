#if Live
  import QonversionAdapter
  import RedemptionCore

  /// What a user has, as Qonversion's service writes it: from the reply of the iOS SDK, whose dates are milliseconds.
  enum QonversionPermissions {
    static func of(_ grant: Grant) throws -> JSONValue {
      let target = Target(vendor: .qonversion, sdk: .native, platform: .ios)
      let reply = try Live.json(
        QonversionAdapter().replies.customer(grant, for: target, now: Timestamp(milliseconds: 0)))
      guard case .object(let entitlements)? = reply["entitlements"] else { return [] }
      return .array(entitlements.sorted { $0.key < $1.key }.map { permission($0.value) })
    }

    private static func permission(_ entitlement: JSONValue) -> JSONValue {
      let states = ["nonRenewable": -1, "unknown": 0, "willRenew": 1, "cancelled": 2, "billingIssue": 3]
      let types = ["familySharing": "family_sharing", "offerCode": "offer_code"]
      let type = entitlement["grantType"]?.string ?? ""
      return [
        "id": entitlement["entitlementID"] ?? .null, "associated_product": entitlement["productID"] ?? .null,
        "active": entitlement["isActive"] == true ? 1 : 0,
        "renew_state": .integer(Int64(states[entitlement["renewState"]?.string ?? ""] ?? 0)),
        "source": .string(entitlement["source"]?.string?.lowercased() ?? ""),
        "grant_type": .string(types[type] ?? type), "started_timestamp": seconds(entitlement["startedDate"]),
        "expiration_timestamp": seconds(entitlement["expirationDate"]),
        "last_purchase_timestamp": seconds(entitlement["lastPurchaseDate"]),
        "trial_start_timestamp": seconds(entitlement["trialStartDate"]),
        "auto_renew_disable_timestamp": seconds(entitlement["autoRenewDisableDate"]),
      ]
    }

    private static func seconds(_ milliseconds: JSONValue?) -> JSONValue {
      guard case .integer(let number)? = milliseconds else { return .null }
      return .integer(number / 1000)
    }
  }
#endif
