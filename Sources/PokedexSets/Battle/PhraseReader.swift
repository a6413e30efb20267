/// One side of a calculation as players write it: `+1 252+ SpA Life Orb Flutter Mane Moonblast`.
public struct Phrase: Sendable, Hashable {
  /// The set, with its stat stages and status.
  public var fighter: Fighter
  /// The move after the Pokémon's name, if any.
  public var move: SetMove?
  /// Number of hits, from "(3 hits)"; nil if not specified.
  public var hits: Int?
  /// Whether the phrase says that the hit is critical.
  public var isCritical = false
  /// Words for the field, such as `rain`, `reflect` and `helping-hand`.
  public var field: Set<FieldWord> = []
  /// Other readings of the same words that make sense, such as Galarian Darmanitan's Zen Headbutt
  /// and Headbutt of its Zen Mode. They have no other readings themselves.
  public var otherReadings: [Phrase] = []
}

extension Phrase {
  /// Whether another phrase names the same Pokémon and move.
  func isSame(as other: Phrase) -> Bool {
    move == other.move && fighter.set.pokemon == other.fighter.set.pokemon
  }
}

/// A state of the whole field or of one side of it. The raw value is its word on the command line.
public enum FieldWord: String, Sendable, CaseIterable {
  case sun, rain, sand, hail, snow
  case harshSun = "harsh-sun"
  case heavyRain = "heavy-rain"
  case strongWinds = "strong-winds"
  case electricTerrain = "electric-terrain"
  case grassyTerrain = "grassy-terrain"
  case mistyTerrain = "misty-terrain"
  case psychicTerrain = "psychic-terrain"
  case gravity
  case helpingHand = "helping-hand"
  case friendGuard = "friend-guard"
  case reflect
  case lightScreen = "light-screen"
  case auroraVeil = "aurora-veil"
  case stealthRock = "stealth-rock"
}

/// Reads phrases, in which names can be in any language. Reading stops at the first words that
/// can't be read.
public struct PhraseReader: Sendable {
  private let names: any SetNames
  private let rules: any BattleRules

  /// - Parameters:
  ///   - names: the object that finds Pokémon, items, abilities, moves, natures and types by name.
  ///   - rules: the data that tells which stats a nature raises and lowers.
  public init(names: any SetNames, rules: any BattleRules) {
    (self.names, self.rules) = (names, rules)
  }

  /// Maximum length of a phrase in bytes.
  public static let maximumBytes = 1_000

  /// Returns the phrases before and after "vs." in a line, or nil if there is no "vs.". Leaves out
  /// a result at the end of the line, such as ": 260-308 (67.3 - 79.7%)".
  public static func sides(of line: String) -> (attacker: String, defender: String)? {
    guard let found = line.firstMatch(of: /\s+vs\.?\s+/.ignoresCase()) else { return nil }
    var defender = line[found.range.upperBound...]
    if let result = defender.firstMatch(of: /:\s*\d+\s*[-–]\s*\d+/) {
      defender = defender[..<result.range.lowerBound]
    }
    return (String(line[..<found.range.lowerBound]), String(defender))
  }

  /// Reads the phrase for one side. If a Pokémon's name can end at different words, the reading with
  /// the longest move that the Pokémon can learn is returned; of those, the one with the longest
  /// name. If it can learn none, that is a reading without a move.
  ///
  /// - Parameter isTarget: whether the other side's phrase names the move, so that this one rather
  ///   names none.
  /// - Returns: a phrase whose set has a Pokémon, or an error with the first words that can't be
  ///   read. The line number in the error is always 1.
  public func read(_ text: String, isTarget: Bool = false) -> Result<Phrase, PhraseError> {
    if text.utf8.count > Self.maximumBytes {
      return .failure(
        PhraseError(issue: SetIssue(line: 1, kind: .unknownLine, text: String(text.prefix(60)))))
    }
    do throws(PhraseError) {
      let readings = try PhraseScanner(text, names: names, rules: rules).readings()
      return .success(best(of: readings, isTarget: isTarget))
    } catch {
      return .failure(error)
    }
  }

  /// Returns one of several readings, with the others as `otherReadings`.
  ///
  /// - Parameter readings: at least one, the one with the longest name of a Pokémon first.
  private func best(of readings: [Phrase], isTarget: Bool) -> Phrase {
    func canBeUsed(_ phrase: Phrase) -> Bool {
      guard let move = phrase.move?.name.slug, let pokemon = phrase.fighter.set.pokemon?.slug
      else { return false }
      return rules.canLearn(move, pokemon)
    }
    func length(_ phrase: Phrase) -> Int {
      phrase.move?.name.slug.map { $0.split(separator: "-").count } ?? 0
    }
    let withMove = readings.filter { $0.move != nil }
    let usable = withMove.filter(canBeUsed)
    let longest = usable.map(length).max()
    let sorted = usable.filter { length($0) == longest } + usable.filter { length($0) != longest }
    let withoutMove = readings.filter { $0.move == nil }
    let unusable = withoutMove.isEmpty && !usable.isEmpty ? [] : withMove.filter { !canBeUsed($0) }
    let fitting = (isTarget ? withoutMove + sorted : sorted + withoutMove) + unusable
    var best = fitting[0]
    best.otherReadings = fitting.dropFirst().filter { !$0.isSame(as: best) }
    return best
  }
}

/// The error for words of a phrase that can't be read.
public struct PhraseError: Error, Sendable, Hashable {
  /// The issue, with its kind, the words and the closest names.
  public let issue: SetIssue
}
