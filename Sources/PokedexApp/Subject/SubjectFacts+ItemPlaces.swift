internal import PokedexModel
internal import PokedexText
internal import TerminalUI

// Places of items: where they lie, who gives them, and which shops sell them.
extension SubjectFacts {
  /// Returns where an item can be had in the game, or the games that have it if no game is given. A
  /// sentence says what is not recorded.
  func places(of item: String) -> SubjectFact {
    let places = places(of: item, in: game)
    let holders = wildHolders(of: item)
    let found: [SubjectFact.Passage?] =
      game.map { passages(of: places, in: $0) + gaps(in: $0, isFound: !places.isEmpty) }
      ?? games(of: places)
    let shown = found.compactMap(\.self)
    return SubjectFact(
      .itemPlaces,
      shown.isEmpty
        ? .parts([Span(words(holders.isEmpty ? .itemSourceUnknown : .itemHeldInWild))])
        : .section(shown), key: "places", value: .objects(places.map(members)))
  }

  /// Returns the ways to get an item, for scripts.
  func sources(of item: String) -> SubjectFact {
    let ways = Set(places(of: item, in: game).map(\.how))
    let isHeld = !wildHolders(of: item).isEmpty
    let slugs =
      ItemPlace.How.allCases.filter(ways.contains).map(\.rawValue) + (isHeld ? ["held"] : [])
    return SubjectFact(.itemPlaces, .figures, key: "sources", value: .texts(slugs))
  }

  /// Returns the places of an item in a game; in all games of the generation if it is nil.
  func places(of item: String, in game: Game?) -> [ItemPlace] {
    let versions =
      game.map(versionSlugs) ?? ofGeneration(rules.versionGroups).flatMap(\.versions)
    return rules.places(ofItem: item).filter { $0.versions.contains(where: versions.contains) }
  }

  /// Returns the slugs of a game's versions. A game with downloadable content includes it.
  func versionSlugs(of game: Game) -> [String] {
    let group = rules.versionGroups.first { $0.slug == game.group }
    let base = rules.versionGroups.first { $0.slug == group?.addedTo } ?? group
    return game.version.map { [$0] } ?? base?.versions ?? []
  }

  /// Returns a passage for each way to get an item in a game, with its places.
  func passages(of places: [ItemPlace], in game: Game) -> [SubjectFact.Passage?] {
    let order = ItemPlace.How.allCases
    let (found, others) = places.divided { $0.how == .pickup }
    let pickup =
      found.isEmpty
      ? nil
      : SubjectFact.Passage(
        text: words(
          .itemWay, words.how(found[0]),
          found.map { words.joined($0.conditions.compactMap(words.need), by: .listPair) }
            .joined(separator: " · ")), names: [])
    let ways = others.mergingWeekdays.grouped { words.way(to: $0) }.sorted {
      order.firstIndex(of: $0.elements[0].how) ?? 0 < order.firstIndex(of: $1.elements[0].how) ?? 0
    }
    return ways.map { way, places in
      let names = places.compactMap { place in
        place.location.map { (words.name(ofLocation: $0), Subject.place($0)) }
      }
      let spots = places.filter { $0.location != nil }.map(words.spot)
      return SubjectFact.Passage(
        text: spots.isEmpty
          ? way : words(.itemWay, way, spots.unique.joined(separator: " · ")),
        names: names, game: game)
    } + [pickup]
  }

  /// Returns sentences on what the data doesn't record about a game. Empty if it records everything.
  private func gaps(in game: Game, isFound: Bool) -> [SubjectFact.Passage] {
    let record = versionSlugs(of: game).first.map(rules.itemRecord) ?? .none
    let name = gameName ?? words.name(ofGame: game.group)
    let gap = PlaceWords.gap(ofGame: game.group, in: words.language.interface)
    let missing: String? =
      switch record {
      case .whole: gap.map { words(.itemGapsOfGame, name, $0) }
      case .lying(someGifts: true): words(.itemGapsSomeGifts, name)
      case .lying(someGifts: false): words(.itemGaps, name)
      case .none: words(.itemsNotRecorded, name)
      }
    let nothing = isFound || record == .none ? nil : words(.itemNotInGame, name)
    return [nothing, missing].compactMap(\.self).map { SubjectFact.Passage(text: $0, names: []) }
  }

