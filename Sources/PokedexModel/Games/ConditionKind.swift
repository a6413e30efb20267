/// Kinds of encounter conditions. One condition of a kind holds at a time.
package enum ConditionKind {
  /// The kinds whose conditions are all known, each in its own order. Where every condition of a kind will do,
  /// the kind does not matter.
  package static let complete = [
    ["time-morning", "time-day", "time-night"],
    ["season-spring", "season-summer", "season-autumn", "season-winter"],
    ["swarm-no", "swarm-yes"], ["radar-off", "radar-on"],
    ["radio-off", "radio-hoenn", "radio-sinnoh"],
    [beforeHallOfFame, afterHallOfFame],
    ["story-progress-before-national-dex", "story-progress-national-dex"],
    ["tv-option-red", "tv-option-blue"],
    ["friend-safari-slot-1", "friend-safari-slot-2", "friend-safari-slot-3"],
    [
      "weather-normal", "weather-fog", "weather-intense-sun", "weather-overcast",
      "weather-raining", "weather-sandstorm", "weather-snowing", "weather-snowstorm",
      "weather-thunderstorm",
    ],
    [
      "weekday-monday", "weekday-tuesday", "weekday-wednesday", "weekday-thursday",
      "weekday-friday", "weekday-saturday", "weekday-sunday",
    ],
  ]

  package static let beforeHallOfFame = "story-progress-before-hall-of-fame"
  package static let afterHallOfFame = "story-progress-hall-of-fame"

  /// Conditions of one kind in that kind's order; others unchanged.
  package static func ordered(_ slugs: [String]) -> [String] {
    slugs.count > 1 ? kind(of: slugs)?.filter(slugs.contains) ?? slugs : slugs
  }

  /// The other conditions of their kind, where these are more than half of many; otherwise nil.
  package static func allBut(_ slugs: [String]) -> [String]? {
    slugs.count > 4 ? kind(of: slugs)?.filter { !slugs.contains($0) } : nil
  }

  /// The part of a slug that all conditions of its kind begin with.
  package static func name(of slug: String) -> Substring { slug.prefix { $0 != "-" } }

  /// Whether these are all conditions of a kind.
  package static func areAll(_ slugs: [String]) -> Bool {
    slugs.count > 1 && complete.contains { kind in kind.allSatisfy(slugs.contains) }
  }

  private static func kind(of slugs: [String]) -> [String]? {
    complete.first { kind in slugs.allSatisfy(kind.contains) }
  }
}
