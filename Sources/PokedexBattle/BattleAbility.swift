public import PokedexModel

/// An ability that the calculator supports. The raw value is PokeAPI's slug.
public enum BattleAbility: String, CaseIterable, Sendable {
  case adaptability, aerilate, analytic, battery, blaze, bulletproof, defeatist, dragonize,
    eelevate, filter, fluffy, galvanize, guts, heatproof, hustle, infiltrator, klutz, levitate,
    libero, merciless,
    multiscale, neuroforce, normalize, overgrow, pixilate, protean, reckless, refrigerate,
    scrappy, sharpness, simple, sniper, soundproof, steelworker, swarm, technician, teravolt,
    torrent, transistor, triage, turboblaze, unaware
  case airLock = "air-lock"
  case auraBreak = "aura-break"
  case battleArmor = "battle-armor"
  case beadsOfRuin = "beads-of-ruin"
  case cloudNine = "cloud-nine"
  case darkAura = "dark-aura"
  case dragonsMaw = "dragons-maw"
  case drySkin = "dry-skin"
  case earthEater = "earth-eater"
  case fairyAura = "fairy-aura"
  case fireMane = "fire-mane"
  case flareBoost = "flare-boost"
  case flashFire = "flash-fire"
  case furCoat = "fur-coat"
  case galeWings = "gale-wings"
  case gorillaTactics = "gorilla-tactics"
  case hugePower = "huge-power"
  case iceScales = "ice-scales"
  case iceBody = "ice-body"
  case liquidOoze = "liquid-ooze"
  case magicGuard = "magic-guard"
  case poisonHeal = "poison-heal"
  case rainDish = "rain-dish"
  case rockHead = "rock-head"
  case sandVeil = "sand-veil"
  case snowCloak = "snow-cloak"
  case overcoat
  case ironFist = "iron-fist"
  case lightningRod = "lightning-rod"
  case liquidVoice = "liquid-voice"
  case longReach = "long-reach"
  case marvelScale = "marvel-scale"
  case megaLauncher = "mega-launcher"
  case megaSol = "mega-sol"
  case mindsEye = "minds-eye"
  case moldBreaker = "mold-breaker"
  case motorDrive = "motor-drive"
  case neutralizingGas = "neutralizing-gas"
  case parentalBond = "parental-bond"
  case prismArmor = "prism-armor"
  case punkRock = "punk-rock"
  case purePower = "pure-power"
  case purifyingSalt = "purifying-salt"
  case rockyPayload = "rocky-payload"
  case sandForce = "sand-force"
  case sapSipper = "sap-sipper"
  case shadowShield = "shadow-shield"
  case sheerForce = "sheer-force"
  case shellArmor = "shell-armor"
  case skillLink = "skill-link"
  case solarPower = "solar-power"
  case solidRock = "solid-rock"
  case steelySpirit = "steely-spirit"
  case stormDrain = "storm-drain"
  case strongJaw = "strong-jaw"
  case swordOfRuin = "sword-of-ruin"
  case tabletsOfRuin = "tablets-of-ruin"
  case teraShell = "tera-shell"
  case thickFat = "thick-fat"
  case tintedLens = "tinted-lens"
  case toughClaws = "tough-claws"
  case toxicBoost = "toxic-boost"
  case vesselOfRuin = "vessel-of-ruin"
  case voltAbsorb = "volt-absorb"
  case waterAbsorb = "water-absorb"
  case waterBubble = "water-bubble"
  case wellBakedBody = "well-baked-body"
  case windRider = "wind-rider"
  case wonderGuard = "wonder-guard"
  case orichalcumPulse = "orichalcum-pulse"
  case hadronEngine = "hadron-engine"
  case grassPelt = "grass-pelt"
  case dazzling, comatose, disguise, minus, plus, ripen, rivalry, stakeout, unnerve
  case asOneGlastrier = "as-one-glastrier"
  case asOneSpectrier = "as-one-spectrier"
  case flowerGift = "flower-gift"
  case iceFace = "ice-face"
  case slowStart = "slow-start"
  case supremeOverlord = "supreme-overlord"
  case unburden
  case sturdy
  case queenlyMajesty = "queenly-majesty"
  case armorTail = "armor-tail"
  case damp
  case heavyMetal = "heavy-metal"
  case lightMetal = "light-metal"
  case swiftSwim = "swift-swim"
  case chlorophyll
  case sandRush = "sand-rush"
  case slushRush = "slush-rush"
  case surgeSurfer = "surge-surfer"
  case quickFeet = "quick-feet"
  case protosynthesis
  case quarkDrive = "quark-drive"

  /// Whether the ability makes its owner immune to Ground moves by keeping it off the ground.
  var liftsOwner: Bool { self == .levitate || self == .eelevate }

  /// The type that the ability gives to Normal moves, which it also strengthens, if any.
  public var typeOfNormalMoves: PokemonType? {
    switch self {
    case .aerilate: .flying
    case .dragonize: .dragon
    case .galvanize: .electric
    case .pixilate: .fairy
    case .refrigerate: .ice
    default: nil
    }
  }

  /// PokeAPI's slugs of abilities that don't affect damage directly. They include abilities that
  /// set weather, terrain or stages, because callers pass the resulting state. An ability that is
  /// neither a case of this type nor in this set is reported in `notCounted`.
  static let withoutDamageEffect: Set<String> = Set(
    """
    aftermath anger-point anger-shell anticipation aqua-boost arena-trap aroma-veil
    bad-dreams ball-fetch battle-bond beast-boost berserk
    big-pecks cheek-pouch chilling-neigh clear-body color-change commander competitive
    compound-eyes contrary corrosion costar cotton-down cud-chew curious-medicine cursed-body
    cute-charm dancer dauntless-shield defiant delta-stream desolate-land download drizzle
    drought early-bird effect-spore electric-surge electromorphosis embody-aspect emergency-exit
    flame-body flower-veil forecast forewarn friend-guard frisk full-metal-body gluttony
    good-as-gold gooey grassy-surge grim-neigh guard-dog gulp-missile harvest healer
    honey-gather hospitality hunger-switch hydration hyper-cutter illuminate illusion
    immunity imposter innards-out inner-focus insomnia intimidate intrepid-sword iron-barbs
    justified keen-eye leaf-guard limber lingering-aroma magic-bounce 
    magician magma-armor magnet-pull mimicry mirror-armor misty-surge moody moxie
    multitype mummy mycelium-might natural-cure no-guard oblivious opportunist 
    own-tempo pastel-veil perish-body pickpocket pickup piercing-drill poison-point
    poison-puppeteer poison-touch power-construct power-of-alchemy prankster pressure
    primordial-sea propeller-tail psychic-surge quick-draw rattled receiver
    regenerator power-spot rks-system rough-skin run-away sand-spit sand-stream 
    schooling screen-cleaner seed-sower serene-grace shadow-tag shed-skin shield-dust
    shields-down snow-warning soul-heart speed-boost spicy-spray stall stalwart stamina
    stance-change static steadfast steam-engine stench sticky-hold suction-cups
    super-luck supersweet-syrup sweet-veil symbiosis synchronize tangled-feet tangling-hair
    telepathy tera-shift teraform-zero thermal-exchange toxic-chain toxic-debris trace truant
    unseen-fist victory-star vital-spirit wandering-spirit water-compaction
    water-veil weak-armor white-smoke wimp-out wind-power wonder-skin zen-mode zero-to-hero
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
