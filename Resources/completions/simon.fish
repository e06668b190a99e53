# Completion of simon for fish.

set -l commands scores tones doctor help
set -l play "not __fish_seen_subcommand_from $commands"

function __simon_devices
    echo default
    command -q aplay; and aplay -L 2>/dev/null | string match -rv '^ '
end

complete -c simon -f
complete -c simon -n $play -a scores -d 'Print the leaderboard'
complete -c simon -n $play -a tones -d 'Play do re mi fa and the razz'
complete -c simon -n $play -a doctor -d 'Tell what was found, from sound to gamepad'
complete -c simon -n $play -a help -d 'Print a summary'

complete -c simon -n "$play; or __fish_seen_subcommand_from scores" -l game -x -a simon -d 'Start in that game'
complete -c simon -n $play -l seed -x -d 'The same sequence every time'
complete -c simon -n "$play; or __fish_seen_subcommand_from tones doctor" -l device -x -a '(__simon_devices)' -d 'ALSA device'
complete -c simon -n $play -l mute -d 'No sound in this run'
complete -c simon -n "$play; or __fish_seen_subcommand_from scores doctor" -l data-dir -x -a '(__fish_complete_directories)' -d 'Keep the files there'
complete -c simon -n $play -l ascii -d 'No glyphs beyond ASCII'
complete -c simon -n $play -l color -x -a 'auto truecolor 256 16 none' -d 'Which colours'
complete -c simon -n $play -l reduced-motion -d 'Nothing fades, jumps or moves'
complete -c simon -n '__fish_seen_subcommand_from scores' -l json -d 'Print JSON'
complete -c simon -n '__fish_seen_subcommand_from scores' -l csv -d 'Print CSV'
complete -c simon -n '__fish_seen_subcommand_from tones' -l wav -r -F -d 'Write the tones to a file'
complete -c simon -s h -l help -d 'Print a summary'
complete -c simon -n $play -l version -d 'Print the version'
