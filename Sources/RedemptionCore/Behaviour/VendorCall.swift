/// A call that only one vendor's SDK has, with its params.
///
/// The adapter lists its types in ``RedemptionAdapter/calls(for:)``. A client sends
/// `session/call {session, name, params}`; the server decodes the params and plays ``SDKCall/own(_:)``.
///
/// ```swift
/// struct TapPopin: VendorCall {
///   static let name = "tapPopin"
///   var button: String
/// }
/// ```
///
/// The behaviour finds its call by its type and finishes it with ``SDKResult/own(_:)`` or ``SDKResult/done``:
///
/// ```swift
/// case .called(.own(let tap as TapPopin), let id): turn.finish(id, .own(["closed": .bool(tap.button == "ok")]))
/// ```
public protocol VendorCall: Decodable, Sendable {
  /// As clients name it; unique among the calls of the vendor.
  static var name: String { get }
  /// Calls that `AdapterContract` plays among the shared ones; none unless the type lists some.
  static var examples: [Self] { get }
}

extension VendorCall {
  /// None.
  public static var examples: [Self] { [] }
}

/// A call that is one question to the vendor's service. ``OneRequestBehaviour`` asks it and returns the answer.
public protocol AskingCall: VendorCall {
  /// What it asks.
  var question: VendorQuestion { get }
}

/// A message that the vendor's service sends to the SDK, such as "the entitlements have changed".
///
/// The adapter lists it in ``RedemptionAdapter/calls(for:)``, and a test sends it with `session/call`, in the place of
/// the service. The behaviour gets ``SDKInput/pushed(_:_:)``.
///
/// ```swift
/// case .pushed(is EntitlementsChanged, let id):
///   questions.ask(.customer(.plain, redeemer), for: .news, call: id, &turn)
/// ```
public protocol VendorPush: VendorCall {}
