import JSONRPC
import Logging
public import RedemptionCore
import RedemptionLedger

/// Requests of the vendors' SDKs over HTTP, answered from the ledger of a space.
extension Server: EndpointHost {
  /// The endpoints of all adapters.
  public var endpoints: [LocalEndpoint] { registry.adapters.flatMap(\.endpoints) }

  /// Logs a request that has no endpoint.
  public func logUnknownRequest(_ shape: String) {
    configuration.logger.warning("\(shape): the local service has no such path")
  }

  /// An app that is offline reaches no path. It is not known whose the request is, so `main` is asked only while there
  /// is no other space: the fault of one must not hurt another.
  public func disconnectsPreflight() -> Bool { spaces.isEmpty && main.value.faults.takeOffline() }

  /// The space that the API key names, which a token may limit; without a key, the one space that has the code or
  /// checkout of the request; `main` if there is none.
  public func space(of request: LocalRequest, with key: SentKey?, at endpoint: LocalEndpoint?) -> EndpointPlace {
    do throws(KeyRefusal) {
      let open = try space(of: request, key, at: endpoint)
      open.lastUsed = .now
      return EndpointPlace(view(of: open))
    } catch {
      return EndpointPlace(view(of: main), rejection: response(to: error, at: endpoint))
    }
  }

  private func space(
    of request: LocalRequest, _ key: SentKey?, at endpoint: LocalEndpoint?
  ) throws(KeyRefusal) -> OpenSpace {
    guard let key else { return endpoint.flatMap { onlySpace(with: $0.sought(request), at: $0) } ?? main }
    guard case .named(let name) = space(in: key, at: endpoint) else {
      return try key.onlySpace.map { name throws(KeyRefusal) in try space(usedAs: name) } ?? main
    }
    guard key.onlySpace.map({ $0 == name }) ?? true else { throw .otherSpace }
    return try space(usedAs: name)
  }

  /// Finds a space, or makes it.
  private func space(usedAs name: String) throws(KeyRefusal) -> OpenSpace {
    if name == OpenSpace.main { return main }
    if let known = known(name) { return known }
    do throws(RPCError) { return try SpaceUse.make(name, self) } catch {
      throw error.kind == RPCError.tooManySpaces.kind ? .tooManySpaces : .invalidName
    }
  }

  func space(in key: SentKey, at endpoint: LocalEndpoint?) -> KeySpace {
    let vendors = registry.adapters.map(\.vendor)
    let asked = endpoint.flatMap(vendor(of:)).flatMap { id in vendors.first { $0.id == id } } ?? vendors.first
    return asked?.space(in: key, among: vendors) ?? .none
  }

  /// The space that has what a request names; nil if there is none, or more than one.
  private func onlySpace(with sought: SoughtID?, at endpoint: LocalEndpoint) -> OpenSpace? {
    guard !spaces.isEmpty, let sought, let vendor = vendor(of: endpoint) else { return nil }
    let having = allSpaces.filter { open in
      let isKnown: Bool?
      switch sought {
      case .code(let code): isKnown = try? open.ledger.state(ofCode: code, of: vendor, at: open.now) != nil
      case .checkout(let id):
        isKnown = open.value.openCheckouts[id] != nil ? true : try? open.ledger.knowsCheckout(id, of: vendor)
      }
      return isKnown == true
    }
    return having.count == 1 ? having.first : nil
  }

  /// The rejection of an API key in the words of the endpoint's vendor.
  private func response(to refusal: KeyRefusal, at endpoint: LocalEndpoint?) -> LocalResponse {
    let error = ErrorResponse(status: refusal.status, message: refusal.message)
    let vendor = endpoint.flatMap(vendor(of:))
    let body = registry.adapters.first { $0.vendor.id == vendor }?.faults.body(of: error)
    return LocalResponse(body ?? ["error": .string(refusal.message)], status: refusal.status)
  }

  private func view(of open: OpenSpace) -> any EndpointSpace {
    if let view = open.endpoints { return view }
    let view = SpaceEndpoints(of: open, on: self)
    open.endpoints = view
    return view
  }

  /// The vendor whose adapter has this endpoint.
  func vendor(of endpoint: LocalEndpoint) -> Vendor? {
    vendorsOfEndpoints["\(endpoint.method) \(endpoint.template)"]
  }
}

/// Why the API key of a request leads to no space.
private enum KeyRefusal: Error {
  case invalidName, otherSpace, tooManySpaces

  var status: Int {
    switch self {
    case .invalidName: 400
    case .otherSpace: 403
    case .tooManySpaces: 429
    }
  }

  var message: String {
    switch self {
    case .invalidName:
      "The API key names no space: behind `space_` it needs 1 to 40 letters a to z, digits and -, such as `space_ada`."
    case .otherSpace: "The token in the API key is for another space than the key names."
    case .tooManySpaces:
      "There are 1,000 spaces, so the one in the API key was not made. Delete some with `space/delete`."
    }
  }
}
