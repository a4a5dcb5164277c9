import JSONRPC
import JanssonCoding

extension ActivityLog {
  /// The text of the entry with a sequence, or of the gap that begins there, and the sequence that follows; nil if
  /// there is none yet.
  ///
  /// - Parameter details: true for results of redemptions.
  func shown(
    at sequence: Int, _ mask: LogMask, details: Bool = false
  ) throws(RPCError) -> (text: EncodedJSON, next: Int)? {
    guard sequence <= last else { return nil }
    do {
      guard let entry = entry(sequence) else {
        let gap = LogGap(from: sequence, to: first - 1)
        return (EncodedJSON(text: try JSONTextEncoder().encode(gap)), first)
      }
      let shown = ShownEntry(entry: entry, mask: mask, details: details)
      return (EncodedJSON(text: try JSONTextEncoder().encode(shown)), sequence + 1)
    } catch {
      throw .internalError("An entry of the log cannot be written.")
    }
  }
}
