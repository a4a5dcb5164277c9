import SimulatedPhone
import SwiftUI
import Testing

@testable import ShopRedemption

@MainActor @Suite("A screen of settings") struct SettingsTests {
  @Test("compiles as apps write theirs; its rows, swipes and menus are pressed, and its bindings change its model")
  func settings() async throws {
    try await Phone.run { phone in
      let settings = ShopSettings()
      let view = ShopSettingsView(settings: settings, theme: ShopTheme())
      phone.show(view)
      try phone.tap("a Shop")
      try phone.tap("Drop b")
      #expect(phone.alert == nil)
      try phone.tap("Ask")
      #expect(settings.isAsking && phone.alert?.title == "Cancel the plan?")
      try phone.alert?.tap("Cancel it")
      #expect(!settings.isAsking && settings.heard == ["a", "drop b", "cancelled"])
      ObservedObject(wrappedValue: settings).projectedValue.plan.isFavourite.wrappedValue = true
      #expect(settings.plan.isFavourite && settings.plan.id == "pro_monthly")
    }
  }

  @Test("shows sheets and pushed views while they are there, and they get links as long")
  func sheets() async throws {
    try await Phone.run { phone in
      let settings = ShopSettings()
      let link = try #require(URL(string: "shop://a"))
      phone.show(ShopSettingsView(settings: settings, theme: ShopTheme()))
      phone.open(link)
      #expect(throws: NoSuchButton.self) { try phone.tap("Close pasted") }
      try phone.tap("Redeem a link")
      try await phone.wait { settings.heard == ["shows pasted"] }
      phone.open(link)
      try phone.tap("Close pasted")
      try await phone.wait { settings.heard.count == 4 }
      #expect(settings.heard == ["shows pasted", "pasted opens shop://a", "hides pasted", "dismissed"])
      #expect(settings.pasted == nil)
      phone.open(link)
      #expect(throws: NoSuchButton.self) { try phone.tap("Close pasted") }
      try phone.tap("Terms")
      #expect(settings.heard.last == "shows Terms")
      try phone.tap("Close Terms")
      #expect(settings.heard.suffix(2) == ["shows Terms", "hides Terms"])
      phone.open(link)
      #expect(settings.heard.count == 6)
      try phone.tap("a Shop")
    }
  }

  @Test("gets what the app gives to its views, and the app's window watches the phase of its scene")
  func app() async throws {
    try await Phone.run { phone in
      ShopSettingsApp.shared.heard = []
      phone.launch(ShopSettingsApp.self)
      try phone.tap("b Gold")
      phone.background(for: .seconds(1))
      #expect(ShopSettingsApp.shared.heard == ["b", "inactive", "background", "inactive", "active"])
      phone.relaunch()
      phone.show(ShopSettingsView(settings: ShopSettingsApp.shared, theme: ShopTheme()))
      try phone.tap("b Shop")
    }
  }
}
