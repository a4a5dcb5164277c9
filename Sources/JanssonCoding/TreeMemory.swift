import CJansson

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory of one tree: a few blocks that are given back together.
///
/// jansson asks for memory piece by piece, twenty-five pieces for a small request, and `json_decref` walks through the whole
/// tree to give them back. While a tree is read its pieces are cut from blocks instead, and it is never walked through:
/// the blocks go when the tree goes. A sixth of the instructions of reading and freeing a small message.
///
/// What is read on one thread may be given back on another. Pieces that jansson frees while it reads stay until then, so
/// memory for large texts, which would waste more of it and gain less, is left to the system: see ``largestText``.
@safe
final class TreeMemory {
  /// Texts up to this many bytes are read into blocks.
  static let largestText = 64 << 10

  private var blocks: [UnsafeMutableRawPointer]
  private var next: UnsafeMutableRawPointer
  private var room: Int

  /// Memory for the tree of a text of `size` bytes: enough in most cases, and it grows.
  init?(forText size: Int) {
    room = 1024 + size * 8
    guard let block = unsafe malloc(room) else { return nil }
    unsafe next = block
    unsafe blocks = [block]
  }

  deinit {
    unsafe blocks.forEach { unsafe free($0) }
  }

  /// Gives jansson pieces of this memory for the time of the call, on this thread.
  func serving<Result>(_ body: () -> Result) -> Result {
    TreeMemory.install
    unsafe pthread_setspecific(TreeMemory.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(TreeMemory.key, nil) }
    return body()
  }

  /// A piece of at least `size` bytes, aligned for anything; nil when the system has no more.
  fileprivate func piece(of size: Int) -> UnsafeMutableRawPointer? {
    let size = (size + 15) & ~15
    if size > room {
      room = max(size, 16 << 10)
      guard let block = unsafe malloc(room) else {
        room = 0
        return nil
      }
      unsafe blocks.append(block)
      unsafe next = block
    }
    defer {
      unsafe next += size
      room -= size
    }
    return unsafe next
  }

  /// Names the memory that the thread reads into.
  fileprivate static let key: pthread_key_t = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  /// Makes jansson ask here, once. Memory that it asks for while no tree is read comes from the system, as before.
  private static let install: Void = {
    unsafe json_set_alloc_funcs(
      { size in
        guard let current = unsafe pthread_getspecific(TreeMemory.key) else { return unsafe malloc(size) }
        return unsafe Unmanaged<TreeMemory>.fromOpaque(current).takeUnretainedValue().piece(of: size)
      },
      { piece in
        if unsafe pthread_getspecific(TreeMemory.key) == nil { unsafe free(piece) }
      })
  }()
}
