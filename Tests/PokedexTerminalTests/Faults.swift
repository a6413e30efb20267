import Foundation
import TestSupport

/// The library that makes the program's system calls fail. It is compiled from Faults/faults.c on
/// first use.
enum Faults {
  /// A kind of system call, and the error that it fails with.
  struct Kind: Sendable {
    let call: String
    let error: Int32
  }

  /// The failure of a single call, or of a call and all later ones of its kind.
  struct Fault: Sendable, CustomStringConvertible {
    let kind: Kind
    /// Whether all later calls of the kind fail, too.
    let isPermanent: Bool

    var description: String {
      "\(kind.call) (\(kind.error))" + (isPermanent ? ", and all later" : "")
    }
  }

  /// Every kind of call, once with a single failure and once with a permanent one.
  static let all = [
    ("open", EMFILE), ("read", EIO), ("write", ENOSPC), ("fsync", EIO), ("ftruncate", ENOSPC),
    ("rename", EACCES), ("mmap", ENOMEM), ("memory", ENOMEM), ("epoll_create", EMFILE),
    ("epoll_create", EPERM), ("epoll_ctl", ENOMEM), ("epoll_ctl", EPERM), ("epoll_ctl", EINVAL),
    ("eventfd", EMFILE), ("eventfd", EPERM), ("eventfd", ENOSYS), ("timerfd_create", EMFILE),
    ("timerfd_create", EPERM), ("pipe", EMFILE),
    ("socket", EMFILE), ("thread", EAGAIN),
  ].flatMap { call, error in
    [false, true].map { Fault(kind: Kind(call: call, error: error), isPermanent: $0) }
  }

  /// The calls that are tried as the first one to fail, by number. They are Fibonacci numbers, so
  /// they are close together at first. The last is greater than the number of calls that any
  /// command makes.
  static let turns = Array(
    sequence(state: (1, 2)) { state in
      state = (state.1, state.0 + state.1)
      return state.1 - state.0 < 1_000_000 ? state.1 - state.0 : nil
    })

  /// The path of the compiled library. Nil if there is no compiler, or if the system doesn't
  /// support `LD_PRELOAD`.
  static let library: String? = {
    #if canImport(Glibc)
      let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Faults/faults.c")
      let library = FileManager.default.temporaryDirectory
        .appending(path: "pokedex-faults-\(UUID().uuidString).so").path
      let compiler = try? ChildProcess(
        "/usr/bin/env", ["clang", "-shared", "-fPIC", "-O1", "-o", library, source.path])
      return compiler?.wait() == .exit(0) ? library : nil
    #else
      return nil
    #endif
  }()

  /// Returns the environment variables that request a fault.
  ///
  /// - Parameters:
  ///   - turn: The number of the first call that fails, counted from 1.
  ///   - mark: The path of a file that is created when the call fails.
  static func environment(_ fault: Fault, at turn: Int, mark: String) -> [String: String] {
    [
      "LD_PRELOAD": library ?? "", "FAULT_PROGRAM": "pokedex", "FAULT_CALL": fault.kind.call,
      "FAULT_AT": "\(turn)", "FAULT_LASTS": fault.isPermanent ? "1" : "0",
      "FAULT_ERROR": "\(fault.kind.error)", "FAULT_MARK": mark,
    ]
  }
}
