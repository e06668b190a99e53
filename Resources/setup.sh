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
# does without the C++ library's headers.
swift_needs=(g++ libcurl4 libncurses6 libsqlite3-0 libxml2)

# Ends the script with a sentence if Swift is missing, too old or does not start.
check_swift() {
    local said version
    command -v swift >/dev/null || fail "Swift 6.2 or newer is needed: $swift_page"
    if ! said=$(swift --version 2>&1); then
        ! command -v apt-get >/dev/null || install_packages "${swift_needs[@]}"
        said=$(swift --version 2>&1) || fail "Swift is installed but does not start ($(head -n 1 <<<"$said"));" \
            "what it needs is listed at $swift_page"
    fi
    version=$(sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' <<<"$said" | head -n 1)
    [ -z "$version" ] || [ "$(printf '%s\n' 6.2 "$version" | sort -V | head -n 1)" = 6.2 ] ||
        fail "Swift 6.2 or newer is needed, and this is $version: $swift_page"
}

# Installs the headers of ALSA where they are missing, which the sound is built with.
need_alsa() {
    if pkg-config --exists alsa 2>/dev/null || [ -f /usr/include/alsa/asoundlib.h ]; then return; fi
    command -v apt-get >/dev/null ||
        fail "the headers of ALSA are missing: install alsa-lib-devel (Fedora), alsa-devel (openSUSE)," \
            "alsa-lib (Arch) or alsa-lib-dev (Alpine), then run this again"
    install_packages pkg-config libasound2-dev
}

# install_packages PACKAGES...: installs them by their Debian names, or says what to install.
install_packages() {
    local as_root=()
    command -v apt-get >/dev/null || fail "please install $* (their names on Debian), then run this again"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "please run 'apt-get install $*' as root, then run this again"
        as_root=(sudo)
    fi
    say "installing $*"
    { "${as_root[@]}" apt-get update -q &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"; } >&2 ||
        fail "could not install $*: see above, then run this again"
}

# Makes .build usable: creates it, checks its owner, and drops the compiler's module caches if the project
# has been moved since they were made, because they only work in the folder that they were made in.
prepare_build_folder() {
    local build=$project/.build foreign plan
    mkdir -p "$build" 2>/dev/null || fail "cannot write to $project: $(owner_hint "$project")"
    foreign=$(find "$build" ! -type l ! -writable -print -quit)
    [ -z "$foreign" ] || fail "cannot write to $foreign: $(owner_hint "$foreign")"
    for plan in "$build"/debug.yaml "$build"/release.yaml; do
        if [ -f "$plan" ] && ! grep -qF "\"$build/" "$plan"; then rm -rf "$build"/*/*/ModuleCache; fi
    done
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
return_build_folder() {
    if [ "$(id -u)" -eq 0 ]; then chown -R -h --reference="$project" "$project/.build" 2>/dev/null || true; fi
}

# Sets link_options to the best of the linker's options with which a program starts on this machine: Swift's own
# lld makes everything that is only written at the start read-only afterwards, and packs relocations, which glibc
# knows from 2.36 on. Options on the command line are tried along with each of them.
choose_link_options() {
    local try
    try=$(mktemp -d "$project/.build/try.XXXXXX")
    echo 'print("")' >"$try/try.swift"
    if ! try_link_options "$@" && command -v apt-get >/dev/null; then
        install_packages "${swift_needs[@]}"
        try_link_options "$@" || true
    fi
    [ -x "$try/try" ] ||
        fail "Swift cannot build programs here ($(grep -m 1 error "$try/said" || echo 'they do not start'));" \
            "what it needs is listed at $swift_page"
    rm -rf "$try"
}

try_link_options() {
    local choice
    local -a options
    for choice in '-use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs' '-use-ld=lld' ''; do
        read -ra options <<<"$choice"
        link_options=("$@" "${options[@]}")
        if swiftc -static-stdlib "${link_options[@]}" "$try/try.swift" -o "$try/try" >"$try/said" 2>&1 &&
            "$try/try" >/dev/null 2>&1; then
            return 0
        fi
        rm -f "$try/try"
    done
    return 1
}
