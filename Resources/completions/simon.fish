# Completion of simon for fish.

set -l commands scores stats replay share tones doctor help
set -l play "not __fish_seen_subcommand_from $commands"
set -l seen __fish_seen_subcommand_from

function __simon_devices
    echo default
    command -q aplay; and aplay -L 2>/dev/null | string match -rv '^ '
end

# The boards of the game on the command line, or of all.
function __simon_variants
    set -l line (string join ' ' -- (commandline -opc) '')
    switch (string replace -- '--game=' '--game ' $line)
        case '*--game squares *'
            string split ' ' '3x3 4x4 5x5'
        case '*--game pairs *'
            string split ' ' '6-pairs 8-pairs 10-pairs 12-pairs'
        case '*--game words *'
            string split ' ' 'en-de en-es en-fr en-it en-pt'
        case '*--game match *'
            string split ' ' '30s 60s 90s'
        case '*--game simon *'
            string split ' ' 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span'
        case '*'
            string split ' ' 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span'
            string split ' ' '3x3 4x4 5x5 6-pairs 8-pairs 10-pairs 12-pairs'
            string split ' ' 'en-de en-es en-fr en-it en-pt 30s 60s 90s'
    end
end

# The scores, of the program and the folder that are typed.
function __simon_scores
    set -l typed (commandline -opc)
    set -l folder
    for i in (seq (count $typed))
        switch $typed[$i]
            case --data-dir
                set folder --data-dir=$typed[(math $i + 1)]
            case '--data-dir=*'
                set folder $typed[$i]
        end
    end
    $typed[1] scores --json $folder 2>/dev/null
end

function __simon_names
    __simon_scores | string replace -rf '^ *"name" *: *"([^"\\\\]*)",*$' '$1' | sort -u
end

# The games that have a score, by the first digits of their identifiers.
function __simon_games
    __simon_scores | awk -F '"' '/^ *"game"/ { game = $4 } /^ *"id"/ { id = substr($4, 1, 8) }
        /^ *"name"/ { print id "\t" $4 ", " game }'
end

complete -c simon -f
complete -c simon -n $play -a scores -d 'Print the leaderboards'
complete -c simon -n $play -a stats -d 'Print statistics, and what to practise'
complete -c simon -n $play -a replay -d 'Watch a game again and verify its score'
complete -c simon -n $play -a share -d 'Print the code of a game'
complete -c simon -n $play -a tones -d 'Play do re mi fa and the buzzer'
complete -c simon -n $play -a doctor -d 'Check sound, terminal, haptics, MIDI and files'
complete -c simon -n $play -a help -d 'Print help'
complete -c simon -n "$seen replay share" -a '(__simon_games)'
complete -c simon -n "$seen help" -a 'scores stats replay share tones doctor'

complete -c simon -n "$play; or $seen scores stats" -l game -x -a 'simon squares pairs words match' -d 'That game'
complete -c simon -n $play -l daily -d "Today's sequence, the same for everyone"
complete -c simon -n $play -l seed -x -d 'The same sequence every time'
complete -c simon -n "$play; or $seen replay tones doctor" -l device -x -a '(__simon_devices)' -d 'ALSA device'
complete -c simon -n "$play; or $seen replay" -l mute -d 'No sound for this run'
complete -c simon -n "$play; or $seen scores stats replay share doctor" -l data-dir -x -a '(__fish_complete_directories)' -d 'Use that folder for files'
complete -c simon -n "$play; or $seen replay" -l plain -d 'Line by line'
complete -c simon -n "$play; or $seen replay" -l ascii -d 'ASCII characters only'
complete -c simon -n "$play; or $seen replay" -l color -x -a 'auto truecolor 256 16 none' -d 'Which colours'
complete -c simon -n "$play; or $seen replay" -l reduced-motion -d 'Nothing fades, jumps or moves'
complete -c simon -n "$seen scores" -l variant -x -a '(__simon_variants)' -d 'Only that leaderboard'
complete -c simon -n "$seen stats" -l variant -x -a 'span span-backward span-eye span-ear' -d 'Statistics of a span'
complete -c simon -n "$seen scores" -l forget -x -a '(__simon_names)' -d 'Remove all scores and games of a player'
complete -c simon -n "$seen scores stats" -l json -d 'Print JSON'
complete -c simon -n "$seen scores stats" -l csv -d 'Print CSV'
complete -c simon -n "$seen replay tones" -l wav -r -F -d 'Save the sound as a file'
complete -c simon -n "$seen replay" -l cast -r -F -d 'Save the pictures as a file'
complete -c simon -n "$seen replay" -l size -x -a '80x24 100x30 120x36' -d 'The size of the pictures'
complete -c simon -n "$seen replay tones" -l stereo -d 'Each pad in its own place'
complete -c simon -n "$seen tones" -l tuning -x -a 'do-re-mi-fa 1978' -d 'The pitches of the pads'
complete -c simon -n "$seen doctor" -l tone -d 'Play a test tone'
complete -c simon -n "not $seen help" -l lang -x -a 'en es' -d 'Which language'
complete -c simon -n "not $seen help" -s h -l help -d 'Print help'
complete -c simon -n $play -l version -d 'Print the version'
