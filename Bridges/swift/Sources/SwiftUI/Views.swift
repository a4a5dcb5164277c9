/// Nothing.
public struct EmptyView: View, Shown {
  /// Makes it.
  public nonisolated init() {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) {}
}

/// A text.
public struct Text: View, Shown {
  /// The text.
  public let content: String
  /// Shows a text.
  public nonisolated init(_ content: some StringProtocol) { self.content = String(content) }
  /// Shows a text that is not translated.
  public nonisolated init(verbatim content: String) { self.content = content }
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) { screen.texts.append(content) }
}

/// Several views.
public struct TupleView<each Content: View>: View, Shown {
  let content: (repeat each Content)

  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }

  func show(on screen: Screen) { repeat screen.show(each content) }
}

/// One of two views.
public struct EitherView<First: View, Second: View>: View, Shown {
  enum Side {
    case first(First)
    case second(Second)
  }

  let side: Side

  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }

  func show(on screen: Screen) {
    switch side {
    case .first(let view): screen.show(view)
    case .second(let view): screen.show(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
}

extension Optional: Shown where Wrapped: View {
  func show(on screen: Screen) { if let view = self { screen.show(view) } }
}

/// Makes one view of several.
@MainActor @resultBuilder
public enum ViewBuilder {
  /// One view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(content: (repeat each content))
  }
  /// A view, or nothing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two.
  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
    EitherView(side: .first(first))
  }
  /// The second of two.
  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    EitherView(side: .second(second))
  }
}

/// Views without a layout of their own.
public struct Group<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views together.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Views below each other.
public struct VStack<Content: View>: View {
  /// The views.
  public let body: Content
  /// Stacks views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// Views above each other.
public struct ZStack<Content: View>: View {
  /// The views.
  public let body: Content
  /// Stacks views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { body = content() }
}

/// A view with a title and a way to other views, which are not shown here.
public struct NavigationView<Content: View>: View {
  /// The first view.
  public let body: Content
  /// Shows the first view.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// A view with a title and a way to other views, which are not shown here.
public struct NavigationStack<Content: View>: View {
  /// The first view.
  public let body: Content
  /// Shows the first view.
  public init(@ViewBuilder root: () -> Content) { body = root() }
}

/// An activity indicator.
public struct ProgressView: View, Shown {
  /// The text beside it; nil for none.
  public let title: String?
  /// Shows an indicator without a text.
  public nonisolated init() { title = nil }
  /// Shows an indicator with a text.
  public nonisolated init(_ title: some StringProtocol) { self.title = String(title) }
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) { if let title { screen.texts.append(title) } }
}

/// Room between views.
public struct Spacer: View, Shown {
  /// Makes room.
  public nonisolated init(minLength: Double? = nil) {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) {}
}

/// Views beside each other.
public struct HStack<Content: View>: View {
  /// The views.
  public let body: Content
  /// Stacks views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// Views that scroll.
public struct ScrollView<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    body = content()
  }
}

/// Views in rows.
public struct List<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Settings.
public struct Form<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

/// Views with a heading.
public struct Section<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
  /// Holds views below a heading, which is not shown here.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { body = content() }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View, Shown {
  private let views: [Content]
  /// Makes the views; an element's identity has no effect.
  public init<ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
  ) { views = data.map(content) }
  /// Makes the views.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where Data.Element: Identifiable {
    views = data.map(content)
  }
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) { for view in views { screen.show(view) } }
}

/// A text with a picture.
public struct Label: View {
  /// The text.
  public let body: Text
  /// Shows the text.
  public init(_ title: some StringProtocol, systemImage: String) { body = Text(title) }
}

/// A picture, which is not drawn.
public struct Image: View, Shown {
  /// A picture of the system's.
  public nonisolated init(systemName: String) {}
  /// A picture of the app's.
  public nonisolated init(_ name: String) {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  /// Fits the room.
  public func resizable() -> Image { self }
  func show(on screen: Screen) {}
}

/// A line between views.
public struct Divider: View, Shown {
  /// Makes a line.
  public nonisolated init() {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) {}
}
