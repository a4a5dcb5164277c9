import RedemptionCore
import Testing

@Suite("A form in an HTTP request")
struct FormTests {
  private struct Text: ServiceBody {
    var text: String?

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      throw DecodingError.valueNotFound(
        type, DecodingError.Context(codingPath: [], debugDescription: "No JSON."))
    }
  }

  private func request(_ text: String?) -> LocalRequest {
    LocalRequest(parameters: [:], headers: [], body: Text(text: text))
  }

  @Test("is sent by ascending name, with its type, and read back")
  func roundTrip() throws {
    let fields = ["user": "ä b+c&d=e", "code": "100%", "empty": ""]
    let sent = ServiceRequest(.put, "/", headers: [:], form: fields, timeLimit: 1000)
    #expect(sent.headers["Content-Type"] == "application/x-www-form-urlencoded")
    #expect(sent.formText?.hasPrefix("code=100%25&empty=&user=") == true)
    #expect(request(sent.formText).form == fields)
  }

  @Test("keeps a type that the SDK sends")
  func keepsType() {
    let type = "application/x-www-form-urlencoded; charset=utf-8"
    let sent = ServiceRequest(.patch, "/", headers: ["content-type": type], form: [:], timeLimit: 1000)
    #expect(sent.headers == ["content-type": type] && sent.formText == "")
  }

  @Test("has the first of two fields, spaces for plus signs, and broken escapes as they are")
  func reads() {
    #expect(request("a=1+2&a=3&b&c=%zz&&d=x%3Dy=z").form == ["a": "1 2", "b": "", "c": "%zz", "d": "x=y=z"])
    #expect(request(nil).form == [:])
  }
}
