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

extension stat {
  fileprivate var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
