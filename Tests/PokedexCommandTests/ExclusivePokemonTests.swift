import DexData
import PokedexModel
import Testing

/// Pokémon that PokeAPI has wrong in games of a pair.
struct ExclusivePokemonTests {
  @Test(arguments: [
    ("sun", ["cranidos", "rampardos", "tirtouga", "carracosta"], ["voltorb", "electrode"]),
    ("moon", ["shieldon", "bastiodon", "archen", "archeops"], []),
    ("diamond", ["cranidos", "rampardos"], ["shieldon"]),
    ("pearl", ["shieldon", "bastiodon"], ["cranidos"]),
    ("ultra-sun", [], ["marowak"]), ("violet", [], ["gulpin", "swalot"]),
    ("omega-ruby", ["zangoose", "solrock", "skrelp", "dragalge", "throh"], ["seviper"]),
    ("black", ["houndour", "houndoom", "shroomish", "breloom", "plusle"], ["petilil", "volbeat"]),
    ("white", ["minun", "illumise", "poochyena", "paras", "pidgey", "happiny"], ["cottonee"]),
  ])
  func exclusivePokemonAreThoseOfTheVersion(
    version: String, with: [String], without: [String]
  ) throws {
    let dex = Dex()
    for slug in with + without {
      let id = try #require(dex.pokemon(named: slug)).id
      #expect(dex.isExclusive(variety: id, to: version) == with.contains(slug), "\(slug)")
    }
  }
}
