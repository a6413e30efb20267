import Foundation
import TestSupport

/// A library that makes the program's system calls fail. It is compiled from Faults/faults.c on first use.
enum Faults {
  /// A kind of call and the error that it fails with.
  struct Kind: Sendable {
    let call: String
    let error: Int32
  }

  /// A failure of one call, or of all calls from one on.
  struct Fault: Sendable, CustomStringConvertible {
    let kind: Kind
    /// Whether all later calls fail, too.
    let isPermanent: Bool

    var description: String { kind.call + (isPermanent ? ", and all later" : "") }
  }

  /// Every kind, failing once and failing permanently.
  static let all = [
    ("open", EMFILE), ("read", EIO), ("write", ENOSPC), ("fsync", EIO), ("ftruncate", ENOSPC),
    ("rename", EACCES), ("mmap", ENOMEM), ("memory", ENOMEM), ("epoll_create", EMFILE),
    ("epoll_ctl", ENOMEM), ("eventfd", EMFILE), ("timerfd_create", EMFILE), ("pipe", EMFILE),
    ("socket", EMFILE), ("thread", EAGAIN),
  ].flatMap { call, error in
    [false, true].map { Fault(kind: Kind(call: call, error: error), isPermanent: $0) }
  }

  /// Numbers of the first call that fails. They are Fibonacci numbers: close together at first, and
  /// in the end more than the calls of any command.
  static let turns = Array(
    sequence(state: (1, 2)) { state in
      state = (state.1, state.0 + state.1)
      return state.1 - state.0 < 1_000_000 ? state.1 - state.0 : nil
    })

  /// Path of the library; nil without a compiler, or on systems without `LD_PRELOAD`.
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

  /// Returns environment variables that request a fault.
  ///
  /// - Parameter mark: path of a file that is created when the call fails.
  static func environment(_ fault: Fault, at turn: Int, mark: String) -> [String: String] {
    [
      "LD_PRELOAD": library ?? "", "FAULT_PROGRAM": "pokedex", "FAULT_CALL": fault.kind.call,
      "FAULT_AT": "\(turn)", "FAULT_LASTS": fault.isPermanent ? "1" : "0",
      "FAULT_ERROR": "\(fault.kind.error)", "FAULT_MARK": mark,
    ]
  }
}
