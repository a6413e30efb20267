import TestSupport
import Testing

@Suite("Ten million queries by chance", .seeded)
struct QueryFuzzSweep {
  @Test(arguments: 0..<10)
  func noTextStopsTheParserAndNoneTakesLong(part: Int) {
    var fuzzer = QueryFuzzer(stream: 100 + part)

    fuzzer.read(Sweep.amount(1_000_000, everyday: 1_000))

    #expect(fuzzer.strange == [])
    #expect(fuzzer.timeOfSlowest < QueryFuzzer.most, "\(fuzzer.slowest)")
  }
}
