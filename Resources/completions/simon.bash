# Completion of simon for bash.
# Commands and options stand in tables here as in `simon --help`; one line each.

_simon() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command='' word words=''
    local commands='scores tones doctor help'
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
        --game) words='simon' ;;
        --color) words='auto truecolor 256 16 none' ;;
        --data-dir) mapfile -t COMPREPLY < <(compgen -d -- "$current"); return ;;
        --wav) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --seed) return ;;
        --device)
            words='default'
            command -v aplay >/dev/null && words+=" $(aplay -L 2>/dev/null | grep -v '^ ' | tr '\n' ' ')"
            ;;
        *)
            case $command in
                scores) words='--game --json --csv --data-dir --help' ;;
                tones) words='--wav --device --help' ;;
                doctor) words='--device --data-dir --help' ;;
                help) words='' ;;
                *)
                    words="--game --seed --device --mute --data-dir --ascii --color --reduced-motion"
                    words+=" --help --version"
                    [[ $current == -* ]] || words=$commands
                    ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -F _simon simon
