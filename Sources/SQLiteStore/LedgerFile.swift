import RedemptionLedger

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a ledger: checked before SQLite opens it, and compared at each commit.
struct LedgerFile {
  /// SQLite's files beside the database (sqlite.org/tempfiles.html).
  private static let companions = ["-wal", "-shm", "-journal"]
  /// Size of the smallest database, in bytes: one page.
  private static let smallestDatabase = 512

  /// As the caller gave it.
  private let path: String
  /// Files in use with their identities, once the database is open.
  private var opened: [(path: String, identity: Identity)] = []

  /// What distinguishes a file from another one on the same path.
  private struct Identity: Equatable {
    let device: dev_t
    let inode: ino_t
  }

  /// Checks a path, and creates an empty file that only its owner may read if there is none. SQLite gives its files
  /// beside the database the same permissions.
  ///
  /// - Throws: nothing was written to an existing file.
  init(preparing path: String) throws(LedgerError) {
    self.path = path
    guard !path.isEmpty else {
      throw .unavailable("the path of its file is empty; name a file, or :memory: to keep nothing")
    }
    guard !path.hasPrefix("file:") else {
      throw .unavailable("a `file:` address is not supported; name the path of a file")
    }
    if let status = LedgerFile.status(of: path) {
      try check(status)
    } else {
      try create()
    }
    for companion in LedgerFile.companions where LedgerFile.status(of: path + companion)?.isLink == true {
      throw .unavailable("\(companion) beside its file is a symbolic link; remove it")
    }
  }

  /// The path as SQLite must get it: never one that SQLite reads as an address or as the name of a temporary database.
  var databasePath: String { path.hasPrefix("/") ? path : "./" + path }

  /// True if there is something in the write-ahead log.
  var hasLog: Bool { LedgerFile.status(of: path + "-wal").map { $0.st_size > 0 } ?? false }

  /// The size of the database in bytes.
  var size: Int64 { LedgerFile.status(of: path).map { Int64($0.st_size) } ?? 0 }

  /// Remembers which files SQLite has opened.
  mutating func rememberIdentities() {
    opened = ["", "-wal", "-shm"].compactMap { suffix in
      LedgerFile.status(of: path + suffix).map { (path + suffix, LedgerFile.identity($0)) }
    }
  }

  /// Checks that the files are still the ones that SQLite has opened. What SQLite writes to others is lost.
  func checkIdentities() throws(LedgerError) {
    for file in opened where LedgerFile.status(of: file.path).map(LedgerFile.identity) != file.identity {
      throw .unavailable("its file was moved, replaced or deleted while it was in use; restart the server")
    }
  }

  private func check(_ status: stat) throws(LedgerError) {
    guard !status.isLink else {
      throw .unavailable("its file is a symbolic link; name the file that the link leads to")
    }
    guard !status.isFolder else { throw .unavailable("its path is a folder; name a file in it") }
    guard status.isRegularFile else { throw .unavailable("its path does not lead to a regular file") }
    guard status.st_nlink <= 1 else {
      throw .unavailable("its file has a second name (a hard link), under which SQLite would not see its locks")
    }
    // SQLite overwrites a file of one byte. A database that was being created when its process ended has a journal.
    let isShort = (1..<LedgerFile.smallestDatabase).contains(Int(status.st_size))
    guard !isShort || LedgerFile.status(of: path + "-journal") != nil else {
      throw .notALedger("not a SQLite database")
    }
    guard unsafe access(path, R_OK | W_OK) == 0 else {
      throw .unavailable("its file is read-only for this user, or unreadable")
    }
  }

  /// Creates the file. Another process may do so at the same time: then its file is used.
  private func create() throws(LedgerError) {
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor < 0 else {
      _ = close(descriptor)
      return
    }
    let number = errno
    guard number != ENOENT else { throw .unavailable("its folder does not exist; create it first") }
    guard number == EEXIST, let status = LedgerFile.status(of: path) else {
      throw .unavailable("its file cannot be created: \(unsafe String(cString: strerror(number)))")
    }
    try check(status)
  }

  /// What is on a path, without following a link; nil if there is nothing.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }

  private static func identity(_ status: stat) -> Identity {
    Identity(device: status.st_dev, inode: status.st_ino)
  }
}

/// Locks on the write-ahead log of an open ledger, through which servers agree on more than SQLite does.
///
/// They are on bytes beyond any that SQLite writes, and belong to this descriptor: they end with the process, whatever
/// ends it. SQLite itself never locks this file (sqlite.org/tempfiles.html: its locks are in the database and `-shm`).
final class LogLocks {
  /// A byte, and what its lock means.
  enum Byte: off_t {
    /// Shared by all that have the ledger open; exclusive: nobody else has.
    case presence = 0x4000_0000_0000_0000
    /// Shared: tries to get SQLite's lock. Exclusive: has waited for it for long, and no other tries.
    case turn = 0x4000_0000_0000_0001
  }

  // Locks of an open file instead of a process (fcntl(2), "Open file description locks").
  #if canImport(Darwin)
    private static let setLock: Int32 = 90
  #else
    private static let setLock: Int32 = 37
  #endif

  private let descriptor: Int32

  /// Opens the log of a database that SQLite has open: as long as it has, the file stays.
  init(ofDatabase path: String) throws(LedgerError) {
    descriptor = unsafe open(path + "-wal", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else {
      throw .unavailable("its write-ahead log cannot be opened: \(unsafe String(cString: strerror(errno)))")
    }
  }

  deinit { _ = close(descriptor) }

  /// Takes a lock, or changes the one that it has; false if others keep it from that.
  func take(_ byte: Byte, isExclusive: Bool) -> Bool { set(byte, isExclusive ? F_WRLCK : F_RDLCK) }

  /// Gives a lock back.
  func release(_ byte: Byte) { _ = set(byte, F_UNLCK) }

  private func set(_ byte: Byte, _ type: Int32) -> Bool {
    var lock = flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = byte.rawValue
    lock.l_len = 1
    return unsafe fcntl(descriptor, LogLocks.setLock, &lock) == 0
  }
}

extension stat {
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
