/// SHA-256 (FIPS 180-4) and its message authentication code (RFC 2104), for the signatures of webhooks.
///
/// The system has no such function on every platform, and a library for one digest would be larger than this file.
public enum SHA256 {
  private static let blockSize = 64

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]

  /// The digest of a message: 32 bytes.
  public static func digest(of message: [UInt8]) -> [UInt8] {
    var state: State = (
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )
    var words = constants
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      schedule(padded, from: start, into: &words)
      compress(words, into: &state)
    }
    return [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7].flatMap(bytes)
  }

  /// The authentication code of a message (HMAC-SHA256): 32 bytes.
  public static func authenticationCode(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var block = key.count > blockSize ? digest(of: key) : key
    block += [UInt8](repeating: 0, count: blockSize - block.count)
    let inner = digest(of: block.map { $0 ^ 0x36 } + message)
    return digest(of: block.map { $0 ^ 0x5c } + inner)
  }

  /// Eight words; a tuple, because an array would be made anew in each of the 64 rounds.
  private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    let zeros = (blockSize * 2 - 9 - message.count % blockSize) % blockSize
    let length = UInt64(message.count) * 8
    return message + [0x80] + [UInt8](repeating: 0, count: zeros) + bytes(UInt32(length >> 32))
      + bytes(UInt32(truncatingIfNeeded: length))
  }

  private static func bytes(_ word: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 &- count) }

  /// Expands the 64 bytes from an index of the message into 64 words.
  private static func schedule(_ message: [UInt8], from start: Int, into words: inout [UInt32]) {
    for index in 0..<16 {
      let at = start + index * 4
      words[index] =
        UInt32(message[at]) &<< 24 | UInt32(message[at + 1]) &<< 16 | UInt32(message[at + 2]) &<< 8
        | UInt32(message[at + 3])
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ early &>> 3
      let second = rotated(late, 17) ^ rotated(late, 19) ^ late &>> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
  }

  private static func compress(_ words: [UInt32], into state: inout State) {
    var (a, b, c, d, e, f, g, h) = state
    for index in 0..<64 {
      let choice = e & f ^ ~e & g
      let majority = a & b ^ a & c ^ b & c
      let upper = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let lower = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let first = h &+ upper &+ choice &+ constants[index] &+ words[index]
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ lower &+ majority)
    }
    state = (
      state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e, state.5 &+ f, state.6 &+ g, state.7 &+ h
    )
  }
}
