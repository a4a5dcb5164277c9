import Foundation
import ProjectDoctor
import SharedCases
import Testing

@Suite("Association files as a host serves them")
struct ServedTests {
  private static let json = "Content-Type: application/json; charset=utf-8"

  private func problems(_ head: String, _ body: String) throws -> [String] {
    let folder = try TemporaryFolder([
      "package.json": #"{"dependencies": {"expo": "54"}}"#,
      "app.json": """
      {"expo": {"ios": {"bundleIdentifier": "com.shop", "appleTeamId": "TEAM123456"}, "android": {"package": "com.shop"}}}
      """,
    ])
    let served = ServedFile(head.isEmpty ? body : head + "\r\n\r\n" + body, from: "https://shop.example")
    return withExtendedLifetime(folder) { Doctor.check([served], project: folder.url.path).map(\.message) }
  }

  private static func apple(_ id: String) -> String {
    "{\"applinks\": {\"details\": [{\"appIDs\": [\"\(id)\"], \"components\": [{\"/\": \"/r/*\"}]}]}}"
  }

  private static func google(_ package: String) -> String {
    """
    [{"relation": ["delegate_permission/common.handle_all_urls"], "target": {"namespace": "android_app",
      "package_name": "\(package)", "sha256_cert_fingerprints": ["14:6D"]}}]
    """
  }

  @Test("a file with the app's ids, of the right type, is fine, with its head and without")
  func fine() throws {
    for body in [ServedTests.apple("TEAM123456.com.shop"), ServedTests.google("com.shop")] {
      #expect(try problems("HTTP/1.1 200 OK\r\n" + ServedTests.json, body) == [])
      #expect(try problems("", body) == [])
    }
  }

  @Test(
    "what phones do not take is named",
    arguments: [
      ("HTTP/2 301\r\nLocation: https://www.shop.example/a", "", "redirects to https://www.shop.example/a"),
      ("HTTP/1.1 404 Not Found\r\nContent-Type: text/html", "<html>", "the status is 404"),
      ("HTTP/1.1 200 OK\r\nContent-Type: text/html", apple("TEAM123456.com.shop"), "the type is text/html"),
      ("HTTP/1.1 200 OK", google("com.shop"), "the type is not given"),
      ("HTTP/1.1 200 OK\r\n" + json, "<html>", "not JSON"),
      ("HTTP/1.1 200 OK\r\n" + json, apple("OTHER12345.com.shop"), "the team OTHER12345"),
      ("HTTP/1.1 200 OK\r\n" + json, apple("TEAM123456.com.other"), "the app is com.shop"),
      ("HTTP/1.1 200 OK\r\n" + json, google("com.other"), "the package com.other"),
      ("HTTP/1.1 200 OK\r\n" + json, "{\"applinks\": {}}", "names no app"),
      (
        "HTTP/1.1 200 OK\r\n" + json, apple("TEAM123456.com.shop") + String(repeating: " ", count: 131_072),
        "131072 at most"
      ),
    ])
  func wrong(_ head: String, _ body: String, _ part: String) throws {
    let found = try problems(head, body)
    #expect(found.count == 1 && found.first?.contains(part) == true, "\(found)")
  }

  @Test("a host has two files, and only loopback may be asked without TLS")
  func addresses() {
    #expect(ServedFile.addresses(of: "https://shop.example")?.count == 2)
    #expect(ServedFile.addresses(of: "https://shop.example/.well-known/assetlinks.json")?.count == 1)
    #expect(
      ServedFile.addresses(of: "http://127.0.0.1:8080/")?.first
        == "http://127.0.0.1:8080/.well-known/apple-app-site-association")
    #expect(ServedFile.addresses(of: "http://shop.example") == [])
    #expect(ServedFile.addresses(of: "answer.txt") == nil)
  }

  @Test("a finding about a host makes the status that of findings")
  func status() throws {
    var report = try RedeemingApps.all.report("expo-hook")
    report.add(Doctor.check([ServedFile("HTTP/1.1 500 Error", from: "https://shop.example")], project: report.project))
    #expect(report.exitStatus == 1 && report.findings.first?.rule == .associationServed)
  }
}
