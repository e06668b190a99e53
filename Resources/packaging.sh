# shellcheck shell=bash disable=SC2034,SC2154
# What the scripts that make packages have in common; they source it after setup.sh.

# The release stands in the program alone; what is built of anything else says which commit.
release=$(sed -n 's/.*static let release = "\(.*\)".*/\1/p' "$project/Sources/simon/Version.swift")
revision=$("$project/Resources/revision")
version=$release$revision

# The releases of the changelog, the newest first: "VERSION DATE".
releases() { sed -nE 's/^## ([0-9.]+) \(([0-9]{4}-[0-9]{2}-[0-9]{2})\)$/\1 \2/p' "$project/Resources/CHANGELOG.md"; }

# Dates are those of the release or the commit, so that the same sources give the same package at any time.
use_date_of_sources() {
    local date time=
    [ -z "$revision" ] || time=$("$project/Resources/revision" --time)
    date=$(releases | head -n 1 | cut -d ' ' -f 2)
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-${time:-$(date -u -d "$date" +%s)}}
}

need_tools() { # PACKAGES TOOLS...
    local packages=$1 tool
    shift
    for tool in "$@"; do
        command -v "$tool" >/dev/null || fail "$tool is missing: apt-get install $packages"
    done
}
