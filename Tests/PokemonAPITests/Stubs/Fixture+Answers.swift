import TestSupport

extension Fixture {
  /// The response bodies of `Fixture`, by path.
  static let answers: [String: StubServer.Answer] = [
    "pokemon": .json(list),
    "pokemon/1": .json(pokemon),
    "pokemon/10001": .json(mega),
    "pokemon/leafling-mega": .json(mega),
    "pokemon-species/1": .json(species),
    "pokemon-species/leafling": .json(species),
    "pokemon-form/10400": .json(form),
    "evolution-chain/5": .json(chain),
  ]
}
