# Completion of simon for fish. Resources/generate makes what is between "made:" and "end".

# made: commands
set -l commands scores stats replay share tones doctor help
# end
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
        # made: variants
        case '*--game simon *'
            string split ' ' 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span'
        case '*--game squares *'
            string split ' ' '3x3 4x4 5x5'
        case '*--game pairs *'
            string split ' ' '6-pairs 8-pairs 10-pairs 12-pairs'
        case '*--game words *'
            string split ' ' 'en-es en-fr en-de en-it en-pt'
        case '*--game match *'
            string split ' ' '30s 60s 90s'
        case '*'
            string split ' ' 'classic rewind surprise bounce fresh by-ear by-eye player-adds last-one-standing span 3x3 4x4 5x5 6-pairs 8-pairs 10-pairs 12-pairs en-es en-fr en-de en-it en-pt 30s 60s 90s'
        # end
    end
end

# The scores, of the program and the folder that are typed; none where that is not a program, as "$game" is not.
function __simon_scores
    set -l typed (string replace -r '^((--data-dir=)?)~' "\$1$HOME" -- (commandline -opc))
    set -l folder
    for i in (seq (count $typed))
        switch $typed[$i]
            case --data-dir
                set folder --data-dir=$typed[(math $i + 1)]
            case '--data-dir=*'
                set folder $typed[$i]
        end
    end
    command -q -- $typed[1]; and command $typed[1] scores --json $folder 2>/dev/null
end

function __simon_players
    __simon_scores | string replace -rf '^ *"name" *: *"(.*)",*$' '$1' | string replace -ra '\\\\(["\\\\])' '$1' | sort -u
end

# The games that have a score, by the first digits of their identifiers.
function __simon_games
    __simon_scores | awk -F '"' '/^ *"game"/ { game = $4 } /^ *"id"/ { id = substr($4, 1, 8) }
        /^ *"name"/ { sub(/^[^:]*: "/, ""); sub(/",?$/, ""); gsub(/[\\\\]/, ""); print id "\t" $0 ", " game }'
end

complete -c simon -f
complete -c simon -n "$seen replay share" -a '(__simon_games)'
complete -c simon -n "$seen help" -a "$commands"
# made: options
complete -c simon -n $play -a scores -d 'leaderboards'
complete -c simon -n $play -a stats -d 'statistics, and what to practise'
complete -c simon -n $play -a replay -d 'watch a game again and verify its score'
complete -c simon -n $play -a share -d 'the last game (or ID)'
complete -c simon -n $play -a tones -d 'hear or write tones'
complete -c simon -n $play -a doctor -d 'what works, how to fix it'
complete -c simon -n $play -a help -d 'the help of all, or of a command'
complete -c simon -n $play -l game -x -a 'simon squares pairs words match' -d 'start with it; with scores or stats, only that game'
complete -c simon -n "$seen scores stats" -l game -x -a 'simon squares pairs words match' -d 'only simon, squares, pairs, words or match'
complete -c simon -n $play -l daily -d 'today\'s game, the same for everyone'
complete -c simon -n $play -l seed -x -d 'the same sequence every time; never ranked'
complete -c simon -n $play -l beat -x -a '(__simon_games)' -d 'play the game in somebody\'s code: who goes further?'
complete -c simon -n "$play; or $seen replay tones doctor" -l device -x -a '(__simon_devices)' -d 'ALSA device (default: default)'
complete -c simon -n "$play; or $seen replay" -l mute -d 'no sound for this run, whatever the settings say'
complete -c simon -n "$play; or $seen replay" -l plain -d 'line by line: for screen readers and pipes'
complete -c simon -n "$play; or $seen scores stats replay share doctor" -l data-dir -x -a '(__fish_complete_directories)' -d 'files in that folder, not in the XDG folders'
complete -c simon -n "$play; or $seen replay" -l ascii -d 'ASCII characters only'
complete -c simon -n "$play; or $seen replay" -l reduced-motion -d 'no movement'
complete -c simon -n "$play; or $seen replay" -l color -x -a 'auto truecolor 256 16 none' -d 'auto, truecolor, 256, 16 or none'
complete -c simon -l lang -x -a 'en es' -d 'en, es; overrides environment and settings'
complete -c simon -n "$seen scores stats" -l json -d 'for programs'
complete -c simon -n "$seen scores stats" -l csv -d 'for spreadsheets'
complete -c simon -n "$seen scores" -l variant -x -a '(__simon_variants)' -d 'only that variant, such as classic or 4x4'
complete -c simon -n "$seen stats" -l variant -x -a 'span span-eye span-ear span-backward span-backward-eye span-backward-ear' -d 'with V = span: what was measured of your memory span'
complete -c simon -n "$seen scores" -l forget -x -a '(__simon_players)' -d 'removes all of a player\'s scores and games, after asking'
complete -c simon -n "$seen replay tones" -l wav -r -F -d 'saves the sound as a WAV file instead'
complete -c simon -n "$seen replay" -l cast -r -F -d 'saves the pictures in asciinema\'s format instead'
complete -c simon -n "$seen replay" -l size -x -a '80x24 100x30 120x36' -d 'the size of those pictures (default: 80x24)'
complete -c simon -n "$seen share" -l text -d 'a result to paste instead: score and rounds'
complete -c simon -n "$seen share" -l code -d 'the code beneath it'
complete -c simon -n "$seen share" -l png -r -F -d 'a picture of the game as a PNG file instead'
complete -c simon -n "$seen share" -l animate -d 'the picture plays the last round'
complete -c simon -n "$seen tones" -l tuning -x -a 'do-re-mi-fa 1978' -d 'do-re-mi-fa (default), or 1978 for the toy\'s own pitches'
complete -c simon -n "$seen replay tones" -l stereo -d 'two channels, each pad in its own place'
complete -c simon -n "$seen doctor" -l tone -d 'also plays a test tone'
complete -c simon -s h -l help -d 'this help'
complete -c simon -n "$play; or $seen help" -l version -d 'the program\'s version'
# end
