extension CompletionScript {
  /// For bash 4 or newer, with or without the package bash-completion.
  static var bashText: String {
    filled(script)
  }

  private static let script = #"""
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

    _pokedex() {
      local split quote words typed=$2 before previous line choice
      _pokedex_split "${COMP_LINE:0:COMP_POINT}"
      words=("${split[@]:1}")
      if [[ -z $quote ]]; then
        _pokedex_split "$2"
        typed=${split[0]}
      fi
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
        if [[ -z $quote && $choice == *[\ \'\"\(\)\&\;\<\>\|\!\$\\\*\?]* ]]; then
          printf -v choice %q "$choice"
        fi
        COMPREPLY+=("$choice")
      done < <(command pokedex complete "${words[@]}" 2>/dev/null)
    }

    complete -F _pokedex pokedex

    """#
}
