#if !canImport(Darwin)
  public import Foundation

  // Foundation on Linux has no localised texts, which an app's messages often are. A test has no translations: what
  // an app's code says itself is its text.

  extension String {
    /// A text that can be translated, with what is put into it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
      let text: String
      /// A text.
      public init(_ text: String) { self.text = text }
      /// A text.
      public init(stringLiteral text: String) { self.text = text }
    }

    /// The key itself.
    public init(
      localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
      comment: StaticString? = nil
    ) {
      self = key.text
    }

    /// The default value.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = .current, comment: StaticString? = nil
    ) {
      self = defaultValue.text
    }
  }
#endif
