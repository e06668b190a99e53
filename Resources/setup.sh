# shellcheck shell=bash disable=SC2154
# What Resources/build and Tests/run have in common; they source it, with the project's folder in $project and
# the name that messages begin with in $caller.

swift_page=https://www.swift.org/install/linux/

say() { echo "$caller: $*" >&2; }

fail() {
    say "$@"
    exit 1
}

# What Swift needs besides itself, by its Debian names: its archive cannot tell apt, and the package "swiftlang"
# does without the C++ library's headers. "A|B" is the first of them that there is.
swift_needs=(g++ libcurl4 libncurses6 libsqlite3-0 'libxml2|libxml2-16')

# --- folders ----------------------------------------------------------------------------------------------

# Makes .build usable, and keeps in it what Swift would put into the home folder or leave behind in the folder for
# temporary files. Sets swift_folders to the options of "swift build" for that, and scratch to a folder of this run.
prepare_folders() {
    local build=$project/.build foreign plan
    mkdir -p "$build" 2>/dev/null || fail "cannot write to $project: $(owner_hint "$project")"
    foreign=$(find "$build" ! -type l ! -writable -print -quit)
    [ -z "$foreign" ] || fail "cannot write to $foreign: $(owner_hint "$foreign")"
    # Module caches only work in the folder that they were made in.
    for plan in "$build"/debug.yaml "$build"/release.yaml; do
        if [ -f "$plan" ] && ! grep -qF "\"$build/" "$plan"; then rm -rf "$build"/*/*/ModuleCache "$build/home"; fi
    done
    swift_folders=(--cache-path "$build/home/cache" --config-path "$build/home/config"
        --security-path "$build/home/security")
    export CLANG_MODULE_CACHE_PATH=$build/home/modules
    trap leave EXIT
    scratch=$(mktemp -d "$build/run.XXXXXX")
    starts_programs "$scratch" ||
        fail "programs in $project do not start, as its file system is mounted with noexec;" \
            "copy the project to another one and run this there"
}

# starts_programs FOLDER: whether a program that is in it can be started.
starts_programs() {
    local try status=0
    try=$(mktemp "$1/simon.XXXXXX" 2>/dev/null) || return
    printf '#!/bin/sh\n' >"$try"
    chmod +x "$try"
    "$try" 2>/dev/null || status=$?
    rm -f "$try"
    return $status
}

# build_swift OPTIONS...: "swift build" without traces outside of .build. Call wait_for_turn before.
build_swift() {
    TMPDIR=$scratch swift build --package-path "$project" "${swift_folders[@]}" "$@" 9>&-
}

# Has one build at a time, as SwiftPM's own lock is among its temporary files.
wait_for_turn() {
    exec 9>"$project/.build/building"
    if command -v flock >/dev/null && ! flock -n 9; then
        say "another build is under way; waiting for it"
        flock 9
    fi
}

# owner_hint PATH: how to get to write to it.
owner_hint() {
    local owner
    owner=$(stat -c %U "$1" 2>/dev/null || stat -c %U "$project")
    if [ "$owner" != "$(id -un)" ] && [ "$1" != "$project" ]; then
        echo "it belongs to $owner; run 'sudo chown -R $(id -un) $(printf %q "$project/.build")', then this again"
    else
        echo "copy the project to a folder of your own and run this there"
    fi
}

# A build as root in someone else's project leaves files that belong to that person.
leave() {
    rm -rf "${scratch:-}"
    if [ "$(id -u)" -eq 0 ]; then chown -R -h --reference="$project" "$project/.build" 2>/dev/null || true; fi
}

# --- packages ---------------------------------------------------------------------------------------------

