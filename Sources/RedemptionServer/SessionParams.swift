/// Params of a method that takes a session and nothing else.
struct SessionParams: Decodable {
  let session: String
}
