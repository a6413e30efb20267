import PokedexModel
import Testing

@testable import PokedexApp

/// The stack of screens, including going back and forward.
@Suite("The stack of screens")
struct ScreenStackTests {
  private let subjects: [Subject] = [
    .pokemon(25), .ability("static"), .move("surf"), .type(.water), .item("light-ball"),
    .eggGroup("fairy"), .place("kanto-route-1"),
  ]

  private func stack(of subjects: [Subject]) -> ScreenStack {
    var stack = ScreenStack()
    for subject in subjects { stack.open(subject) }
    return stack
  }

  @Test func beginsAtTheList() {
    let stack = ScreenStack()

    #expect(stack.top == nil)
    #expect(stack.depth == 0)
    #expect(stack.pathToTop.isEmpty)
  }

  @Test func backAndForwardVisitEveryScreen() {
    var stack = stack(of: subjects)

    var back: [Subject?] = []
    for _ in subjects {
      stack.goBack()
      back.append(stack.topSubject)
    }
    var forward: [Subject?] = []
    for _ in subjects {
      stack.goForward()
      forward.append(stack.topSubject)
    }

    #expect(back == subjects.dropLast().reversed() + [nil])
    #expect(forward == subjects)
    stack.goForward()
    #expect(stack.depth == subjects.count)
    #expect(stack.topSubject == subjects.last)
  }

  @Test func backFromListDoesNothing() {
    var stack = stack(of: [.pokemon(25)])

    stack.goBack()
    stack.goBack()

    #expect(stack.depth == 0)
    stack.goForward()
    #expect(stack.topSubject == .pokemon(25))
  }

  @Test func walkedListsScreensUpToTop() {
    var stack = stack(of: subjects)

    for _ in 0..<4 { stack.goBack() }

    #expect(stack.pathToTop.map(\.screen.subject) == Array(subjects.prefix(3)))
    #expect(stack.screens.map(\.screen.subject) == subjects)
  }

  @Test func openingDropsForwardScreens() {
    var stack = stack(of: subjects)
    for _ in 0..<4 { stack.goBack() }

    stack.open(.type(.ghost))
    stack.goForward()

    #expect(stack.screens.map(\.screen.subject) == subjects.prefix(3) + [.type(.ghost)])
    #expect(stack.topSubject == .type(.ghost))
  }

  @Test func openingFromListStartsNewStack() {
    var stack = stack(of: subjects)
    stack.goToList()
    #expect(stack.top == nil)

    stack.open(.pokemon(1))

    #expect(stack.screens.map(\.screen.subject) == [.pokemon(1)])
  }

  @Test func forwardFromListOpensFirstScreen() {
    var stack = stack(of: subjects)
    stack.goToList()

    stack.goForward()

    #expect(stack.topSubject == subjects[0])
    #expect(stack.depth == 1)
  }

  @Test func noTwoScreensHaveTheSameID() {
    var stack = ScreenStack()
    var ids: [Int] = []
    for _ in 1...3 {
      for subject in subjects {
        stack.open(subject)
        ids.append(stack.top?.id ?? 0)
      }
      for _ in 0..<5 { stack.goBack() }
    }

    #expect(Set(ids).count == 3 * subjects.count)
  }

  @Test func revisitedScreenKeepsItsState() throws {
    var stack = stack(of: [.pokemon(25), .move("surf")])
    stack.goBack()
    let left = try #require(stack.top)
    stack.changeTop { $0.view.scroll = 7 }
    stack.goForward()
    #expect(stack.top?.screen.view.scroll == 0)

    stack.goBack()

    #expect(stack.top?.id == left.id)
    #expect(stack.top?.screen.view.scroll == 7)
  }

  @Test func changeTopOnListDoesNothing() {
    var stack = ScreenStack()

    stack.changeTop { $0.view.scroll = 7 }

    #expect(stack.screens.isEmpty)
  }

  @Test func theLastHundredScreensAreKept() {
    let opened = (1...105).map(Subject.pokemon)
    var stack = stack(of: opened)

    #expect(stack.screens.map(\.screen.subject) == opened.suffix(100))
    #expect(stack.depth == 100)
    for _ in 0..<99 { stack.goBack() }
    #expect(stack.topSubject == .pokemon(6))
    stack.goBack()
    #expect(stack.top == nil)
    stack.goBack()
    #expect(stack.depth == 0)
  }

  @Test func openingInMiddleOfFullStackKeepsItsStart() {
    var stack = stack(of: (1...100).map(Subject.pokemon))
    for _ in 0..<50 { stack.goBack() }

    stack.open(.type(.ghost))

    #expect(stack.screens.count == 51)
    #expect(stack.screens.first?.screen.subject == .pokemon(1))
  }
}

extension ScreenStack {
  fileprivate var topSubject: Subject? { top?.screen.subject }
}
