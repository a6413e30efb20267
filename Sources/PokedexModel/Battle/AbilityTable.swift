/// All abilities and their rules. A new ability needs one row.
///
/// Sources: Bulbapedia's articles on each ability; for the factors in 4096ths, Smogon, "The complete
/// damage formula".
extension BattleEffect {
  /// Returns the ability with this slug. Nil if it is unknown.
  package static func ability(_ slug: String) -> BattleEffect? { abilities[slug] }

  private static let abilities = Dictionary(
    uniqueKeysWithValues: (rows + withoutRules.map { BattleEffect($0) }).map { ($0.slug, $0) })

  private static let rows: [BattleEffect] = [
    .init("adaptability", since: 4, .adaptable),
    normalMoves("aerilate", become: .flying, since: 6),
    .init("air-lock", .negatesWeather, .cannotBeIgnored),
    .init("analytic", since: 5, attacking: [.init(.power, 5325, .movesLast)]),
    .init("armor-tail", since: 9, immunity: .raisedPriority),
    .init("as-one-glastrier", since: 8, .preventsBerries),
    .init("as-one-spectrier", since: 8, .preventsBerries),
    .init("aura-break", since: 6, .breaksAuras),
    .init("battle-armor", .preventsCriticalHits),
    .init(
      "beads-of-ruin", since: 9,
      attacking: [.init(.defense, 3072, .onSpecialDefense, .onlyOwner)], .cannotBeIgnored),
    inPinch("blaze", .fire),
    .init("bulletproof", since: 6, immunity: .flag(.bullet)),
    .init("chlorophyll", always: [.init(.speed, 8192, .sunny)]),
    .init("cloud-nine", .negatesWeather, .cannotBeIgnored),
    .init("comatose", since: 7, .sleeps),
    .init("damp", immunity: .explosion),
    aura("dark-aura", .dark),
    .init("dazzling", since: 7, immunity: .raisedPriority),
    .init("defeatist", since: 5, attacking: [.init(.attack, 2048, .halfHP)]),
    .init("delta-stream", since: 6, matchup: .guardsFlying),
    .init("desolate-land", since: 6, matchup: .immune(.water)),
    .init("disguise", since: 7, .absorbsHit),
    normalMoves("dragonize", become: .dragon, since: 9),
    .init("dragons-maw", since: 8, attacking: [.init(.attack, 6144, .moveType(.dragon))]),
    .init(
      "dry-skin", since: 4, immunity: .moveType(.water),
      defending: [.init(.power, 5120, .moveType(.fire))],
      always: [.init(.turnEnd, 512, .rainy), .init(.turnEnd, -512, .sunny)]),
    .init("earth-eater", since: 9, immunity: .moveType(.ground)),
    .init("eelevate", since: 9, immunity: .moveType(.ground), .floats),
    aura("fairy-aura", .fairy),
    .init("filter", since: 4, defending: [.init(.final, 3072, .superEffective)]),
    .init("fire-mane", since: 9, attacking: [.init(.attack, 6144, .moveType(.fire))]),
    .init("flare-boost", since: 5, attacking: [.init(.power, 6144, .special, .burnt)]),
    .init(
      "flash-fire", immunity: .moveType(.fire),
      attacking: [
        .init(.beforeConstant, 6144, .moveType(.fire), .active, until: 4),
        .init(.attack, 6144, .moveType(.fire), .active, since: 5),
      ]),
    .init(
      "flower-gift", since: 4, species: ["cherrim"],
      attacking: [.init(.attack, 6144, .physical, .sunny)],
      defending: [.init(.defense, 6144, .onSpecialDefense, .sunny)]),
    .init(
      "fluffy", since: 7,
      defending: [.init(.final, 2048, .contact), .init(.lateFinal, 8192, .moveType(.fire))]),
    .init("fur-coat", since: 6, defending: [.init(.defense, 8192, .onDefense)]),
    .init("gale-wings", since: 6, .hastensFlyingMoves),
    normalMoves("galvanize", become: .electric, since: 7),
    .init("gorilla-tactics", since: 8, attacking: [.init(.attack, 6144, .physical)]),
    .init(
      "grass-pelt", since: 6, defending: [.init(.defense, 6144, .onDefense, .grassyTerrain)]),
    .init("guts", attacking: [.init(.attack, 6144, .physical, .ailing)], .ignoresBurn),
    .init(
      "hadron-engine", since: 9, attacking: [.init(.attack, 5461, .special, .electricTerrain)]),
    .init(
      "heatproof", since: 4,
      defending: [
        .init(.power, 2048, .moveType(.fire), until: 8),
        .init(.attack, 2048, .moveType(.fire), since: 9),
      ], .halvesBurn),
    .init("heavy-metal", since: 5, always: [.init(.weight, 8192)]),
    .init("huge-power", attacking: [.init(.attack, 8192, .physical)]),
    .init("hustle", attacking: [.init(.roundedAttack, 6144, .physical)]),
    .init("ice-body", since: 4, always: [.init(.turnEnd, 256, .snowy)], .safeInHail),
    .init("ice-face", since: 8, .absorbsPhysicalHit),
    .init("ice-scales", since: 8, defending: [.init(.final, 2048, .special)]),
    .init("infiltrator", since: 5, .ignoresScreens),
    .init("iron-fist", since: 4, attacking: [.init(.power, 4915, .flag(.punch))]),
    .init("klutz", since: 4, .disablesItem),
    .init("levitate", immunity: .moveType(.ground), .floats),
    .init("libero", since: 8, .takesMoveType),
    .init("light-metal", since: 5, always: [.init(.weight, 2048)]),
    // In generations III and IV, Lightning Rod and Storm Drain only redirect moves.
    .init("lightning-rod", since: 5, immunity: .moveType(.electric)),
    .init("liquid-ooze", .hurtsDrainers),
    .init("liquid-voice", since: 7, newType: (.water, [.flag(.sound)])),
    .init("long-reach", since: 7, .avoidsContact),
    .init("magic-guard", since: 4, .preventsIndirectDamage),
    .init("marvel-scale", defending: [.init(.defense, 6144, .onDefense, .ailing)]),
    .init("mega-launcher", since: 6, attacking: [.init(.power, 6144, .flag(.pulse))]),
    .init("mega-sol", since: 9, .bringsSunlight),
    .init("merciless", since: 7, .criticalOnPoisoned),
    .init("minds-eye", since: 9, .hitsGhosts),
    .init("minus", attacking: [.init(.attack, 6144, .special, .active)]),
    .init("mold-breaker", since: 4, .ignoresAbilities),
    .init("motor-drive", since: 4, immunity: .moveType(.electric)),
    .init("multiscale", since: 5, defending: [.init(.final, 2048, .fullHP)]),
    .init("neuroforce", since: 7, attacking: [.init(.final, 5120, .superEffective)]),
    .init("neutralizing-gas", since: 8, .suppressesAbilities, .cannotBeIgnored),
    .init(
      "normalize", since: 4, newType: (.normal, []),
      attacking: [.init(.power, 4915, .typeChanged, since: 7)]),
    .init("orichalcum-pulse", since: 9, attacking: [.init(.attack, 5461, .physical, .sunny)]),
    .init("overcoat", since: 5, .safeInSandstorm, .safeInHail),
    inPinch("overgrow", .grass),
    .init("parental-bond", since: 6, .strikesTwice),
    normalMoves("pixilate", become: .fairy, since: 6),
    .init("plus", attacking: [.init(.attack, 6144, .special, .active)]),
    .init("poison-heal", since: 4, .healedByPoison),
    .init("primordial-sea", since: 6, matchup: .immune(.fire)),
    .init(
      "prism-armor", since: 7, defending: [.init(.final, 3072, .superEffective)],
      .cannotBeIgnored),
    .init("protean", since: 6, .takesMoveType),
    paradox("protosynthesis", .raisesStatInSunlight),
    .init(
      "punk-rock", since: 8, attacking: [.init(.power, 5325, .flag(.sound))],
      defending: [.init(.final, 2048, .flag(.sound))]),
    .init("pure-power", attacking: [.init(.attack, 8192, .physical)]),
    .init("purifying-salt", since: 9, defending: [.init(.attack, 2048, .moveType(.ghost))]),
    paradox("quark-drive", .raisesStatOnElectricTerrain),
    .init("queenly-majesty", since: 7, immunity: .raisedPriority),
    .init("quick-feet", since: 4, .quickWhenAiling),
    .init("rain-dish", always: [.init(.turnEnd, 256, .rainy)]),
    .init("reckless", since: 4, attacking: [.init(.power, 4915, .flag(.recoil))]),
    normalMoves("refrigerate", become: .ice, since: 6),
    .init("ripen", since: 8, .ripens),
    .init(
      "rivalry", since: 4,
      attacking: [.init(.power, 5120, .sameGender), .init(.power, 3072, .oppositeGender)]),
    .init("rock-head", .preventsRecoil),
    .init("rocky-payload", since: 9, attacking: [.init(.attack, 6144, .moveType(.rock))]),
    .init(
      "sand-force", since: 5,
      attacking: [
        .init(.power, 5325, .sandy, .moveType(.rock)),
        .init(.power, 5325, .sandy, .moveType(.ground)),
        .init(.power, 5325, .sandy, .moveType(.steel)),
      ], .safeInSandstorm),
    .init("sand-rush", since: 5, always: [.init(.speed, 8192, .sandy)], .safeInSandstorm),
    .init("sand-veil", .safeInSandstorm),
    .init("sap-sipper", since: 5, immunity: .moveType(.grass)),
    .init("scrappy", since: 4, .hitsGhosts),
    .init(
      "shadow-shield", since: 7, defending: [.init(.final, 2048, .fullHP)], .cannotBeIgnored),
    .init("sharpness", since: 9, attacking: [.init(.power, 6144, .flag(.slicing))]),
    .init(
      "sheer-force", since: 5, attacking: [.init(.power, 5325, .flag(.secondaryEffect))],
      .removesSecondaryEffects),
    .init("shell-armor", .preventsCriticalHits),
    .init("simple", since: 4, .doublesStages),
    .init("skill-link", since: 4, .hitsMost),
    .init(
      "slow-start", since: 4, attacking: [.init(.attack, 2048, .physical, .active)],
      always: [.init(.speed, 2048, .active)]),
    .init("slush-rush", since: 7, always: [.init(.speed, 8192, .snowy)]),
    .init(
      "sniper", since: 4,
      attacking: [
        .init(.beforeChance, 6144, .critical, until: 4),
        .init(.final, 6144, .critical, since: 5),
      ]),
    .init("snow-cloak", since: 4, .safeInHail),
    .init(
      "solar-power", since: 4, attacking: [.init(.attack, 6144, .special, .sunny)],
      always: [.init(.turnEnd, -512, .sunny)]),
    .init("solid-rock", since: 4, defending: [.init(.final, 3072, .superEffective)]),
    .init("soundproof", immunity: .flag(.sound)),
    .init("stakeout", since: 7, attacking: [.init(.attack, 8192, .targetEntering)]),
    .init("steelworker", since: 7, attacking: [.init(.attack, 6144, .moveType(.steel))]),
    .init("steely-spirit", since: 8, attacking: [.init(.power, 6144, .moveType(.steel))]),
    .init("storm-drain", since: 5, immunity: .moveType(.water)),
    .init("strong-jaw", since: 6, attacking: [.init(.power, 6144, .flag(.bite))]),
    .init("sturdy", .sturdy),
    .init(
      "supreme-overlord", since: 9,
      attacking: [
        .init(.power, 4506, .faintedAllies(1)), .init(.power, 4915, .faintedAllies(2)),
        .init(.power, 5325, .faintedAllies(3)), .init(.power, 5734, .faintedAllies(4)),
        .init(.power, 6144, .faintedAllies(5)),
      ]),
    .init("surge-surfer", since: 7, always: [.init(.speed, 8192, .electricTerrain)]),
    inPinch("swarm", .bug),
    .init("swift-swim", always: [.init(.speed, 8192, .rainy)]),
    .init(
      "sword-of-ruin", since: 9, attacking: [.init(.defense, 3072, .onDefense, .onlyOwner)],
      .cannotBeIgnored),
    .init(
      "tablets-of-ruin", since: 9, defending: [.init(.attack, 3072, .physical, .onlyOwner)]),
    .init("technician", since: 4, attacking: [.init(.power, 6144, .power(upTo: 60))]),
    .init("tera-shell", since: 9, .resistsAtFullHP, matchup: .alwaysNotVeryEffective),
    .init("teravolt", since: 5, .ignoresAbilities),
    .init(
      "thick-fat",
      defending: [
        .init(.lateAttack, 2048, .moveType(.fire), until: 3),
        .init(.lateAttack, 2048, .moveType(.ice), until: 3),
        .init(.latePower, 2048, .moveType(.fire), since: 4, until: 4),
        .init(.latePower, 2048, .moveType(.ice), since: 4, until: 4),
        .init(.attack, 2048, .moveType(.fire), since: 5),
        .init(.attack, 2048, .moveType(.ice), since: 5),
      ]),
    .init("tinted-lens", since: 4, attacking: [.init(.final, 8192, .notVeryEffective)]),
    inPinch("torrent", .water),
    .init("tough-claws", since: 6, attacking: [.init(.power, 5325, .contact)]),
    .init("toxic-boost", since: 5, attacking: [.init(.power, 6144, .physical, .poisoned)]),
    .init(
      "transistor", since: 8,
      attacking: [
        .init(.attack, 6144, .moveType(.electric), until: 8),
        .init(.attack, 5325, .moveType(.electric), since: 9),
      ]),
    .init("triage", since: 7, .hastensHealingMoves),
    .init("turboblaze", since: 5, .ignoresAbilities),
    .init("unaware", since: 4, .ignoresStages),
    .init("unburden", since: 4, always: [.init(.speed, 8192, .active)]),
    .init("unnerve", since: 5, .preventsBerries),
    .init(
      "vessel-of-ruin", since: 9, defending: [.init(.attack, 3072, .special, .onlyOwner)]),
    .init("volt-absorb", immunity: .moveType(.electric)),
    .init("water-absorb", immunity: .moveType(.water)),
    .init(
      "water-bubble", since: 7, attacking: [.init(.attack, 8192, .moveType(.water))],
      defending: [.init(.attack, 2048, .moveType(.fire))]),
    .init("well-baked-body", since: 9, immunity: .moveType(.fire)),
    .init("wind-rider", since: 9, immunity: .flag(.wind)),
    .init("wonder-guard", immunity: .notSuperEffective),
  ]

