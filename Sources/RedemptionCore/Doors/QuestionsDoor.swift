/// How the vendor's service answers what only the vendor's own SDK asks.
///
/// A behaviour asks ``Question/own(_:_:_:)`` as any other question, and gets ``Answer/own(_:)``. What the
/// service has to remember for it is in rows that no other vendor reads:
///
/// ```swift
/// struct PlainQuestions: QuestionsDoor {
///   func answer(
///     _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
///   ) throws(GatewayError) -> OwnAnswer {
///     let key = "seen/\(redeemer.deviceId)"
///     let before = try service.row(key) != nil
///     try service.save(VendorRow(key, [:]))
///     return OwnAnswer(["isNew": .bool(!before)])
///   }
/// }
/// ```
public protocol QuestionsDoor: Sendable {
  /// Answers a question. What was saved before an error stays saved.
  ///
  /// - Parameters:
  ///   - question: what the behaviour asked.
  ///   - redeemer: the app user and the device.
  ///   - service: what the vendor's service has.
  /// - Throws: ``GatewayError/failed(_:retry:)`` for what the service refuses.
  func answer(
    _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
  ) throws(GatewayError) -> OwnAnswer

  /// Answers a question in a session with prepared answers, which has no service; nil, by default, if it cannot.
  func scripted(_ question: VendorQuestion) -> OwnAnswer?
}

extension QuestionsDoor {
  /// Nil: no script has an answer.
  public func scripted(_ question: VendorQuestion) -> OwnAnswer? { nil }
}

/// A question that only one vendor's SDK asks its service.
public struct VendorQuestion: Hashable, Sendable, Codable {
  /// What is asked, in the vendor's words, such as `reportCheckout`.
  public var name: String
  /// What the SDK sends with it.
  public var params: JSONValue

  /// Creates a question.
  public init(_ name: String, _ params: JSONValue = [:]) {
    self.name = name
    self.params = params
  }
}

/// What a vendor's service has, at the moment of a question. Changes wait for the server's next commit, as the answer
/// does.
public protocol VendorService: AnyObject {
  /// The time of the answer.
  var now: Timestamp { get }

  /// Answers one of the shared questions, such as ``Question/customer(_:_:)``, or
  /// ``Question/receipt(_:_:storeTransactionId:)``, which gives the redeemer the purchase with that id of its store.
  func answer(_ question: Question) throws(GatewayError) -> Answer

  /// Returns the checkout that has ended with a report under this id (``CheckoutEnd/report``); nil if none has.
  func endedCheckout(_ id: String) throws(GatewayError) -> EndedCheckout?

  /// Returns the vendor's row with this key; nil if there is none.
  func row(_ key: String) throws(GatewayError) -> VendorRow?

  /// Returns the vendor's rows whose keys start with a text, ascending by the bytes of the keys.
  func rows(startingWith prefix: String) throws(GatewayError) -> [VendorRow]

  /// Adds a row, or replaces the one with its key.
  func save(_ row: VendorRow) throws(GatewayError)

  /// Deletes the row with this key, if there is one.
  func deleteRow(_ key: String) throws(GatewayError)
}

/// A checkout that has ended, of a vendor whose apps ask about it by its id.
public struct EndedCheckout: Hashable, Sendable {
  /// The code that it gives; nil for none.
  public var code: String?

  /// Describes a checkout.
  public init(code: String?) { self.code = code }
}

/// A row of a vendor's own in the ledger.
public struct VendorRow: Hashable, Sendable {
  /// Identifies it among the vendor's rows, such as `checkouts/ctx_1`.
  public var key: String
  /// What it says. The whole value counts when the explorer compares states; an identifier in it counts by where else
  /// it occurs.
  public var value: JSONValue
  /// The first moment at which the vendor's rules treat it otherwise; nil for never. Nothing happens then by itself:
  /// the next question reads ``VendorService/now``. The explorer lets time pass to it.
  public var due: Timestamp?

  /// Creates a row.
  public init(_ key: String, _ value: JSONValue, due: Timestamp? = nil) {
    self.key = key
    self.value = value
    self.due = due
  }
}
