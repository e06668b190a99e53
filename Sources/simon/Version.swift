enum Version {
    /// By semver.org; `Resources/CHANGELOG.md` describes each. Defined only here.
    static let release = "0.1.0"
    /// What `--version` tells: the release, or which later commit this was built from.
    static let current = release + revision
}