  /// Slugs of abilities that don't affect damage directly. They include abilities that set weather,
  /// terrain or stages, because callers pass the resulting state.
  private static let withoutRules = """
    aftermath anger-point anger-shell anticipation aqua-boost arena-trap aroma-veil
    bad-dreams ball-fetch battery battle-bond beast-boost berserk big-pecks cheek-pouch
    chilling-neigh clear-body color-change commander competitive compound-eyes contrary
    corrosion costar cotton-down cud-chew curious-medicine cursed-body cute-charm dancer
    dauntless-shield defiant download drizzle drought early-bird effect-spore electric-surge
    electromorphosis embody-aspect emergency-exit flame-body flower-veil forecast forewarn
    friend-guard frisk full-metal-body gluttony good-as-gold gooey grassy-surge grim-neigh
    guard-dog gulp-missile harvest healer honey-gather hospitality hunger-switch hydration
    hyper-cutter illuminate illusion immunity imposter innards-out inner-focus insomnia
    intimidate intrepid-sword iron-barbs justified keen-eye leaf-guard limber
    lingering-aroma magic-bounce magician magma-armor magnet-pull mimicry mirror-armor
    misty-surge moody moxie multitype mummy mycelium-might natural-cure no-guard oblivious
    opportunist own-tempo pastel-veil perish-body pickpocket pickup piercing-drill
    poison-point poison-puppeteer poison-touch power-construct power-of-alchemy power-spot
    prankster pressure propeller-tail psychic-surge quick-draw rattled receiver regenerator
    rks-system rough-skin run-away sand-spit sand-stream schooling screen-cleaner seed-sower
    serene-grace shadow-tag shed-skin shield-dust shields-down snow-warning soul-heart
    speed-boost spicy-spray stall stalwart stamina stance-change static steadfast
    steam-engine stench sticky-hold suction-cups super-luck supersweet-syrup sweet-veil
    symbiosis synchronize tangled-feet tangling-hair telepathy tera-shift teraform-zero
    thermal-exchange toxic-chain toxic-debris trace truant unseen-fist victory-star
    vital-spirit wandering-spirit water-compaction water-veil weak-armor white-smoke
    wimp-out wind-power wonder-skin zen-mode zero-to-hero
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Returns an ability that strengthens moves of a type while its owner has little HP.
  private static func inPinch(_ slug: String, _ type: PokemonType) -> BattleEffect {
    BattleEffect(
      slug,
      attacking: [
        .init(.latePower, 6144, .moveType(type), .pinch, until: 4),
        .init(.attack, 6144, .moveType(type), .pinch, since: 5),
      ])
  }

  /// Returns an ability that changes the type of Normal moves and strengthens them.
  private static func normalMoves(
    _ slug: String, become type: PokemonType, since: Int
  ) -> BattleEffect {
    BattleEffect(
      slug, since: since, newType: (type, [.moveType(.normal)]),
      attacking: [
        .init(.power, 5325, .typeChanged, until: 6), .init(.power, 4915, .typeChanged, since: 7),
      ])
  }

  /// Returns an ability that strengthens moves of a type on both sides.
  private static func aura(_ slug: String, _ type: PokemonType) -> BattleEffect {
    func modifiers(_ side: Modifier.Condition...) -> [Modifier] {
      [
        Modifier(.power, 5448, [.moveType(type), .auraIntact] + side),
        Modifier(.power, 3072, [.moveType(type), .auraBroken] + side),
      ]
    }
    return BattleEffect(
      slug, since: 6, attacking: modifiers(), defending: modifiers(.onlyOwner), .cannotBeIgnored)
  }

  /// Returns an ability that raises its owner's highest stat.
  private static func paradox(_ slug: String, _ cause: Trait) -> BattleEffect {
    BattleEffect(
      slug, since: 9, attacking: [.init(.attack, 5325, .paradoxBoost)],
      defending: [.init(.defense, 5325, .paradoxBoost)],
      always: [.init(.lateSpeed, 6144, .paradoxSpeedBoost)], cause)
  }
}
