# shellcheck shell=bash disable=SC2154
# What the scripts that make packages have in common; they source it after setup.sh.

# The version stands in the program alone.
version=$(sed -n 's/.*static let current = "\(.*\)".*/\1/p' "$project/Sources/simon/Version.swift")

# The newest release in the changelog, "VERSION DATE", and those before it.
releases() { sed -nE 's/^## ([0-9.]+) \(([0-9]{4}-[0-9]{2}-[0-9]{2})\)$/\1 \2/p' "$project/Resources/CHANGELOG.md"; }

# Dates are the release's own, so that the same sources give the same package at any time.
use_date_of_release() {
    local date
    date=$(releases | head -n 1 | cut -d ' ' -f 2)
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(date -u -d "$date" +%s)}
}

# strip_program FILE: removes symbols, and the compiler's notes about each module, which depend on its folder.
strip_program() {
    local notes
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$1"
    notes=$(mktemp)
    if objcopy --dump-section .swift_modhash="$notes" "$1" /dev/null 2>/dev/null && [ -s "$notes" ]; then
        truncate -s "$(stat -c %s "$notes")" "$notes.none"
        objcopy --update-section .swift_modhash="$notes.none" "$1"
    fi
    rm -f "$notes" "$notes.none"
}

need_tools() { # PACKAGES TOOLS...
    local packages=$1 tool
    shift
    for tool in "$@"; do
        command -v "$tool" >/dev/null || fail "$tool is missing: apt-get install $packages"
    done
}
