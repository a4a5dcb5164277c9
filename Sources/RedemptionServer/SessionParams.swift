/// Params of a method that takes only a session.
struct SessionParams: Decodable {
  let session: String
}
