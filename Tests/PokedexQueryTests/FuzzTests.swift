import DexData
import PokedexModel
import PokedexQuery
import TestSupport
import Testing

/// Reads texts by chance, and keeps what is strange about any of them.
struct QueryFuzzer {
  private let engine = QueryEngine(source: DexQuerySource())
  private var texts: RandomText
  /// Texts with a mistake that has a place outside of them.
  private(set) var strange: [String] = []
  /// The text that took longest.
  private(set) var slowest = ""
  private var longest = Duration.zero

  init(stream: Int) { texts = RandomText(stream: stream) }

  /// Reads so many, and asks of one in a hundred what could stand in its middle.
  mutating func read(_ count: Int) {
    for round in 0..<count {
      let text = texts.next()
      let start = ProcessorTime.ofThread
      read(text)
      let time = ProcessorTime.ofThread - start
      if time > longest { (longest, slowest) = (time, text) }
      guard round % 100 == 0 else { continue }
      let completion = engine.complete(text, cursor: text.count / 2)
      if completion.range.upperBound > text.count { strange.append(text) }
    }
  }

  private mutating func read(_ text: String) {
    do throws(QueryMistake) {
      _ = try engine.query(of: text)
    } catch {
      let length = text.count
      if error.range.lowerBound < 0 || error.range.upperBound > length { strange.append(text) }
    }
  }

  /// How long the slowest takes when nothing has to be read for the first time.
  var timeOfSlowest: Duration {
    let times = (0..<9).map { _ in
      let start = ProcessorTime.ofThread
      _ = try? engine.query(of: slowest)
      return ProcessorTime.ofThread - start
    }
    return times.min() ?? .zero
  }

  /// What no text may take.
  #if DEBUG
    static let most = Duration.milliseconds(100)
  #else
    static let most = Duration.milliseconds(10)
  #endif
}

@Suite(.seeded)
struct FuzzTests {
  @Test func noTextStopsTheParserAndEveryMistakeLiesWithin() {
    var fuzzer = QueryFuzzer(stream: 1)

    fuzzer.read(100_000)

    #expect(fuzzer.strange == [])
    #expect(fuzzer.timeOfSlowest < QueryFuzzer.most, "\(fuzzer.slowest)")
  }

  @Test func noTextStopsASearch() {
    let engine = QueryEngine.ofDex()
    var texts = RandomText(stream: 2)

    for _ in 0..<2000 {
      let text = texts.next()
      let answer = try? engine.run(text, in: QuerySettings(language: .japanese))
      #expect((answer?.ids.count ?? 0) <= 1351)
    }
  }
}
