package import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Another program, started by a test.
///
/// This type replaces Foundation's `Process`, which has two defects on Linux (6.3). `Process`
/// sometimes crashes the tests with a bad access while many threads open files. Its children also
/// inherit the signals that test threads block, so neither job control nor `kill` works in them.
package struct ChildProcess: Sendable {
  /// How a program ended.
  package enum Ending: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)

    /// The exit code. Nil if a signal ended the program.
    package var code: Int32? {
      if case .exit(let code) = self { code } else { nil }
    }
  }

  package struct Failure: Error {
    let path: String
    let code: Int32
  }

  package let id: pid_t

  /// Starts a program. No signals are blocked in it, and only its three standard files are open.
  ///
  /// - Parameters:
  ///   - environment: The environment variables, by default those of the tests.
  ///   - input: The standard input, by default empty.
  ///   - output: The standard output, by default discarded.
  ///   - errors: The standard error, by default discarded.
  ///   - terminal: The path of a terminal that replaces all three files. The program starts a new
  ///     session in it.
  package init(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    input: FileHandle = .nullDevice, output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice, terminal: String? = nil
  ) throws {
    let environment = environment ?? ProcessInfo.processInfo.environment
    let words = CStrings([path] + arguments)
    let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
    defer {
      words.free()
      variables.free()
    }
    #if canImport(Glibc)
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in [input, output, errors].enumerated() {
      // On Linux, Foundation's null device has no descriptor, so open the file instead.
      if let path = terminal ?? (file === FileHandle.nullDevice ? "/dev/null" : nil) {
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, O_RDWR, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, Int32(number))
      }
    }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Glibc)
      for file in 3..<Self.endOfFiles { posix_spawn_file_actions_addclose(&actions, file) }
    #else
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    if terminal != nil { flags |= Self.newSession }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw Failure(path: path, code: code) }
    self.id = id
  }

  /// The flag `POSIX_SPAWN_SETSID`. On Linux, the system's header hides it from Swift.
  #if canImport(Glibc)
    private static let newSession: Int32 = 0x80
  #else
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #endif

  #if canImport(Glibc)
    /// A descriptor number greater than those of all open files, with room for files that are
    /// opened meanwhile. Closing a descriptor that isn't open is not an error.
    private static var endOfFiles: Int32 {
      let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return (open?.compactMap { Int32($0) }.max() ?? 256) + 64
    }
  #endif

  /// Whether the program has ended. Reading this doesn't consume the ending, so `wait()` still
  /// returns it.
  package var hasEnded: Bool {
    var status = siginfo_t()
    return waitid(P_PID, id_t(id), &status, WEXITED | WNOHANG | WNOWAIT) == 0
      && status.si_signo == SIGCHLD
  }

  /// Returns how the program ended, or nil if it is still running. After this method has returned
  /// an ending, don't call it again.
  package func ending() -> Ending? {
    var status: Int32 = 0
    return waitpid(id, &status, WNOHANG) == id ? Ending(status) : nil
  }

  /// Waits until the program has ended. Call this method only once.
  @discardableResult
  package func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return Ending(status)
  }
}

extension ChildProcess.Ending {
  /// Creates the ending that a status reports.
  ///
  /// - Parameter status: The status that `waitpid` returned.
  fileprivate init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// A null-terminated array of C strings, as `posix_spawn` expects for arguments and environment.
private struct CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) {
    pointers = texts.map { strdup($0) } + [nil]
  }

  func free() {
    for pointer in pointers {
      #if canImport(Glibc)
        Glibc.free(pointer)
      #else
        Darwin.free(pointer)
      #endif
    }
  }
}
