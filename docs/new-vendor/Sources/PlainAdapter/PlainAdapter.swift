import RedemptionCore

public struct PlainAdapter: RedemptionAdapter {
  public let doors = 1  // the version of the doors
  public let vendor = VendorDescription.plain  // facts as data
  public let links: any LinksDoor = PlainLinks()  // read and make links
  public let checkout: any CheckoutDoor = PlainCheckout()  // what the web checkout does
  public let replies: any RepliesDoor = PlainReplies()  // outcomes in the words of each SDK
  public let ownership = Ownership(  // who holds a purchase
    by: .lastRedeemer, linkLifetime: 86_400_000, reissue: .onRequest)
  public let questions: (any QuestionsDoor)? = PlainQuestions()  // what only this SDK asks its service

  public init() {}

  public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    PlainBehaviour(target: target)
  }
}

struct PlainCheckout: CheckoutDoor {}  // the link is mailed; the browser opens no other page
