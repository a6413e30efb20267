import Foundation
import TestSupport

/// A library that makes system calls of the program fail, made from Faults/faults.c when first needed.
enum Faults {
  /// A kind of call, and the error that it ends with.
  struct Kind: Sendable {
    let call: String
    let error: Int32
  }

  /// Some calls of a kind that fail.
  struct Fault: Sendable, CustomStringConvertible {
    let kind: Kind
    /// Whether all from one on do.
    let lasts: Bool

    var description: String { kind.call + (lasts ? ", and all later" : "") }
  }

  /// Every kind, once and for good.
  static let all = [
    ("open", EMFILE), ("read", EIO), ("write", ENOSPC), ("fsync", EIO), ("ftruncate", ENOSPC),
    ("rename", EACCES), ("mmap", ENOMEM), ("memory", ENOMEM), ("epoll_create", EMFILE),
    ("epoll_ctl", ENOMEM), ("eventfd", EMFILE), ("timerfd_create", EMFILE), ("pipe", EMFILE),
    ("socket", EMFILE), ("thread", EAGAIN),
  ].flatMap { call, error in
    [false, true].map { Fault(kind: Kind(call: call, error: error), lasts: $0) }
  }

  /// Numbers of the call that is the first to fail: close together at first, as far as any program goes.
  static let turns = Array(
    sequence(state: (1, 2)) { state in
      state = (state.1, state.0 + state.1)
      return state.1 - state.0 < 1_000_000 ? state.1 - state.0 : nil
    })

  /// The library; nil where there is no compiler, or where programs take no such library.
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

  /// Environment variables that ask for a fault.
  ///
  /// - Parameter mark: a file that is made if the call comes at all.
  static func environment(_ fault: Fault, at turn: Int, mark: String) -> [String: String] {
    [
      "LD_PRELOAD": library ?? "", "FAULT_PROGRAM": "pokedex", "FAULT_CALL": fault.kind.call,
      "FAULT_AT": "\(turn)", "FAULT_LASTS": fault.lasts ? "1" : "0",
      "FAULT_ERROR": "\(fault.kind.error)", "FAULT_MARK": mark,
    ]
  }
}
