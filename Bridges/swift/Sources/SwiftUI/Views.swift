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
  /// Shows the text of a key: there are no translations here.
  public nonisolated init(_ key: LocalizedStringKey) { content = key.text }
  /// Shows a value in a format.
  public nonisolated init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
  where Format.FormatOutput == String { content = format.format(value) }
  /// Shows a date, as ISO 8601 writes it.
  public nonisolated init(_ date: Date, style: DateStyle) { content = date.ISO8601Format() }
  /// How a date looks.
  public enum DateStyle: Hashable, Sendable { case time, date, relative, offset, timer }
  /// Shows both texts.
  public static func + (one: Text, other: Text) -> Text { Text(verbatim: one.content + other.content) }
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) { screen.texts.append(content) }
}

/// The key of a translation.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  /// A key.
  public init(_ text: String) { self.text = text }
  /// A key.
  public init(stringLiteral text: String) { self.text = text }
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
  /// Shows the first view.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) { body = root() }
}

/// The way to the views that are shown, which has no effect here.
public struct NavigationPath: Equatable {
  /// How long it is.
  public private(set) var count = 0
  /// True if nothing but the first view is shown.
  public var isEmpty: Bool { count == 0 }
  /// The first view.
  public init() {}
  /// Shows a view.
  public mutating func append(_ value: some Hashable) { count += 1 }
  /// Goes back.
  public mutating func removeLast(_ number: Int = 1) { count -= number }
}

/// Two views beside each other.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  /// Both views.
  public let body: TupleView<Sidebar, Detail>
  /// Shows both.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    body = TupleView(content: (sidebar(), detail()))
  }
}

/// A view of an app with tabs.
public struct Tab<Content: View>: View {
  /// The view.
  public let body: Content
  /// A view with a title, which is not shown here.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    body = content()
  }
  /// A view with a title, which is not shown here.
  public init<Value: Hashable>(
    _ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// An activity indicator.
public struct ProgressView: View, Shown {
  /// The text beside it; nil for none.
  public let title: String?
  /// Shows an indicator without a text.
  public nonisolated init() { title = nil }
  /// Shows how much is done.
  public nonisolated init(value: Double?, total: Double = 1) { title = nil }
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

/// Views below each other, made when they are needed.
public typealias LazyVStack = VStack
/// Views beside each other, made when they are needed.
public typealias LazyHStack = HStack

/// Views of an app, one of which is chosen. Here all of them are on screen.
public struct TabView<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(@ViewBuilder content: () -> Content) { body = content() }
  /// Holds views.
  public init<Value: Hashable>(selection: Binding<Value>, @ViewBuilder content: () -> Content) { body = content() }
}

/// A view that knows its room, which is that of a small phone here.
public struct GeometryReader<Content: View>: View {
  /// The view.
  public let body: Content
  /// Makes the view.
  public init(@ViewBuilder content: (GeometryProxy) -> Content) { body = content(GeometryProxy()) }
}

/// The room of a view.
public struct GeometryProxy: Sendable {
  /// In points.
  public let size = CGSize(width: 375, height: 667)
}

/// Views in a grid.
public struct LazyVGrid<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// A column of a grid.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  /// A column.
  public init(_ size: Size = .flexible(), spacing: Double? = nil) {}
}

/// Views that scroll to one of them; here nothing moves.
public struct ScrollViewReader<Content: View>: View {
  /// The views.
  public let body: Content
  /// Makes the views.
  public init(@ViewBuilder content: (ScrollViewProxy) -> Content) { body = content(ScrollViewProxy()) }
}

/// Moves views.
public struct ScrollViewProxy: Sendable {
  /// Does nothing.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// Views in rows and columns.
public typealias Grid = Group
/// A row of a grid.
public typealias GridRow = Group

/// A picture from the web, which is not fetched here: it has not come yet.
public struct AsyncImage<Content: View>: View {
  /// What is there until the picture comes.
  public let body: Content
  /// Nothing, until the picture comes.
  public init(url: URL?) where Content == EmptyView { body = EmptyView() }
  /// A placeholder, until the picture comes.
  public init<Picture: View>(
    url: URL?, @ViewBuilder content: (Image) -> Picture, @ViewBuilder placeholder: () -> Content
  ) { body = placeholder() }
}

/// Buttons above a view.
public struct ToolbarItem<Content: View>: View {
  /// The buttons.
  public let body: Content
  /// Holds buttons.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { body = content() }
}

/// Several buttons above a view.
public typealias ToolbarItemGroup = ToolbarItem

/// Where buttons are.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
  case cancellationAction, confirmationAction, primaryAction, bottomBar, keyboard
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
  /// Holds a view for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> { body = ForEach(data, id: id, content: rowContent) }
  /// Holds a view for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Content == ForEach<Data, Row>, Data.Element: Identifiable { body = ForEach(data, content: rowContent) }
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
  public init<Header: View>(header: Header, @ViewBuilder content: () -> Content) { body = content() }
  /// Holds views below a heading, which is not shown here.
  public init<Header: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { body = content() }
  /// Holds views between a heading and a footer, which are not shown here.
  public init<Header: View, Footer: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) { body = content() }
  /// Holds views above a footer, which is not shown here.
  public init<Footer: View>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { body = content() }
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
  /// Makes the views.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) where Data == Range<Int> {
    views = data.map(content)
  }
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) { for view in views { screen.show(view) } }
}

/// A text with a picture.
public struct Label<Title: View>: View {
  /// The text.
  public let body: Title
  /// Shows the text.
  public init(_ title: some StringProtocol, systemImage: String) where Title == Text { body = Text(title) }
  /// Shows the text.
  public init<Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { body = title() }
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
  /// The same.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
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
