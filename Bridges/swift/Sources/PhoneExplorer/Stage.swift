import CTaskHooks
import SimulatedPhone

/// Runs the jobs of an explored app, one after the other, on the thread that plays the stories: those of its tasks, of its actors and
/// of the main actor. So it is known when the app has come to rest.
///
/// An app that is gone does not go on: its jobs are dropped.
final class Stage: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isOver = false
    var hasForeignJob = false
  }

  private static let current = Guarded<Stage?>(nil)
  /// The runtime does not retain an executor: what an app has waited for may end long after its search.
  private static let all = Guarded<[Stage]>([])
  private let state = Guarded(State())

  /// True if a job came from another thread: an app has waited for something that no search controls.
  var hasForeignJob: Bool { state.withLock { $0.hasForeignJob } }

  /// From now on, the jobs that this thread starts run here.
  func begin() {
    Stage.all.withLock { $0.append(self) }
    Stage.current.withLock { $0 = self }
    holdTasks(executor) { job in Stage.current.withLock { $0 }?.take(job) ?? false }
  }

  /// Drops all jobs. A task cannot be ended from outside: it stays in memory with what it holds, which is about an app
  /// for each story.
  func clear() { state.withLock { $0.jobs = [] } }

  /// From now on, jobs run where the runtime lets them run. Those that still come here are dropped.
  func end() {
    releaseTasks()
    state.withLock { ($0.jobs, $0.isOver) = ([], true) }
  }

  /// Runs a job; false if there is none.
  func runOne() -> Bool {
    let next = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
    guard let next else { return false }
    next.runSynchronously(on: asUnownedSerialExecutor())
    return true
  }

  func enqueue(_ job: consuming ExecutorJob) { add(UnownedJob(job)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  /// Accepts every job as one of the main actor: the runtime does not say which ones are. So no search finds a wrong
  /// `MainActor.assumeIsolated`.
  func checkIsolated() {}

  private func add(_ job: UnownedJob) {
    let isForeign = !holdsTasks()
    state.withLock { state in
      if isForeign { state.hasForeignJob = true }
      if !state.isOver { state.jobs.append(job) }
    }
  }

  /// The runtime passes a job as the address that an `UnownedJob` holds.
  private func take(_ job: UnsafeMutableRawPointer?) -> Bool {
    guard let job else { return false }
    add(unsafeBitCast(job, to: UnownedJob.self))
    return true
  }

  private var executor: TaskExecutor { unsafeBitCast(asUnownedSerialExecutor(), to: TaskExecutor.self) }
}
