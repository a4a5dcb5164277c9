public import JanssonCoding

/// Names one request for the time until its answer. Later requests have greater tickets.
public struct Ticket: Hashable, Comparable, Sendable {
  let serial: UInt64

  /// A ticket that no connection waits for.
  package init(serial: UInt64) { self.serial = serial }

  /// True if `left` was read before `right`.
  public static func < (left: Ticket, right: Ticket) -> Bool { left.serial < right.serial }
}

/// One request or notification of the client (JSON-RPC 2.0, section 4).
public struct Call {
  /// The method's name, as sent.
  public let method: String

  /// The id of a request; nil for a notification. A request may have the id null.
  public let id: RequestID?

  /// An object or an array; nil if there are none.
  public let params: JanssonValue?

  /// What a later answer is given with.
  public let ticket: Ticket

  package init(method: String, id: RequestID?, params: JanssonValue?, ticket: Ticket) {
    (self.method, self.id, self.params, self.ticket) = (method, id, params, ticket)
  }

  /// True if nothing is sent back, whatever happens.
  public var isNotification: Bool { id == nil }

  /// The params as a value; absent ones are read as `{}`.
  ///
  /// - Throws: `invalidParams` with `data.path` and `data.expected`, for members that the params do not have too; an
  ///   `RPCError` of an `init(from:)` as it is.
  public func decodeParams<Params: Decodable>(
    as type: Params.Type = Params.self, with decoder: JanssonDecoder = JanssonDecoder(rejectsUnknownMembers: true)
  ) throws(RPCError) -> Params {
    do {
      return try decoder.decode(type, from: params ?? JanssonTree.reading(Array("{}".utf8)).root)
    } catch let unknown as UnknownMembers {
      throw RPCError.invalidParams(unknown)
    } catch let error as DecodingError {
      throw RPCError.invalidParams(error)
    } catch let error as RPCError {
      throw error
    } catch {
      throw RPCError.internalError("The params cannot be read.")
    }
  }
}
