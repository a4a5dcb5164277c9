/// What is wrong with an adapter; each is one line in one door.
enum Mistake: String, CaseIterable {
  // Description
  case idInCapitals, noName, sinceNoVersion, lifetimeInSeconds, otherHost, invalidLinkOfOthers, smallAppOfNoTarget,
    otherDoors, rowNotHere
  // Links
  case anyHost, longerHost, lowerCaseCodes, unescaped, plusIsSpace, codeIsOptional, reasonQuotesCode, shortCodes,
    sameCodes, lookalikeHost
  // Ownership
  case usedCodeWorks, expiredCodeWorks, grantsToNobody, grantsToFirstDevice, neverUsedUp
  // Behaviour
  case alwaysRedeemed, ignoresFailure, otherCode, namelessRedeemer, loginKeepsUser, loginNeverEnds, answersTwice
  case quotesCode, forgetsDevice, ignoresStored, ignoresLast, waitsAfterClosing, infoIsConstant, infoKeepsRefunded,
    userIsAnonymous, countsForever, asksForever, infoIsKept, joinsOthers, handlesNothing
  case ownCallWaits, ownCallEndsTwice, ownCallTwice, ownCallUndeclared, ownCallOtherParams, undeclaredEvent, otherEvent,
    stateUndeclared
  // Replies
  case oneReply, failureIsSuccess, lossNotNamed
  // Channel
  case otherType, channelAsksNothing, channelNeverAnswers, channelSaysSuccess, methodMissing
  // Service
  case noKey, otherPath, usedIsSuccess, usedIsForeign, usedByPhoneIsForeign, endedIsSuccess, otherFact,
    customerIsAnyone,
    expiredIsInvalid, plainHTTP, keysAnywhere, endpointRedeemsNothing, twoEndpoints
  case errorIsSuccess, offlineIsSuccess, endpointNotMarked, formIsJSON, pathUnescaped
  // Schemas
  case strayReference, missingTarget, noJSON, otherReply, otherOwnReply, otherCustomer, nullInOneOf
  // Only a recording can know that these are mistakes.
  case created, otherAuthorization, announcedTwice, versionOfOthers, forbidden

  static let quiet: [Mistake] = [.created, .otherAuthorization, .announcedTwice, .versionOfOthers, .forbidden]
}
