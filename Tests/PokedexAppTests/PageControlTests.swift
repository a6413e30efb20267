import PokedexModel
import Testing

@testable import PokedexApp

/// Stepping through the values of a page's settings.
@Suite("Page controls")
struct PageControlTests {
  private static let effort = ControlSetting.Scale.figures(
    0...252, step: 4, coarseStep: 64, commonValues: [0, 252])

  @Test(arguments: [
    (0, 1, 4), (0, -1, 0), (250, 1, 252), (252, 1, 252), (6, -1, 4), (4, -1, 0), (6, 1, 8),
    (100, 3, 112), (100, -30, 0),
  ])
  func numberStepsToNextMultiple(value: Int, turns: Int, result: Int) {
    let setting = ControlSetting(.effort(.speed), value, or: 0, Self.effort)

    #expect(setting.adjusted(by: turns) == result)
  }

  @Test(arguments: [(0, 252), (128, 252), (252, 0)])
  func enterCyclesThroughCommonValues(value: Int, result: Int) {
    #expect(ControlSetting(.effort(.speed), value, or: 0, Self.effort).next == result)
  }

  @Test func levelLeapsByTens() {
    let scale = ControlSetting.Scale.figures(
      1...100, step: 1, coarseStep: 10, commonValues: [1, 50, 100])
    let level = ControlSetting(.level, 55, or: 50, scale)

    #expect(
      [
        level.coarselyAdjusted(by: 1), level.coarselyAdjusted(by: -1),
        level.coarselyAdjusted(by: 9),
      ] == [60, 50, 100])
    #expect(level.next == 100)
  }

  @Test func choiceWrapsAround() {
    let setting = ControlSetting(.status, 2, or: 0, .choices([0, 2, 5]))

    #expect(
      [setting.adjusted(by: 1), setting.adjusted(by: 2), setting.adjusted(by: -2)] == [5, 0, 5])
    #expect(setting.next == 5)
  }

  @Test func invalidValueBecomesDefaultOrNearest() {
    #expect(ControlSetting(.status, 3, or: 2, .choices([0, 2])).value == 2)
    #expect(
      ControlSetting(
        .level, 400, or: 50, .figures(1...100, step: 1, coarseStep: 10, commonValues: [])
      ).value
        == 100
    )
    #expect(
      ControlSetting(
        .level, nil, or: 50, .figures(1...100, step: 1, coarseStep: 10, commonValues: [])
      ).value
        == 50)
  }

  @Test func valuesAreStoredPerControl() {
    var values = ControlValues()
    values[.effort(.speed)] = 252
    values[.effort(.attack)] = 4
    values[.effort(.speed)] = 8

    #expect(values[.effort(.speed)] == 8 && values[.effort(.attack)] == 4)
    #expect(values[.individual(.speed)] == nil)
    values[.effort(.speed)] = nil
    #expect(values[.effort(.speed)] == nil)
  }
}
