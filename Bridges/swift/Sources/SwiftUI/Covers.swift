import SimulatedPhone

extension View {
  /// Shows a view over this one while the binding is true.
  public func sheet<Sheet: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Sheet
  ) -> some View { covered(isPresented, onDismiss, content) }

  /// Shows a view over this one while there is an item.
  public func sheet<Item: Identifiable, Sheet: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Sheet
  ) -> some View { covered(item, onDismiss, content) }

  /// Shows a view over this one while the binding is true.
  public func fullScreenCover<Cover: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Cover
  ) -> some View { covered(isPresented, onDismiss, content) }

  /// Shows a view over this one while there is an item.
  public func fullScreenCover<Item: Identifiable, Cover: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Cover
  ) -> some View { covered(item, onDismiss, content) }

  /// Shows a view over this one while the binding is true.
  public func popover<Cover: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Cover
  ) -> some View { covered(isPresented, nil, content) }

  /// Shows another view while the binding is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View { covered(isPresented, nil, destination) }

  private func covered<Cover: View>(
    _ isShown: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> Cover
  ) -> some View {
    covered(while: { isShown.wrappedValue ? true : nil }, close: { isShown.wrappedValue = false }, onDismiss, content)
  }

  private func covered<Item: Identifiable, Cover: View>(
    _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Cover
  ) -> some View {
    covered(while: { item.wrappedValue?.id }, close: { item.wrappedValue = nil }, onDismiss) {
      item.wrappedValue.map(content)
    }
  }

  private func covered<Key: Equatable, Cover: View>(
    while key: @escaping () -> Key?, close: @escaping () -> Void, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Cover
  ) -> some View {
    var cover: Screen?
    return Watching(content: self, value: key, isInitial: true) { _, key in
      if let shown = cover {
        cover = nil
        Phone.current?.remove(shown)
        onDismiss?()
      }
      if key != nil { cover = Phone.current?.present(content(), close: close) }
    }
  }
}

extension Phone {
  /// Brings a view on screen, over what is there. The view may close itself by the call.
  @MainActor @discardableResult func present(_ view: some View, close: (() -> Void)? = nil) -> Screen {
    let screen = Screen()
    screen.close = close
    screen.show(view)
    screens.append(screen)
    // A view that was taken away is gone, and so is what it watches and opens.
    for index in screen.watches.indices { watch { [weak screen] in screen?.watches[index]() } }
    for action in screen.appeared { action() }
    screen.subscriptions = screen.publishers.map { $0() }
    for index in screen.openers.indices { onOpenURL { [weak screen] in screen?.openers[index]($0) } }
    return screen
  }

  /// Takes a view off the screen.
  @MainActor func remove(_ screen: Screen) {
    screen.close = nil
    screen.subscriptions = []
    screens.removeAll { $0 as? Screen === screen }
    for action in screen.disappeared { action() }
  }

  /// Closes what was last shown over another view, if there is something.
  @MainActor package func closeCover() {
    screens.compactMap { $0 as? Screen }.last { $0.close != nil }?.close?()
  }
}
