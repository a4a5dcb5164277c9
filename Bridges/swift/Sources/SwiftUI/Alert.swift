/// An alert on screen.
@MainActor public struct PresentedAlert {
  /// Its title.
  public let title: String
  /// Its message; empty for none.
  public let message: String
  /// Its buttons. The system adds "OK" to an alert without one.
  public let buttons: [PresentedButton]
  let dismiss: () -> Void

  init(title: String, message: String, buttons: [PresentedButton], dismiss: @escaping () -> Void) {
    (self.title, self.message, self.dismiss) = (title, message, dismiss)
    self.buttons = buttons.isEmpty ? [PresentedButton(title: "OK", role: .cancel) {}] : buttons
  }

  /// Presses one of its buttons, which also dismisses it.
  ///
  /// - Throws: ``NoSuchButton``.
  public func tap(_ title: String) throws {
    guard let button = buttons.first(where: { $0.title == title }) else { throw NoSuchButton(title, among: buttons) }
    dismiss()
    button.action()
  }
}

/// The content of an alert, as iOS 13 has it.
@MainActor public struct Alert {
  /// A button of an alert.
  @MainActor public struct Button {
    let button: PresentedButton

    /// A button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(button: PresentedButton(title: label.content, role: nil, action: action ?? {}))
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(button: PresentedButton(title: label.content, role: .cancel, action: action ?? {}))
    }
    /// A button that cancels, with the system's text.
    public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
      Self(button: PresentedButton(title: label.content, role: .destructive, action: action ?? {}))
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

// Views are made once and never again, so everything that a body computes for an alert is computed when the alert is looked at.
extension View {
  /// Shows an alert while the binding is true.
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented) { (String(title()), EmptyView(), actions()) }
  }

  /// Shows a choice while the binding is true; a test presses its buttons as those of an alert.
  public func confirmationDialog<Actions: View>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented) { (String(title()), EmptyView(), actions()) }
  }

  /// Shows a choice with a message while the binding is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented) { (String(title()), message(), actions()) }
  }

  /// Shows an alert with a message while the binding is true.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented) { (String(title()), message(), actions()) }
  }

  /// Shows an alert while the binding is true.
  public func alert<Actions: View>(
    _ title: @autoclosure @escaping () -> Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented) { (title().content, EmptyView(), actions()) }
  }

  /// Shows an alert with a message while the binding is true.
  public func alert<Actions: View, Message: View>(
    _ title: @autoclosure @escaping () -> Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented) { (title().content, message(), actions()) }
  }

  /// Shows an alert while the binding is true and there is data for it.
  public func alert<Actions: View, Data>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Data?, @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    presenting(isPresented) { data().map { (String(title()), EmptyView(), actions($0)) } }
  }

  /// Shows an alert with a message while the binding is true and there is data for it.
  public func alert<Actions: View, Message: View, Data>(
    _ title: @autoclosure @escaping () -> some StringProtocol, isPresented: Binding<Bool>,
    presenting data: @autoclosure @escaping () -> Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    presenting(isPresented) { data().map { (String(title()), message($0), actions($0)) } }
  }

  /// Shows an error while the binding is true and there is one.
  public func alert<Actions: View, Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: @autoclosure @escaping () -> Failure?,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presenting(isPresented) { error().map { ($0.errorDescription ?? "", EmptyView(), actions()) } }
  }

  /// Shows an error with a message while the binding is true and there is one.
  public func alert<Actions: View, Message: View, Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: @autoclosure @escaping () -> Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions, @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    presenting(isPresented) { error().map { ($0.errorDescription ?? "", message($0), actions($0)) } }
  }

  /// Shows an alert while the binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    Acting(
      content: self,
      action: .alert { isPresented.wrappedValue ? presented(content()) { isPresented.wrappedValue = false } : nil })
  }

  /// Shows an alert while there is an item.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
    Acting(
      content: self, action: .alert { item.wrappedValue.map { presented(content($0)) { item.wrappedValue = nil } } })
  }

  private func presented(_ alert: Alert, dismiss: @escaping () -> Void) -> PresentedAlert {
    PresentedAlert(
      title: alert.title.content, message: alert.message?.content ?? "", buttons: alert.buttons.map(\.button),
      dismiss: dismiss)
  }

  private func presenting<Message: View, Actions: View>(
    _ isPresented: Binding<Bool>, _ parts: @escaping () -> (title: String, message: Message, actions: Actions)?
  ) -> some View {
    Acting(
      content: self,
      action: .alert {
        guard isPresented.wrappedValue, let parts = parts() else { return nil }
        let (message, actions) = (Screen(), Screen())
        message.show(parts.message)
        actions.show(parts.actions)
        return PresentedAlert(
          title: parts.title, message: message.texts.joined(separator: " "), buttons: actions.buttons
        ) {
          isPresented.wrappedValue = false
        }
      })
  }
}
