extension Layout {
  static let all = packages + projects + dart + builds + phones

  private static let workspace = #"{"private": true, "workspaces": ["apps/*"]}"#
  private static let two = ["apps/a", "apps/b"]

  /// Workspaces of JavaScript's package managers.
  private static let packages: [Layout] =
    [
      ("npm", "package.json", workspace), ("Yarn", "package.json", #"{"workspaces": {"packages": ["apps/*"]}}"#),
      (
        "npm with Expo in the root", "package.json",
        #"{"workspaces": ["apps/*"], "dependencies": {"expo": "54", "react-native": "0.81"}}"#
      ),
      ("pnpm", "pnpm-workspace.yaml", "packages: ['apps/*']"), ("Turborepo", "turbo.json", "{}"),
      ("Lerna", "lerna.json", "{}"), ("Nx with packages", "nx.json", "{}"), ("Rush", "rush.json", "{}"),
    ].map { name, file, text in
      Layout(name, apps: two) {
        $0["package.json"] = "{}"
        $0[file] = text
        $0.expo("apps/a", "apps/b")
      }
    }

  /// Several apps of JavaScript in other ways.
  private static let projects: [Layout] = [
    Layout("Nx with its packages in the root", apps: two) {
      $0["package.json"] = #"{"dependencies": {"expo": "54", "react-native": "0.81", "react-native-purchases": "10"}}"#
      $0["nx.json"] = "{}"
      for app in two {
        $0[app + "/project.json"] = "{}"
        $0[app + "/app.json"] = #"{"expo": {"scheme": "rc-d458f1e3a2"}}"#
        $0[app + "/src/App.tsx"] = "export default 1"
      }
    },
    Layout("Nx, and a library without an app", apps: ["apps/a"], leftOut: ["libs/ui"]) {
      $0["package.json"] = #"{"dependencies": {"expo": "54", "react-native": "0.81"}}"#
      $0["nx.json"] = "{}"
      $0["apps/a/project.json"] = "{}"
      $0["apps/a/app.config.ts"] = "export default { scheme: 'rc-1' };"
      $0["libs/ui/project.json"] = "{}"
    },
    Layout("Nx with apps further down", apps: ["packages/mobile/a", "packages/mobile/b"]) {
      $0["package.json"] = "{}"
      $0["nx.json"] = "{}"
      $0.expo("packages/mobile/a", "packages/mobile/b")
    },
    Layout("a plugin of Capacitor and its example", apps: ["example"], leftOut: ["."]) {
      $0["package.json"] = #"{"capacitor": {"ios": {"src": "ios"}}, "dependencies": {"@capacitor/core": "8.0.0"}}"#
      $0["example/package.json"] = #"{"dependencies": {"@capacitor/core": "8.0.0"}}"#
      $0["example/capacitor.config.ts"] = "export default {}"
    },
    Layout("a module of Expo and a library of React Native", apps: ["apps/a"], leftOut: ["packages/m", "packages/l"]) {
      $0["package.json"] = workspace
      $0.expo("apps/a")
      for folder in ["packages/m", "packages/l"] {
        $0[folder + "/package.json"] = #"{"dependencies": {"expo": "54", "react-native": "0.81"}}"#
      }
      $0["packages/m/expo-module.config.json"] = "{}"
      $0["packages/l/shop.podspec"] = ""
    },
    Layout("configurations without packages", apps: ["apps/a"], leftOut: ["apps/b", "apps/c", "apps/d"]) {
      $0["package.json"] = workspace
      $0.expo("apps/a")
      $0["apps/b/app.config.mts"] = "export default { scheme: 'rc-1' };"
      $0["apps/c/capacitor.config.json"] = "{}"
      $0["apps/d/app.json"] = #"{"expo": {}}"#
      $0["web/src/app/app.config.ts"] = "export const appConfig = {};"
    },
    Layout("Turborepo with a web app", apps: ["apps/m"]) {
      $0["package.json"] = workspace
      $0["turbo.json"] = "{}"
      $0.expo("apps/m")
      $0["apps/web/package.json"] = #"{"dependencies": {"next": "15"}}"#
    },
    Layout("configurations that are programs", apps: two) {
      $0["package.json"] = workspace
      $0.expo("apps/a", "apps/b", configuration: "app.config.ts")
    },
    Layout("React Native with native folders", apps: two) {
      $0["package.json"] = workspace
      $0.reactNative("apps/a", "apps/b")
    },
    Layout("React Native in plain folders", apps: ["a", "b"]) { $0.reactNative("a", "b") },
    Layout("a library and its example", apps: ["example"]) {
      $0["package.json"] = #"{"workspaces": ["example"]}"#
      $0.expo("example")
    },
    Layout("an app with a workspace in it", apps: [".", "apps/b"]) {
      $0.expo(".", "apps/b")
      $0["package.json"] =
        #"{"workspaces": ["apps/*"], "dependencies": {"expo": "54", "react-native-purchases": "10"}}"#
    },
    Layout("an app beside another one in its folder, without a workspace", apps: [".", "tv"]) { $0.expo(".", "tv") },
    Layout("packages in a root that is no app and no workspace", apps: ["mobile"], leftOut: ["."]) {
      $0["package.json"] = #"{"dependencies": {"expo": "54", "react-native": "0.81"}}"#
      $0.expo("mobile")
    },
    Layout("Flutter beside Expo", apps: two) {
      $0["package.json"] = workspace
      $0.flutter("apps/a")
      $0.expo("apps/b")
    },
  ]

  private static let dart: [Layout] = [
    Layout("Melos", apps: two) {
      $0["melos.yaml"] = "packages: [apps/**]"
      $0["pubspec.yaml"] = "name: r\n"
      $0.flutter("apps/a", "apps/b")
    },
    Layout("a workspace of pub", apps: two) {
      $0["pubspec.yaml"] = "workspace: [apps/a, apps/b]\nenvironment: {sdk: ^3.6.0}\n"
      $0.flutter("apps/a", "apps/b")
    },
    Layout("Flutter inside of Flutter", apps: ["."], leftOut: ["apps/b"]) { $0.flutter(".", "apps/b") },
    Layout("a plugin of Flutter and its example", apps: ["example"], leftOut: ["."]) {
      $0["pubspec.yaml"] = "dependencies:\n  flutter: {sdk: flutter}\n"
      $0.flutter("example")
    },
  ]

  private static let application = "plugins { id(\"com.android.application\") }"
  private static let include = "include(\":a\", \":b\")"

  private static let builds: [Layout] = [
    gradleLayout("two applications of Gradle", application, application),
    gradleLayout("convention plugins", "plugins { id(\"shop.app\") }", "plugins { id(\"shop.app\") }"),
    gradleLayout("a convention plugin and a plain one", application, "plugins { id(\"shop.app\") }"),
    Layout("aliases of a catalog", apps: ["a", "b"]) {
      $0["settings.gradle.kts"] = include
      $0["gradle/libs.versions.toml"] = "[plugins]\nandroid-application = { id = \"com.android.application\" }"
      for app in ["a", "b"] { $0.gradle(app, "plugins { alias(libs.plugins.android.application) }") }
    },
    Layout("a composite build", apps: ["shop/app", "admin/app"]) {
      $0["settings.gradle.kts"] = "includeBuild(\"shop\")\nincludeBuild(\"admin\")"
      for app in ["shop", "admin"] {
        $0[app + "/settings.gradle.kts"] = "include(\":app\")"
        $0.gradle(app + "/app", application)
      }
    },
    Layout("scripts by the names of their modules", apps: ["a", "b"]) {
      $0["settings.gradle.kts"] =
        include + "\nrootProject.children.forEach { it.buildFileName = \"${it.name}.gradle.kts\" }"
      for app in ["a", "b"] { $0.gradle(app, application, script: app + ".gradle.kts") }
    },
    Layout("Kotlin Multiplatform", apps: ["."]) {
      $0["settings.gradle.kts"] = "include(\":composeApp\")"
      $0.gradle("composeApp", multiplatform + application)
      $0.xcode("iosApp")
    },
    Layout("two Android apps and an iOS app in Kotlin Multiplatform", apps: ["androidApp", "adminApp", "iosApp"]) {
      $0["settings.gradle.kts"] = "include(\":shared\", \":androidApp\", \":adminApp\")"
      $0["shared/build.gradle.kts"] = multiplatform
      $0.gradle("androidApp", application)
      $0.gradle("adminApp", application)
      $0.xcode("iosApp")
    },
  ]

  private static let multiplatform = "plugins { id(\"org.jetbrains.kotlin.multiplatform\") }\n"

  private static func gradleLayout(_ name: String, _ first: String, _ second: String) -> Layout {
    Layout(name, apps: ["a", "b"]) {
      $0["settings.gradle.kts"] = "includeBuild(\"build-logic\")\n" + include
      $0["build-logic/build.gradle.kts"] = "plugins { `kotlin-dsl` }"
      $0.gradle("a", first)
      $0.gradle("b", second)
    }
  }

  private static let app = "targets: [.target(name: \"S\", destinations: .iOS, product: .app, bundleId: \"a.b\")]"
  private static let playground = "let package = Package(name: \"P\", products: [.iOSApplication(name: \"A\")])"

  private static let phones: [Layout] = [
    Layout("two Xcode projects", apps: ["Shop", "Admin"]) {
      $0.xcode("Shop")
      $0.xcode("Admin")
    },
    Layout("two Xcode projects in one folder", apps: ["."]) {
      $0.xcode(".", "Shop")
      $0.xcode(".", "Admin")
    },
    Layout("Tuist", apps: ["Projects/Shop", "Projects/Admin"]) {
      for name in ["Projects/Shop", "Projects/Admin"] { $0[name + "/Project.swift"] = "let project = Project(\(app))" }
    },
    Layout("Tuist with an app that a helper makes", apps: ["Shop"], leftOut: ["Admin"]) {
      $0["Shop/Project.swift"] = "let project = Project(\(app))"
      $0["Admin/Project.swift"] = "let project = Project.app(name: \"Admin\")"
    },
    Layout("XcodeGen", apps: ["Shop", "Admin"]) {
      for name in ["Shop", "Admin"] {
        $0[name + "/project.yml"] = "targets:\n  S: {type: application, platform: iOS, sources: [.]}"
      }
    },
    Layout("a Swift package that makes an app", apps: ["."]) { $0["Package.swift"] = playground },
    Layout("two folders of Swift Playgrounds and a package", apps: ["A.swiftpm", "B.swiftpm"], leftOut: ["Kit"]) {
      $0["A.swiftpm/Package.swift"] = playground
      $0["B.swiftpm/Package.swift"] = playground
      $0["Kit/Package.swift"] = "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\")])"
    },
    Layout("an Android and an iOS folder", apps: ["android", "ios"]) {
      $0["android/settings.gradle"] = "include ':app'"
      $0.gradle("android/app", "apply plugin: 'com.android.application'", script: "build.gradle")
      $0.xcode("ios")
    },
  ]
}
