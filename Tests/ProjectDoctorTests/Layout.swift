import Foundation
import Testing

/// A repository of one or several apps, as small as the finder allows, with the apps that are in it.
struct Layout: Sendable, CustomTestStringConvertible {
  let name: String
  let apps: [String]
  private(set) var files: [String: String] = [:]
  /// Folders with an app that are not taken, and have to be named.
  var leftOut: [String] = []

  var testDescription: String { name }

  init(_ name: String, apps: [String], leftOut: [String] = [], _ fill: (inout Layout) -> Void) {
    (self.name, self.apps, self.leftOut) = (name, apps, leftOut)
    fill(&self)
  }

  subscript(path: String) -> String {
    get { files[path] ?? "" }
    set { files[path.hasPrefix("./") ? String(path.dropFirst(2)) : path] = newValue }
  }

  // MARK: Apps

  mutating func expo(_ folders: String..., configuration: String = "app.json") {
    for folder in folders {
      self[folder + "/package.json"] =
        #"{"dependencies": {"expo": "54.0.0", "react-native": "0.81.0", "react-native-purchases": "10.7.2"}}"#
      self[folder + "/" + configuration] =
        configuration == "app.json" ? #"{"expo": {"scheme": "rc-d458f1e3a2"}}"# : "export default { scheme: 'rc-1' };"
      self[folder + "/App.tsx"] = "export default function App() { return null }"
    }
  }

  mutating func reactNative(_ folders: String...) {
    for folder in folders {
      self[folder + "/package.json"] = #"{"dependencies": {"react-native": "0.81.0", "react-native-purchases": "10"}}"#
      self[folder + "/index.js"] = "import './App'"
      gradle(folder + "/android/app", "apply plugin: 'com.android.application'", script: "build.gradle")
      self[folder + "/android/settings.gradle"] = "include ':app'"
    }
  }

  mutating func flutter(_ folders: String...) {
    for folder in folders {
      self[folder + "/pubspec.yaml"] = "dependencies:\n  flutter: {sdk: flutter}\n  purchases_flutter: 9.9.0\n"
      self[folder + "/lib/main.dart"] = "void main() {}"
    }
  }

  mutating func gradle(_ folder: String, _ text: String, script: String = "build.gradle.kts") {
    self[folder + "/" + script] = text
    self[folder + "/src/main/AndroidManifest.xml"] = Layout.launcher
  }

  mutating func xcode(_ folder: String, _ name: String = "App") {
    self["\(folder)/\(name).xcodeproj/project.pbxproj"] = Layout.project
    self[folder + "/App.swift"] = "import RevenueCat"
  }

  private static let launcher = """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application>
    <activity android:name=".Main" android:exported="true"><intent-filter>
    <action android:name="android.intent.action.MAIN" /><category android:name="android.intent.category.LAUNCHER" />
    </intent-filter></activity></application></manifest>
    """

  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
    P = {isa = PBXProject; buildConfigurationList = L; targets = (T,); };
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = M; };
    L = {isa = XCConfigurationList; buildConfigurations = (C,); };
    M = {isa = XCConfigurationList; buildConfigurations = (D,); };
    C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
    D = {isa = XCBuildConfiguration; name = Release; buildSettings = {TARGETED_DEVICE_FAMILY = "1,2"; }; };
    }; }
    """
}
