/// A language that types can be written in.
public enum Language: String, CaseIterable, Sendable {
  case dart, typescript, csharp, kotlin, swift

  /// Its writer.
  public var writer: any TypeWriter {
    switch self {
    case .dart: DartWriter()
    case .typescript: TypeScriptWriter()
    case .csharp: CSharpWriter()
    case .kotlin: KotlinWriter()
    case .swift: SwiftWriter()
    }
  }
}
