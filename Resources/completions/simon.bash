# Completion of simon for bash.
# Commands and options stand in tables here as in `simon --help`; one line each.

# Prints the boards of the game on the command line, or of all; bash has "--game = GAME" for "--game=GAME".
_simon_variants() {
    local line=" ${COMP_WORDS[*]} "
    case ${line// = / } in
        *' --game squares '*) echo '3x3 4x4 5x5' ;;
        *' --game pairs '*) echo '6-pairs 8-pairs 10-pairs 12-pairs' ;;
        *' --game words '*) echo 'en-de en-es en-fr en-it en-pt' ;;
        *' --game match '*) echo '30s 60s 90s' ;;
        *' --game simon '*) echo 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span' ;;
        *)
            echo 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span'
            echo '3x3 4x4 5x5 6-pairs 8-pairs 10-pairs 12-pairs'
            echo 'en-de en-es en-fr en-it en-pt 30s 60s 90s'
            ;;
    esac
}

# Prints a field of every score: id or name. The folder named on the command line is where the scores are.
_simon_scores() { # PROGRAM FIELD
    local -a folder=()
    local i
    for ((i = 1; i < COMP_CWORD; i++)); do
        [[ ${COMP_WORDS[i]} == --data-dir ]] || continue
        [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i++))
        folder=(--data-dir "${COMP_WORDS[i + 1]//\\/}")
    done
    "$1" scores --json "${folder[@]}" 2>/dev/null | sed -n "s/^ *\"$2\" *: *\"\([^\"\\\\]*\)\",*\$/\1/p" | sort -u
}

_simon() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' word words=''
    local commands='scores stats replay share tones doctor help'
    # "=" separates words for bash: --color=2 arrives as three.
    if [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
    elif [[ $current == '=' ]]; then
        current=''
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ " $commands " == *" $word "* ]] && command=$word
    done
    COMPREPLY=()
    case $previous in
        --game) words='simon squares pairs words match' ;;
        --variant) words=$(_simon_variants) ;;
        --tuning) words='do-re-mi-fa 1978' ;;
        --color) words='auto truecolor 256 16 none' ;;
        --lang) words='en es' ;;
        # Nothing is offered here, and readline completes paths itself, which escapes what has to be.
        --data-dir) compopt -o dirnames 2>/dev/null; return ;;
        --wav | --cast) compopt -o default 2>/dev/null; return ;;
        --size) words='80x24 100x30 120x36' ;;
        --seed) return ;;
        --forget)
            # Names may have spaces: each is offered as it would be typed.
            while IFS= read -r word; do
                word=$(printf %q "$word")
                [[ $word == "$current"* ]] && COMPREPLY+=("$word")
            done < <(_simon_scores "$1" name)
            return
            ;;
        --device)
            words='default'
            command -v aplay >/dev/null && words+=" $(aplay -L 2>/dev/null | grep -v '^ ' | tr '\n' ' ')"
            ;;
        *)
            case $command in
                scores) words='--game --variant --forget --json --csv --data-dir --lang --help' ;;
                stats) words='--game --variant --json --csv --data-dir --lang --help' ;;
                replay)
                    words='--device --mute --plain --data-dir --ascii --color --reduced-motion'
                    words+=' --wav --cast --size --stereo --lang --help'
                    ;;
                share) words='--data-dir --lang --help' ;;
                tones) words='--wav --stereo --tuning --device --lang --help' ;;
                doctor) words='--tone --device --data-dir --lang --help' ;;
                help) words=$commands ;;
                *)
                    words='--game --daily --seed --device --mute --plain --data-dir --ascii --color'
                    words+=' --reduced-motion --lang --help --version'
                    [[ $current == -* ]] || words=$commands
                    ;;
            esac
            case $command in
                replay | share) [[ $current == -* ]] || words=$(_simon_scores "$1" id | cut -c 1-8) ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -F _simon simon
