import SimulatedPhone

// Controls of a form. A test does not work them: it sets what they are bound to.

/// A field for a line of text.
public struct TextField: View {
  /// The title.
  public let body: Text
  /// A field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis = .horizontal) { body = Text(title) }
  /// A field with a title and a prompt.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) { body = Text(title) }
}

/// A field for a secret.
public struct SecureField: View {
  /// The title.
  public let body: Text
  /// A field with a title.
  public init(_ title: some StringProtocol, text: Binding<String>) { body = Text(title) }
}

/// A field for a longer text.
public struct TextEditor: View {
  /// Nothing: it has no title.
  public let body = EmptyView()
  /// A field.
  public init(text: Binding<String>) {}
}

/// A switch.
public struct Toggle<Label: View>: View {
  /// The label.
  public let body: Label
  /// A switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { body = label() }
  /// A switch with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) where Label == Text { body = Text(title) }
}

/// A choice.
public struct Picker<Content: View>: View {
  /// What can be chosen.
  public let body: Content
  /// A choice with a title, which is not shown here.
  public init<Value: Hashable>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) { body = content() }
}

/// A number that is counted up and down.
public struct Stepper: View {
  /// The title.
  public let body: Text
  /// A number with a title.
  public init<Value: Strideable>(_ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1) {
    body = Text(title)
  }
  /// A number with a title, within a range.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1
  ) { body = Text(title) }
}

/// A number that is moved.
public struct Slider: View {
  /// Nothing: it has no title.
  public let body = EmptyView()
  /// A number within a range.
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in range: ClosedRange<Value> = 0...1) {}
}

/// A date.
public struct DatePicker: View {
  /// The title.
  public let body: Text
  /// A date with a title.
  public init(_ title: some StringProtocol, selection: Binding<Date>) { body = Text(title) }
}

/// A link to a page, which is not opened here.
public struct Link<Label: View>: View {
  /// The label.
  public let body: Label
  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) { body = label() }
  /// A link with a title.
  public init(_ title: some StringProtocol, destination: URL) where Label == Text { body = Text(title) }
}

/// A way to another view. A test presses it as a button; that of a value leads nowhere here.
public struct NavigationLink<Label: View>: View {
  /// The button.
  public let body: Button<Label>

  private init(_ label: Label, _ destination: @escaping () -> some View) {
    body = Button {
      var shown: Screen?
      shown = Phone.current?.present(destination()) { if let shown { Phone.current?.remove(shown) } }
    } label: {
      label
    }
  }

  /// A way with a label.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(label(), destination) }
  /// A way with a label.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label()) { destination }
  }
  /// A way to the view of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) { self.init(label()) { EmptyView() } }
  /// A way with a title.
  public init<Destination: View>(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) where Label == Text { self.init(Text(title), destination) }
  /// A way with a title.
  public init<Destination: View>(_ title: some StringProtocol, destination: Destination) where Label == Text {
    self.init(Text(title)) { destination }
  }
}

/// Buttons behind a label; a test presses them.
public struct Menu<Label: View, Content: View>: View {
  /// The label and the buttons.
  public let body: TupleView<Label, Content>
  /// Buttons behind a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    body = TupleView(content: (label(), content()))
  }
  /// Buttons behind a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) where Label == Text {
    body = TupleView(content: (Text(title), content()))
  }
}

/// Views behind a title.
public struct DisclosureGroup<Content: View>: View {
  /// The views.
  public let body: Content
  /// Holds views; the title is not shown here.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { body = content() }
}

/// What is there in place of a list without rows.
public struct ContentUnavailableView: View {
  /// The title.
  public let body: Text
  /// A title with a picture.
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) { body = Text(title) }
}

/// Which field has the keyboard; none here, until the app says so.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  @State private var value: Value

  /// No field.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// No field.
  public init<ID: Hashable>() where Value == ID? { _value = State(wrappedValue: nil) }
  /// Which field.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// Reads and writes it from elsewhere.
  public var projectedValue: Binding<Value> { $value }
}

extension View {
  /// No effect.
  public func focused(_ focus: Binding<Bool>) -> Self { self }
  /// No effect.
  public func focused<Value: Hashable>(_ focus: Binding<Value>, equals value: Value) -> Self { self }
}
