// Queries for numbers such as stats, with units and ranks.
extension QueryCases {
  static let figures: [QueryCase] = [
    QueryCase("hp>=150") { $0.hp >= 150 },
    QueryCase("hp>150") { $0.hp > 150 },
    QueryCase("hp=100") { $0.hp == 100 },
    QueryCase("hp:100") { $0.hp == 100 },
    QueryCase("hp==100") { $0.hp == 100 },
    QueryCase("hp!=100") { $0.hp != 100 },
    QueryCase("hp<>100") { $0.hp != 100 },
    QueryCase("atk<20") { $0.atk < 20 },
    QueryCase("attack<=20") { $0.atk <= 20 },
    QueryCase("def:100..120") { (100...120).contains($0.def) },
    QueryCase("def=100..") { $0.def >= 100 },
    QueryCase("def:..20") { $0.def <= 20 },
    QueryCase("def!=20..200") { !(20...200).contains($0.def) },
    QueryCase("spa:100-110") { (100...110).contains($0.spa) },
    QueryCase("special-attack>=150") { $0.spa >= 150 },
    QueryCase("special attack>=150") { $0.spa >= 150 },
    QueryCase("spd > 150") { $0.spd > 150 },
    QueryCase("spe > 100") { $0.spe > 100 },
    QueryCase("speed≥140") { $0.spe >= 140 },
    QueryCase("すばやさ>=140") { $0.spe >= 140 },
    QueryCase("すばやさ＞＝１４０") { $0.spe >= 140 },
    QueryCase("spe>99.5") { $0.spe >= 100 },
    QueryCase("100 < spe <= 105") { (101...105).contains($0.spe) },
    QueryCase("150<=hp") { $0.hp >= 150 },
    QueryCase("bst>=670") { $0.bst >= 670 },
    QueryCase("base stat total<200") { $0.bst < 200 },
    QueryCase("atk>spa") { $0.atk > $0.spa },
    QueryCase("atk=spa") { $0.atk == $0.spa },
    QueryCase("atk!=spa def<=spd") { $0.atk != $0.spa && $0.def <= $0.spd },
    QueryCase("hp>=spe spe>=hp") { $0.hp == $0.spe },
    QueryCase("catch<=3") { $0.figure("capture_rate") ?? 0 <= 3 },
    QueryCase("catch rate=255") { $0.figure("capture_rate") == 255 },
    QueryCase("friendship=0") { $0.figure("base_happiness") == 0 },
    QueryCase("happiness>=100") { $0.figure("base_happiness") ?? -1 >= 100 },
    QueryCase("exp>=300") { $0.experience ?? -1 >= 300 },
    QueryCase("exp<40") { $0.experience.map { $0 < 40 } ?? false },
    QueryCase("exp!=100") { $0.experience.map { $0 != 100 } ?? false },
    QueryCase("hatch<=5") { $0.figure("hatch_counter").map { $0 <= 5 } ?? false },
    QueryCase("number:1..9") { (1...9).contains($0.number) },
    QueryCase("no=25") { $0.number == 25 },
    QueryCase("number>1020") { $0.number > 1020 },
  ]

  static let units: [QueryCase] = [
    QueryCase("height>2m") { $0.height > 20 },
    QueryCase("height>2") { $0.height > 20 },
    QueryCase("height=1.7") { $0.height == 17 },
    QueryCase("height=170cm") { $0.height == 17 },
    QueryCase("height<1 ft") { Double($0.height) * 10 < 30.48 },
    QueryCase("height>=6ft") { Double($0.height) >= 18.288 },
    QueryCase("height>=20 m") { $0.height >= 200 },
    QueryCase("height:1m..1.2m") { (10...12).contains($0.height) },
    QueryCase("weight<1kg") { $0.weight.map { $0 < 10 } ?? false },
    QueryCase("weight=6") { $0.weight == 60 },
    QueryCase("weight>=999.9kg") { $0.weight ?? 0 >= 9999 },
    QueryCase("weight=220.5lb") { (Double($0.weight ?? 0) / 4.535_923_7 * 10).rounded() == 2205 },
    QueryCase("weight>1000lbs") { Double($0.weight ?? 0) > 4535.9237 },
    QueryCase("weight:10..11kg") { (100...110).contains($0.weight ?? 0) },
    QueryCase("female>=75%") { $0.female ?? 0 >= 6 },
    QueryCase("female=12.5") { $0.female == 1 },
    QueryCase("female%=0") { $0.female == 0 },
    QueryCase("female:100") { $0.female == 8 },
    QueryCase("female<50") { $0.female.map { $0 < 4 } ?? false },
  ]

  /// Queries by percentile. Only default varieties that don't evolve further count for a
  /// percentile.
  static let percentiles: [QueryCase] = [
    QueryCase("spe>=90%") { $0.spe >= SpeedPercentile.speed(90) },
    QueryCase("spe<10%") { $0.spe < SpeedPercentile.speed(10) },
    QueryCase("spe:50%..60%") {
      (SpeedPercentile.speed(50)..<SpeedPercentile.speed(61)).contains($0.spe)
    },
  ]
}

/// Computes the lowest Speed that is higher than that of at least a given percentage of the fully
/// evolved default varieties.
enum SpeedPercentile {
  static let speeds: [Int] = {
    let entries = (try? FactDex.load().entries()) ?? []
    return entries.filter { $0.isDefault && $0.isFullyEvolved }.map(\.spe).sorted()
  }()

  static func speed(_ percent: Int) -> Int {
    (0...300).first { figure in
      100 * speeds.filter { $0 < figure }.count / speeds.count >= percent
    } ?? 300
  }
}
