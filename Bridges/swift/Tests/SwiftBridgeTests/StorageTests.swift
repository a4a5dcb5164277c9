import Foundation
import SimulatedPhone
import SwiftUI
import Testing

private enum Plan: String { case free, pro }

@MainActor private final class StoringApp {
  @AppStorage("isPro") var isPro = false
  @AppStorage("plan") var plan = Plan.free
  @AppStorage("count") var count = 3
  @AppStorage("email") var email: String?
  @AppStorage("last") var last: Plan?
  @AppStorage("since") var since = 1.5
  @AppStorage("bytes") var bytes = Data()

  var isNew: Bool {
    !isPro && plan == .free && count == 3 && email == nil && last == nil && since == 1.5
      && bytes.isEmpty
  }
}

@MainActor @Test("a killed app finds in its storage what it wrote, and a new one finds nothing")
func appStorage() async {
  for _ in 0..<2 {
    await Phone.run { phone in
      let app = StoringApp()
      #expect(app.isNew)
      #expect(UserDefaults.standard.object(forKey: "isPro") == nil, "a default is not written")
      (app.isPro, app.plan, app.count, app.email, app.last) = (true, .pro, 0, "a@b.c", .pro)
      (app.since, app.bytes) = (2, Data([1]))
      app.$isPro.wrappedValue = true
      phone.relaunch()
      let next = StoringApp()
      #expect(next.isPro && next.plan == .pro && next.count == 0 && next.email == "a@b.c" && next.last == .pro)
      #expect(next.since == 2 && next.bytes == Data([1]))
      #expect(UserDefaults.standard.bool(forKey: "isPro"))
      next.email = nil
      #expect(UserDefaults.standard.string(forKey: "email") == nil)
      phone.reinstall()
      #expect(StoringApp().isNew)
      next.isPro = true
    }
  }
}
