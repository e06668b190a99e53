# Completion of simon for bash.
# Resources/generate makes what is between "made:" and "end".

# Prints the boards of the game on the command line, or of all; bash has "--game = GAME" for "--game=GAME".
_simon_variants() {
    local line=" ${COMP_WORDS[*]} "
    case ${line// = / } in
        # made: variants
        *' --game simon '*) echo 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span' ;;
        *' --game squares '*) echo '3x3 4x4 5x5' ;;
        *' --game pairs '*) echo '6-pairs 8-pairs 10-pairs 12-pairs' ;;
        *' --game words '*) echo 'en-es en-fr en-de en-it en-pt' ;;
        *' --game match '*) echo '30s 60s 90s' ;;
        *) echo 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span 3x3 4x4 5x5 6-pairs 8-pairs 10-pairs 12-pairs en-es en-fr en-de en-it en-pt 30s 60s 90s' ;;
        # end
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
    "$1" scores --json "${folder[@]}" 2>/dev/null |
        sed -n "s/^ *\"$2\" *: *\"\(.*\)\",*\$/\1/p" | sed 's/\\\(["\\]\)/\1/g' | sort -u
}

_simon_games() { _simon_scores "$1" id | cut -c 1-8; }

# Names may have spaces and quotes: each is offered as it would be typed, or within the quotes that were begun.
_simon_players() { # PROGRAM CURRENT
    local name quoted=no typed=${2#[\"\']}
    [[ $typed == "$2" ]] || quoted=yes
    [[ $quoted == no ]] || compopt -o filenames 2>/dev/null
    while IFS= read -r name; do
        [[ ${name//\\/} == "${typed//\\/}"* ]] || continue
        [[ $quoted == yes ]] || name=$(printf %q "$name")
        COMPREPLY+=("$name")
    done < <(_simon_scores "$1" name)
}

_simon_devices() {
    echo default
    command -v aplay >/dev/null && aplay -L 2>/dev/null | grep -v '^ '
}

_simon() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' word words=''
    # made: commands
    local commands='scores stats replay share tones doctor help'
    # end
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
    case "$command $previous" in
        # made: values
        *' --game') words='simon squares pairs words match' ;;
        *' --seed') return ;;
        *' --beat') words=$(_simon_games "$1") ;;
        *' --device') words=$(_simon_devices) ;;
        *' --data-dir') compopt -o dirnames 2>/dev/null; return ;;
        *' --color') words='auto truecolor 256 16 none' ;;
        *' --lang') words='en es' ;;
        'scores --variant') words=$(_simon_variants) ;;
        'stats --variant') words='span span-eye span-ear span-backward span-backward-eye span-backward-ear' ;;
        *' --forget') _simon_players "$1" "$current"; return ;;
        *' --wav') compopt -o default 2>/dev/null; return ;;
        *' --cast') compopt -o default 2>/dev/null; return ;;
        *' --size') words='80x24 100x30 120x36' ;;
        *' --png') compopt -o default 2>/dev/null; return ;;
        *' --tuning') words='do-re-mi-fa 1978' ;;
        # end
        *)
            case $command in
                # made: options
                '') words='--game --daily --seed --beat --device --mute --plain --data-dir --ascii --reduced-motion --color --lang --help --version' ;;
                scores) words='--game --data-dir --lang --json --csv --variant --forget --help' ;;
                stats) words='--game --data-dir --lang --json --csv --variant --help' ;;
                replay) words='--device --mute --plain --data-dir --ascii --reduced-motion --color --lang --wav --cast --size --stereo --help' ;;
                share) words='--data-dir --lang --text --code --png --animate --help' ;;
                tones) words='--device --lang --wav --tuning --stereo --help' ;;
                doctor) words='--device --data-dir --lang --tone --help' ;;
                help) words='--lang --help --version' ;;
                # end
            esac
            [[ $current == -* ]] || case $command in
                '' | help) words=$commands ;;
                replay | share) words=$(_simon_games "$1") ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -F _simon simon
