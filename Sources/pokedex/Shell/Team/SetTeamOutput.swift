internal import DexData
internal import PokedexApp
internal import PokedexModel
internal import PokedexSets
internal import PokedexText
internal import TerminalUI

/// The output of `team`.
struct SetTeamOutput {
  let teams: [CheckedTeam]
  /// Issues sorted by line.
  let issues: [TeamIssue]
  /// A sentence about the sets that were not read. Nil if all were.
  let unreadSets: String?
  /// Number of issues beyond the maximum, which are not in `issues`.
  let unlistedIssueCount: Int
  let words: Words

  /// Returns a sentence for each issue, with its line.
  ///
  /// - Parameter limit: maximum number of sentences. Further issues are only counted.
  func issueSentences(limit: Int = .max) -> [String] {
    let rest = issues.count - min(limit, issues.count) + unlistedIssueCount
    return issues.prefix(limit).map { words(.setLine, String($0.line), $0.sentence) }
      + (rest > 0 ? [words(.setMoreIssues, String(rest))] : [])
  }

  func text(in format: SetTeamCommand.Format, columns: Int) throws -> String {
    let writer = SetWriter(
      names: DexSetNames(), generation: teams.first?.generation ?? TypeChart.newestGeneration)
    return switch format {
    case .text: teams.map { text(of: $0, columns: columns) }.joined(separator: "\n")
    case .json: try JSONText.text(of: json)
    case .tsv: try table.text(in: .tsv, words.figures)
    case .csv: try table.text(in: .csv, words.figures)
    case .paste: writer.export(teams.map(\.team))
    case .packed: writer.packed(teams.map(\.team))
    }
  }
}

// MARK: - Text

extension SetTeamOutput {
  private func text(of team: CheckedTeam, columns: Int) -> String {
    let title = [team.team.name, team.team.format.map { "[\($0)]" }].compactMap { $0 }
    let head = title.isEmpty ? [] : [Line([Span(title.joined(separator: " "), .name)]), .blank]
    return head.plainText
      + SetsTable(team: team, text: SetWords(words, Dex())).wholeText(columns: columns)
  }
}

// MARK: - For scripts

extension SetTeamOutput {
  var issuesJSON: JSONValue {
    .array(
      issues.map { issue in
        .object([
          "line": .integer(issue.line), "kind": .text(issue.kind),
          "sentence": .text(issue.sentence), "text": .text(issue.text),
          "nearest": .texts(issue.nearest),
        ])
      })
  }

  private var json: JSONValue {
    .object(["teams": .array(teams.map { .object(members(of: $0)) }), "issues": issuesJSON])
  }

  private func members(of team: CheckedTeam) -> [String: JSONValue] {
    let matchups = team.matchups
    let groups = Dex().typeGroups(in: team.generation).map(\.types)
    let members: [String: JSONValue] = [
      "name": .optional(team.team.name), "format": .optional(team.team.format),
      "generation": .integer(team.generation),
      "sets": .array(team.members.map { .object(self.members(of: $0, team.chart)) }),
    ]
    return members.merging(matchups.members(matchups.suggestions(among: groups))) { $1 }
  }

  private func types(_ types: [PokemonType]) -> JSONValue { .texts(types.map(\.rawValue)) }

  private func members(of member: SetMember, _ chart: TypeChart) -> [String: JSONValue] {
    let set = member.set
    let spread = { (spread: StatSpread) in
      JSONValue.object(
        JSONValue.byKey(Stat.allCases) { ($0.rawValue, .optional(spread[$0])) })
    }
    let known = member.pokemon != nil
    return [
      "line": .integer(member.lines.first), "pokemon": name(set.pokemon),
      "nickname": .optional(set.nickname),
      "display_name": .text(SetWords(words, Dex()).name(of: set)),
      "gender": .optional(set.gender?.rawValue),
      "item": name(set.item), "ability": name(set.ability), "level": .integer(member.level),
      "is_shiny": .flag(set.isShiny), "nature": name(set.nature), "evs": spread(set.effortValues),
      "ivs": spread(set.individualValues), "tera_type": .optional(set.teraType?.rawValue),
      "moves": .array(
        set.moves.map { slot in .array(slot.alternatives.map { name($0.name) }) }),
      "stats": member.stats.map { stats in .object(JSONValue.byStat { stats[$0] }) } ?? .null,
      "types": known ? types(member.types) : .null,
      "takes": known ? .factors(member.takes(in: chart)) : .null,
      "takes_terastallized": known
        ? member.takesTerastallized(in: chart).map(JSONValue.factors) ?? .null : .null,
    ]
  }

  /// Returns the slug, or the name as the user wrote it if it is unknown.
  private func name(_ name: SetName?) -> JSONValue { .optional(name?.forScripts) }

  /// A table with a row for each set.
  private var table: ListTable {
    let members = teams.flatMap { team in team.members.map { (team: team.team, member: $0) } }
    func column(_ key: String, _ cell: (SetTeam, SetMember) -> String?) -> ListTable.OutputColumn {
      ListTable.OutputColumn(
        key: key, cells: members.map { cell($0.team, $0.member).map { .text($0) } ?? .none })
    }
    func spread(_ key: String, _ value: (SetMember, Stat) -> Int?) -> [ListTable.OutputColumn] {
      Stat.allCases.map { stat in
        ListTable.OutputColumn(
          key: key + stat.rawValue,
          cells: members.map { value($0.member, stat).map { .integer($0) } ?? .none })
      }
    }
    return ListTable(
      columns: [
        column("team") { team, _ in team.name }, column("pokemon") { $1.set.pokemon?.forScripts },
        column("nickname") { $1.set.nickname }, column("item") { $1.set.item?.forScripts },
        column("ability") { $1.set.ability?.forScripts },
        column("level") { String($1.level) }, column("nature") { $1.set.nature?.forScripts },
        column("tera_type") { $1.set.teraType?.rawValue },
        column("moves") {
          $1.set.moves.compactMap { $0.alternatives.first?.name.forScripts }.joined(separator: ",")
        },
      ] + spread("") { $0.stats?[$1] } + spread("ev_") { $0.set.effortValues[$1] }
        + spread("iv_") { $0.set.individualValues[$1] },
      rowCount: members.count)
  }
}

extension SetName {
  /// The slug, or the name as the user wrote it if it is unknown.
  var forScripts: String {
    switch self {
    case .slug(let slug): slug
    case .unrecognized(let text): text
    }
  }
}
