extension CompletionScript {
  /// A function to be found as `_pokedex` in `fpath`, or to be read after `compinit`.
  static var zshText: String {
    filled(script)
  }

  private static let script = #"""
    #compdef pokedex
    # Completion of pokedex for zsh, printed by "pokedex completions zsh".

    _pokedex() {
      local line choice about typed=$PREFIX
      local -a words_before open closed open_shown closed_shown
      [[ -n $compstate[quote] ]] || typed=${(Q)PREFIX}
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
        [[ $about == $line ]] && about=$choice || about="$choice  -- $about"
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
