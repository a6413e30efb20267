internal import PokedexFeatures
internal import PokedexModel
internal import PokedexText

// The choices that apply to the whole program.
extension AppState {
  /// Switches all pages and the list to a generation, and leaves the game that the user plays, if
  /// any. Nil means the newest generation.
  mutating func choose(generation: Int?) {
    if generation == self.generation { return }
    holdSelection()
    let left = game
    choices.generation = generation
    choices.game = nil
    if let left {
      notice = words(.gameLeft, words.title(ofGame: left.version))
      request(.mark(.choose(game: nil)))
    }
    list.show(.national, in: listSource)
  }

  /// Switches all pages and the list to the version that the user plays. If `version` is nil,
  /// leaves the game and returns to the newest generation.
  mutating func choose(game version: String?) {
    if version == choices.game { return }
    holdSelection()
    choices.game = version
    let game = game
    let group = words.rules.versionGroups.first { $0.slug == game?.group }
    choices.generation = group?.generation
    stack.changeTop { $0.view.table.game = game }
    if let version, group?.dexes.isEmpty == true {
      notice = words(.noRegionalDex, words.title(ofGame: version))
    }
    list.show(rosters.first ?? .national, in: listSource)
    request(.mark(.choose(game: version)))
  }

  /// The lists that are available in the user's game, starting with the default: its regional
  /// dexes, all Pokémon of the game, and the National Dex.
  var rosters: [ListRoster] {
    guard let group = words.rules.versionGroups.first(where: { $0.slug == game?.group }) else {
      return [.national]
    }
    return group.dexes.map { .dex($0, game: group.slug) } + [.game(group.slug), .national]
  }

  /// Switches all texts to a language.
  mutating func choose(language: Language) {
    guard words.canShow(language) else { return notice = words(.notInASCII, language.code) }
    if language == self.language { return }
    holdSelection()
    covered = covered.map(\.withoutCachedContent)
    words = words.withLanguage(language)
    list.refresh(listSource)
  }

  /// PokeAPI's id of the open Pokémon, or of the one selected in the list.
  var currentPokemonID: Int? {
    stack.top == nil ? list.selectedItem?.id : entry?.pokemon
  }
}
