internal import PokedexModel
package import UserStore

/// The steps of the history that may be undone without asking the user. What this run has undone may
/// always be redone.
package enum HistoryScope: Sendable, Equatable {
  /// This run's changes of marks and notes.
  case marks
  /// This run's changes of the team with this key.
  case team(String)
  case nothing
  /// The step that the user was asked about.
  case confirmed(UserStep)
}

/// The steps that this run of the program has made, undone or redone, as opposed to earlier runs
/// and other programs.
struct OwnSteps {
  private var done: [UserStep] = []
  private var undone: [UserStep] = []

  /// Adds a new step. The steps that were undone can't be redone any more.
  mutating func add(_ step: UserStep) {
    done.append(step)
    undone = []
  }

  /// Records that this run has undone or redone a step.
  mutating func note(_ move: HistoryMove, of step: UserStep) {
    done.removeAll { $0 == step }
    undone.removeAll { $0 == step }
    if move == .undo { undone.append(step) } else { done.append(step) }
  }

  /// Whether a step may be undone or redone without asking the user.
  func allow(_ move: HistoryMove, of step: UserStep, in scope: HistoryScope) -> Bool {
    if scope == .confirmed(step) { return true }
    switch move {
    case .undo: return done.contains(step) && step.changes.allSatisfy { scope.covers($0) }
    case .redo: return undone.contains(step)
    }
  }
}

extension HistoryScope {
  fileprivate func covers(_ change: UserChange) -> Bool {
    switch (self, change) {
    case (.marks, .mark): true
    case (.team(let key), .team(let before, let after)):
      [before, after].allSatisfy { $0 == nil || $0?.key == key }
    default: false
    }
  }
}
