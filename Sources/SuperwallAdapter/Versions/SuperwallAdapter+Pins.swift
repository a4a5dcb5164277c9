extension SuperwallAdapter {
  /// Which versions each wrapper brings, in the form of `VersionTable`.
  ///
  /// Read in the tags; Superwall-KMP and Superwall-Unity, which have few, by commit.
  static let pins = """
    # superwallkit_flutter | Superwall-iOS Superwall-Android | read | ios/superwallkit_flutter.podspec, android/build.gradle
    2.2.0..2.2.2 4.3.11 2.1.0
    2.3.0 4.4.1 2.1.1
    2.3.1 4.4.1 2.1.2
    2.3.2..2.3.3 4.4.1 2.2.2
    2.3.4..2.3.5 4.5.2 2.2.3
    2.4.0 4.5.2 2.3.1
    2.4.1..2.4.2 4.7.0 2.5.1
    2.4.3 4.7.0 2.6.1
    2.4.4 4.7.0 2.6.2
    2.4.5..2.4.6 4.10.6 2.6.5
    2.4.7 4.12.7 2.6.8
    2.4.8 4.12.10 2.7.0
    2.4.9..2.4.10 4.13.0 2.7.1
    2.4.11 4.14.1 2.7.8

    # expo-superwall | Superwall-iOS Superwall-Android | read | ios/SuperwallExpo.podspec, android/build.gradle
    0.0.4..0.0.7 4.4.0 2.1.2
    0.0.8..0.0.11 4.5.2 2.1.2
    0.0.12..0.1.3 4.5.2 2.2.3
    0.2.0..0.2.1 4.5.2 2.3.1
    0.2.2..0.2.4 4.5.2 2.3.2
    0.2.6 4.5.2 2.5.1
    0.2.7 4.8.2 2.5.4
    0.2.9..0.3.2 4.8.2 2.5.5
    0.4.0 4.9.3 2.5.5
    0.4.1..0.5.0 4.9.3 2.6.1
    0.5.1..0.6.2 4.9.3 2.6.3
    0.6.3..0.6.5 4.10.0 2.6.3
    0.6.6..0.6.8 4.10.1 2.6.3
    0.6.9..0.8.0 4.10.1 2.6.4
    0.8.1 4.10.6 2.6.4
    1.0.1 4.12.3 2.6.7
    1.0.2 4.12.9 2.6.8
    1.0.3 4.12.10 2.7.2
    1.0.4 4.14.0 2.7.4
    1.0.5..1.0.7 4.14.0 2.7.5
    1.0.8..1.0.10 4.14.1 2.7.8
    1.0.11 4.14.1 2.7.11
    1.1.0 4.15.1 2.7.12
    1.1.1 4.15.1 2.7.13
    1.1.2..1.1.5 4.15.3 2.7.15
    1.1.6 4.15.3 2.7.16
    1.2.0 4.16.1 2.7.20

    # Superwall-KMP | Superwall-iOS Superwall-Android | read | bridge/Package.swift, gradle/libs.versions.toml
    0.1.0..0.1.1 4.16.1 2.8.0

    # Superwall-Unity | Superwall-iOS Superwall-Android | read | SuperwallPostBuildProcessor.cs, SuperwallSDK.androidlib/build.gradle; a star leaves it to the app's own lock file
    0.2.1..0.2.4 4.* 2.*
    0.2.5 4.* 2.7.21
    """
}
