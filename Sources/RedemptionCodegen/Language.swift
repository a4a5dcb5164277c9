/// A language that types can be written in.
public enum Language: String, CaseIterable, Sendable {
  case dart, typescript, csharp, kotlin
}
