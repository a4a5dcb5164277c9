import RedemptionCore

/// The adapters of the running program; ``RedemptionProgram/main(adapters:)`` sets them.
enum ProgramAdapters {
  @TaskLocal static var all: [any RedemptionAdapter] = []
}
