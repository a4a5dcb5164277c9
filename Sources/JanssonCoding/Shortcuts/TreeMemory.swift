import CJansson
import CTreeMemory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory of one tree: a few blocks that are freed together.
///
/// jansson asks for memory piece by piece, twenty-five pieces for a small request, and `json_decref` walks through the
/// whole tree to free them. While a tree is read its pieces are cut from blocks instead, and it is never walked
/// through: the blocks go when the tree goes.
///
/// A tree that is parsed on one thread may be freed on another. Pieces that jansson frees as it reads stay until then,
/// so memory for large texts, which would waste more of it and gain less, is left to the system: see ``largestText``. A
/// plain pointer, because a class would count references for every piece. Its owner calls ``release()`` once.
@safe
struct TreeMemory {
  /// Texts up to this many bytes are read into blocks.
  static let largestText = 64 << 10

  /// The header of the first block.
  @safe
  private struct State {
    /// Where the next piece is cut.
    var next: UnsafeMutableRawPointer
    /// How many bytes are left there.
    var room: Int
    /// The latest further block, which begins with a pointer to the one before it.
    var further: UnsafeMutableRawPointer?
  }

  private let state: UnsafeMutablePointer<State>

  /// The size of a block's header, rounded up so that pieces are aligned for any type.
  private static let headSize = 32

  /// Memory for the tree of a text of `size` bytes: enough in most cases, and it grows.
  ///
  /// The first block of a short text stays within 1024 bytes, up to which malloc has a fast path.
  init?(forText size: Int) {
    let room = size <= 112 ? 992 - TreeMemory.headSize : 1024 + size * 8
    guard let block = unsafe malloc(TreeMemory.headSize + room) else { return nil }
    unsafe state = block.bindMemory(to: State.self, capacity: 1)
    unsafe state.initialize(to: State(next: block + TreeMemory.headSize, room: room, further: nil))
  }

  /// Frees everything.
  func release() {
    var further = unsafe state.pointee.further
    while let block = unsafe further {
      unsafe further = block.load(as: UnsafeMutableRawPointer?.self)
      unsafe free(block)
    }
    unsafe free(state)
  }

  /// Gives jansson pieces of this memory for the time of the call, on this thread.
  func serving<Result>(_ body: () -> Result) -> Result {
    TreeMemory.install
    unsafe redemption_tree_memory().pointee = UnsafeMutableRawPointer(state)
    defer { unsafe redemption_tree_memory().pointee = nil }
    return body()
  }

  /// A piece of at least `size` bytes; nil if the system has no more.
  @inline(__always)
  private static func piece(of size: Int, from state: UnsafeMutablePointer<State>) -> UnsafeMutableRawPointer? {
    let size = (size + 15) & ~15
    if unsafe size > state.pointee.room, unsafe !grow(state, for: size) { return nil }
    let piece = unsafe state.pointee.next
    unsafe state.pointee.next = piece + size
    unsafe state.pointee.room -= size
    return unsafe piece
  }

  @inline(never)
  private static func grow(_ state: UnsafeMutablePointer<State>, for size: Int) -> Bool {
    let room = max(size, 16 << 10)
    guard let block = unsafe malloc(headSize + room) else { return false }
    unsafe block.storeBytes(of: state.pointee.further, as: UnsafeMutableRawPointer?.self)
    unsafe state.pointee = State(next: block + headSize, room: room, further: block)
    return true
  }

  /// Makes jansson ask here, once. Memory that it asks for while no tree is read comes from the system, as before.
  private static let install: Void = {
    unsafe json_set_alloc_funcs(
      { size in
        guard let state = unsafe redemption_tree_memory().pointee else { return unsafe malloc(size) }
        return unsafe TreeMemory.piece(of: size, from: state.assumingMemoryBound(to: State.self))
      },
      { piece in
        if unsafe redemption_tree_memory().pointee == nil { unsafe free(piece) }
      })
  }()
}
