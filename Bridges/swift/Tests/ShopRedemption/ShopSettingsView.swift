import SwiftUI

/// The name of the shop, which views give to those below.
struct ShopName: EnvironmentKey { static let defaultValue = "Shop" }

extension EnvironmentValues {
  var shopName: String {
    get { self[ShopName.self] }
    set { self[ShopName.self] = newValue }
  }
}

final class ShopSettings: ObservableObject {
  struct Plan: Identifiable, Hashable {
    let id: String
    var isFavourite = false
  }

  @Published var isAsking = false
  @Published var name = ""
  @Published var pasted: Plan?
  @Published var plan = Plan(id: "pro_monthly")
  @Published var heard: [String] = []
}

@Observable final class ShopTheme { var isDark = false }

/// The look of a button, as apps have one of their own.
struct ShopButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding([.horizontal, .top], 8).scaleEffect(configuration.isPressed ? 0.9 : 1)
      .background(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.blue.opacity(0.2)))
  }
}

/// The settings, written as apps write theirs: most of it has no effect in a test.
struct ShopSettingsView: View {
  @ObservedObject var settings: ShopSettings
  @Bindable var theme: ShopTheme
  @Environment(\.shopName) private var shopName
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.presentationMode) private var mode
  @SceneStorage("tab") private var tab = "plans"
  @FocusState private var isNamed: Bool
  @Namespace private var names
  @State private var path = NavigationPath()
  @State private var count = 1
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack(path: $path) { plans.navigationDestination(for: String.self) { Text($0) } }
        .tabItem { Label("Plans", systemImage: "star") }.tag("plans")
      Form {
        Section {
          fields
        } header: {
          Text("Name")
        } footer: {
          Text(LocalizedStringKey("Your name"))
        }
        Section("Look") { look }
      }
      .tag("form").scrollContentBackground(.hidden).textFieldStyle(.roundedBorder)
    }
    .overlay {
      if settings.plan.isFavourite { Circle().stroke(.red, lineWidth: 2).matchedGeometryEffect(id: 1, in: names) }
    }
    .sheet(item: $settings.pasted, onDismiss: { settings.heard.append("dismissed") }) { plan in
      ShopSheet(settings: settings, name: plan.id)
    }
    .confirmationDialog("Cancel the plan?", isPresented: $settings.isAsking, titleVisibility: .visible) {
      Button("Cancel it", role: .destructive) { settings.heard.append("cancelled") }
    }
  }

  private var plans: some View {
    GeometryReader { room in
      ScrollViewReader { _ in
        List(["a", "b"], id: \.self) { row in
          HStack { Text(row) + Text(" \(shopName)") }
            .contentShape(Rectangle()).onTapGesture { settings.heard.append(row) }
            .swipeActions { Button("Drop \(row)") { settings.heard.append("drop \(row)") } }
            .listRowSeparator(.hidden).listRowInsets(EdgeInsets(top: 1))
        }
        .listStyle(PlainListStyle()).refreshable {}.searchable(text: $settings.name)
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(room.size.width / 2))]) {
        ForEach(0..<2) { number in AsyncImage(url: nil).badge(number) }
      }
      .background(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    }
    .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Close") { mode.wrappedValue.dismiss() } } }
  }

  @ViewBuilder private var fields: some View {
    TextField("Name", text: $settings.name).focused($isNamed).autocorrectionDisabled()
    SecureField("Code", text: .constant(""))
    Toggle("Favourite", isOn: $settings.plan.isFavourite)
    Stepper("Devices", value: $count, in: 1...5)
    DatePicker("Since", selection: $day)
    Slider(value: .constant(0.5))
  }

  @ViewBuilder private var look: some View {
    Toggle(isOn: $theme.isDark) { Text("Dark").textCase(.uppercase) }
    Picker("Plan", selection: $settings.plan) { Text("Pro").tag(ShopSettings.Plan(id: "pro_monthly")) }
    Menu("More") { Button("Ask", systemImage: "star") { settings.isAsking = true }.buttonStyle(ShopButtonStyle()) }
    NavigationLink("Terms") { ShopSheet(settings: settings, name: "Terms") }
    Button("Redeem a link") { settings.pasted = ShopSettings.Plan(id: "pasted") }
    DisclosureGroup("Help") { Link("Help", destination: URL(fileURLWithPath: "/help")) }
    if width == .regular { ContentUnavailableView("None", systemImage: "star") } else { ProgressView(value: 0.5) }
    Text(day, style: .date).font(.system(.caption2, design: .rounded)).foregroundStyle(.tint).lineLimit(1...2)
    Capsule().frame(height: 1).background(.ultraThinMaterial).transition(.opacity.combined(with: .move(edge: .top)))
  }
}

/// What is shown over the settings.
struct ShopSheet: View {
  let settings: ShopSettings
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close \(name)") { dismiss() }
      .onAppear { settings.heard.append("shows \(name)") }
      .onDisappear { settings.heard.append("hides \(name)") }
      .onOpenURL { settings.heard.append("\(name) opens \($0)") }
  }
}

/// An app whose window watches the phase of its scene.
struct ShopSettingsApp: App {
  @Environment(\.scenePhase) private var phase
  @StateObject private var settings = ShopSettingsApp.shared
  static let shared = ShopSettings()

  var body: some Scene {
    WindowGroup("Settings") {
      ShopSettingsView(settings: settings, theme: ShopTheme()).environment(\.shopName, "Gold").environment(
        \.locale, .current)
    }
    .onChange(of: phase) { _, phase in settings.heard.append("\(phase)") }
  }
}
