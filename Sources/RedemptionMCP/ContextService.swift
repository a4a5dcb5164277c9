public import JSONRPC
import JanssonCoding
public import RedemptionCore
public import RedemptionServer

/// A server of the Model Context Protocol: tools on a simulation in this process, and the pages of `docs`.
///
/// Serves the revision 2026-07-28 and clients that call `initialize`; each request is served under the revision that
/// it names.
public final class ContextService: Service {
  private let desk: Desk
  private lazy var tools: JSONValue = .array(Tool.all.map { $0.listed(desk.contract) })

  /// Creates a server on a simulation of its own.
  ///
  /// - Parameters:
  ///   - adapters: the vendors.
  ///   - server: the simulation, with a virtual clock; nobody else uses it.
  public init(adapters: [any RedemptionAdapter], server: Server) throws {
    desk = try Desk(adapters: adapters, server: server)
  }

  static let implementation: JSONValue = [
    "name": "redemptionkit", "title": "RedemptionKit", "version": .string(RedemptionKit.version),
  ]

  private static let capabilities: JSONValue = ["tools": [:], "resources": [:]]

  private static let instructions: JSONValue = """
    Tests web purchase redemption without a phone. To check an app's handler: call situations for its vendor, then for \
    each one prepare_situation and open_link with the app's SDK and platform, and compare what the handler makes of \
    `reply` and of the events with `outcome`. Everything is simulated: nothing is bought and no network is used. \
    The resource redemptionkit://docs/symptoms.md leads from a buyer's ticket to its cause.
    """

  /// Answers a request; notifications need nothing.
  public func handle(_ call: Call, on connection: Connection) throws(RPCError) -> Response {
    guard !call.isNotification else { return .none }
    let params: JSONValue = try call.decodeParams(with: JanssonDecoder())
    if call.method == "initialize" { return .result(initialized(params)) }
    let revision = try Revision(of: params)
    switch call.method {
    case "ping" where revision == .handshake: return .result(JSONValue.object([:]))
    case "server/discover" where revision == .stateless:
      return .result(
        revision.result(
          [
            "supportedVersions": [.string(Revision.current)], "capabilities": ContextService.capabilities,
            "instructions": ContextService.instructions,
          ], isCacheable: true))
    case "tools/list": return .result(revision.result(["tools": tools], isCacheable: true))
    case "tools/call": return .result(revision.result(try runTool(params)))
    case "resources/list": return .result(revision.result(["resources": ContextService.pages], isCacheable: true))
    case "resources/templates/list":
      return .result(revision.result(["resourceTemplates": []], isCacheable: true))
    case "resources/read": return .result(revision.result(try read(params, revision), isCacheable: true))
    default: throw .methodNotFound
    }
  }

  private func initialized(_ params: JSONValue) -> JSONValue {
    let wanted = params["protocolVersion"]?.string ?? ""
    let version = Revision.handshakes.contains(wanted) ? wanted : Revision.handshakes.last ?? wanted
    return [
      "protocolVersion": .string(version), "capabilities": ContextService.capabilities,
      "serverInfo": ContextService.implementation, "instructions": ContextService.instructions,
    ]
  }

  /// Runs a tool. What goes wrong inside of it is a result, so that the model reads it.
  private func runTool(_ params: JSONValue) throws(RPCError) -> [String: JSONValue] {
    guard let tool = Tool.all.first(where: { $0.name == params["name"]?.string }) else {
      let known = Tool.all.map(\.name).joined(separator: ", ")
      throw .invalidParams(path: "/name", expected: "one of \(known)", kind: .invalid)
    }
    guard let arguments = (params["arguments"] ?? [:]).members else {
      throw .invalidParams(path: "/arguments", expected: "an object", kind: .wrongType)
    }
    do {
      let result = try tool.run(Arguments(members: arguments), desk)
      let json = String(decoding: try JSONTextEncoder().encode(result.value), as: UTF8.self)
      let text: JSONValue = ["type": "text", "text": .string(result.text ?? json)]
      return ["content": [text], "structuredContent": result.value, "isError": false]
    } catch {
      let sentence = (error as? ToolFailure)?.text ?? "\(error)"
      return ["content": [["type": "text", "text": .string(sentence)]], "isError": true]
    }
  }

  private static let pages: JSONValue = .array(
    Page.all.map { page in
      [
        "uri": .string(page.address), "name": .string(page.name), "title": .string(page.title),
        "mimeType": "text/markdown", "size": .integer(Int64(page.text.utf8.count)),
      ]
    })

  private func read(_ params: JSONValue, _ revision: Revision) throws(RPCError) -> [String: JSONValue] {
    let address = params["uri"]?.string ?? ""
    guard let page = Page.all.first(where: { $0.address == address }) else {
      // -32002 until 2025-11-25, -32602 since.
      let code: RPCError.Code = revision == .handshake ? RPCError.Code(rawValue: -32002) : .invalidParams
      throw RPCError(code, "There is no such page. `resources/list` lists all.", kind: "unknownResource")
    }
    let contents: JSONValue = [
      "uri": .string(page.address), "mimeType": "text/markdown", "text": .string(page.text),
    ]
    return ["contents": [contents]]
  }
}