  /// Maximum number of places that are named for a game among others.
  private static let namedPlaces = 3

  /// Returns a passage for each game that has an item, with its first places.
  private func games(of places: [ItemPlace]) -> [SubjectFact.Passage?] {
    ofGeneration(rules.versionGroups).map { group in
      let own = places.filter { $0.versions.contains(where: group.versions.contains) }
      if own.isEmpty { return nil }
      let spots = own.map { place in
        guard let location = place.location.map(words.name(ofLocation:)) else {
          return words.how(place)
        }
        return place.how == .ball ? location : words(.placePart, location, words.how(place))
      }.unique
      let more = spots.count - Self.namedPlaces
      let shown =
        spots.prefix(Self.namedPlaces) + (more > 0 ? [words(.placeMore, String(more))] : [])
      return SubjectFact.Passage(
        text: words(
          .itemWay, words.name(ofGame: group.slug), shown.joined(separator: " · ")),
        names: own.compactMap { place in
          place.location.map { (words.name(ofLocation: $0), Subject.place($0)) }
        }, game: Game(group.slug))
    }
  }

  private func members(of place: ItemPlace) -> [String: JSONValue] {
    [
      "versions": .texts(place.versions), "location": .optional(place.location),
      "part": .optional(place.part), "how": .text(place.how.rawValue),
      "price": .optional(place.price), "currency": .optional(place.currency),
      "count": .integer(place.count), "spots": .integer(place.spots),
      "conditions": .texts(place.conditions), "is_from_lists": .flag(place.isFromLists),
    ]
  }
}

extension [ItemPlace] {
  /// The places, with those that differ only in the day of the week made one.
  var mergingWeekdays: [ItemPlace] {
    let isWeekday = { (condition: String) in condition.hasPrefix("weekday:") }
    return grouped { place in
      place.with(conditions: place.conditions.filter { !isWeekday($0) })
    }.map { place, alike in
      place.with(
        conditions: alike.flatMap { $0.conditions.filter(isWeekday) } + place.conditions)
    }
  }
}

extension Words {
  /// Returns how to get an item, such as "hidden" or "₽1200 with 5 badges".
  func way(to place: ItemPlace) -> String {
    let (days, others) = place.conditions.divided { $0.hasPrefix("weekday:") }
    let weekdays = days.count < 7 ? days.compactMap(need).joined(separator: " ") : ""
    let conditions = (weekdays.isEmpty ? [] : [weekdays]) + others.compactMap(need)
    let count = place.count > 1 ? [self(.itemCount, String(place.count))] : []
    return joined([how(place, withPrice: true)] + count + conditions, by: .listPair)
  }

  func how(_ place: ItemPlace, withPrice: Bool = false) -> String {
    let language = language.interface
    let how = PlaceWords.how(place.how, in: language) ?? SlugWords.title(place.how.rawValue)
    guard withPrice, let price = place.price else { return how }
    guard !place.how.isSale, let currency = place.currency else {
      return joined([how, self(.price, String(price))], by: .listPair)
    }
    let text =
      PlaceWords.price(price, currency: currency, in: language)
      ?? "\(price) \(SlugWords.title(currency))"
    return joined([how, text], by: .listPair)
  }

  /// Returns the place of an item, such as "Mt. Moon (B2F) ×2".
  func spot(_ place: ItemPlace) -> String {
    let location = place.location.map(name(ofLocation:)) ?? ""
    // The way already says that it is a shop.
    let part = place.how.isSale && place.part == "Mart" ? nil : place.part
    let whole = part.map { self(.placePart, location, name(ofPart: $0)) } ?? location
    return place.spots > 1 ? self(.placeTimes, whole, String(place.spots)) : whole
  }

  /// Returns the name of a floor or a building.
  func name(ofPart english: String) -> String {
    PlaceWords.part(english, in: language.interface) ?? english
  }

  /// Returns the description of a condition for an item or a battle. Nil for a condition without
  /// words.
  func need(_ condition: String) -> String? {
    PlaceWords.need(condition, in: language.interface) { _, value in
      variety(value).map { name(ofPokemon: $0.id, slug: value) }
        ?? String(value.map { $0 == "-" ? "–" : $0 })
    }
  }
}
