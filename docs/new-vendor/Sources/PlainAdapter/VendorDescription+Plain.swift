import RedemptionCore

extension Vendor {
  static let plain = Vendor(rawValue: "plain")
}

extension VendorDescription {
  static let plain = VendorDescription(
    .plain, name: "Plain",
    sdks: [
      SDKDescription(.flutter, "plain_flutter", on: [.ios, .android], since: "1.2.0"),
      SDKDescription(.native, "plain", on: [.ios, .android], since: "1.0.0"),
    ],
    links: LinkForm(host: "redeem", invalidLink: "\(LinkForm.schemeMark)://redeem?code=invalid"),
    defaultStore: .stripe, linkLifetime: 86_400_000, reissue: .onRequest,
    setup: AppSetup("Plain.proxyURL = \"{url}\"; API key {key}"))
}
