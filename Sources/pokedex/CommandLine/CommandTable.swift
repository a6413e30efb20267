internal import PokedexText

/// A row of the command table. Parsing, help, completion and the manual all use this table.
struct CommandRow {
  enum Command: String {
    case browse = ""
    case list, moves, abilities, items, natures, show, random, compare, weak, team, matchup, move,
      ability, type,
      item
    case nature, trainers, iv, teams, marks, cache, config, paths, help, man, completions, version
  }

  let command: Command
  /// The operands as they are shown in the usage line.
  let operands: String
  let about: Sentence
  /// Example command lines, which can be run unchanged if there is a team in `team.txt`.
  let examples: [String]
  /// The names of related help topics.
  let topics: [String]
  /// A function that creates the command from a parsed command line. Nil for `browse`, which opens
  /// the screen.
  let read: (@Sendable (CommandLineParser) throws(UsageError) -> any ShellCommand)?

  var name: String { command.rawValue }

  var usage: String {
    ["pokedex", name, operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Options that this command accepts, except for the options that every command accepts.
  var options: [OptionRow] { OptionTable.options.filter { $0.commands.contains(command) } }
}

/// The table of all commands.
enum CommandTable {
  static let rows: [CommandRow] = [
    CommandRow(
      command: .browse, operands: "[NAME|QUESTION|QUERY]", about: .aboutBrowse,
      examples: [
        "pokedex", "pokedex pikachu", "pokedex where dratini", "pokedex 'fire spe>=100'",
        "pokedex --language ja",
      ], topics: ["keys", "query", "network"], read: nil),
    CommandRow(
      command: .list, operands: "[QUERY]", about: .aboutList,
      examples: [
        "pokedex list 'fire spe>=100 !flying learns:earthquake' --sort -spe",
        "pokedex list gen:1 'atk>spa' is:fe --columns number,name,atk,spa --csv",
      ], topics: ["query", "lists", "json"], read: ListRequest.read),
    CommandRow(
      command: .moves, operands: "[QUERY]", about: .aboutMoves,
      examples: [
        "pokedex moves 'electric power>=80 learnt-by:pikachu'",
        "pokedex moves class:special --sort -power --limit 5 --json",
      ], topics: ["lists", "json"], read: ListRequest.read),
    CommandRow(
      command: .abilities, operands: "[QUERY]", about: .aboutAbilities,
      examples: ["pokedex abilities had-by:gengar --json", "pokedex abilities gen:4 --tsv"],
      topics: ["lists", "json"], read: ListRequest.read),
    CommandRow(
      command: .items, operands: "[QUERY]", about: .aboutItems,
      examples: [
        "pokedex items 'pocket:berries cures:burn'", "pokedex items teaches:earthquake@emerald",
      ],
      topics: ["lists", "json"], read: ListRequest.read),
    CommandRow(
      command: .natures, operands: "[QUERY]", about: .aboutNatures,
      examples: ["pokedex natures 'raises:spe lowers:atk'"], topics: ["lists", "json"],
      read: ListRequest.read),
    CommandRow(
      command: .show, operands: "NAME|NUMBER|FROM..TO…", about: .aboutShow,
      examples: [
        "pokedex show pikachu", "pokedex show eevee --with evolution,forms",
        "pokedex show pikachu 25 --json",
        "pokedex show mew --json --with moves --game red-blue",
        "pokedex show 1..9 --fields number,name,types,total --tsv",
        "pokedex show pikachu --format '{{name}}: {{types}}'",
      ], topics: ["scripts", "json"], read: ShowCommand.init),
    CommandRow(
      command: .random, operands: "[QUERY]", about: .aboutRandom,
      examples: [
        "pokedex random 'fire is:fe'", "pokedex random --limit 3 --seed 25 --json",
      ], topics: ["query", "scripts", "json"], read: RandomCommand.init),
    CommandRow(
      command: .compare, operands: "NAME NAME…", about: .aboutCompare,
      examples: [
        "pokedex compare pikachu raichu raichu-alola",
        "pokedex compare mew mewtwo --generation 1 --csv",
      ], topics: ["scripts", "json"], read: TeamRequest.init),
    CommandRow(
      command: .weak, operands: "NAME…", about: .aboutWeak,
      examples: [
        "pokedex weak charizard blastoise venusaur", "pokedex weak gyarados garchomp --json",
      ], topics: ["scripts", "json"], read: TeamRequest.init),
    CommandRow(
      command: .team, operands: "[FILE|-|@NAME]", about: .aboutTeam,
      examples: [
        "pokedex team team.txt", "pokedex team team.txt --generation 9 --clause species,item",
        "pokedex team team.txt --output paste",
      ], topics: ["sets", "json"], read: SetTeamCommand.init),
    CommandRow(
      command: .matchup, operands: "NAME NAME", about: .aboutMatchup,
      examples: [
        "pokedex matchup garchomp dragonite",
        "pokedex matchup '252+ Atk Garchomp Dragon Claw' '252 HP Dragonite'",
        "pokedex matchup pikachu blastoise --game red-blue --json",
      ], topics: ["scripts", "json"], read: MatchupCommand.init),
    CommandRow(
      command: .move, operands: "NAME", about: .aboutMove,
      examples: ["pokedex move thunderbolt", "pokedex move 10まんボルト --json"],
      topics: ["scripts", "json"], read: SubjectCommand.init),
    CommandRow(
      command: .ability, operands: "NAME", about: .aboutAbility,
      examples: ["pokedex ability levitate"], topics: ["scripts", "json"], read: SubjectCommand.init
    ),
    CommandRow(
      command: .type, operands: "[NAME]", about: .aboutType,
      examples: ["pokedex type fairy", "pokedex type --generation 1"],
      topics: ["scripts", "json"], read: SubjectCommand.init),
    CommandRow(
      command: .item, operands: "NAME", about: .aboutItem,
      examples: ["pokedex item light-ball"], topics: ["scripts", "json"], read: SubjectCommand.init),
    CommandRow(
      command: .nature, operands: "NAME", about: .aboutNature,
      examples: ["pokedex nature adamant"], topics: ["scripts", "json"], read: SubjectCommand.init),
    CommandRow(
      command: .trainers, operands: "[NAME]", about: .aboutTrainers,
      examples: [
        "pokedex trainers --game platinum", "pokedex trainers cynthia --game platinum",
        "pokedex trainers brock --game red --output paste",
      ], topics: ["scripts", "json"], read: TrainersCommand.init),
    CommandRow(
      command: .iv, operands: "NAME LEVEL STATS [NATURE] [EVS]", about: .aboutIV,
      examples: [
        "pokedex iv garchomp 78 289/278/193/135/171/171 adamant 74/190/91/48/84/23",
        "pokedex iv pikachu 50 110/75/60/70/70/110 --json",
      ], topics: ["scripts", "json"], read: IVCommand.init),
    CommandRow(
      command: .teams, operands: SavedTeamsCommand.usage, about: .aboutTeams,
      examples: ["pokedex teams save rain team.txt", "pokedex teams save rain team.txt --json"],
      topics: ["sets", "json"], read: SavedTeamsCommand.init),
    CommandRow(
      command: .marks, operands: MarksRequest.usage, about: .aboutMarks,
      examples: [
        "pokedex marks set caught pikachu 25 --game sword", "pokedex marks export --json",
      ], topics: ["marks"], read: MarksRequest.init),
    CommandRow(
      command: .cache, operands: "status|fill|verify|clear", about: .aboutCache,
      examples: ["pokedex cache status"], topics: ["network", "json"], read: CacheCommand.read),
    CommandRow(
      command: .config, operands: "check|path|default|get KEY|set KEY VALUE", about: .aboutConfig,
      examples: [
        "pokedex config check", "pokedex config get language", "pokedex config default",
      ], topics: ["config", "keys"], read: ConfigCommand.init),
    CommandRow(
      command: .paths, operands: "", about: .aboutPaths, examples: ["pokedex paths"],
      topics: ["json"], read: PathsCommand.init),
    CommandRow(
      command: .help, operands: "[COMMAND|TOPIC]", about: .aboutHelpCommand,
      examples: ["pokedex help", "pokedex help list", "pokedex help query"], topics: [],
      read: HelpCommand.init),
    CommandRow(
      command: .man, operands: "[COMMAND]", about: .aboutMan,
      examples: ["pokedex man", "pokedex man list"], topics: ["install"], read: ManualCommand.init),
    CommandRow(
      command: .completions, operands: "bash|zsh|fish", about: .aboutCompletions,
      examples: ["pokedex completions bash", "pokedex completions fish"],
      topics: ["install"], read: CompletionScript.read),
    CommandRow(
      command: .version, operands: "", about: .aboutVersion,
      examples: ["pokedex version", "pokedex version --json"], topics: [], read: VersionCommand.init
    ),
  ]

  /// The names of all commands. `browse` is not included, because it has no name.
  static var names: [String] { rows.map(\.name).filter { !$0.isEmpty } }

  static func row(named name: String) -> CommandRow? {
    rows.first { !name.isEmpty && $0.name == name }
  }
}
