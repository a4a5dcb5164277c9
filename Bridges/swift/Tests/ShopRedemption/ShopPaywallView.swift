import RevenueCat
import SwiftUI

/// The paywall, written as apps write theirs: what it looks like has no effect in a test.
struct ShopPaywallView: View {
  @StateObject private var paywall = ShopPaywall()
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.dismiss) private var dismiss
  @State private var isShowingTerms = false
  let redemptions: ShopRedemptions

  var body: some View {
    NavigationStack {
      ZStack(alignment: .top) {
        Color.black.opacity(0.1).ignoresSafeArea()
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            Image(systemName: "sparkles").font(.system(size: 40, weight: .semibold)).foregroundColor(.accentColor)
            Text("Pro").font(.title2).fontWeight(.bold).foregroundStyle(.primary).multilineTextAlignment(.center)
            Text(paywall.message ?? "").font(.custom("New York", size: 18)).lineLimit(2).lineSpacing(7)
            Divider()
            Section("Plans") {
              ForEach(paywall.lines, id: \.self) { line in Label(line, systemImage: "checkmark") }
            }
            Button {
              dismiss()
            } label: {
              Text("Later").frame(maxWidth: .infinity).padding()
            }
            .buttonStyle(.borderedProminent).disabled(paywall.lines.isEmpty).tint(.blue)
          }
          .padding(.horizontal, 20).frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.white).cornerRadius(12).shadow(radius: 4).transition(.opacity)
          .animation(.easeInOut, value: paywall.message)
        }
      }
      .navigationTitle("Pro").navigationBarTitleDisplayMode(.inline)
      .toolbar { Button("Terms") { isShowingTerms = true } }
    }
    .fullScreenCover(isPresented: $isShowingTerms) { Text("Terms") }
    .onAppear { paywall.load() }
    .onChange(of: scenePhase) { _, phase in if phase == .active { paywall.load() } }
    .onOpenURL { url in
      guard let redemption = url.asWebPurchaseRedemption else { return }
      Task { redemptions.show(await Purchases.shared.redeemWebPurchase(redemption)) }
    }
    .preferredColorScheme(.dark).statusBarHidden()
  }
}
