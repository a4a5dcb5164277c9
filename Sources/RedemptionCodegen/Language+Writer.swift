extension Language {
  /// The writer of its types.
  public var writer: any TypeWriter {
    switch self {
    case .dart: DartWriter()
    case .typescript: TypeScriptWriter()
    case .csharp: CSharpWriter()
    case .kotlin: KotlinWriter()
    }
  }
}