# require PACKAGES...: installs them and what else a build needs, all at once, and chooses link_options.
require() {
    local missing=("$@") can_build=yes
    check_swift
    has_alsa || missing+=(pkg-config libasound2-dev)
    if ! can_build; then
        can_build=no
        missing+=("${swift_needs[@]}")
    fi
    [ ${#missing[@]} -eq 0 ] || install_packages "${missing[@]}"
    [ $can_build = yes ] || can_build || fail "Swift cannot build programs here ($why_not); what it needs is listed at $swift_page"
}

can_build() {
    why_not=$(swift --version 2>&1 >/dev/null) && choose_link_options
}

# Ends the script if Swift is missing or too old; one that does not start may lack packages only.
check_swift() {
    local version
    command -v swift >/dev/null || fail "Swift 6.2 or newer is needed. $(where_swift_is)"
    version=$( (swift --version 2>/dev/null || true) | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
    [ -z "$version" ] || is_new_enough "$version" ||
        fail "Swift 6.2 or newer is needed, and this is $version. $(where_swift_is)"
}

is_new_enough() { [ "$(printf '%s\n' 6.2 "$1" | sort -V | head -n 1)" = 6.2 ]; }

where_swift_is() {
    local packaged
    packaged=$(LC_ALL=C apt-cache policy swiftlang 2>/dev/null | sed -n 's/^ *Candidate: //p')
    if [[ $packaged == [0-9]* ]] && is_new_enough "$packaged"; then
        echo "Here it is the package swiftlang (600 MB to download, 3 GB on the disk): run" \
            "'apt-get install swiftlang' as root, then this again."
    else
        echo "It comes from $swift_page (1 GB to download, 3.5 GB on the disk)." \
            "Unpack it, put its usr/bin into PATH, and run this again, which installs what else it needs."
    fi
}

has_alsa() { pkg-config --exists alsa 2>/dev/null || [ -f /usr/include/alsa/asoundlib.h ]; }

# install_packages PACKAGES...: installs them by their Debian names, or says what to install. Asks for root once.
install_packages() {
    local as_root=() names
    command -v apt-get >/dev/null ||
        fail "please install ${*%%|*} (Debian's names; libasound2-dev is alsa-lib-devel on Fedora, alsa-devel on" \
            "openSUSE, alsa-lib on Arch and alsa-lib-dev on Alpine), then run this again"
    if [ "$(id -u)" -ne 0 ]; then
        names=$(names_here "$@")
        command -v sudo >/dev/null || fail "please run 'apt-get install $names' as root, then run this again"
        as_root=(sudo)
    fi
    say "installing ${*%%|*}"
    "${as_root[@]}" bash -c "$(declare -f names_here install_as_root); install_as_root \"\$@\"" bash "$@" >&2 ||
        fail "could not install ${*%%|*}: see above, then run this again"
}

install_as_root() {
    local said tries names
    export LC_ALL=C DEBIAN_FRONTEND=noninteractive
    # apt waits for the lock when it installs, and not when it updates its lists. A source that does not answer holds
    # up nothing that another one has.
    for ((tries = 0; tries < 300; tries++)); do
        said=$(apt-get update -q -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 2>&1) &&
            break
        if ! grep -q 'Could not get lock' <<<"$said"; then
            printf '%s\n' "$said" 'Going on with what is known, as some of the lists could not be updated.'
            break
        fi
        [ $tries -gt 0 ] || echo 'Waiting for another apt to end.'
        sleep 2
    done
    names=$(names_here "$@")
    # shellcheck disable=SC2086
    apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=600 $names
}

# names_here PACKAGES...: of "A|B", the first that can be installed here.
names_here() {
    local package name names=()
    for package; do
        for name in ${package//|/ }; do
            [ "$name" = "$package" ] || apt-get install -s "$name" >/dev/null 2>&1 || continue
            break
        done
        names+=("$name")
    done
    echo "${names[*]}"
}

# --- linking ----------------------------------------------------------------------------------------------

# Sets link_options to the best of the linker's options with which a program starts on this machine, along with those
# that link_cxx finds: Swift's own lld makes everything that is only written at the start read-only afterwards, and
# packs relocations, which glibc knows from 2.36 on. If none does, why_not says why.
choose_link_options() {
    local try choice status=1
    local -a cxx=() options
    if declare -F link_cxx >/dev/null; then link_cxx; fi
    try=$(mktemp -d "${scratch:-$project/.build}/try.XXXXXX")
    echo 'print("")' >"$try/try.swift"
    for choice in '-use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs' '-use-ld=lld' ''; do
        read -ra options <<<"$choice"
        link_options=("${cxx[@]}" "${options[@]}")
        if swiftc -static-stdlib "${link_options[@]}" "$try/try.swift" -o "$try/try" >"$try/said" 2>&1 &&
            "$try/try" >/dev/null 2>&1; then
            status=0
            break
        fi
        why_not=$(grep -m 1 error "$try/said" || echo 'they do not start')
        rm -f "$try/try"
    done
    rm -rf "$try"
    return $status
}
