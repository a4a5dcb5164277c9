/// The parts of generated code that are the same for every contract: the files of `Runtime`, embedded in the program.
///
/// Each is a source file of its language. A writer puts ``TypeWriter/firstLine`` before it.
enum RuntimeSource {
  /// `json.dart`.
  static let dart = text(PackageResources.json_dart)
  /// `Json.kt`, in the package of the generated types.
  static let kotlin = text(PackageResources.Json_kt)
  /// `JsonShape.cs`.
  static let csharp = text(PackageResources.JsonShape_cs)
  /// `decode.ts` without the guards of unions: a paragraph of imports, then the functions.
  static let typescript = text(PackageResources.decode_ts)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
