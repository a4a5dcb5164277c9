/// A stored value of an object without the run-time checks for exclusive access, which took a third of the time of
/// encoding.
///
/// It is safe where every access ends before other code runs: no access here lasts over a call of a closure or a
/// protocol method. For one thread at a time, as the objects that hold one are.
@safe
struct Cell<Value>: ~Copyable {
  private let pointer: UnsafeMutablePointer<Value>

  init(_ value: Value) {
    unsafe pointer = .allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
  }

  deinit {
    unsafe pointer.deinitialize(count: 1)
    unsafe pointer.deallocate()
  }

  var value: Value {
    @inline(__always) _read { yield unsafe pointer.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &pointer.pointee }
  }
}
