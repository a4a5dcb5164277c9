import ProjectDoctor
import Testing

@Suite("The handler that a first test calls")
struct FirstTestHandlerTests {
  @Test(
    "a function that needs more than a link is none that a test can call",
    arguments: [
      ("kmp-good", "handle(url: String", "handle(url: String, name: String?"),
      ("flutter-good", "handle(Uri link", "handle(Uri link, String? name"),
      ("flutter-good", "handle(Uri link", "handle(Uri link, {required String name}"),
    ])
  func more(fixture: String, from: String, to: String) {
    #expect { try FirstTestTests.written(fixture, replacing: [(from, to)]) } throws: {
      String(describing: $0).contains("`handle` needs more than a link.")
    }
  }

  @Test(
    "a function whose type has an arrow or a question mark has no default by that",
    arguments: ["say: (text: string) => void", "say: (text?: string) => void, screen: Screen"])
  func arrow(more: String) throws {
    let written = try FirstTestTests.written(
      "expo-good", replacing: [("handle(url: string)", "handle(url: string, \(more))")])
    // The file listens for links, so that the test opens one.
    let test = try #require(written["tests/redemption.jest.ts"])
    #expect(test.contains("phone.open(link)") && !test.contains("handle(link)"), "\(test)")
  }

  @Test(
    "a function that can do with a link is called with it",
    arguments: [
      ("expo-good", "handle(url: string)", "handle(url: string, say?: (text: string) => void)"),
      ("expo-good", "handle(url: string)", "handle(url: string, say: (text: string) => void = () => {})"),
      ("kmp-good", "handle(url: String", "handle(url: String, say: (String) -> Unit = {}"),
      ("flutter-good", "handle(Uri link", "handle(Uri link, [String? name]"),
      ("flutter-good", "handle(Uri link", "handle(Uri link, {String? name}"),
    ])
  func enough(fixture: String, from: String, to: String) throws {
    let written = try FirstTestTests.written(fixture, replacing: [(from, to)])
    #expect(written.values.contains { $0.contains("expectRedeemedOnce(") }, "\(written.keys)")
  }

  @Test("a function that listens for links by itself takes none")
  func listening() throws {
    let files = [
      "App.tsx": """
      import { listen } from './links';
      listen({ show() {} });
      """,
      "links.ts": """
      import { Linking } from 'react-native';
      import Purchases from 'react-native-purchases';
      export function listen(screen: any) {
        const subscription = Linking.addEventListener('url', ({ url }) => { void handle(url); });
        void Linking.getInitialURL().then((url) => url && handle(url));
        return () => subscription.remove();
      }
      export async function handle(url: string) {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) show(await Purchases.redeemWebPurchase(redemption));
      }
      """,
    ]
    let test = try #require(try FirstTestTests.written("expo-good", files)["tests/redemption.jest.ts"])
    #expect(test.contains("await handle(link)") && !test.contains("listen("), "\(test)")
    // A handler that needs a screen has it from the app, which a test can show.
    let component = """
      import { useEffect } from 'react';
      import { listen } from './links';
      export default function App() {
        useEffect(() => listen({ show() {} }), []);
        return null;
      }
      """
    let screen = (files["links.ts"] ?? "").replacing("handle(url: string)", with: "handle(url: string, screen: any)")
    let shown = try FirstTestTests.written("expo-good", ["App.tsx": component, "links.ts": screen])
    #expect(shown.values.contains { $0.contains("phone.open(link)") && $0.contains("../App") }, "\(shown.keys)")
  }

  @Test("a file that listens only when another one calls it is started by that one")
  func started() throws {
    let links = """
      import { Linking } from 'react-native';
      import Purchases from 'react-native-purchases';
      import { useShop } from './shop';
      export async function handle(url: string, say: (text: string) => void) {
        const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
        if (redemption) say(useShop.getState().text(await Purchases.redeemWebPurchase(redemption)));
      }
      export function listen(say: (text: string) => void): () => void {
        const subscription = Linking.addEventListener('url', ({ url }) => { void handle(url, say); });
        void Linking.getInitialURL().then((url) => { if (url) void handle(url, say); });
        return () => subscription.remove();
      }
      """
    let component = """
      import { useEffect } from 'react';
      import { Alert } from 'react-native';
      import { listen } from './links';
      export default function Home() {
        useEffect(() => listen(Alert.alert), []);
        return null;
      }
      """
    let files = ["App.tsx": "export { default } from './Home';", "Home.tsx": component, "links.ts": links]
    let shown = try FirstTestTests.written("expo-good", files)
    #expect(shown.values.contains { $0.contains("phone.open(link)") && $0.contains("../Home") }, "\(shown)")
    let loaded = files.merging(["Home.tsx": "import { listen } from './links';\nlisten(console.log);"]) { $1 }
    let test = try #require(try FirstTestTests.written("expo-good", loaded)["tests/redemption.jest.ts"])
    #expect(test.contains("../Home"), "\(test)")
  }
}
