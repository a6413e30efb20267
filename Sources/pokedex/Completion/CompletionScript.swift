internal import PokedexText

/// The command `pokedex completions SHELL`, which prints a script. With this script, the shell
/// calls `pokedex complete` to get completions.
///
/// Only file names are completed by the shell itself, because it does this best. For this purpose,
/// the scripts contain the names of the options whose values are files.
enum CompletionScript: String, CaseIterable, ShellCommand {
  case bash, zsh, fish

  /// The names of all supported shells, separated by commas, for messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  static func read(_ line: CommandLineParser) throws(UsageError) -> any ShellCommand {
    guard let word = line.arguments.first else { throw line.error(.noShell, names) }
    guard let script = CompletionScript(rawValue: word) else {
      throw line.error(.unknownShell, line.quoted(word), names)
    }
    try line.refuseOperands(after: 2)
    return script
  }

  func run(_ invocation: Invocation) -> Output { Output(text: text) }

  /// The names of options whose value is a file, including the hyphens.
  static var fileOptions: [String] {
    OptionTable.options.filter { $0.value == .valueFile }.flatMap(\.names)
  }

  /// Replaces `@FILES@` in a bash or zsh script by patterns that match where a file name is
  /// expected. The patterns are compared with the last two words of the command line, joined by a
  /// slash, for example `--log/x`.
  static func filled(_ script: String) -> String {
    let patterns = fileOptions.flatMap { ["\($0)/*", "*/\($0)=*"] }.joined(separator: " | ")
    return script.split(separator: "@FILES@", omittingEmptySubsequences: false)
      .joined(separator: patterns)
  }
}

extension CompletionScript {
  /// The script for bash 4 or newer. It works with and without the package bash-completion.
  static var bashText: String {
    filled(bashScript)
  }

  private static let bashScript = #"""
    # Completion of pokedex for bash, printed by "pokedex completions bash".

    # Puts the words of $1 into the array "split", without quotation marks, and one that is open at the end
    # into "quote". The words that bash gives are parted at : and = as well, which belong to a query.
    _pokedex_split() {
      local text=$1 word= character started= i
      quote= split=()
      for ((i = 0; i < ${#text}; i++)); do
        character=${text:i:1}
        if [[ $quote == "'" ]]; then
          if [[ $character == "'" ]]; then quote=; else word+=$character; fi
        elif [[ $character == \\ ]]; then
          i=$((i + 1)) started=1 word+=${text:i:1}
        elif [[ -n $quote && $character == "$quote" ]]; then
          quote=
        elif [[ -n $quote ]]; then
          word+=$character
        elif [[ $character == [\'\"] ]]; then
          quote=$character started=1
        elif [[ $character == [[:space:]] ]]; then
          [[ -z $started ]] || split+=("$word")
          word= started=
        else
          started=1 word+=$character
        fi
      done
      split+=("$word")
    }

    # Writes "choice" as a part of the word on the line: in the quotation marks "open", or with backslashes.
    # Otherwise bash would interpret its characters, for example as a command in backquotes.
    _pokedex_quote() {
      local character
      case $open in
        "'")
          character="'\\''"
          choice=${choice//"'"/"$character"}
          ;;
        '"')
          for character in \\ '"' '$' '`'; do choice=${choice//"$character"/"\\$character"}; done
          ;;
        *)
          # Letters beyond ASCII stay as they are.
          [[ $choice != *[[:cntrl:]\ \!\"\#\$\&\'\(\)\*\;\<\>\?\[\\\]\^\`\{\|\}\~]* ]] ||
            printf -v choice %q "$choice"
          ;;
      esac
    }

    _pokedex() {
      local split quote open words typed before previous line choice
      _pokedex_split "${COMP_LINE:0:COMP_POINT}"
      words=("${split[@]:1}") open=$quote
      _pokedex_split "$open$2"
      typed=${split[0]}
      # What bash leaves as it is, up to a : or = in the word.
      before=${words[-1]%"$typed"}
      previous=
      ((${#words[@]} < 2)) || previous=${words[-2]}
      COMPREPLY=()
      case ${previous}/${words[-1]} in
        @FILES@)
          compopt -o filenames 2>/dev/null
          mapfile -t COMPREPLY < <(compgen -f -- "$typed")
          return
          ;;
      esac
      while IFS= read -r line; do
        choice=${line%%$'\t'*}
        choice=${choice#"$before"}
        [[ $choice != *[:=,] ]] || compopt -o nospace 2>/dev/null
        _pokedex_quote
        COMPREPLY+=("$choice")
      done < <(command pokedex complete "${words[@]}" 2>/dev/null)
    }

    complete -F _pokedex pokedex

    """#
}

extension CompletionScript {
  /// The script for zsh. It can be installed as `_pokedex` in a folder of `fpath`, or be read after
  /// `compinit`.
  static var zshText: String {
    filled(zshScript)
  }

  private static let zshScript = #"""
    #compdef pokedex
    # Completion of pokedex for zsh, printed by "pokedex completions zsh".

    _pokedex() {
      local line choice about quote=$compstate[quote] typed
      local -a words_before open closed open_shown closed_shown
      # Without quotation marks: zsh quotes what is added to the line.
      typed=${(Q)${:-$quote$PREFIX$quote}}
      words_before=("${(@Q)words[2,CURRENT-1]}")
      case ${words_before[-1]}/$typed in
        @FILES@)
          compset -P '*='
          _files
          return
          ;;
      esac
      while IFS= read -r line; do
        choice=${line%%$'\t'*}
        about=${line#*$'\t'}
        [[ $about == "$line" ]] && about=$choice || about="$choice  -- $about"
        if [[ $choice == *[:=,] ]]; then
          open+=("$choice") open_shown+=("$about")
        else
          closed+=("$choice") closed_shown+=("$about")
        fi
      done < <(command pokedex complete "${words_before[@]}" "$typed" 2>/dev/null)
      # -U, as the program has matched already, by rules of its own.
      compadd -U -l -d open_shown -S '' -a open
      compadd -U -l -d closed_shown -a closed
      (($#open + $#closed))
    }

    if [[ $funcstack[1] == _pokedex ]]; then
      _pokedex "$@"
    else
      compdef _pokedex pokedex
    fi

    """#
}

extension CompletionScript {
  static var fishText: String {
    let files = fileOptions.map { option in
      "complete -c pokedex -l \(option.dropFirst(2)) -r -F\n"
    }
    return fishScript + files.joined()
  }

  private static let fishScript = #"""
    # Completion of pokedex for fish, printed by "pokedex completions fish".

    function __pokedex_complete
        set -l words (commandline -opc)
        command pokedex complete $words[2..-1] (commandline -ct | string unescape) 2>/dev/null
    end

    complete -c pokedex -f -k -a '(__pokedex_complete)'

    """#
}
