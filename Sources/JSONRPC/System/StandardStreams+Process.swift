#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension StandardStreams {
  /// Makes each write that fails return an error, on the process's own streams too. To be called before anything is
  /// opened.
  ///
  /// - A closed pipe and a file at its size limit (`ulimit -f`) no longer end the process with a signal.
  /// - A closed descriptor (`>&-`) is taken by one that fails: otherwise the next file or pipe would get its number,
  ///   and what is meant for stdout or stderr would be written there.
  public static func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // `open` takes the lowest free number, which is this one. Without /dev/null the number stays free.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Lets the process open more files, as far as the system allows it without a privilege.
  ///
  /// - Parameter wanted: how many it should be able to open.
  /// - Returns: how many it may open now.
  public static func raiseFileLimit(to wanted: Int) -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return wanted }
    let most = rlim_t(wanted)
    if limit.rlim_cur < most {
      var raised = limit
      raised.rlim_cur = min(most, limit.rlim_max)
      if unsafe setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
