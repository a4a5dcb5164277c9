import ArgumentParser
import JSONRPC

// All text that this program writes goes through here: print, FileHandle and stdio either trap or ignore a write that
// fails.

/// The output of a command. The messages of `serve` are written by its server, through ``StandardStreams`` too.
enum StandardOutput {
  /// - Throws: ``StreamError`` if not all of it was written; the command ends with status 1 then.
  static func write(_ text: String) throws(StreamError) { try StandardStreams(output: 1).write(text) }

  /// Writes a text and a line end.
  static func writeLine(_ text: String) throws(StreamError) { try write(text + "\n") }
}

/// Messages for a person, and the log of `serve`.
enum StandardError {
  /// A text that cannot be written is lost, because there is no other place to report it. The exit status is what it
  /// would be.
  static func write(_ text: String) { try? StandardStreams(output: 2).write(text) }

  /// Writes why a command failed, after its name, and ends it with status 1.
  static func fail(_ command: String, _ message: String) throws -> Never {
    write("redemption \(command): \(message)\n")
    throw ExitCode.failure
  }

  /// The same for a log handler.
  struct Stream: TextOutputStream, Sendable {
    func write(_ text: String) { StandardError.write(text) }
  }
}
