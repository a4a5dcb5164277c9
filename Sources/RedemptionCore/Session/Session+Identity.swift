extension Session {
  mutating func logIn(_ appUserId: String, call: CallID?, at now: Timestamp) -> [SessionEffect] {
    guard let rules = profile.identity else { return ask(.logIn(appUserId: appUserId), for: call) }
    guard redeemer.appUserId != appUserId else { return finish(call, .state) }
    let forgotten = redeemer.appUserId == nil ? [] : reset(rules)
    redeemer.appUserId = appUserId
    isAnonymous = false
    return forgotten + resend(on: .logIn, at: now) + finish(call, .state)
  }

  mutating func logOut(_ anonymousAppUserId: String?, call: CallID?, at now: Timestamp) -> [SessionEffect] {
    if let rules = profile.identity { return reset(rules) + resend(on: .reset, at: now) + finish(call, .state) }
    if isAnonymous { return finish(call, .refused(.logOutWhileAnonymous)) }
    redeemer.appUserId = anonymousAppUserId
    isAnonymous = true
    (customer, forgottenCustomer) = (nil, nil)
    return ask(.logOut, for: call)
  }

  /// Nobody uses the app: what belongs to a user goes, what belongs to the device stays.
  private mutating func reset(_ rules: IdentityRules) -> [SessionEffect] {
    redeemer.appUserId = nil
    isAnonymous = true
    userAttributes = [:]
    let hadWeb = webEntitlements.contains(where: \.isActive)
    storedCodes = storedCodes.filter(rules.keepsCode)
    if rules.forgetsWeb {
      var grant = customer?.grant ?? Grant()
      grant.entitlements = []
      customer = KnownCustomer(grant: grant)
      return updateCustomer() + (hadWeb ? updateStatus() : [])
    }
    return updateCustomer() + updateStatus()
  }
}
