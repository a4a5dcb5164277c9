/// What is wrong with an adapter; each is one line in one door.
enum Mistake: String, CaseIterable {
  // Description
  case idInCapitals, noName, sinceNoVersion, lifetimeInSeconds, otherHost, invalidLinkOfOthers, smallAppOfNoTarget
  // Links
  case anyHost, unescaped, plusIsSpace, codeIsOptional, reasonQuotesCode, shortCodes, sameCodes
  // Ownership
  case usedCodeWorks, expiredCodeWorks, grantsToNobody, grantsToFirstDevice, neverUsedUp
  // Behaviour
  case alwaysRedeemed, ignoresFailure, otherCode, namelessRedeemer, loginKeepsUser, loginNeverEnds, answersTwice
  case quotesCode, forgetsDevice, waitsAfterClosing, infoIsConstant
  // Replies
  case oneReply, failureIsSuccess, lossNotNamed
  // Channel
  case otherType, channelAsksNothing, channelNeverAnswers, channelSaysSuccess
  // Service
  case noKey, otherPath, usedIsSuccess, expiredIsInvalid, plainHTTP, keysAnywhere, endpointRedeemsNothing, twoEndpoints
  // Schemas
  case strayReference, missingTarget, noJSON
}
