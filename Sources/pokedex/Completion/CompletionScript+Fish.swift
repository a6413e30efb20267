extension CompletionScript {
  static var fishText: String {
    let files = fileOptions.map { option in
      "complete -c pokedex -l \(option.dropFirst(2)) -r -F\n"
    }
    return script + files.joined()
  }

  private static let script = #"""
    # Completion of pokedex for fish, printed by "pokedex completions fish".

    function __pokedex_complete
        set -l words (commandline -opc)
        command pokedex complete $words[2..-1] (commandline -ct | string unescape) 2>/dev/null
    end

    complete -c pokedex -f -k -a '(__pokedex_complete)'

    """#
}
