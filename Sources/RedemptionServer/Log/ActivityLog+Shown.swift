import JSONRPC
import JanssonCoding

extension ActivityLog {
  /// The text of the entry with a sequence, or of the gap that begins there, and the sequence that follows; nil if
  /// there is none yet.
  func shown(at sequence: Int, _ mask: LogMask) throws(RPCError) -> (text: EncodedJSON, next: Int)? {
    guard sequence <= last else { return nil }
    do {
      guard let entry = entry(sequence) else {
        let gap = LogGap(from: sequence, to: first - 1)
        return (EncodedJSON(text: try JSONTextEncoder().encode(gap)), first)
      }
      return (EncodedJSON(text: try JSONTextEncoder().encode(ShownEntry(entry: entry, mask: mask))), sequence + 1)
    } catch {
      throw .internalError("An entry of the log cannot be written.")
    }
  }
}
